/** How a person looks at the board: what is kept in the browser, the card in their fingers, whether it is near, and how far the board is turned. */
import { MediaQuery } from 'svelte/reactivity';
import type { RefusedWord } from '../../lib/api/wire';
import { lying, phone } from '../../lib/screen';
import type { TableStore } from '../../lib/table.svelte';
import { isFacing, isLarge, laidTurn, QUARTERS, turnedFacing } from './geometry';
import { viewOf, type Card, type View } from './view';

const KEY = 'skyhall-gravity-superstar';

interface Kept {
  /** The board turns with the own pawn, so that its feet point down on the screen. */
  feetDown: boolean;
  danger: boolean;
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

const stored = kept();
export const look = $state({ feetDown: stored.feetDown ?? false, danger: stored.danger ?? false, card: null as Card | null, near: false });

/** Change what lasts. */
export function keep(change: Partial<Kept>): void {
  Object.assign(look, change);
  localStorage.setItem(KEY, JSON.stringify({ feetDown: look.feetDown, danger: look.danger }));
}

const tall = new MediaQuery('(orientation: portrait)', false);

/** Quarters clockwise by which the board is turned on the screen. */
export function turnOf(view: View, seat: number | null): number {
  const pawn = seat === null ? undefined : view.pawns[seat];
  return look.feetDown && pawn?.space ? (4 - QUARTERS[pawn.facing]) % 4 : laidTurn(view.board, phone.current && tall.current);
}

/** Whether a column beside the board of a phone tells how the table stands: the large board leaves no height for a row, a
 * lying phone no width. */
export const isRailed = (view: View): boolean => isLarge(view.board) || lying.current;

/** The card that a finger holds: its ways are open. Null where somebody else's hand is looked at. */
export function heldCard(view: View, seat: number | null): Card | null {
  const hand = (seat === null ? undefined : view.players[seat]?.hand) ?? [];
  return look.card && hand.includes(look.card) ? look.card : (hand[0] ?? null);
}

/** Why a word is refused; the edge that is in the way is named as it lies on the screen. */
export function reasonOf(table: TableStore, { reason }: RefusedWord): string {
  const { side } = reason.args;
  const seen = isFacing(side) ? { ...reason.args, side: turnedFacing(side, turnOf(viewOf(table.view), table.seat)) } : reason.args;
  return table.words.tell({ ...reason, args: seen }, table.names);
}
