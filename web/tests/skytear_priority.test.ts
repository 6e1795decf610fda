/** A pass of the page looks the same from outside whatever the hand holds: same words, same time. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kit } from '../src/games/skytear';
import Hand from '../src/games/skytear/Hand.svelte';
import { DELAY, LONGER } from '../src/games/skytear/priority';
import { session, setEnds, setPriority } from '../src/games/skytear/session.svelte';
import type { Item, View } from '../src/games/skytear/view';
import type { Ask, ClientMessage, Snapshot, TableInfo } from '../src/lib/api/wire';
import { TableStore } from '../src/lib/table.svelte';
import { roomWords } from '../src/lib/words';
import { frames } from './fixtures';
import two from './skytear/two.json';

const words = await roomWords('skytear');
const VIEW = frames<View>(two)[0]!.view;
const seat = (n: number) => ({ seat: n, kind: 'person', name: 'Ada', level: '', resigned: false, present: true });
const info = { id: 't', game: 'skytear', status: 'playing', turn: 0, options: { mode: 'full' }, seats: [0, 1].map(seat), result: null, clock: null, may_undo: false, house: { helps: true, take_backs: 'free', training: false, stand_in: 'adept' } } as unknown as TableInfo;
const HANDS = [[], ['time-glitch'], ['gank', 'gank', 'redirect', 'testudo', 'presence']];

let sent: ClientMessage[] = [];
let shown: ReturnType<typeof mount>[] = [];

/** The page of somebody who is asked for a reaction, with that hand; every card of it may be played. */
function asked(hand: string[], concerns: number[], version = 1): TableStore {
  const item: Item = { item: 1, kind: 'action', seat: 1, hero: 'corjof', what: 'attack', targets: [], hexes: [], legal_now: true, harms: [], areas: [], concerns };
  const prompt = { key: 'ask-Respond', args: { what: 'attack', hero: 'corjof', passes: 1 } };
  const view: View = { ...VIEW, stack: [item], prompt, seats: VIEW.seats.map((one, n) => (n ? one : { ...one, hand })) };
  const legal = ['pass', ...new Set(hand.map((card) => `card ${card}`))];
  const ask: Ask = { seat: 0, prompt, legal: legal.map((word) => ({ word, say: { key: 'word-pass', args: {} } })), refusals: [] };
  const table = new TableStore(kit, words, (message) => sent.push(message));
  table.receive({ type: 'snapshot', seat: 0, version, table: info, view, ask } as unknown as Snapshot);
  shown.push(mount(Hand, { target: document.body, props: { table } }));
  flushSync();
  return table;
}
const waits = (): string => document.querySelector('[role=status]')?.textContent ?? '';

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
});
afterEach(async () => {
  for (const one of shown) await unmount(one);
  shown = [];
  vi.useRealTimers();
});

test.each(HANDS.map((hand) => [hand]))('with %j in hand the page passes after the same time, with the same words', (hand) => {
  setPriority('turn', VIEW.turn);
  asked(hand, [0]);
  expect(waits()).toBe(words.say('screen-passing'));
  vi.advanceTimersByTime(DELAY - 1);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toMatchObject([{ type: 'move', word: 'pass' }]);
});

test.each(HANDS.map((hand) => [hand]))('with %j in hand one is asked if targeted', (hand) => {
  setPriority('targeted', VIEW.turn);
  asked(hand, [0]);
  vi.advanceTimersByTime(10 * DELAY);
  expect([waits(), sent]).toEqual(['', []]);
});

test.each(HANDS.map((hand) => [hand]))('with %j in hand one is passed for if not targeted', (hand) => {
  setPriority('targeted', VIEW.turn);
  asked(hand, [1]);
  vi.advanceTimersByTime(DELAY);
  expect(sent).toHaveLength(1);
});

test('who always wants to be asked always is', () => {
  setPriority('always', VIEW.turn);
  asked([], [1]);
  vi.advanceTimersByTime(10 * DELAY);
  expect(sent).toEqual([]);
});

test('a second question right after the first is passed too, after its own time', () => {
  setPriority('turn', VIEW.turn);
  const table = asked(['gank'], [1]);
  vi.advanceTimersByTime(DELAY);
  expect(sent).toHaveLength(1);
  const ask: Ask = { seat: 0, prompt: { key: 'ask-Respond', args: {} }, legal: [{ word: 'pass', say: { key: 'word-pass', args: {} } }], refusals: [] };
  table.receive({ type: 'ack', id: (sent[0] as { id: string }).id, version: 2 });
  table.receive({ type: 'snapshot', seat: 0, version: 2, table: info, view: table.view, ask } as unknown as Snapshot);
  flushSync();
  vi.advanceTimersByTime(DELAY - 1);
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sent).toHaveLength(2);
});

test('the setting for this turn ends with it', () => {
  setPriority('turn', VIEW.turn - 1);
  asked(['gank'], [0]);
  vi.advanceTimersByTime(10 * DELAY);
  expect(sent).toEqual([]);
  expect(session.priority.mode).toBe('targeted');
});

/** The page of somebody whose active hero can only end, with so many cards and action points left. */
function onlyEnds(cards: number, ap: number, more: Partial<TableInfo> = {}): void {
  const prompt = { key: 'ask-Main', args: { hero: 'yami', ap } };
  const view: View = { ...VIEW, stack: [], prompt, flux: { holder: 1, used: true }, active: { ...VIEW.active, seat: 0, ap }, seats: VIEW.seats.map((one, n) => (n ? one : { ...one, hand_count: cards })) };
  const ask: Ask = { seat: 0, prompt, legal: [{ word: 'end', say: { key: 'word-end', args: {} } }], refusals: [] };
  const table = new TableStore(kit, words, (message) => sent.push(message));
  table.receive({ type: 'snapshot', seat: 0, version: 1, table: { ...info, ...more }, view, ask } as unknown as Snapshot);
  shown.push(mount(Hand, { target: document.body, props: { table } }));
  flushSync();
}
const BOT = [seat(0), { ...seat(1), level: 'adept' }] as TableInfo['seats'];

test.each([
  ['everybody sees that nothing is left', 0, 0, {}, DELAY],
  ['only a bot looks on', 4, 1, { seats: BOT }, DELAY],
  ['the last deed may still be taken back', 4, 1, { seats: BOT, may_undo: true }, LONGER],
])('an activation ends by itself if %s', (_, cards, ap, more, after) => {
  setEnds(true);
  onlyEnds(cards, ap, more as Partial<TableInfo>);
  vi.advanceTimersByTime(after - 1);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toMatchObject([{ type: 'move', word: 'end' }]);
});

test.each([
  ['that would tell people about the hand', true, 4, 0, {}],
  ['who sits here does not want it', false, 0, 0, { seats: BOT }],
])('no activation ends by itself if %s', (_, wanted, cards, ap, more) => {
  setEnds(wanted);
  onlyEnds(cards, ap, more as Partial<TableInfo>);
  vi.advanceTimersByTime(10 * LONGER);
  expect(sent).toEqual([]);
  setEnds(true);
});
