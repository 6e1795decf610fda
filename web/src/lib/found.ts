/** Where a piece is on the screen, by its name. */
import type { Kit } from '../games/kit';

/** A picture of the board is not the board. */
const isShown = (one: Element): boolean => !one.closest('[inert]') && one.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && one.getBoundingClientRect().width > 0;

/** The piece of that name: as the game's folder finds it, else what tells of itself by this name, plays this word, or is a seat;
 * at last what stands for it. */
export function found(kit: Kit, view: unknown, point: string, root: ParentNode): Element | null {
  const [kind = '', ...rest] = point.split(' ');
  const of = rest.join(' ');
  const pointed = kit.pointed?.(view, point);
  const ways = [pointed?.at, `[data-tell="${point}"]`];
  if (kind === 'word') ways.push(`[data-word="${of}"], [data-word^="${of} "]`);
  if (kind === 'seat') ways.push(`[data-seat="${of}"]`);
  ways.push(pointed?.else);
  // On a phone the word that goes on may be nowhere but on the button that plays it.
  if (kind === 'word') ways.push(`[data-plays="${of}"]`);
  for (const way of ways) {
    const piece = way ? [...root.querySelectorAll(way)].find(isShown) : undefined;
    if (piece) return piece;
  }
  return null;
}
