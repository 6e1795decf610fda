/** What a tap means where there is no pointer to hover with: a thing that cannot be played now tells what it is. */
import type { Passage } from '../lib/reading';
import type { TableStore } from '../lib/table.svelte';
import { tellerOf } from './choices';

/** A tap on one of these does something of its own. */
const ACTS = '[data-word]:not([aria-disabled="true"]), [data-choice], dialog, a, input, select, label, [data-dock]';
const THING = '[data-word], [data-choice], [data-tell], [title], button, a, [role="button"], [role="menu"]';
const SAID = 'said ';

/** The key of the piece under a finger; null if the tap is about something else. */
export function pieceUnder(target: Element): string | null {
  if (target.closest(ACTS)) return null;
  const found = target.closest<HTMLElement | SVGElement>('[data-tell], [title]');
  return found ? (found.dataset.tell ?? SAID + found.getAttribute('title')!) : null;
}

/** Whether there is nothing under a finger but the board itself. */
export const isGround = (target: Element): boolean => target.closest('.board') !== null && target.closest(THING) === null;

/** A piece in words. What has only a title is told by it. */
export function tellOf(table: TableStore, piece: string): Passage | null {
  if (piece.startsWith(SAID)) return { title: piece.slice(SAID.length), lines: [] };
  return table.kit.explain?.(table.view, piece, tellerOf(table)) ?? null;
}
