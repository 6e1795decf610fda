import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientMessage, ServerMessage } from '../src/lib/api/wire';
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
  hear(message: Partial<ServerMessage>): void {
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
const make = (): Link =>
  new Link('ws://hall', {
    message: () => undefined,
    state: (state) => states.push(state),
    hello: () => ({ type: 'hello', token: 'secret', since: version, chat_since: 0 }),
    version: () => version,
  });

beforeEach(() => {
  Wire.all = [];
  states = [];
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

test('paths lead to pages, and a pasted link to its table', () => {
  expect(placeOf('/', '')).toMatchObject({ page: 'hall' });
  expect(placeOf('/t/abc-DEF_1/replay', '?step=12')).toMatchObject({ page: 'replay', id: 'abc-DEF_1' });
  expect(placeOf('/play/learn/skytear', '')).toMatchObject({ page: 'learn', id: 'skytear' });
  expect(placeOf('/x', '')).toMatchObject({ page: 'nowhere' });
  expect(tableIn(' https://hall.example/t/gn5a40WXQTeQsBMC ')).toBe('gn5a40WXQTeQsBMC');
  expect(tableIn('gn5a40WXQTeQsBMC')).toBe('gn5a40WXQTeQsBMC');
  expect(tableIn('no')).toBeNull();
});
