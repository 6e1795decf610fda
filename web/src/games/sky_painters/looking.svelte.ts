/** Whose sky is looked at: the one where something happens, or the one that was picked, until the turn is over. */
import type { TableStore } from '../../lib/table.svelte';
import { asView } from './view';

/** A seat's sky, or the score sheet. */
export type Look = number | 'sheet';

let picked = $state.raw<{ table: TableStore; turn: number; what: Look } | null>(null);

export function pick(table: TableStore, what: Look): void {
  picked = { table, turn: asView(table.view).turn, what };
}

/** The sky where something happens: while others move, theirs, also where the own turn ended by itself. Who has done a step of a
 * lesson looks at what they made. */
export function homeOf(table: TableStore): number {
  const view = asView(table.view);
  if (table.following && table.active >= 0) return table.active;
  if (table.isLesson && table.seat !== null) return table.seat;
  return table.seat !== null && (view.active === table.seat || view.decision?.seat === table.seat) ? table.seat : view.active;
}

/** What is shown now. */
export function shownAt(table: TableStore): Look {
  return picked?.table === table && picked.turn === asView(table.view).turn ? picked.what : homeOf(table);
}
