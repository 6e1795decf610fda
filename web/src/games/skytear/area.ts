/** Areas of effect: the placements that the server offers, turned one after the other and picked by their hexes. */
import { grid, type Grid, type Spot } from './geometry';
import type { View } from './view';

export type Areas = Record<string, number[]>;

/** The hexes of a placement by its word. */
export function hexesOf(areas: Areas, word: string | null): number[] {
  const [block, k] = word?.split(' ') ?? [];
  return block === 'aoe' ? (areas[k!] ?? []) : [];
}

/** All words in the order in which they turn around their common middle. */
export function turning(areas: Areas, field: Grid): string[] {
  const middles = Object.entries(areas).map(([k, hexes]) => ({ word: `aoe ${k}`, at: middle(hexes.map((hex) => field.spots[hex]!)) }));
  const heart = middle(middles.map((one) => one.at));
  const angle = (at: Spot): number => Math.atan2(at.y - heart.y, at.x - heart.x);
  return middles.sort((a, b) => angle(a.at) - angle(b.at)).map((one) => one.word);
}

/** The areas that may be laid now, in the order in which they turn. */
export function areaWords(view: View, legal: ReadonlyMap<string, unknown>): string[] {
  if (![...legal.keys()].some((word) => word.startsWith('aoe '))) return [];
  return turning(view.aoe, grid(view.box.map, false, 0)).filter((word) => legal.has(word));
}

function middle(spots: Spot[]): Spot {
  const n = Math.max(1, spots.length);
  return { x: spots.reduce((sum, one) => sum + one.x, 0) / n, y: spots.reduce((sum, one) => sum + one.y, 0) / n };
}

/** The next word in a ring of words; the first if none is current. */
export function next(words: readonly string[], current: string | null, step = 1): string | null {
  if (!words.length) return null;
  const n = words.indexOf(current ?? '');
  return n < 0 ? words[0]! : words[(n + step + words.length) % words.length]!;
}

/** The placements that cover a hex. */
export function covering(words: readonly string[], areas: Areas, hex: number): string[] {
  return words.filter((word) => hexesOf(areas, word).includes(hex));
}
