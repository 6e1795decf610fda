/** Busts of heroes: those that are drawn, and how one looks that is made from its key (a hero of one's own box). */
import { numbersOf } from '../../lib/made';

const DRAWN = new Set(['sakoshi', 'yami', 'haburat', 'akhuti', 'corjof', 'gulbjarn', 'cotlic', 'tlakali', 'wanderer']);

export interface Bust {
  ground: string;
  glow: string;
  cloak: string;
  skin: string;
  hair: string;
  /** What is on the head, and what is in the face. */
  head: string;
  mark: string;
}

const SKINS = ['#efc7a3', '#d9a578', '#a9744c', '#7d5235', '#c7d3c4', '#b8c4dc'];
const HEADS = [
  'M16 34C14 12 50 12 48 34L44 24C38 18 26 18 20 24Z',
  'M12 46C10 4 54 4 52 46L46 30C44 20 20 20 18 30Z',
  'M18 28L14 6L28 16L32 4L36 16L50 6L46 28C40 20 24 20 18 28Z',
  'M14 30C18 8 46 8 50 30C40 24 24 24 14 30ZM14 30L6 50L20 40ZM50 30L58 50L44 40Z',
];
const MARKS = ['M24 40h16v3H24Z', 'M32 24l3 6-3 6-3-6Z', 'M22 38l8 4-8 4ZM42 38l-8 4 8 4Z', 'M26 46h12l-6 6Z'];

/** How to draw a bust; null if there is a drawing. */
export function madeBust(hero: string): Bust | null {
  if (DRAWN.has(hero)) return null;
  const next = numbersOf(hero);
  const hue = next(360);
  return {
    ground: `hsl(${hue} 34% 30%)`,
    glow: `hsl(${hue} 38% 40%)`,
    cloak: `hsl(${(hue + 150 + next(60)) % 360} 30% 22%)`,
    skin: SKINS[next(SKINS.length)]!,
    hair: `hsl(${(hue + next(90)) % 360} 42% ${18 + next(45)}%)`,
    head: HEADS[next(HEADS.length)]!,
    mark: MARKS[next(MARKS.length)]!,
  };
}
