/** Which cards lie before the player, and which words are buttons. */
import type { View } from './view';

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

/** Equal cards share a place; the order is that of the first. */
export function counted(cards: readonly string[]): Held[] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, copies]) => ({ card, copies }));
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
