/** When the page passes for its player. It looks at nothing but what everybody sees: never at the hand. */
import { isFriend } from './sides';
import { deckOf, type View } from './view';

export const MODES = ['always', 'targeted', 'activation', 'turn'] as const;
export type Mode = (typeof MODES)[number];

/** The time that a pass of the page takes, always the same. */
export const DELAY = 900;
/** The time before an activation ends by itself while its last deed may still be taken back. */
export const LONGER = 2500;

export interface Priority {
  mode: Mode;
  /** The turn in which the mode was set. */
  turn: number;
}

/** What is left of a setting: the two that are meant for a while fall back to asking when targeted. */
export function lasting(set: Priority, view: View, seat: number): Mode {
  if (set.mode === 'turn' && view.turn !== set.turn) return 'targeted';
  if (set.mode === 'activation' && view.active.seat === seat && view.stack.length === 0) return 'targeted';
  return set.mode;
}

/** Whether the top of the Stack is an enemy's and aims at something of this one, or may hurt it. */
export function targets(view: View, seat: number): boolean {
  const top = view.stack.at(-1);
  return top !== undefined && !isFriend(view, top.seat, seat) && top.concerns.includes(seat);
}

/** Whether everybody can see that this seat has nothing to answer with: no card in hand and no Flux, or no mana for the
 * cheapest reaction of its deck. Then a pass tells nobody anything. */
export function isBare(view: View, seat: number): boolean {
  const side = view.seats[seat]!;
  if (view.flux.holder === seat && !view.flux.used) return false;
  const reactions = view.box.cards.filter((card) => card.type !== 'action' && deckOf(side).has(card.key));
  const cheapest = Math.min(...reactions.map((card) => card.cost));
  return side.hand_count === 0 || side.heroes.every((hero) => hero.hex === null || hero.mana_left < cheapest);
}

/** Whether everybody can see that the active hero's activation is over: no action point, and no card that could be played. */
export function isSpent(view: View, seat: number): boolean {
  const side = view.seats[seat]!;
  if (view.active.ap > 0 || (view.flux.holder === seat && !view.flux.used)) return false;
  const cheapest = Math.min(...view.box.cards.filter((card) => deckOf(side).has(card.key)).map((card) => card.cost));
  return side.hand_count === 0 || side.heroes.every((hero) => hero.hex === null || hero.mana_left < cheapest);
}

/** Whether the page passes now, if its player is asked for a reaction. */
export function passes(mode: Mode, view: View, seat: number): boolean {
  if (mode === 'always') return false;
  return mode === 'targeted' ? !targets(view, seat) : true;
}
