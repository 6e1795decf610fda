/** Decks of one's own at the table: whose sets are asked for, and sets that are handed in word by word (SK-179). */
import { checkDeck } from '../../lib/api/client';
import { LANGUAGE } from '../../lib/words';
import { wordsOf } from '../../decks/deck';
import type { SeatView, View } from './view';

/** A word, for the hero whose set it builds, as its first, second or third. */
export interface Planned {
  hero: string;
  n: number;
  word: string;
}

const BUILDS = new Set(['ask-BuildTriple', 'ask-BuildPair']);
const DRAFTS = new Set(['ask-PickBundle', 'ask-BundleHero', 'ask-BundleFor']);
export const isBuilding = (view: View): boolean => BUILDS.has(view.prompt?.key ?? '');
export const isDrafting = (view: View): boolean => DRAFTS.has(view.prompt?.key ?? '');

/** The heroes of a seat in the order in which their sets are asked for. */
export const heroesOf = (seat: SeatView | undefined): string[] => Object.keys(seat?.deck_list ?? {});

/** The set that is asked for and how much of it is there. */
export function asked(view: View): { hero: string; n: number } | null {
  const { key, args } = view.prompt ?? { key: '', args: {} };
  return BUILDS.has(key) ? { hero: String(args.hero), n: key === 'ask-BuildPair' ? Number(args.n) : 0 } : null;
}

/** What is left of a plan, and the word that answers the question now. A set that was begun otherwise, or gone back over, is the player's own
 * again; one that the plan has not is asked for. */
export function planned(plan: readonly Planned[], view: View, legal: ReadonlyMap<string, unknown>): { plan: Planned[]; word: string | null } {
  const now = asked(view);
  const next = now && plan.find((one) => one.hero === now.hero);
  if (!now) return { plan: [], word: null };
  if (!next) return { plan: [...plan], word: null };
  if (next.n !== now.n || !legal.has(next.word)) return { plan: [], word: null };
  return { plan: plan.filter((one) => one !== next), word: next.word };
}

/** The words of some sets in order. */
export function planOf(view: View, sets: Readonly<Record<string, Readonly<Record<string, number>>>>): Planned[] {
  const order = view.box.cards.map((card) => card.key);
  return Object.entries(sets).flatMap(([hero, copies]) => wordsOf(order, copies).map((word, n) => ({ hero, n, word })));
}

/** The lines of a deck for some heroes; what it has for others is not asked for here. */
export const linesFor = (text: string, heroes: readonly string[]): string =>
  text
    .split('\n')
    .filter((line) => heroes.includes(line.split(':')[0]!.trim()))
    .join('\n');

/** What a deck brings for the heroes whose sets are still to be built, beside those that are: its words, or what is wrong with it. */
export async function brought(view: View, game: string, box: string, seat: number, text: string): Promise<{ plan: Planned[]; problems: string[] }> {
  const own = heroesOf(view.seats[seat]);
  const open = own.slice(own.indexOf(asked(view)?.hero ?? ''));
  const before = own.filter((hero) => !open.includes(hero)).map((hero) => lineOf(view, seat, hero));
  const found = await checkDeck(LANGUAGE, game, box, [...before, linesFor(text, open)].join('\n'));
  if (found.problems.length) return { plan: [], problems: found.problems.map((one) => one.text) };
  const sets = Object.fromEntries(found.sets.filter((one) => open.includes(one.hero)).map((one) => [one.hero, one.cards]));
  return { plan: planOf(view, sets), problems: [] };
}

/** A set of one's own as a line of a deck. */
export const lineOf = (view: View, seat: number, hero: string): string =>
  `${hero}: ${Object.entries(view.seats[seat]?.deck_list[hero] ?? {}).map(([card, n]) => `${card} ${n}`).join(', ')}`;
