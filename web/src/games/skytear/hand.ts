/** Which cards lie before the player, which words are buttons, and how these look. */
import { heroOf, type View } from './view';

export interface Held {
  card: string;
  copies: number;
}

/** Cards that are asked about: flipped ones, those looked at, else the own hand with Flux behind it. */
export function shown(view: View, seat: number | null): { cards: Held[]; from: 'hand' | 'flipped' | 'looking' } {
  if (view.prompt?.key === 'ask-FlipChoice' && view.flipped.length) return { cards: counted(view.flipped), from: 'flipped' };
  if (view.looking?.length) return { cards: counted(view.looking), from: 'looking' };
  return { cards: counted((seat === null ? undefined : view.seats[seat]?.hand) ?? []), from: 'hand' };
}

/** What was set aside for new cards: it lies there until the new ones are drawn. */
export function setAside(view: View, seat: number | null): Held[] {
  return counted((seat === null ? undefined : view.seats[seat]?.set_aside_cards) ?? []);
}

/** Equal cards share a place; the order is that of the first. */
export function counted(cards: readonly string[]): Held[] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, copies]) => ({ card, copies }));
}

/** How much of a card a hand shows on a wide screen: with a picture, plainly, or by name, picture and price alone. */
export function roomFor(places: number): 'wide' | 'plain' | 'dense' {
  return places <= 5 ? 'wide' : places <= 7 ? 'plain' : 'dense';
}

const ELSEWHERE = new Set(['card', 'hex', 'aoe', 'faction']);
export const ACTIONS = ['move', 'attack', 'skirmish', 'lead', 'worship'] as const;

/** Words that are neither on the map nor on a card: buttons. Actions have buttons of their own. */
export function spoken(words: Iterable<string>): string[] {
  return [...words].filter((word) => {
    const block = word.split(' ')[0]!;
    return !ELSEWHERE.has(block) && block !== 'act';
  });
}

/** Whether a word gains or advances something: only then is its button filled. What gives something away is an outline. */
export function advances(word: string, view: View): boolean {
  if (word === 'strike' || word === 'yes') return true;
  if (word !== 'done') return false;
  const { key, args } = view.prompt ?? { key: '', args: {} };
  return key === 'ask-Mulligan' || (key === 'ask-Target' && args.n !== 0);
}

/** The sign of an action: an Attack is drawn as the active hero strikes, from afar or not. */
export function signOf(action: string, view: View): string {
  if (action === 'attack') return (heroOf(view, view.active.hero)?.range ?? view.outsider?.range ?? 1) > 1 ? 'i-bow' : 'i-sword';
  return { move: 'i-chev', skirmish: 'i-clash', lead: 'i-cards', worship: 'i-worship' }[action] ?? 'i-flag';
}
