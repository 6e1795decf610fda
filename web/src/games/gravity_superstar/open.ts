/** What is open to a player, as results: the same way with whichever card is one of them. */
import { cardOf, TURNS } from './geometry';
import type { Card, Play, View } from './view';

export interface Result {
  play: Play;
  /** Points it brings, without thefts that will be asked. */
  gain: number;
  /** How many others may pass through the space where it ends, before it is one's turn again. */
  danger: number;
}

/** One for each different result: the Wild stands for a move only where that card is not in hand, and for a step the card
 * that is held, else any. */
export function openTo(view: View, seat: number, held: Card | null = null): Result[] {
  const words = new Set(view.legal.map((one) => one.word));
  const seen = new Set<string>();
  const now = view.players[seat]?.points ?? 0;
  const first = ({ word }: Play): number => (held !== null && word.startsWith(`simple ${held}`) ? 0 : 1);
  return [...view.legal]
    .sort((a, b) => (a.word.startsWith('simple') && b.word.startsWith('simple') ? first(a) - first(b) : 0))
    .filter(({ word, lands }) => lands !== null && !(word.endsWith(' wild') && words.has(word.replace(' wild', ''))))
    .filter(({ word }) => {
      const step = word.replace(/^simple \w+/, 'simple');
      return !seen.has(step) && seen.add(step);
    })
    .map((play) => ({ play, gain: play.points - now, danger: threats(view, seat, play) }));
}

/** Who is thrown out on the way threatens nobody. */
function threats(view: View, seat: number, { lands, victims }: Play): number {
  return view.players.filter((player, n) => n !== seat && !victims.includes(n) && player.danger.includes(lands ?? '')).length;
}

/** The best first: by what the bot thinks of them where it was asked, then by points. */
export function byGain(results: readonly Result[], hints: ReadonlyMap<string, number>): Result[] {
  const worth = ({ play }: Result): number => hints.get(play.word) ?? 0;
  return [...results].sort((a, b) => worth(b) - worth(a) || b.gain - a.gain);
}

type Say = (key: string, args?: Record<string, unknown>) => string;

/** Which way a word goes: `left`, `↺`, nothing for a Drop. */
export function sideOf(word: string, say: Say): string {
  const [verb, first, second] = word.split(' ');
  if (verb === 'drop') return '';
  const side = (verb === 'simple' ? second : first) ?? '';
  return verb === 'rotate' ? (TURNS[side] ?? '') : say(`screen-${side}`);
}

/** A word by its move, whichever card makes it: `Long Jump left`, `Step right`, `Rotate ½`. */
export function moveName(word: string, say: Say): string {
  const [verb = ''] = word.split(' ');
  const move = verb === 'simple' ? say('screen-a-step') : say(`card-${verb}`);
  return say('screen-way', { move, side: sideOf(word, say) }).trim();
}

/** Whether a word plays this card, face up or face down. */
export const plays = (word: string, card: string): boolean => cardOf(word) === card;
