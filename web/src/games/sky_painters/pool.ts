/** The dice pool, colour by colour. A die that is taken leaves a hole until the turn ends, so that no other die moves. */
import { COLOURS } from './art';
import { poolRows } from './geometry';
import type { View } from './view';

/** A colour of the pool: the dice in their places, 0 for a hole, and how many dice of the colour there are in all. */
export interface Row {
  colour: string;
  dice: number[];
  most: number;
}

/** The rows of a pool as they lie, next to how they lay before in the same turn. */
export function settled(view: View, before: readonly Row[] = []): Row[] {
  return poolRows(view.pool, COLOURS)
    .map(({ colour, numbers }) => ({ colour, dice: placed(numbers, before.find((one) => one.colour === colour)?.dice), most: numbers.length + away(view, colour) }))
    .filter((row) => row.most > 0);
}

/** What is still there keeps its place; what has come takes the first hole. */
function placed(numbers: readonly number[], before: readonly number[] = []): number[] {
  const left = [...numbers];
  const kept = before.map((number) => {
    const at = left.indexOf(number);
    return at < 0 ? 0 : left.splice(at, 1)[0]!;
  });
  for (const number of left) {
    const hole = kept.indexOf(0);
    if (hole < 0) kept.push(number);
    else kept[hole] = number;
  }
  return kept;
}

/** Dice of a colour on cards and in hand. */
function away(view: View, colour: string): number {
  const symbols = view.seats.flatMap((seat) => seat.cells.flatMap((cell) => cell.symbols));
  return symbols.filter((symbol) => symbol.die?.colour === colour).length + Number(view.hand?.colour === colour);
}

/** How the pool lay last at each table that is open. */
const memory = new WeakMap<object, { turn: number; rows: Row[] }>();

/** The rows to show at a table now. */
export function rowsAt(table: object, view: View): Row[] {
  const last = memory.get(table);
  const rows = settled(view, last?.turn === view.turn ? last.rows : []);
  memory.set(table, { turn: view.turn, rows });
  return rows;
}
