/** A deck while it is built: for each hero the copies of its cards; read from text and written as text (SK-183). What is legal the hall says. */
import type { DeckCard, DeckHero, DeckPool } from '../lib/api/wire';

/** Copies by card. */
export type Copies = Readonly<Record<string, number>>;
/** Copies by hero; who is not in it plays the premade set. */
export type Sets = Readonly<Record<string, Copies>>;

/** What a deck adds up to. */
export interface Sums {
  cards: number;
  modifiers: number;
  cost: number;
  reactions: number;
  /** Cards by cost, from none on. */
  curve: number[];
  runes: Record<string, number>;
}

export interface Filter {
  /** Only what the hero at hand may take. */
  own: boolean;
  faction: string;
  hero: string;
  cost: string;
  rune: string;
  text: string;
}

export const EVERYTHING: Filter = { own: true, faction: '', hero: '', cost: '', rune: '', text: '' };
const MOST_COST = 3;

export const heroIn = (pool: DeckPool, key: string): DeckHero | undefined => pool.heroes.find((one) => one.hero === key);
export const cardIn = (pool: DeckPool, key: string): DeckCard | undefined => pool.cards.find((one) => one.key === key);
/** The highest number of copies of one card. */
const most = (pool: DeckPool): number => Math.max(...pool.limits.copies);
/** How many copies of a card a set may have: none, or as its pattern says. */
export const choices = (pool: DeckPool): number[] => [0, ...new Set(pool.limits.copies)].sort((a, b) => a - b);

/** Who may take a card into a set. */
export const takers = (pool: DeckPool, card: string): string[] => pool.heroes.filter((one) => one.commons.includes(card)).map((one) => one.hero);

/** A line, `hero: card 3, card 2, card 2`; null if it is none. Nothing after the colon is the premade set, the ultimate is understood. */
function readLine(pool: DeckPool, line: string): [string, Copies] | null {
  const [name = '', rest, ...more] = line.split(':');
  const hero = heroIn(pool, name.trim());
  if (!hero || rest === undefined || more.length) return null;
  if (!rest.trim()) return hero.premade.trim() === line.trim() ? null : readLine(pool, hero.premade);
  const found: Record<string, number> = {};
  for (const part of rest.split(',')) {
    const [, card = '', copies = ''] = /^(\S+)\s+(\d{1,2})$/.exec(part.trim()) ?? [];
    if (!cardIn(pool, card) || card in found) return null;
    if (card !== hero.ultimate) found[card] = Number(copies);
  }
  return [hero.hero, found];
}

/** A deck from its text, and the numbers of the lines that cannot be read. */
export function read(pool: DeckPool, text: string): { sets: Sets; unread: number[] } {
  const sets: Record<string, Copies> = {};
  const unread: number[] = [];
  text.split('\n').forEach((line, n) => {
    if (!line.trim() || line.trim().startsWith('#')) return;
    const found = readLine(pool, line.trim());
    if (!found || found[0] in sets) unread.push(n + 1);
    else sets[found[0]] = found[1];
  });
  return { sets, unread };
}

/** The cards of a set as they are listed: most copies first, then in the order of the box. */
export const listed = (pool: DeckPool, copies: Copies): [string, number][] => {
  const order = pool.cards.map((card) => card.key);
  return Object.entries(copies).sort((a, b) => b[1] - a[1] || order.indexOf(a[0]) - order.indexOf(b[0]));
};

/** The text of a deck, heroes in the order of the box. */
export const written = (pool: DeckPool, sets: Sets): string =>
  pool.heroes
    .flatMap(({ hero }) => (sets[hero] ? [`${hero}: ${listed(pool, sets[hero]).map(([card, n]) => `${card} ${n}`).join(', ')}`] : []))
    .join('\n');

/** So many copies of a card; who then has the most twice gives that place up, and a set without cards is none. */
export function put(pool: DeckPool, sets: Sets, hero: string, card: string, copies: number): Sets {
  const before = sets[hero] ?? {};
  const after: Record<string, number> = { ...before, [card]: copies };
  if (copies === most(pool)) for (const other of Object.keys(before)) if (other !== card && before[other] === copies) after[other] = before[card] ?? 0;
  return withSet(sets, hero, Object.fromEntries(Object.entries(after).filter(([, n]) => n > 0)));
}

export function withSet(sets: Sets, hero: string, copies: Copies): Sets {
  const others = Object.fromEntries(Object.entries(sets).filter(([key]) => key !== hero));
  return Object.keys(copies).length ? { ...others, [hero]: copies } : others;
}

export const premade = (pool: DeckPool, hero: string): Copies => readLine(pool, heroIn(pool, hero)?.premade ?? '')?.[1] ?? {};

export const isPremade = (pool: DeckPool, hero: string, copies: Copies): boolean => written(pool, { [hero]: copies }) === written(pool, { [hero]: premade(pool, hero) });

/** Sets with the ultimates that come with them. */
export function sums(pool: DeckPool, sets: Sets): Sums {
  const found: Sums = { cards: 0, modifiers: 0, cost: 0, reactions: 0, curve: Array.from({ length: MOST_COST + 1 }, () => 0), runes: {} };
  for (const [hero, copies] of Object.entries(sets)) {
    for (const [key, n] of [...Object.entries(copies), [heroIn(pool, hero)?.ultimate ?? '', 1] as const]) {
      const card = cardIn(pool, key);
      if (!card) continue;
      found.cards += n;
      found.modifiers += n * card.modifier;
      found.cost += n * card.cost;
      if (card.type !== 'action') found.reactions += n;
      found.curve[Math.min(card.cost, MOST_COST)]! += n;
      for (const rune of card.runes) found.runes[rune] = (found.runes[rune] ?? 0) + n;
    }
  }
  return found;
}

/** The cards that a person looks at; `told` is all that is written on one. */
export function filtered(pool: DeckPool, hero: string, filter: Filter, told: (card: DeckCard) => string): DeckCard[] {
  const own = heroIn(pool, hero);
  const wanted = filter.text.trim().toLowerCase();
  const factionOf = (card: DeckCard): string => card.faction || (heroIn(pool, card.hero)?.faction ?? '');
  return pool.cards.filter(
    (card) =>
      (filter.own ? own !== undefined && (own.commons.includes(card.key) || own.ultimate === card.key) : takers(pool, card.key).length > 0 || card.ultimate) &&
      (!filter.faction || factionOf(card) === filter.faction) &&
      (!filter.hero || card.hero === filter.hero) &&
      (!filter.cost || card.cost === Number(filter.cost)) &&
      (!filter.rune || card.runes.includes(filter.rune)) &&
      (!wanted || told(card).toLowerCase().includes(wanted)),
  );
}

/** The words that build a set at a table: what it has most of, then the others. The premade set is said card by card too: one word for it
 * would tell everybody that it is the premade one. */
export const wordsOf = (order: readonly string[], copies: Copies): string[] =>
  Object.entries(copies)
    .filter(([, n]) => n > 1)
    .sort((a, b) => b[1] - a[1] || order.indexOf(a[0]) - order.indexOf(b[0]))
    .map(([card]) => `card ${card}`);

/** A deck as a link: everything is in the address, nothing is kept by the hall. */
export function linkOf(game: string, deck: { name: string; text: string; box: string }): string {
  const query = new URLSearchParams({ name: deck.name, deck: deck.text.replaceAll('\n', ';') });
  if (deck.box) query.set('box', deck.box);
  return `/decks/${game}?${query.toString()}`;
}

/** The deck of a link; null if it brings none. */
export function deckOf(query: URLSearchParams): { name: string; text: string } | null {
  const text = query.get('deck')?.slice(0, LONGEST);
  return text ? { name: (query.get('name') ?? '').slice(0, LONGEST_NAME), text: text.replaceAll(';', '\n') } : null;
}

/** In characters, as the hall takes them. */
export const LONGEST = 4_000;
export const LONGEST_NAME = 60;
