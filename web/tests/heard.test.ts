/** What is heard of a table: a sound when one is asked, nothing of who is muted. */
import { beforeEach, expect, test, vi } from 'vitest';
import { kit } from '../src/games/gravity_superstar';
import type { SeatInfo, Snapshot, TableInfo, Update } from '../src/lib/api/wire';
import { isMuted, mute } from '../src/lib/muted.svelte';
import { settings } from '../src/lib/settings.svelte';
import { play } from '../src/lib/sound';
import { TableStore } from '../src/lib/table.svelte';
import { Catalogue } from '../src/lib/words';
import { FRAMES } from './fixtures';

vi.mock('../src/lib/sound', () => ({ play: vi.fn() }));

const own = FRAMES.findIndex((frame) => frame.view.legal.length > 3);
const seats = [0, 1, 2, 3].map((n) => ({ seat: n, kind: 'person', name: `P${n}`, level: '', resigned: false, present: true, person: '' }));
const house = { helps: true, take_backs: 'free', training: false, stand_in: 'adept' };
const info = (steps: number) => ({ id: 't', game: 'gravity-superstar', status: 'playing', turn: 0, steps, seats, result: null, clock: null, may_undo: false, house }) as unknown as TableInfo;
const ask = (seat: number) => ({ seat, prompt: { key: 'ask-Move', args: {} }, legal: [{ word: 'drop', say: { key: 'word-end', args: {} } }], refusals: [] });
const snapshot = (asked: number): Snapshot => ({ type: 'snapshot', seat: 0, version: 1, mark: 'm1', now: null, table: info(1), view: { ...FRAMES[own]!.view }, ask: ask(asked) });
const update = (asked: number): Update => ({ ...snapshot(asked), type: 'update', version: 2, mark: 'm2', table: info(2), since: 1, steps: [] });

beforeEach(() => {
  settings.sound = true;
  vi.mocked(play).mockClear();
});

function told(asked: number): string[] {
  const table = new TableStore(kit, new Catalogue('en', []), () => undefined);
  table.receive(snapshot(asked === 0 ? 1 : 0));
  table.receive(update(asked));
  return vi.mocked(play).mock.calls.map(([sound]) => sound);
}

test('a sound tells that it is my turn, and only mine', () => {
  expect(told(0)).toEqual(['turn']);
  vi.mocked(play).mockClear();
  expect(told(1)).toEqual([]);
});

test('who turned the sound off hears nothing', () => {
  settings.sound = false;
  expect(told(0)).toEqual([]);
});

test('who is muted is muted at this table, with an account at every table, until they are heard again', () => {
  const guest = { ...seats[1], person: '' } as unknown as SeatInfo;
  const known = { ...seats[2], person: 'bea' } as unknown as SeatInfo;
  mute('t', guest, true);
  mute('t', known, true);
  expect([isMuted('t', guest), isMuted('other', guest)]).toEqual([true, false]);
  expect([isMuted('t', known), isMuted('other', { ...known, seat: 0 })]).toEqual([true, true]);
  expect(isMuted('t', seats[0] as unknown as SeatInfo)).toBe(false);
  expect(JSON.parse(localStorage.getItem('skyhall-muted') ?? '')).toHaveLength(2);
  mute('t', guest, false);
  expect(isMuted('t', guest)).toBe(false);
});
