/** Names and places as small tiles and lists have them. */
import type { Place } from './geometry';
import type { CellView, TileView } from './view';

type Say = (key: string, args?: Record<string, unknown>) => string;

/** Every Painter is a "Sky …": under that heading the rest is enough. */
export const shortName = (title: string): string => title.replace(/^Sky (?=\S)/, '');

/** When a Painter or a token works: as long as it lies there, at the end, or at once. */
export const markOf = (tile: TileView): 'always' | 'end' | 'now' => (['always', 'end'] as const).find((time) => tile.when.includes(time)) ?? 'now';

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
