/** Where things are: the window onto a sky, its cells, what words are about. */
import type { CellView, View } from './view';

export interface Place {
  x: number;
  y: number;
}

/** The columns and rows that are shown, y upwards. */
export interface Window {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

const LEAST = 3;

/** The smallest window that holds all places, at least three by three, the middle card in its middle while it can. */
export function windowOf(places: Place[]): Window {
  const xs = places.map((one) => one.x);
  const ys = places.map((one) => one.y);
  const [left, right] = widened(Math.min(...xs, 0), Math.max(...xs, 0));
  const [low, top] = widened(Math.min(...ys, 0), Math.max(...ys, 0));
  return { left, top, columns: right - left + 1, rows: top - low + 1 };
}

function widened(low: number, high: number): [number, number] {
  let [from, to] = [low, high];
  while (to - from + 1 < LEAST) {
    if (-from <= to) from -= 1;
    else to += 1;
  }
  return [from, to];
}

/** A window with one more row and column on every side, for cards to come. */
export const ringed = ({ left, top, columns, rows }: Window): Window => ({ left: left - 1, top: top + 1, columns: columns + 2, rows: rows + 2 });

/** What a wide sky is scaled for, whose it is and in which turn. */
export interface Scale {
  columns: number;
  rows: number;
  seat: number;
  turn: number;
}

/** As many columns and rows as there are; during a turn as many as it began with: a card that is laid rescales nothing. */
export const scaledFor = (kept: Scale | null, { columns, rows }: Window, seat: number, turn: number): Scale =>
  kept && kept.seat === seat && kept.turn === turn ? kept : { columns, rows, seat, turn };

/** How far an empty place lies outside a window, for a margin that is narrower than a card: −1, 0 or 1 either way. */
export function outside({ left, top, columns, rows }: Window, { x, y }: Place): { dx: number; dy: number } {
  return { dx: x < left ? -1 : x >= left + columns ? 1 : 0, dy: y > top ? 1 : y <= top - rows ? -1 : 0 };
}

export function isInside(shown: Window, place: Place): boolean {
  const { dx, dy } = outside(shown, place);
  return dx === 0 && dy === 0;
}

/** The top left place of the three by three to look at: most of what is wanted, then most cards, then nearest the middle. */
export function lookAt(shown: Window, cards: readonly Place[], wanted: readonly Place[]): Place {
  const count = (corner: Place, places: readonly Place[]): number =>
    places.filter(({ x, y }) => x >= corner.x && x < corner.x + LEAST && y <= corner.y && y > corner.y - LEAST).length;
  const far = (corner: Place): number => Math.hypot(corner.x + 1, corner.y - 1);
  const corners = placesOf({ ...shown, columns: Math.max(1, shown.columns - LEAST + 1), rows: Math.max(1, shown.rows - LEAST + 1) });
  return corners.reduce((best, one) => {
    const better = count(one, wanted) - count(best, wanted) || count(one, cards) - count(best, cards) || far(best) - far(one);
    return better > 0 ? one : best;
  });
}

/** All places of a window, row by row from the top left. */
export function placesOf(shown: Window): Place[] {
  return Array.from({ length: shown.columns * shown.rows }, (_, n) => ({
    x: shown.left + (n % shown.columns),
    y: shown.top - Math.floor(n / shown.columns),
  }));
}

/** The place that a word is about, such as `cell -1 2`. */
export function cellOf(word: string): Place | null {
  const [verb, x, y] = word.split(' ');
  return verb === 'cell' ? { x: Number(x), y: Number(y) } : null;
}

export const wordOf = (verb: string, slot: number, symbol: number): string => `${verb} ${slot} ${symbol}`;
export const at = (one: Place): string => `${one.x} ${one.y}`;

/** The words that can be about a symbol, the one that a click means first. */
export function symbolWords(slot: number, symbol: number): string[] {
  return ['on', 'paint', 'hope', 'lower'].map((verb) => wordOf(verb, slot, symbol));
}

export function cellAt(cells: CellView[], place: Place): CellView | undefined {
  return cells.find((one) => one.x === place.x && one.y === place.y);
}

/** The dice of the pool, colour by colour, lowest first; what is in hand is not among them. */
export function poolRows(pool: View['pool'], colours: string[]): { colour: string; numbers: number[] }[] {
  return colours.map((colour) => ({
    colour,
    numbers: (pool[colour] ?? []).flatMap((count, n) => Array.from({ length: count }, () => n + 1)),
  }));
}

/** What a price asks beyond what is there. */
export function short(price: { spots: number; hope: number }, has: { spots: number; hope: number }): { spots: number; hope: number } {
  return { spots: Math.max(0, price.spots - has.spots), hope: Math.max(0, price.hope - has.hope) };
}
