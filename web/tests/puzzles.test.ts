import { beforeEach, expect, test, vi } from 'vitest';
import { kit } from '../src/games/gravity_superstar';
import type { PuzzleInfo, PuzzleList, PuzzleScene } from '../src/lib/api/wire';
import { placeOf } from '../src/lib/router.svelte';
import { settings } from '../src/lib/settings.svelte';
import { Catalogue } from '../src/lib/words';
import { PuzzleStore } from '../src/school/puzzle.svelte';
import { daysInRow, judged, nextPuzzle, NONE, ofTheme, rated, ratingOf, runsOf, withSolved } from '../src/school/puzzles';
import { puzzling, recordOf } from '../src/school/solved.svelte';
import { FRAMES } from './fixtures';

const puzzle = (id: string, theme = 'loot', difficulty = 3, steps = 1): PuzzleInfo => ({ id, theme, difficulty, ask: 'What now?', steps });
const list: PuzzleList = {
  game: 'gravity-superstar',
  title: 'Gravity Superstar',
  edition: 'tuned',
  names: ['Nova', 'Comet'],
  words: {},
  themes: [{ id: 'loot', title: 'Loot' }, { id: 'last', title: 'Last' }],
  puzzles: [puzzle('1'), puzzle('2', 'last'), puzzle('3'), puzzle('4', 'last', 5, 2)],
  today: '4',
  day: '2026-03-01',
};

test('the first verdict counts, and no other', () => {
  const solved = judged(NONE, puzzle('1'), 'solved');
  expect([solved.streak, solved.best, solved.last]).toEqual([1, 1, ['solved']]);
  expect(judged(solved, puzzle('1'), 'failed')).toBe(solved);
  const failed = judged(solved, puzzle('2'), 'failed');
  expect([failed.streak, failed.best]).toEqual([0, 1]);
  expect(failed.rating).toBeLessThan(solved.rating);
});

test('a hint costs the point, not the streak', () => {
  const hinted = judged(judged(NONE, puzzle('1'), 'solved'), puzzle('2'), 'hinted');
  expect([hinted.streak, hinted.rating]).toEqual([2, judged(NONE, puzzle('1'), 'solved').rating]);
});

test('a rating moves by what was not expected', () => {
  expect(rated(ratingOf(3), 3, 'solved') - ratingOf(3)).toBe(16);
  expect(rated(1200, 5, 'solved')).toBeGreaterThan(rated(1200, 1, 'solved'));
  expect(1200 - rated(1200, 5, 'failed')).toBeLessThan(1200 - rated(1200, 1, 'failed'));
});

test('only the latest nine are shown', () => {
  const many = Array.from({ length: 12 }, (_, n) => puzzle(String(n))).reduce((kept, one) => judged(kept, one, 'solved'), NONE);
  expect([many.last.length, many.streak]).toEqual([9, 12]);
});

test('days in a row end at today, or at yesterday while today is open', () => {
  const days = ['2026-02-26', '2026-02-28', '2026-03-01'];
  expect(daysInRow(days, '2026-03-01')).toBe(2);
  expect(daysInRow(days, '2026-03-02')).toBe(2);
  expect(daysInRow(days, '2026-03-03')).toBe(0);
  expect(daysInRow([], '2026-03-01')).toBe(0);
});

test('the next puzzle is one of the theme that is not solved', () => {
  const kept = withSolved(NONE, '3', null);
  expect(ofTheme(list, 'last').map((one) => one.id)).toEqual(['2', '4']);
  expect(nextPuzzle(list.puzzles, kept, '')?.id).toBe('1');
  expect(nextPuzzle(list.puzzles, kept, '2')?.id).toBe('4');
  expect(nextPuzzle(list.puzzles, kept, '4')?.id).toBe('1');
  expect(nextPuzzle(ofTheme(list, 'loot'), withSolved(kept, '1', null), '1')).toBeNull();
});

test('what one seat does in a row is one run', () => {
  expect(runsOf([{ seat: 0 }, { seat: 1 }, { seat: 1 }, { seat: 0 }]).map(({ seat, of }) => [seat, of.length])).toEqual([[0, 1], [1, 2], [0, 1]]);
});

test('puzzles have addresses of their own', () => {
  expect(placeOf('/puzzles/skytear', '')).toMatchObject({ page: 'puzzles', id: 'skytear' });
  expect(placeOf('/puzzles/skytear/7', '?theme=prey')).toMatchObject({ page: 'puzzle', id: 'skytear', puzzle: '7' });
  expect(placeOf('/puzzles', '').page).toBe('nowhere');
});

const scene = (more: Partial<PuzzleScene>): PuzzleScene => ({
  view: FRAMES[0]!.view,
  ask: { seat: 0, prompt: { key: 'ask-Replay', args: {} }, legal: [{ word: 'end', say: { key: 'word-end', args: {} } }, { word: 'replay', say: { key: 'word-replay', args: {} } }], refusals: [] },
  steps: [],
  outcome: 'open',
  found: 0,
  hints: [],
  hints_left: 2,
  shares: [],
  answer: [],
  solution: [],
  line: [],
  others: [],
  levels: [],
  ...more,
});

let tries: unknown[];
function answers(...scenes: PuzzleScene[]): void {
  tries = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    const tried = JSON.parse(init.body as string) as { words: string[] };
    tries.push(tried);
    const steps = tried.words.map((word) => ({ seat: 0, word, events: [] }));
    return Promise.resolve(new Response(JSON.stringify({ ...scenes[Math.min(tries.length, scenes.length) - 1], steps })));
  });
}
const open = (one: PuzzleInfo): PuzzleStore => new PuzzleStore(list, one, kit, new Catalogue('en', ['word-end = End\nword-replay = Again']));
/** Until so many requests were answered. */
const settled = (store: PuzzleStore, count: number) => vi.waitFor(() => expect([tries.length, store.table.sending]).toEqual([count, null]));

beforeEach(() => {
  settings.motion = false;
  puzzling.games = {};
});

test('a line is found word by word, and the day is kept', async () => {
  answers(scene({}), scene({ found: 1 }), scene({ outcome: 'done', found: 2, ask: null, shares: [80, 80] }));
  const store = open(list.puzzles[3]!);
  await store.begin();
  store.table.play('end');
  await settled(store, 2);
  expect([store.outcome, store.found, store.line, store.mayUndo]).toEqual(['open', 1, ['End'], true]);
  store.table.play('replay');
  await settled(store, 3);
  expect([store.outcome, store.line]).toEqual(['done', ['End', 'Again']]);
  expect(recordOf('gravity-superstar')).toMatchObject({ tried: { 4: 'solved' }, solved: ['4'], days: ['2026-03-01'], streak: 1 });
  expect(tries.at(-1)).toEqual({ words: ['end', 'replay'], hints: 0, gives_up: false });
});

test('a wrong word is answered and ends the streak; solved later, it stays missed', async () => {
  answers(scene({}), scene({ outcome: 'missed', ask: null, shares: [20, 70], answer: [{ seat: 1, say: { key: 'word-end', args: {} } }] }), scene({}), scene({ outcome: 'done', found: 1, ask: null, shares: [70, 70] }));
  const store = open(list.puzzles[0]!);
  await store.begin();
  store.table.play('end');
  await settled(store, 2);
  expect([store.outcome, store.shares, store.answer.map((one) => store.tell(one))]).toEqual(['missed', [20, 70], ['End']]);
  await store.undo();
  expect([store.outcome, store.line]).toEqual(['open', []]);
  store.table.play('replay');
  await settled(store, 4);
  expect(recordOf('gravity-superstar')).toMatchObject({ tried: { 1: 'failed' }, solved: ['1'], streak: 0, last: ['failed'] });
});

test('a hint is asked for, and counted', async () => {
  answers(scene({}), scene({ hints: ['Look.'], hints_left: 1 }), scene({ outcome: 'done', found: 1, ask: null, shares: [70, 70] }));
  const store = open(list.puzzles[0]!);
  await store.begin();
  await store.hint();
  expect([store.hints, store.hintsLeft]).toEqual([['Look.'], 1]);
  store.table.play('end');
  await settled(store, 3);
  expect(recordOf('gravity-superstar').tried).toEqual({ 1: 'hinted' });
});

test('who gives up is shown the solution', async () => {
  answers(scene({}), scene({ solution: ['replay'], ask: null }), scene({ outcome: 'done', found: 1, ask: null, solution: ['replay'], line: [{ seat: 0, say: { key: 'word-replay', args: {} } }] }));
  const store = open(list.puzzles[0]!);
  await store.begin();
  await store.giveUp();
  expect([store.outcome, store.line]).toEqual(['shown', ['Again']]);
  expect(recordOf('gravity-superstar')).toMatchObject({ tried: { 1: 'failed' }, solved: [] });
});

test('a puzzle that does not come touches nothing', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('gone')));
  const store = open(list.puzzles[0]!);
  await store.begin();
  expect([store.failed, recordOf('gravity-superstar')]).toEqual([true, NONE]);
});
