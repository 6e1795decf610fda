/** Names and places as small tiles and lists have them. */
import type { Place } from './geometry';
import type { CellView } from './view';

type Say = (key: string, args?: Record<string, unknown>) => string;

/** Every Painter is a "Sky …": under that heading the rest is enough. */
export const shortName = (title: string): string => title.replace(/^Sky (?=\S)/, '');

const SIDES = [
  ['right', 1, 0],
  ['left', -1, 0],
  ['above', 0, 1],
  ['below', 0, -1],
] as const;

/** Where an empty place lies, by a card beside it: nobody counts columns on a sky. */
export function besideText(place: Place, cells: readonly CellView[], say: Say): string | null {
  for (const [side, dx, dy] of SIDES) {
    const cell = cells.find((one) => one.x === place.x - dx && one.y === place.y - dy);
    if (cell) return say('screen-beside', { side, card: say(`card-${cell.card.id}`) });
  }
  return null;
}
