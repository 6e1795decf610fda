/** The board in words: every position of the recorded games reads as English, without a word of the engine's own. */
import { describe, expect, test } from 'vitest';
import type { Kit } from '../src/games/kit';
import { kitOf } from '../src/games/registry';
import { distinct, sentence, type Passage, type Teller } from '../src/lib/reading';
import { roomWords } from '../src/lib/words';
import { frames } from './fixtures';
import four from './gravity_superstar/four.json';
import painters from './sky_painters/three.json';
import skytear from './skytear/two.json';
import skytopia from './skytopia/three.json';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];
const GAMES = { 'gravity-superstar': four, skytopia, 'sky-painters': painters, skytear };
/** Keys of the engine, entries that are missing, values that nobody said. */
const ENGINE = /⟨|_|undefined|null|NaN|\[object|\b[a-z]+-[A-Z0-9]\b|  /;

async function opened(game: string): Promise<{ kit: Kit; tell: Teller }> {
  const words = await roomWords(game);
  return { kit: await kitOf(game), tell: { words, say: (key, args) => words.say(key, args, NAMES), names: NAMES, seat: 0 } };
}

const flat = (passages: Passage[]): string[] => passages.flatMap(({ title, lines }) => [title, ...lines]);

/** The words that a view of its seat calls legal, whatever the game calls them. */
function wordsIn(view: unknown): string[] {
  const { legal, decision } = view as { legal?: { word: unknown; name?: string }[]; decision?: { actions?: { name: string }[] } | null };
  return legal?.map((one) => one.name ?? String(one.word)) ?? decision?.actions?.map((one) => one.name) ?? [];
}

describe.each(Object.entries(GAMES))('%s', (game, played) => {
  const all = frames<unknown>(played);

  test('every position reads as English', async () => {
    const { kit, tell } = await opened(game);
    for (const { view } of all) {
      const lines = flat(kit.read(view, tell));
      expect(lines.filter((line) => ENGINE.test(line) || line.trim() === '')).toEqual([]);
    }
  });

  test('every line of it is a sentence with words to its numbers', async () => {
    const { kit, tell } = await opened(game);
    for (const { lines } of all.flatMap(({ view }) => kit.read(view, tell))) {
      expect(lines.filter((line) => !/[.?!]$/.test(line))).toEqual([]);
      expect(lines.filter((line) => /^[\d\s.,;:+−-]+$/.test(line) || /\d \d/.test(line))).toEqual([]);
    }
  });

  test('it keeps in step: every move but a pass changes what is read', async () => {
    const { kit, tell } = await opened(game);
    const pages = all.map(({ view }) => flat(kit.read(view, tell)).join('\n'));
    const same = all.filter((_, n) => n > 0 && pages[n] === pages[n - 1]).map((frame) => frame.word);
    expect(same.length).toBeLessThan(all.length / 2);
  });
});

test.each(['gravity-superstar', 'skytopia', 'skytear'] as const)('every choice of %s says what it leads to', async (game) => {
  const { kit, tell } = await opened(game);
  const told = frames<unknown>(GAMES[game]).flatMap(({ view }) => wordsIn(view).map((word) => kit.about!(view, word, tell)));
  expect(told.some(Boolean)).toBe(true);
  expect(told.filter((text) => ENGINE.test(text))).toEqual([]);
});

test('a choice of Sky Painters says what it brings, as far as it can be foreseen', async () => {
  const { kit, tell } = await opened('sky-painters');
  const changes = [
    { what: 'spots_changed', name: 'main', delta: 1, total: 4 },
    { what: 'card_completed', name: 'Bumblebee', delta: 0, total: null },
    { what: 'cloud_paid', name: '', delta: 0, total: 0 },
  ];
  const view = { ...(frames<unknown>(painters)[0]!.view as object), help: { plays: [{ word: 'spot', changes }] } };
  expect(kit.about!(view, 'spot', tell)).toBe('gain 1 spot, Bumblebee painted, pay 1 cloud (A die recoloured)');
});

test('a row of Gravity Superstar names every space with something on it', async () => {
  const { kit, tell } = await opened('gravity-superstar');
  const board = kit.read(frames<unknown>(four).at(-1)!.view, tell).find(({ title }) => title.startsWith('The board'))!;
  expect(board.lines.join(' ')).toMatch(/[a-l]\d+ (you|Bo|Cy|Di), feet (up|down|left|right)/);
  expect(board.lines.join(' ')).toMatch(/[a-l]\d+ (blue|yellow|pink|green|orange|white) star/);
});

test.each([
  ['gravity-superstar', four, ['space b2', 'seat 1', 'card wild']],
  ['skytopia', skytopia, ['slot blue-1', 'level 0 gold 0', 'deck red', 'seat 2', 'guild glaziers']],
  ['sky-painters', painters, ['cell 0 0 0', 'offer left', 'offer top', 'painter tackle', 'halo ink', 'seat 1']],
  ['skytear', skytear, ['hex 49', 'card gank', 'seat 0']],
] as const)('a piece of %s is named and explained', async (game, played, pieces) => {
  const { kit, tell } = await opened(game);
  const { view } = frames<unknown>(played as Parameters<typeof frames>[0])[0]!;
  for (const piece of pieces) {
    const told = kit.explain!(view, piece, tell)!;
    expect(told.title, piece).toMatch(/\w/);
    expect(flat([told]).filter((line) => ENGINE.test(line)), piece).toEqual([]);
    expect(told.lines.length, piece).toBeGreaterThan(0);
  }
});

test('labels that read alike are numbered, and sentences are whole', () => {
  expect(distinct(['a', 'b', 'a', 'a'])).toEqual(['a', 'b', 'a (2)', 'a (3)']);
  expect(['blue 1', 'Done!', ''].map(sentence)).toEqual(['Blue 1.', 'Done!', '']);
});
