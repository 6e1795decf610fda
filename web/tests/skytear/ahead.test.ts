/** Several choices with one click: what a hex stands for, and when what was decided is played or forgotten. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { kit } from '../../src/games/skytear';
import { aim, goesOn, playAhead, shortcuts } from '../../src/games/skytear/ahead';
import Hand from '../../src/games/skytear/Hand.svelte';
import { session } from '../../src/games/skytear/session.svelte';
import type { View, Word } from '../../src/games/skytear/view';
import type { Ask, ClientMessage, Snapshot, TableInfo } from '../../src/lib/api/wire';
import type { GameEvent } from '../../src/lib/model';
import { TableStore } from '../../src/lib/table.svelte';
import { roomWords } from '../../src/lib/words';
import { frames } from '../fixtures';
import two from './two.json';

const words = await roomWords('skytear');
const VIEW = frames<View>(two).find(({ view }) => view.phase === 'heroes' && view.active.hero)!.view;
const [A, B, C] = VIEW.box.map.labels;
const seat = (n: number) => ({ seat: n, kind: 'person', name: `P${n}`, level: '', resigned: false, present: true });
const info = { id: 't', game: 'skytear', status: 'playing', turn: 0, options: { mode: 'full' }, seats: [seat(0), seat(1)], result: null, clock: null, may_undo: false, house: { helps: true, take_backs: 'free', training: false, stand_in: 'adept' } } as unknown as TableInfo;
const word = (name: string, asks: string, hexes: number[]): Word => ({ word: 1, name, then: { asks, steps: hexes.map((hex) => ({ hex })) } });
const MAIN = [word('act move', 'ask-MoveTo', [0, 1]), word('act attack', 'ask-Target', [1, 2]), word('act skirmish', 'ask-Target', [2, 3])];

let sent: ClientMessage[] = [];
let shown: ReturnType<typeof mount>[] = [];
beforeEach(() => {
  sent = [];
  session.ahead = null;
  session.lane = null;
  session.strikes = true;
});
afterEach(async () => {
  for (const one of shown) await unmount(one);
  shown = [];
});
const played = (): string[] => sent.flatMap((one) => (one.type === 'move' ? [one.word] : []));

/** A question comes to seat 0; the page has it on the screen. */
function ask(table: TableStore, version: number, key: string, legal: string[], more: Partial<View> = {}, args: Record<string, number> = {}): void {
  const prompt = { key, args };
  const asked: Ask = { seat: 0, prompt, legal: legal.map((name) => ({ word: name, say: { key: 'word-pass', args: {} } })), refusals: [] };
  const last = sent.at(-1);
  if (last?.type === 'move') table.receive({ type: 'ack', id: last.id, version });
  table.receive({ type: 'snapshot', seat: 0, version, table: info, view: { ...VIEW, prompt, stack: [], resolving: null, legal: [], ...more }, ask: asked } as unknown as Snapshot);
  flushSync();
}
function begun(): TableStore {
  const table = new TableStore(kit, words, (message) => sent.push(message));
  ask(table, 1, 'ask-Main', ['end', ...MAIN.map((one) => one.name)], { legal: MAIN });
  shown.push(mount(Hand, { target: document.body, props: { table } }));
  flushSync();
  return table;
}
/** Something that happened at the table meanwhile. */
function happened(table: TableStore, version: number, event: GameEvent): void {
  table.write({ step: version, version, kind: 'action', seat: event.seat ?? 0, word: '', events: [event], at: 0 } as never);
}

describe('what a click on a hex stands for', () => {
  it('is the one action that fits; a Skirmish only where nothing else does, and nothing where two do', () => {
    const found = shortcuts(begun(), { ...VIEW, legal: MAIN });
    expect([...found].map(([hex, cut]) => [hex, cut.word, cut.then])).toEqual([[0, 'act move', `hex ${A}`], [2, 'act attack', `hex ${C}`], [3, 'act skirmish', `hex ${VIEW.box.map.labels[3]}`]]);
  });
  it('is nothing in a lesson', () => {
    const table = begun();
    table.info = { ...info, id: '' };
    expect(shortcuts(table, { ...VIEW, legal: MAIN }).size).toBe(0);
  });
});

describe('what was decided with one click', () => {
  const MOVE = { word: 'act move', asks: 'ask-MoveTo', then: `hex ${A}` };
  it('is played when its question comes, passes in between or not', () => {
    const table = begun();
    playAhead(table, MOVE);
    expect(played()).toEqual(['act move']);
    ask(table, 2, 'ask-Respond', ['pass', 'card gank'], { stack: VIEW.stack });
    table.play('pass');
    happened(table, 3, { event: 'passed', seat: 1 });
    ask(table, 4, 'ask-MoveTo', ['stay', `hex ${A}`, `hex ${B}`]);
    expect(played()).toEqual(['act move', 'pass', `hex ${A}`]);
  });
  it.each([
    ['somebody answered', { event: 'card_played', seat: 1 }, 'ask-MoveTo', `hex ${A}`],
    ['another question came', { event: 'passed', seat: 1 }, 'ask-Choose', `hex ${A}`],
    ['it cannot be done any more', { event: 'passed', seat: 1 }, 'ask-MoveTo', `hex ${B}`],
  ])('is forgotten when %s', (_, event, key, legal) => {
    const table = begun();
    playAhead(table, MOVE);
    happened(table, 2, event);
    ask(table, 3, key, ['stay', legal]);
    expect(played()).toEqual(['act move']);
    expect(session.ahead).toBeNull();
  });
  it('is forgotten when another word was played instead', () => {
    const table = begun();
    aim(table, MOVE);
    table.play('act attack');
    expect(goesOn(table, { ...VIEW, prompt: { key: 'ask-MoveTo', args: {} } }, { ...session.ahead!, version: 0 })).toEqual({ ahead: null, word: null });
  });
});

describe('what follows by itself', () => {
  it('is the strike after the movement of a Skirmish, unless it is not wanted', () => {
    for (const wanted of [true, false]) {
      sent = [];
      session.strikes = wanted;
      const table = begun();
      ask(table, 2, 'ask-Target', ['done', `hex ${C}`]);
      table.play(`hex ${C}`);
      ask(table, 3, 'ask-SkirmishStep', ['done', 'strike', `hex ${A}`], {}, { moved: 0, struck: 0 });
      expect(played()).toEqual([`hex ${C}`]);
      table.play(`hex ${A}`);
      ask(table, 4, 'ask-SkirmishStep', ['done', 'strike'], {}, { moved: 1, struck: 0 });
      expect(played()).toEqual([`hex ${C}`, `hex ${A}`, ...(wanted ? ['strike'] : [])]);
    }
  });
  it('is the rest of a lane, and no other lane', () => {
    const table = begun();
    ask(table, 2, 'ask-SpawnAt', ['done', `hex ${A}`, `hex ${B}`], {}, { lane: 0, n: 2 });
    document.querySelector<HTMLButtonElement>('[data-ahead="minions"]')!.click();
    ask(table, 3, 'ask-SpawnAt', ['done', `hex ${B}`], {}, { lane: 0, n: 1 });
    ask(table, 4, 'ask-SpawnAt', ['done', `hex ${C}`], {}, { lane: 1, n: 1 });
    expect(played()).toEqual([`hex ${A}`, `hex ${B}`]);
  });
});
