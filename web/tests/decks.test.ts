/** The deck builder's own part: text to sets and back, what a click does, sums, filters, links, what the browser keeps; and plans at a table. */
import { beforeEach, expect, test } from 'vitest';
import { deckOf, EVERYTHING, filtered, isPremade, linkOf, listed, premade, put, read, sums, takers, withSet, wordsOf, written } from '../src/decks/deck';
import { dropDeck, keepDeck, keptDecks, SLOT } from '../src/decks/kept';
import { linesFor, planned, planOf } from '../src/games/skytear/decks';
import type { View } from '../src/games/skytear/view';
import type { DeckCard, DeckPool } from '../src/lib/api/wire';

const card = (key: string, hero: string, faction: string, cost: number, modifier: number, rune = 'fire', type = 'action', ultimate = false): DeckCard => ({ key, hero, faction, cost, modifier, type, ultimate, runes: Array.from({ length: cost }, () => rune) });
const pool: DeckPool = {
  heroes: [
    { hero: 'sakoshi', faction: 'kurumo', ultimate: 'storm', commons: ['gank', 'steal', 'aim', 'trail'], premade: 'sakoshi: aim 3, gank 2, steal 2' },
    { hero: 'yami', faction: 'kurumo', ultimate: 'kneel', commons: ['punch', 'mind', 'burn', 'trail'], premade: 'yami: burn 3, punch 2, mind 2' },
  ],
  cards: [
    card('storm', 'sakoshi', '', 3, -1, 'fire', 'action', true),
    card('gank', 'sakoshi', '', 2, 0),
    card('steal', 'sakoshi', '', 1, 1),
    card('aim', 'sakoshi', '', 1, 3, 'ice', 'reaction'),
    card('kneel', 'yami', '', 3, -1, 'fire', 'action', true),
    card('punch', 'yami', '', 2, 0),
    card('mind', 'yami', '', 1, 1),
    card('burn', 'yami', '', 1, 2),
    card('trail', '', 'kurumo', 1, 1, 'air'),
  ],
  samples: [],
  limits: { copies: [3, 2, 2], modifiers: 10, triple_cost: 1 },
};
const TEXT = 'sakoshi: aim 3, gank 2, trail 2';

test('a deck is read from text and written in order, as the terminal does', () => {
  const { sets, unread } = read(pool, '# mine\n\n yami: mind 2, burn 3, punch 2\nsakoshi: trail 2, gank 2,aim  3');
  expect(unread).toEqual([]);
  expect(written(pool, sets)).toBe(`${TEXT}\nyami: burn 3, punch 2, mind 2`);
});

test('nothing after the colon is the premade set, and the ultimate is understood', () => {
  expect(read(pool, 'sakoshi:').sets).toEqual({ sakoshi: { aim: 3, gank: 2, steal: 2 } });
  expect(read(pool, 'sakoshi: storm 1, aim 3').sets).toEqual({ sakoshi: { aim: 3 } });
});

test.each(['nonsense', 'nobody: gank 2', 'sakoshi: gnak 2', 'sakoshi: gank two', 'sakoshi: gank 2, gank 2', 'sakoshi: gank', `${TEXT}\nsakoshi:`])('a line that cannot be read is named by its number: %s', (text) => {
  expect(read(pool, text).unread).toEqual([text.split('\n').length]);
});

test('a click puts copies; who had three gives that place up, and a set without cards is none', () => {
  let sets = put(pool, read(pool, 'sakoshi:').sets, 'sakoshi', 'steal', 3);
  expect(sets.sakoshi).toEqual({ steal: 3, gank: 2, aim: 2 });
  sets = put(pool, sets, 'sakoshi', 'trail', 3);
  expect(sets.sakoshi).toEqual({ trail: 3, gank: 2, aim: 2 });
  for (const key of ['trail', 'gank', 'aim']) sets = put(pool, sets, 'sakoshi', key, 0);
  expect(sets).toEqual({});
});

test('the premade set is known by its cards', () => {
  expect(isPremade(pool, 'yami', premade(pool, 'yami'))).toBe(true);
  expect(isPremade(pool, 'yami', { burn: 3, punch: 2, trail: 2 })).toBe(false);
  expect(withSet({}, 'yami', premade(pool, 'yami'))).toEqual({ yami: { burn: 3, punch: 2, mind: 2 } });
});

test('costs, runes, modifiers and reactions are added up, the ultimate with them', () => {
  const found = sums(pool, read(pool, TEXT).sets);
  expect(found).toEqual({ cards: 8, modifiers: 9 + 0 + 2 - 1, cost: 3 + 4 + 2 + 3, reactions: 3, curve: [0, 5, 2, 1], runes: { ice: 3, fire: 7, air: 2 } });
});

test('cards are found by hero, faction, cost, rune and text', () => {
  const told = (one: DeckCard): string => (one.key === 'mind' ? 'Clear Mind draws' : one.key);
  const keys = (filter: Partial<typeof EVERYTHING>): string[] => filtered(pool, 'sakoshi', { ...EVERYTHING, ...filter }, told).map((one) => one.key);
  expect(keys({})).toEqual(['storm', 'gank', 'steal', 'aim', 'trail']);
  expect(keys({ own: false })).toHaveLength(9);
  expect(keys({ own: false, hero: 'yami', cost: '1' })).toEqual(['mind', 'burn']);
  expect(keys({ own: false, faction: 'kurumo', rune: 'air' })).toEqual(['trail']);
  expect(keys({ own: false, text: 'DRAWS' })).toEqual(['mind']);
  expect(takers(pool, 'trail')).toEqual(['sakoshi', 'yami']);
});

test('a link brings the whole deck', () => {
  const link = linkOf('skytear', { name: 'Ash & Ice', text: `${TEXT}\nyami: burn 3`, box: 'abc' });
  const query = new URLSearchParams(link.split('?')[1]);
  expect(deckOf(query)).toEqual({ name: 'Ash & Ice', text: `${TEXT}\nyami: burn 3` });
  expect(query.get('box')).toBe('abc');
  expect(deckOf(new URLSearchParams('id=1'))).toBeNull();
});

const shelf = new Map<string, string>();
beforeEach(() => {
  shelf.clear();
  globalThis.localStorage = { getItem: (key: string) => shelf.get(key) ?? null, setItem: (key: string, value: string) => void shelf.set(key, value) } as Storage;
});

test('several decks are kept, each by its id; what is no deck is left out', () => {
  const deck = { id: 'a', game: 'skytear', name: 'One', box: '', text: TEXT, changed: 1 };
  expect(keepDeck(deck)).toBe(true);
  keepDeck({ ...deck, id: 'b', name: 'Two', changed: 3 });
  keepDeck({ ...deck, name: 'One again', changed: 2 });
  expect(keptDecks('skytear').map((one) => one.name)).toEqual(['Two', 'One again']);
  expect(keptDecks('skytopia')).toEqual([]);
  dropDeck('b');
  expect(keptDecks('skytear')).toHaveLength(1);
  for (const broken of ['{', '{}', '[1, null, {"id": 3}]']) {
    shelf.set(SLOT, broken);
    expect(keptDecks('skytear')).toEqual([]);
  }
});

test('a browser without room says so', () => {
  globalThis.localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(keepDeck({ id: 'a', game: 'skytear', name: '', box: '', text: TEXT, changed: 1 })).toBe(false);
});

// at the table

const view = (key: string, args: Record<string, unknown>): View => ({ prompt: { key, args }, box: { cards: pool.cards } }) as unknown as View;
const legal = (...words: string[]): Map<string, unknown> => new Map(words.map((word) => [word, {}]));

test('every set is said in three words, the premade one too: nobody can tell by counting which it was', () => {
  const order = pool.cards.map((one) => one.key);
  expect(wordsOf(order, { steal: 2, storm: 1, gank: 2, aim: 3 })).toEqual(['card aim', 'card gank', 'card steal']);
  expect(listed(pool, { trail: 2, gank: 2, aim: 3 }).map(([key]) => key)).toEqual(['aim', 'gank', 'trail']);
});

test('a plan answers word by word, waits for what it has not, and is let go where the player went another way', () => {
  const plan = planOf(view('', {}), { yami: { burn: 3, punch: 2, trail: 2 } });
  expect(plan.map((one) => one.word)).toEqual(['card burn', 'card punch', 'card trail']);
  const first = planned(plan, view('ask-BuildTriple', { hero: 'yami' }), legal('card burn'));
  expect(first.word).toBe('card burn');
  const second = planned(first.plan, view('ask-BuildPair', { hero: 'yami', n: 1 }), legal('card punch'));
  expect([second.word, second.plan.length]).toEqual(['card punch', 1]);
  expect(planned(plan, view('ask-BuildTriple', { hero: 'sakoshi' }), legal('card aim'))).toEqual({ plan, word: null });
  expect(planned(second.plan, view('ask-BuildTriple', { hero: 'yami' }), legal('card burn'))).toEqual({ plan: [], word: null });
  expect(planned(plan, view('ask-BuildTriple', { hero: 'yami' }), legal('card mind'))).toEqual({ plan: [], word: null });
  expect(planned(plan, view('ask-Mulligan', {}), legal('done'))).toEqual({ plan: [], word: null });
});

test('of a deck only the lines for one’s own heroes are used', () => {
  expect(linesFor(`# mine\n${TEXT}\nyami : burn 3`, ['yami'])).toBe('yami : burn 3');
});
