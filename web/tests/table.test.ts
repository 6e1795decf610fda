import { beforeEach, expect, test, vi } from 'vitest';
import type { Ask, ClientMessage, ReplayStep, Snapshot, TableInfo, Update } from '../src/lib/api/wire';
import { kit } from '../src/games/gravity_superstar';
import { Film } from '../src/lib/film';
import { settings } from '../src/lib/settings.svelte';
import { TableStore } from '../src/lib/table.svelte';
import { logLines } from '../src/lib/log';
import { Catalogue, roomWords, say } from '../src/lib/words';
import { question } from '../src/table/question';
import { FRAMES } from './fixtures';


const seat = (n: number) => ({ seat: n, kind: n ? 'bot' : 'person', name: n ? 'novice' : 'Ada', level: n ? 'novice' : '', resigned: false, present: true });
const info = { id: 't', game: 'gravity-superstar', status: 'playing', turn: 0, seats: [0, 1, 2, 3].map(seat), result: null, clock: null, may_undo: false, house: { helps: true, take_backs: 'free', training: false, stand_in: 'adept' } } as unknown as TableInfo;
const own = FRAMES.findIndex((frame) => frame.view.legal.length > 3);

function ask(n: number): Ask | null {
  const { view, refusals } = FRAMES[n]!;
  if (!view.decision) return null;
  const legal = view.legal.map((one) => ({ word: one.word, say: { key: 'word-end', args: {} } }));
  return { seat: view.decision.seat, prompt: { key: view.decision.prompt, args: {} }, legal, refusals };
}
const snapshot = (n: number): Snapshot => ({ type: 'snapshot', seat: 0, version: n, mark: `m${n}`, now: null, table: info, view: { ...FRAMES[n]!.view }, ask: ask(n) });
const step = (n: number) => ({ version: n, step: n, kind: 'action', seat: FRAMES[n - 1]!.view.active ?? 0, word: null, at: 0, events: FRAMES[n]!.events });
const update = (n: number): Update => ({ ...snapshot(n), type: 'update', since: n - 1, steps: [step(n)] });

let sent: ClientMessage[] = [];
function table() {
  sent = [];
  return new TableStore(kit, new Catalogue('en', ['bot-1 = Comet']), (message) => sent.push(message));
}
beforeEach(() => {
  settings.confirm = true;
  settings.motion = true;
  settings.sound = false;
  vi.useFakeTimers();
});

test('the first click chooses, the second plays, once', () => {
  const one = table();
  one.receive(snapshot(own));
  const word = FRAMES[own]!.view.legal.find((play) => play.lands)!.word;
  one.choose(word);
  expect([one.chosen, sent]).toEqual([word, []]);
  one.choose(word);
  one.choose(word);
  one.play(word);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ type: 'move', version: own, word });
  expect(one.mine).toBe(false);
});

test('without confirmation one click plays', () => {
  settings.confirm = false;
  const one = table();
  one.receive(snapshot(own));
  one.choose(FRAMES[own]!.view.legal[0]!.word);
  expect(sent).toHaveLength(1);
});

test('only what the server listed can be chosen or played', () => {
  const one = table();
  one.receive(snapshot(own));
  one.choose('end');
  one.play('rotate sideways');
  expect([one.chosen, sent]).toEqual([null, []]);
});

test('a refusal is told and the choice is open again', () => {
  const one = table();
  one.receive(snapshot(own));
  one.play(FRAMES[own]!.view.legal[0]!.word);
  one.receive({ type: 'refused', id: sent[0] && 'id' in sent[0] ? sent[0].id : null, code: 'stale', text: 'Moved on.', rule: 'GS-28', reason: null, version: own });
  expect(one.notice).toEqual({ text: 'Moved on.', rule: 'GS-28' });
  expect(one.mine).toBe(true);
});

test('a move under way is not offered again, whatever arrives before its answer', () => {
  const one = table();
  one.receive(snapshot(own));
  const word = FRAMES[own]!.view.legal[0]!.word;
  one.play(word);
  const id = sent[0] && 'id' in sent[0] ? sent[0].id : '';
  one.receive({ type: 'presence', present: [true, true, true, true], replaceable_at: [null, null, null, null], now: 0 });
  one.receive(snapshot(own));
  one.receive({ type: 'refused', id: 'another', code: 'busy', text: 'Later.', rule: null, reason: null, version: own });
  expect([one.sending, one.legal.size]).toEqual([word, 0]);
  one.receive({ type: 'ack', id, version: own + 1 });
  expect(one.mine).toBe(false);
  one.receive({ ...snapshot(own), version: own + 1 });
  expect([one.sending, one.mine]).toEqual([null, true]);
});

test('a view that arrives leaves a choice that is still legal, and drops one that is not', () => {
  const one = table();
  one.receive(snapshot(own));
  const word = FRAMES[own]!.view.legal.find((play) => play.lands)!.word;
  one.choose(word);
  const asked = { version: own + 1, step: own, kind: 'ask_back', seat: 1, word: null, at: 0, events: [] };
  one.receive({ ...snapshot(own), type: 'update', since: own, version: own + 1, steps: [asked] });
  expect([one.chosen, one.mine]).toEqual([word, true]);
  const fewer = ask(own)!;
  fewer.legal = fewer.legal.filter((play) => play.word !== word);
  one.receive({ ...snapshot(own), version: own + 2, ask: fewer });
  expect(one.chosen).toBeNull();
});

test('events are played, then the server’s view holds, and nothing is asked before', () => {
  const one = table();
  one.receive(snapshot(0));
  one.receive(update(1));
  expect(one.playing).toBe(true);
  expect(one.ask).toBeNull();
  vi.runAllTimers();
  expect(one.playing).toBe(false);
  expect(one.view).toEqual(FRAMES[1]!.view);
});

test('the table is ready once everything is shown: the log is here, nothing moves, nothing is under way', () => {
  const one = table();
  one.receive(snapshot(own));
  expect(one.ready).toBeNull();
  one.remember([]);
  expect(one.ready).toBe(own);
  one.play(FRAMES[own]!.view.legal[0]!.word);
  expect(one.ready).toBeNull();
  one.receive(update(own + 1));
  expect([one.sending, one.playing, one.ready]).toEqual([null, true, null]);
  vi.runAllTimers();
  expect(one.ready).toBe(own + 1);
});

test('what one rival did is watched again without what the others did', () => {
  const one = table();
  const from = FRAMES.findIndex((_, n) => n > own && step(n).seat === 0 && step(n + 1).seat === 1 && step(n + 1).events.length > 1);
  one.receive(snapshot(from - 1));
  one.remember([]);
  for (const n of [from, from + 1]) one.receive(update(n));
  vi.runAllTimers();
  one.watchAgain(3);
  vi.advanceTimersByTime(1);
  expect(one.playing).toBe(false);
  one.watchAgain(1);
  vi.advanceTimersByTime(1);
  expect(one.playing).toBe(true);
  vi.runAllTimers();
  expect(one.view).toEqual(FRAMES[from + 1]!.view);
});

test('a replay is ready at the step that is shown', () => {
  const one = table();
  one.remember([]);
  one.stepTo({ ...step(1), step: 0, events: [], view: { ...FRAMES[0]!.view }, ask: null }, null);
  expect(one.ready).toBe(0);
  one.stepTo({ ...step(1), view: { ...FRAMES[1]!.view }, ask: null }, 400);
  expect(one.ready).toBeNull();
  vi.runAllTimers();
  expect(one.ready).toBe(1);
});

test('in a replay the seat whose deed is shown is the one that is raised, whoever is to move at the table', () => {
  const one = table();
  one.info = info;
  const deed = { ...step(1), seat: 2, events: [] };
  one.remember([deed]);
  one.stepTo({ ...deed, view: { ...FRAMES[1]!.view }, ask: null }, null);
  expect([one.active, one.following]).toEqual([2, false]);
});

test('an update that was seen already changes nothing', () => {
  const one = table();
  one.receive(snapshot(3));
  one.receive(update(2));
  expect(one.view).toEqual(FRAMES[3]!.view);
});

test('bots that wait their turn say so, and play on when they are called', () => {
  const one = table();
  const bots = { ...info, turn: 1, seats: [1, 2, 3, 1].map(seat), waits: false };
  const told = (waits: boolean): Update => ({ ...update(1), since: 1, steps: [], ask: null, table: { ...bots, waits } });
  one.receive({ ...snapshot(1), ask: null, table: bots });
  const thinks = question(one);
  expect(thinks.thinking).toBe(true);
  one.receive(told(true));
  expect(question(one)).toMatchObject({ text: say('state-waits'), thinking: false });
  one.receive({ ...told(false), version: 0 });
  expect(question(one).thinking).toBe(false);
  one.receive(told(false));
  expect(question(one)).toEqual(thinks);
});

test('a game that was given up says who gave up', () => {
  const one = table();
  const over = (...gone: number[]): Update => {
    const seats = info.seats.map((at) => ({ ...at, resigned: gone.includes(at.seat) }));
    const result = { ending: 'conceded', ranks: [2, 1, 2, 2], scores: [0, 0, 0, 0], why: null };
    return { ...update(1), steps: [], ask: null, table: { ...info, status: 'over', seats, result } as unknown as TableInfo };
  };
  const told = (...gone: number[]): string => {
    one.receive({ ...over(...gone), type: 'snapshot' } as unknown as Snapshot);
    return question(one).text;
  };
  expect(told(0)).toBe('You gave up.');
  expect(told(2)).toBe('novice 3 gave up.');
  expect(told(0, 2)).toMatch(/^Ada and novice 3 gave up\.$/);
});

test('steps that come once more with later ones are not played again', () => {
  const one = table();
  one.receive(snapshot(1));
  one.receive({ ...update(2), since: 0, steps: [step(1), step(2)] });
  one.skip();
  expect(one.shown).toBe(FRAMES[2]!.events.length);
});

test('many updates at once end on the newest view, with every step in the log in order', () => {
  const one = table();
  one.receive(snapshot(0));
  for (let n = 1; n < FRAMES.length; n++) one.receive(update(n));
  one.skip();
  vi.runAllTimers();
  expect(one.view).toEqual(FRAMES.at(-1)!.view);
  const ids = one.log.map((line) => line.id);
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
});

test('bots have the names of the game’s figures', () => {
  const one = table();
  one.receive(snapshot(0));
  expect(one.names).toEqual(['Ada', 'Comet', 'novice 3', 'novice 4']);
});

test('who sat down last is in the log by name', () => {
  const one = new TableStore(kit, new Catalogue('en', ['event-turn_began = { $seat } to play.'], { events: { turn_began: { seat: 'seat' } }, messages: {}, quiet: [] }), () => {});
  const open = { ...info, seats: info.seats.map((seat) => ({ ...seat, kind: 'open', name: '' })) } as TableInfo;
  one.receive({ ...snapshot(0), view: null, ask: null, table: open });
  one.receive({ ...update(1), steps: [{ ...step(1), events: [{ event: 'turn_began', seat: 0 }] }] });
  vi.runAllTimers();
  expect(one.log.map((line) => line.text).join()).toContain('Ada to play.');
});

test('a place with several words asks which; with one, or with the chosen one, it does not', () => {
  const one = table();
  one.receive(snapshot(own));
  const [first, second] = FRAMES[own]!.view.legal.filter((play) => play.lands).map((play) => play.word);
  const from = document.createElement('i');
  one.chooseOf([first!, second!, 'end'], from);
  expect([one.offer?.words, one.chosen]).toEqual([[first, second], null]);
  one.choose(second!);
  expect([one.offer, one.chosen, sent]).toEqual([null, second, []]);
  one.chooseOf([first!, second!], from);
  expect(sent[0]).toMatchObject({ word: second });
});

test('a replay shows every event of every step at its fastest', () => {
  const one = table();
  let events = 0;
  one.stepTo({ ...step(1), step: 0, events: [], view: { ...FRAMES[0]!.view }, ask: null }, null);
  for (let n = 1; n < FRAMES.length; n++) {
    events += FRAMES[n]!.events.length;
    one.stepTo({ ...step(n), view: { ...FRAMES[n]!.view }, ask: null }, 45);
    vi.advanceTimersByTime(n % 7);
  }
  one.skip();
  expect(one.shown).toBe(events);
  expect([one.step, one.view]).toEqual([FRAMES.length - 1, FRAMES.at(-1)!.view]);
});

test('a film is fetched in pieces, each once, and shows every step', async () => {
  vi.useRealTimers();
  const asked: number[] = [];
  const film = new Film(async (first, last) => {
    asked.push(first);
    const steps = Array.from({ length: Math.min(last, 120) - first + 1 }, (_, n) => ({ step: first + n }) as ReplayStep);
    return { total: 120, seat: null, steps };
  });
  const seen: number[] = [];
  for (let n = 0; n <= 120; n++) seen.push((await film.at(n)).step);
  expect(seen).toEqual(Array.from({ length: 121 }, (_, n) => n));
  expect(asked).toEqual([0, 50, 100]);
});

test('in another language all is said anew, and nothing else changes', async () => {
  const one = new TableStore(kit, await roomWords('gravity-superstar'), () => undefined);
  one.receive(snapshot(own));
  one.remember([1, 2, 3, 4, 5].map(step));
  one.choose(FRAMES[own]!.view.legal.find((play) => play.lands)!.word);
  const [chosen, before] = [one.chosen, one.log];
  const words = new Catalogue('xx', ['event-star_taken = gwiazda', 'log-round = runda { $round }'], { events: {}, messages: {}, quiet: ['turn_began'] });
  one.retell(words);
  expect(one.log.map(({ id, seat, events }) => [id, seat, events])).toEqual(before.map(({ id, seat, events }) => [id, seat, events]));
  expect(one.log).toEqual([1, 2, 3, 4, 5].flatMap((n) => logLines(step(n), words, one.names)));
  expect(one.log).not.toEqual(before);
  expect([one.chosen, one.version]).toEqual([chosen, own]);
});
