import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Changes, ClientMessage, ServerMessage, Snapshot } from '../src/lib/api/wire';
import { Link } from '../src/lib/live';
import { placeOf, tableIn } from '../src/lib/router.svelte';

/** A socket that the test opens, feeds and cuts. */
class Wire {
  static all: Wire[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen = (): void => undefined;
  onmessage = (_event: { data: string }): void => undefined;
  onclose = (): void => undefined;

  constructor(readonly url: string) {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  hear(message: Partial<ServerMessage | Changes>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
}

const move: ClientMessage = { type: 'move', id: 'm1', version: 4, word: 'drop' };
let version = 4;
let states: string[] = [];
let heard: ServerMessage[] = [];
const make = (): Link =>
  new Link('ws://hall', {
    message: (message) => heard.push(message),
    state: (state) => states.push(state),
    hello: () => ({ type: 'hello', token: 'secret', since: version, chat_since: 0 }),
    version: () => version,
  });

beforeEach(() => {
  Wire.all = [];
  states = [];
  heard = [];
  version = 4;
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a move that was not answered is sent again, under the same id, after the hello', () => {
  const link = make();
  link.open();
  Wire.all[0]!.open();
  link.send(move);
  Wire.all[0]!.close();
  expect(states.at(-1)).toBe('lost');
  vi.advanceTimersByTime(1000);
  Wire.all[1]!.open();
  expect(Wire.all[1]!.sent.map((one) => one.type)).toEqual(['hello', 'move']);
  expect(Wire.all[1]!.sent[1]).toEqual(move);
});

test('an answered move is not sent again, nor a refused one', () => {
  const link = make();
  link.open();
  Wire.all[0]!.open();
  link.send(move);
  link.send({ ...move, id: 'm2' });
  Wire.all[0]!.hear({ type: 'ack', id: 'm1', version: 5 });
  Wire.all[0]!.hear({ type: 'refused', id: 'm2', code: 'stale', text: '', rule: null, reason: null, version: 5 });
  Wire.all[0]!.close();
  vi.advanceTimersByTime(1000);
  Wire.all[1]!.open();
  expect(Wire.all[1]!.sent.map((one) => one.type)).toEqual(['hello']);
});

test('what is sent while the channel is gone waits for it', () => {
  const link = make();
  link.open();
  link.send(move);
  expect(Wire.all[0]!.sent).toEqual([]);
  Wire.all[0]!.open();
  expect(Wire.all[0]!.sent).toHaveLength(2);
});

test('a hall that lets nobody in is asked less and less often, until it does', () => {
  make().open();
  for (let passed = 0; passed < 20_000; passed += 100) {
    const wire = Wire.all.at(-1)!;
    if (wire.readyState === 0) {
      wire.open();
      wire.hear({ type: 'refused', id: null, code: 'storage', text: 'Full.', rule: null, reason: null, version: -1 });
      wire.close();
    }
    vi.advanceTimersByTime(100);
  }
  expect(Wire.all.length).toBeLessThan(12);
  if (Wire.all.at(-1)!.readyState !== 0) vi.advanceTimersByTime(6_000);
  Wire.all.at(-1)!.open();
  Wire.all.at(-1)!.hear({ type: 'snapshot' });
  Wire.all.at(-1)!.close();
  const before = Wire.all.length;
  vi.advanceTimersByTime(400);
  expect(Wire.all.length).toBe(before + 1);
});

test('the hello names what was seen last, and who left does not come back', () => {
  const link = make();
  link.open();
  Wire.all[0]!.open();
  version = 9;
  Wire.all[0]!.close();
  vi.advanceTimersByTime(1000);
  Wire.all[1]!.open();
  expect(Wire.all[1]!.sent[0]).toMatchObject({ type: 'hello', since: 9 });
  link.close();
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(2);
});

const snapshot = { type: 'snapshot', seat: 0, version: 4, mark: 'four', now: null, table: { steps: 3, turn: 0 }, view: { box: ['much'], hex: 1 }, ask: null };
const changes: Changes = { type: 'changes', seat: 0, since: 4, version: 5, base: 'four', mark: 'five', now: null, steps: [], changes: { table: { steps: 4 }, view: { hex: 2 } } };

test('changes are put upon what is here, and the page is told everything', () => {
  make().open();
  const wire = Wire.all[0]!;
  wire.open();
  expect(wire.sent[0]).toMatchObject({ type: 'hello', differences: true, mark: '' });
  wire.hear(snapshot as unknown as Snapshot);
  wire.hear(changes);
  expect(heard[1]).toMatchObject({ type: 'update', since: 4, version: 5, table: { steps: 4, turn: 0 }, view: { box: ['much'], hex: 2 }, ask: null });
  wire.hear({ ...changes, since: 5, version: 6, base: 'five', mark: 'six', changes: { view: { hex: 3 } } });
  expect(heard[2]).toMatchObject({ table: { steps: 4 }, view: { box: ['much'], hex: 3 } });
});

test('changes of something that is not here are not guessed at: the server is told what is', () => {
  make().open();
  const wire = Wire.all[0]!;
  wire.open();
  wire.hear(snapshot as unknown as Snapshot);
  wire.hear({ ...changes, base: 'other' });
  expect(heard).toHaveLength(1);
  expect(wire.sent.at(-1)).toEqual({ type: 'ping', version: 4 });
  wire.hear({ ...snapshot, type: 'update', since: 4, version: 5, mark: 'five', steps: [] } as unknown as Snapshot);
  wire.hear({ ...changes, since: 5, version: 6, base: 'five', mark: 'six' });
  expect(heard).toHaveLength(3);
});

test('who comes back says what is still here', () => {
  make().open();
  Wire.all[0]!.open();
  Wire.all[0]!.hear(snapshot as unknown as Snapshot);
  Wire.all[0]!.close();
  vi.advanceTimersByTime(1000);
  Wire.all[1]!.open();
  expect(Wire.all[1]!.sent[0]).toMatchObject({ type: 'hello', since: 4, differences: true, mark: 'four' });
});

test('paths lead to pages, and a pasted link to its table', () => {
  expect(placeOf('/', '')).toMatchObject({ page: 'hall' });
  expect(placeOf('/t/abc-DEF_1/replay', '?step=12')).toMatchObject({ page: 'replay', id: 'abc-DEF_1' });
  expect(placeOf('/play/learn/skytear', '')).toMatchObject({ page: 'learn', id: 'skytear' });
  expect(placeOf('/x', '')).toMatchObject({ page: 'nowhere' });
  expect(tableIn(' https://hall.example/t/gn5a40WXQTeQsBMC ')).toBe('gn5a40WXQTeQsBMC');
  expect(tableIn('gn5a40WXQTeQsBMC')).toBe('gn5a40WXQTeQsBMC');
  expect(tableIn('no')).toBeNull();
});
