/** Shapes and colours that several pieces share. */
import { disc, gear } from './buildings';
import type { Colour } from './view';

export const COLOURS: Colour[] = ['blue', 'gold', 'red', 'purple'];

/** How the golems of a seat look; the head has the shape that the seat has everywhere. */
export const GOLEMS = [
  { fill: '#fffaf0', edge: '#3a2a16', ink: '#3a2a16', shade: '#efe3cb' },
  { fill: '#2f8561', edge: '#154230', ink: '#fffaf0', shade: '#256b4e' },
  { fill: '#ffd23f', edge: '#6b4c00', ink: '#3a2a16', shade: '#e5b52a' },
  { fill: '#403c4a', edge: '#8d879a', ink: '#fffaf0', shade: '#302d38' },
] as const;

/** The shape of a seat around a point. */
export function shape(seat: number, x: number, y: number, r: number): string {
  switch (seat) {
    case 0:
      return disc(x, y, r * 0.86);
    case 1:
      return `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`;
    case 2:
      return `M${x} ${y - r * 0.94}L${x + r * 1.06} ${y + r * 0.86}L${x - r * 1.06} ${y + r * 0.86}Z`;
    default:
      return `M${x - r * 0.8} ${y - r * 0.8}h${r * 1.6}v${r * 1.6}h${-r * 1.6}Z`;
  }
}

/** Where the pips of a face are, in a square from -1 to 1. */
export function pips(face: number): [number, number][] {
  const corners: [number, number][] = [
    [-1, -1],
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, 0],
    [1, 0],
  ];
  const even = face - (face % 2);
  return [...corners.slice(0, even), ...(face % 2 ? ([[0, 0]] as [number, number][]) : [])];
}

export const COATS: Record<string, string> = {
  key: 'M12 3a4.6 4.6 0 0 1 1.5 8.95V13.5h3.3v2.5h-3.3v1.5h2.3V20h-2.3v1.5h-3V11.95A4.6 4.6 0 0 1 12 3zm0 2.7a1.9 1.9 0 1 0 0 3.8a1.9 1.9 0 0 0 0-3.8z',
  gryphon:
    'M4.5 21.5c-.5-6.5 1-11.3 4.8-13.9L7.9 3.2l4.6 2.6c3.9-.3 6.6 2 7.2 5.6l1.1 3.5l-2.9-1.3c-1.4.8-2.9.9-4.3.7c1.2 2 2.6 3.7 3.4 7.2zM13.6 8.7a1.2 1.2 0 1 0 .01 2.4a1.2 1.2 0 0 0-.01-2.4z',
  moon: 'M14.6 4.4a8 8 0 1 0 5.6 12.2a7.2 7.2 0 0 1-5.6-12.2z',
  lily: 'M12 2.2c2.4 3.2 3.1 5.2 3.1 7.2c0 1.6-.6 3-1.2 4.1h-3.8c-.6-1.1-1.2-2.5-1.2-4.1c0-2 .7-4 3.1-7.2zM8.5 13.5C8.3 10 6.6 8.3 4.7 8.6C2.8 8.9 2.4 11.3 4 12.3c.9.5 1.7.2 2-.3c.3.5.4 1 .3 1.5zM15.5 13.5c.2-3.5 1.9-5.2 3.8-4.9c1.9.3 2.3 2.7.7 3.7c-.9.5-1.7.2-2-.3c-.3.5-.4 1-.3 1.5zM6.5 14.7h11v2.1h-11zM12 22c-1.5-1.2-2.1-2.5-2.2-4.1h4.4c-.1 1.6-.7 2.9-2.2 4.1z',
};
/** A coat of another edition: a plain ring, told apart by its name. */
export const PLAIN_COAT = 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16zm0 4a4 4 0 1 1 0 8a4 4 0 0 1 0-8z';

/** The mark of a colour: star, coins, gear, prism. Shapes as for buildings. */
export const MARKS: Record<Colour, [string, string][]> = {
  blue: [['m', 'M12 1.4L15.07 8.78L23.03 9.42L16.96 14.61L18.82 22.38L12 18.22L5.18 22.38L7.04 14.61L.97 9.42L8.93 8.78Z']],
  gold: [
    ['d', 'M3 17.5a9 4 0 1 0 18 0v-3H3z'],
    ['m', 'M3 15a9 4 0 1 0 18 0a9 4 0 1 0-18 0z'],
    ['d', 'M3 11.5a9 4 0 1 0 18 0v-3H3z'],
    ['m', 'M3 9a9 4 0 1 0 18 0a9 4 0 1 0-18 0z'],
    ['l', 'M6.5 8.6a5.5 2.1 0 1 0 11 0a5.5 2.1 0 1 0-11 0z'],
  ],
  red: [
    ['m', gear(12, 12, 11, 8.4, 8)],
    ['t', disc(12, 12, 3.3)],
  ],
  purple: [
    ['m', 'M12 1.5L20.5 9L12 22.5L3.5 9Z'],
    ['l', 'M12 1.5L8.5 9L12 22.5L15.5 9Z'],
  ],
};

export const ROSETTE =
  'M12 1.1Q16.04 -1.19 17.66 3.16Q22.22 4 20.67 8.37Q23.62 11.95 19.62 14.3Q19.58 18.94 15.01 18.17Q12 21.7 8.99 18.17Q4.42 18.94 4.38 14.3Q.38 11.95 3.33 8.37Q1.78 4 6.34 3.16Q7.96 -1.19 12 1.1Z';
export const RIBBON = 'M6.5 14L4.5 23.6l4-1.8l2.6 2L12.5 16zM17.5 14l2 9.6l-4-1.8l-2.6 2L11.5 16z';
/** A paint by its letter, or a plain colour. */
export const paint = (letter: string): string => (letter.length === 1 ? `var(--${letter})` : letter);
