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
