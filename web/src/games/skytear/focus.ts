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

/** What lies over the corners of a phone's map: victory counts, the Stack, sight and signs, the small map; in px, by corner. */
const OVER = [
  { right: false, low: false, width: 108, height: 84 },
  { right: true, low: false, width: 150, height: 56 },
  { right: false, low: true, width: 112, height: 60 },
  { right: true, low: true, width: 82, height: 100 },
];
/** How far the eye gives way for them, in px, and in which steps. */
const GIVES = 120;
const BY = 20;

/** The same look, aside by as little as leaves the hexes that matter free of the corners; the `first` ones matter most. */
export function clear(field: Grid, look: Look, width: number, height: number, first: readonly number[], others: readonly number[]): Look {
  if (look.zoom <= 1) return look;
  const { box } = field;
  const px = Math.min(width / box.width, height / box.height) * look.zoom;
  const middle = { x: box.x + box.width / 2 + look.at.x, y: box.y + box.height / 2 + look.at.y };
  const room = 0.7 * SIZE * px;
  const on = (hex: number): Spot => ({ x: (field.spots[hex]!.x - middle.x) * px + width / 2, y: (field.spots[hex]!.y - middle.y) * px + height / 2 });
  const isSeen = ({ x, y }: Spot): boolean => x > -room && y > -room && x < width + room && y < height + room;
  const weighty = [...first.map((hex) => ({ at: on(hex), weight: 3 })), ...others.map((hex) => ({ at: on(hex), weight: 1 })).filter(({ at }) => isSeen(at))];
  const isHidden = (x: number, y: number): boolean =>
    x < room || y < room || x > width - room || y > height - room || OVER.some((one) => (one.right ? width - x : x) < one.width + room && (one.low ? height - y : y) < one.height + room);
  let best = { x: 0, y: 0, cost: Infinity };
  for (let x = -GIVES; x <= GIVES; x += BY)
    for (let y = -GIVES; y <= GIVES; y += BY) {
      const cost = weighty.reduce((sum, { at, weight }) => sum + (isHidden(at.x + x, at.y + y) ? weight : 0), Math.hypot(x, y) / 100);
      if (cost < best.cost) best = { x, y, cost };
    }
  return { zoom: look.zoom, at: { x: look.at.x - best.x / px, y: look.at.y - best.y / px } };
}
