import { beforeEach, expect, test, vi } from 'vitest';
import { kit } from '../src/games/gravity_superstar';
import type { Coached, Doubts, IdeaInfo, Snapshot } from '../src/lib/api/wire';
import { TableStore } from '../src/lib/table.svelte';
import { Catalogue } from '../src/lib/words';
import { farewell, idea, mayAsk, NOTHING_SAID, waitingAfter, withIdea, withQuestion } from '../src/school/coached';
import { CoachStore } from '../src/school/coachstore.svelte';
import { saidAt, speak, toldOf, voice } from '../src/school/told.svelte';
import { FRAMES } from './fixtures';

const one = (id: string, points: string[] = []): IdeaInfo => ({ id, title: id, text: `About ${id}.`, points, rule: '' });
const IDEAS = [one('pair'), one('fall', ['seat 0']), one('door', ['part open_door'])];
const now = (turn: number, ideas: string[], wait: string[] = []): Coached => ({ version: 1, turn, ideas, wait });

beforeEach(() => {
  localStorage.clear();
  speak('all');
});

test('one new thing a turn, the first of the list, and never twice', () => {
  expect(idea(IDEAS, now(1, ['door', 'pair']), [], [], NOTHING_SAID)?.id).toBe('pair');
  expect(idea(IDEAS, now(1, ['door', 'pair']), [], ['pair'], NOTHING_SAID)?.id).toBe('door');
  expect(idea(IDEAS, now(1, ['door']), [], ['pair'], withIdea(NOTHING_SAID, 'pair', 1))).toBeNull();
  expect(idea(IDEAS, now(2, ['pair']), [], ['pair'], withIdea(NOTHING_SAID, 'pair', 1))).toBeNull();
});

test('what happened waits for the next turn, what is asked does not', () => {
  const waiting = waitingAfter(now(1, ['pair', 'fall'], ['fall']), [], ['pair']);
  expect(waiting).toEqual(['fall']);
  expect(idea(IDEAS, now(2, []), waiting, ['pair'], withIdea(NOTHING_SAID, 'pair', 1))?.id).toBe('fall');
  expect(waitingAfter(now(2, []), waiting, ['pair', 'fall'])).toEqual([]);
});

test('a question a turn, none in the first, three after the fifth, and only where slips are wanted', () => {
  expect(mayAsk('all', NOTHING_SAID, 1)).toBe(false);
  expect(mayAsk('all', NOTHING_SAID, 2)).toBe(true);
  expect(mayAsk('new', NOTHING_SAID, 2)).toBe(false);
  expect(mayAsk('silent', NOTHING_SAID, 2)).toBe(false);
  const early = [2, 3, 4, 5].reduce((said, turn) => withQuestion(said, 'x', turn), NOTHING_SAID);
  expect(mayAsk('all', early, 5)).toBe(false);
  expect(mayAsk('all', early, 6)).toBe(true);
  const late = [6, 7, 8].reduce((said, turn) => withQuestion(said, 'x', turn), early);
  expect(mayAsk('all', late, 9)).toBe(false);
});

test('at the end: what was learnt in this game, and one thing that has not come up', () => {
  const said = withIdea(NOTHING_SAID, 'fall', 1);
  const parting = farewell(IDEAS, said, ['pair', 'fall']);
  expect(parting.learnt.map(({ id }) => id)).toEqual(['fall']);
  expect(parting.next?.id).toBe('door');
  expect(farewell(IDEAS, said, ['pair', 'fall', 'door']).next).toBeNull();
});

const { view } = FRAMES.find((frame) => frame.view.legal.length > 3)!;
const legal = view.legal.map(({ word }) => ({ word, say: { key: 'word-end', args: {} } }));
const seats = view.pawns.map((_, seat) => ({ seat, kind: seat ? 'bot' : 'person', name: `Seat ${seat}`, level: seat ? 'novice' : '', resigned: false, present: true }));
const house = { helps: true, take_backs: 'free', training: true, stand_in: 'adept', coach: true };
const info = { id: 'first', game: 'gravity-superstar', house, status: 'playing', seats, steps: 3, version: 3, result: null } as unknown as Snapshot['table'];
const asked: Snapshot = { type: 'snapshot', seat: 0, version: 3, mark: '', now: null, table: info, view: { ...view }, ask: { seat: 0, prompt: { key: 'word-end', args: {} }, legal, refusals: [] } };
const answers: { coached: Coached; doubts: Doubts } = { coached: now(2, ['pair']), doubts: { version: 0, known: true, doubt: null } };

/** A table of one's own turn with a coach, and what was sent from it. */
async function coachedTable(): Promise<{ table: TableStore; coach: CoachStore; sent: string[] }> {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    const found = path.endsWith('/doubt') ? answers.doubts : path.endsWith('/coach') ? answers.coached : { game: 'gravity-superstar', options: {}, ideas: IDEAS };
    return Promise.resolve(new Response(JSON.stringify(found)));
  });
  const table = new TableStore(kit, new Catalogue('en', ['word-end = a move']), (message) => message.type === 'move' && sent.push(message.word));
  table.receive(asked);
  answers.coached = { ...answers.coached, version: table.version };
  const coach = new CoachStore(table);
  table.coach = { holds: (word) => coach.holds(word), doubts: false, takeBack: () => coach.takeBack(), leaf: null!, sheet: null! };
  await coach.arrive('en');
  return { table, coach, sent };
}

test('new things are told once to a person, whatever the table', async () => {
  const { coach } = await coachedTable();
  expect(coach.fresh?.id).toBe('pair');
  expect(toldOf('gravity-superstar')).toContain('pair');
  coach.gotIt();
  expect(coach.learnt.map(({ id }) => id)).toEqual(['pair']);
});

test('a slip is held back and asked about once: the better idea is chosen, not played', async () => {
  const words = legal.map(({ word }) => word);
  const better = words[1]!;
  answers.doubts = { version: 0, known: true, doubt: { kind: 'points', rule: '', better, reason: { key: 'slip-points', args: {} }, idea: { key: 'slip-points-better', args: {} }, points: [] } };
  const { table, coach, sent } = await coachedTable();
  table.play(words[0]!);
  expect(sent).toEqual([]);
  await vi.waitFor(() => expect(coach.question?.word).toBe(words[0]));
  expect(table.chosen).toBe(words[0]);
  coach.take();
  expect([sent, table.chosen, coach.question]).toEqual([[], better, null]);
  table.play(better);
  expect(sent).toEqual([better]);
  expect(saidAt(table.info!.id).kind).toBe('points');
});

test('one may keep the choice, take it back, or silence the coach', async () => {
  const words = legal.map(({ word }) => word);
  for (const way of ['keep', 'back', 'silent'] as const) {
    localStorage.clear();
    const { table, coach, sent } = await coachedTable();
    speak(way === 'silent' ? 'silent' : 'all');
    coach.turn = way === 'keep' ? 3 : 4;
    answers.doubts = { ...answers.doubts, doubt: { ...answers.doubts.doubt!, kind: way } };
    table.play(words[0]!);
    if (way !== 'silent') await vi.waitFor(() => expect(coach.question).not.toBeNull());
    if (way === 'keep') coach.keep();
    if (way === 'back') coach.takeBack();
    expect(sent).toEqual(way === 'back' ? [] : [words[0]]);
    expect(table.chosen).toBeNull();
  }
  expect(voice()).toBe('silent');
});

test('what cannot be weighed is simply played', async () => {
  const word = legal[0]!.word;
  answers.doubts = { version: 0, known: false, doubt: null };
  const { table, coach, sent } = await coachedTable();
  coach.turn = 5;
  table.play(word);
  await vi.waitFor(() => expect(sent).toEqual([word]));
  expect(coach.isBlind).toBe(true);
});
