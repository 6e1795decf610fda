/** The kit of cut paper that all pictures are made of: shapes on a card of 200 × 180. */
import { PUFF } from './art';

export interface Shape {
  d: string;
  fill: string;
  move?: string;
  /** A line of this width instead of a filled shape. */
  line?: number;
}

export const paper = (fill: string, d: string, move?: string): Shape => ({ d, fill, move });
export const line = (fill: string, width: number, d: string, move?: string): Shape => ({ d, fill, line: width, move });
export const round = (fill: string, x: number, y: number, rx: number, ry = rx): Shape =>
  paper(fill, `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`);
export const puff = (x: number, y: number, size: number, fill = '#ffffff'): Shape =>
  paper(fill, PUFF, `translate(${x} ${y}) scale(${size})`);
export const moved = (move: string, shapes: Shape[]): Shape[] =>
  shapes.map((one) => ({ ...one, move: one.move ? `${move} ${one.move}` : move }));

/** Pointed rays around a middle. */
export function rays(fills: [string, string], x: number, y: number, from: number, to: number, count: number, arc = 360): Shape[] {
  return Array.from({ length: count }, (_, n) => {
    const turn = ((arc === 360 ? (360 / count) * n : (arc / (count - 1)) * n - 90 - arc / 2 + 90) * Math.PI) / 180 - Math.PI / 2;
    const point = (r: number, off: number): string => `${(x + r * Math.cos(turn + off)).toFixed(1)} ${(y + r * Math.sin(turn + off)).toFixed(1)}`;
    return paper(fills[n % 2]!, `M${point(from, -0.13)}L${point(to, 0)}L${point(from, 0.13)}Z`);
  });
}

/** A star of so many points. */
export function star(fill: string, x: number, y: number, size: number, points = 5, inner = 0.45): Shape {
  const corners = Array.from({ length: points * 2 }, (_, n) => {
    const turn = (Math.PI * n) / points - Math.PI / 2;
    const r = n % 2 ? size * inner : size;
    return `${(x + r * Math.cos(turn)).toFixed(1)} ${(y + r * Math.sin(turn)).toFixed(1)}`;
  });
  return paper(fill, `M${corners.join('L')}Z`);
}

/** Bands of a rainbow, the outermost first. */
export function bow(fills: string[], x: number, y: number, radius: number, width: number): Shape[] {
  return fills.map((fill, n) => {
    const r = radius - n * width;
    return paper(fill, `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0Z`);
  });
}

/** Whether a colour is so dark that a pencil would hatch it. */
export function dark(fill: string): boolean {
  const parts = /^#(..)(..)(..)$/.exec(fill);
  if (!parts) return false;
  const [r, g, b] = parts.slice(1).map((part) => parseInt(part, 16)) as [number, number, number];
  return 0.3 * r + 0.59 * g + 0.11 * b < 150;
}
