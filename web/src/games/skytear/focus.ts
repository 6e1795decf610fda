/** Where the map looks on a phone: the hexes that a question is about, and how near it goes for them. */
import type { Grid, Spot } from './geometry';
import { SIZE } from './geometry';
import { heroOf, pile, type View } from './view';
import { wordsByHex } from './weigh';

/** From the middle of a hex to its corner, in px, when the map is near: hexes of more than 60 px. */
export const NEAR = 38;
/** Hexes that a finger cannot hit are under this, in px. */
export const FINGER = 40;

export interface Look {
  zoom: number;
  /** The middle of what is looked at, from the middle of the map. */
  at: Spot;
}

/** The hexes that the open question is about; none: the whole map. */
export function region(view: View, words: readonly string[]): number[] {
  const stands = (key: string | null): number[] => [heroOf(view, key)?.hex ?? []].flat();
  const active = stands(view.active.hero);
  if (view.prompt?.key === 'ask-Main') return [...active, ...(heroOf(view, view.active.hero)?.reach ?? [])];
  if (view.prompt?.key === 'ask-Respond') {
    const top = pile(view).at(-1);
    return top ? [...stands(top.hero), ...top.hexes, ...(top.areas[0] ?? [])] : [];
  }
  const offered = [...wordsByHex(view, words).keys(), ...Object.values(view.aoe).flat()];
  return offered.length ? [...new Set([...offered, ...active])] : [];
}

/** What the corners of the map cover of a phone's height, in px. */
const CORNERS = 48;

/** How near the map comes to hold all of them in `width` × `height` px, of which `free` px of the height are in sight; at
 * least so near that a finger hits a hex. What is `spoken` of lies below the corners, even if not all has room. */
export function lookAt(field: Grid, hexes: readonly number[], width: number, height: number, free = height, spoken: readonly number[] = []): Look {
  const whole = { zoom: 1, at: { x: 0, y: 0 } };
  if (!hexes.length || width === 0 || height === 0) return whole;
  const { box } = field;
  const scale = Math.min(width / box.width, height / box.height);
  const spots = hexes.map((hex) => field.spots[hex]!);
  const [xs, ys] = [spots.map((spot) => spot.x), spots.map((spot) => spot.y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = 2.4 * SIZE;
  const fits = Math.min(width / (right - left + room), free / (bottom - top + room)) / scale;
  const zoom = Math.max(FINGER / (Math.sqrt(3) * SIZE * scale), Math.min(NEAR / (SIZE * scale), fits));
  if (zoom <= 1) return whole;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const up = (height - free) / 2 / (scale * zoom);
  const highest = Math.min(...spoken.map((hex) => field.spots[hex]!.y)) - room / 2 - CORNERS / (scale * zoom);
  const y = Math.min((top + bottom) / 2, highest + free / 2 / (scale * zoom));
  return { zoom, at: { x: (left + right) / 2 - middle.x, y: y - middle.y + up } };
}

/** Whether a finger on this hex could mean another one of them. */
export function isTooClose(field: Grid, hex: number, others: Iterable<number>, px: number): boolean {
  const here = field.spots[hex]!;
  for (const other of others) {
    const there = field.spots[other]!;
    if (other !== hex && Math.hypot(here.x - there.x, here.y - there.y) * px < FINGER) return true;
  }
  return false;
}
