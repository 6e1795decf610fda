import { beforeEach, expect, test, vi } from 'vitest';
import { kit as gravity } from '../src/games/gravity_superstar';
import type { Kit, ScoreLine } from '../src/games/kit';
import type { ClientMessage, Snapshot, TableInfo } from '../src/lib/api/wire';
import { heldBack, turnTo } from '../src/lib/back';
import { settings } from '../src/lib/settings.svelte';
import { Sheets } from '../src/lib/sheets.svelte';
import { TableStore } from '../src/lib/table.svelte';
import { Teller } from '../src/lib/teller';
import { Catalogue, roomWords } from '../src/lib/words';
import { acting, actOf } from '../src/table/act';
import { isGround, pieceUnder } from '../src/table/piece';
import { decisive, isBest } from '../src/table/scores';
import { FRAMES } from './fixtures';

const { view } = FRAMES.find((frame) => frame.view.legal.length > 3)!;
const seats = [0, 1].map((seat) => ({ seat, kind: 'person', name: 'Ada', level: '', resigned: false, present: true }));
const info = { id: 't', game: 'gravity-superstar', status: 'playing', turn: 0, seats, result: null, clock: null, may_undo: false, house: { helps: true } } as unknown as TableInfo;

let sent: ClientMessage[] = [];
function asked(words: string[], phone: Kit['phone'] = {}): TableStore {
  sent = [];
  const table = new TableStore({ ...gravity, phone }, new Catalogue('en', ['word-end = End']), (message) => sent.push(message));
  const legal = words.map((word) => ({ word, say: { key: 'word-end', args: {} } }));
  table.receive({ type: 'snapshot', seat: 0, version: 1, mark: 'm', now: null, table: info, view, ask: { seat: 0, prompt: { key: 'ask', args: {} }, legal, refusals: [] } } as unknown as Snapshot);
  return table;
}
beforeEach(() => void (settings.confirm = true));

test('a tap chooses, a second one does not play, whatever a click would do', () => {
  const table = asked(['rotate half', 'steal blue']);
  table.touched = true;
  for (const word of ['rotate half', 'rotate half', 'steal blue']) {
    table.choose(word);
    expect([table.chosen, sent]).toEqual([word, []]);
  }
  table.chooseOf(['rotate half', 'steal blue'], document.body);
  expect([table.offer?.words, sent]).toEqual([['rotate half', 'steal blue'], []]);
  table.touched = false;
  table.choose('steal blue');
  expect(sent).toHaveLength(1);
});

test('the act plays what is chosen, else what the game offers, else the only word', () => {
  expect(acting(asked(['a', 'b']))).toBeNull();
  expect(acting(asked(['a']))).toBe('a');
  const offers = asked(['a', 'pass'], { offers: () => 'pass' });
  expect(acting(offers)).toBe('pass');
  offers.chosen = 'a';
  expect(acting(offers)).toBe('a');
  expect(acting(asked(['a', 'b'], { offers: () => 'gone' }))).toBeNull();
});

test('the act says the name of the word where the game has no better words', () => {
  expect(actOf(asked(['a']), 'a')).toEqual({ label: 'End', then: '', gives: false });
  expect(actOf(asked(['a'], { act: () => ({ label: 'Pass', then: 'let it happen', gives: true }) }), 'a')).toEqual({ label: 'Pass', then: 'let it happen', gives: true });
});

test('one sheet at a time, and what was opened inside leads back', () => {
  const sheets = new Sheets();
  sheets.open('table log');
  sheets.turn('table seats');
  sheets.follow('piece seat 1');
  sheets.follow('piece seat 1');
  expect([sheets.top, sheets.leadsBack]).toEqual(['piece seat 1', true]);
  sheets.back();
  expect([sheets.top, sheets.leadsBack]).toEqual(['table seats', false]);
  sheets.open('recap');
  expect([sheets.top, sheets.leadsBack]).toEqual(['recap', false]);
  sheets.close();
  expect(sheets.top).toBeNull();
});

test('the back gesture closes what is open, the newest first, and passes over what was closed before', () => {
  const gesture = (): void => {
    history.replaceState(null, '');
    dispatchEvent(new PopStateEvent('popstate'));
  };
  const isHeld = (): boolean => history.state !== null;
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  const push = vi.spyOn(history, 'pushState');
  const [sheet, menu] = [vi.fn(), vi.fn()];
  const endSheet = heldBack(sheet);
  heldBack(menu);
  gesture();
  expect([sheet.mock.calls.length, menu.mock.calls.length, isHeld()]).toEqual([0, 1, true]);
  gesture();
  expect([sheet.mock.calls.length, isHeld()]).toEqual([1, false]);
  endSheet();
  expect(back).not.toHaveBeenCalled();

  // What is opened after another was closed uses its entry again.
  push.mockClear();
  heldBack(sheet)();
  heldBack(menu)();
  expect([push.mock.calls.length, isHeld()]).toEqual([1, true]);
  // With nothing open the gesture is meant for the page: it goes one entry further, and closes nothing.
  gesture();
  expect([sheet.mock.calls.length, menu.mock.calls.length]).toEqual([1, 1]);
  expect(back).toHaveBeenCalledOnce();

  // Another page takes the place of what was open, and is left by an ordinary gesture.
  const last = heldBack(sheet);
  push.mockClear();
  turnTo('/rules/skytopia', false);
  last();
  expect([push.mock.calls.length, isHeld(), location.pathname]).toEqual([0, false, '/rules/skytopia']);
  turnTo('/', false);
  expect([push.mock.calls.length, location.pathname]).toEqual([1, '/']);
  gesture();
  expect(back).toHaveBeenCalledOnce();
  push.mockRestore();
  back.mockRestore();
});

test('ground is what has nothing on it; a thing that cannot be played tells what it is', () => {
  document.body.innerHTML = '<div class="board"><i></i><b data-tell="star 1"></b><u data-word="a"></u><s data-word="b" aria-disabled="true" title="no"></s></div><em></em>';
  const find = (name: string): Element => document.querySelector(name)!;
  expect(['i', 'b', 'u', 's', 'em'].map((name) => isGround(find(name)))).toEqual([true, false, false, false, false]);
  expect(['i', 'b', 'u', 's'].map((name) => pieceUnder(find(name)))).toEqual([null, 'star 1', null, 'said no']);
});

/** The seat that is thrown out once in the recorded game. */
const READER = 2;

/** After every own move of the reader until they are asked again: what was done to them meanwhile, and whether that is told by itself. */
async function rounds(count: number): Promise<[boolean, boolean][]> {
  vi.useFakeTimers();
  const table = new TableStore(gravity, await roomWords('gravity-superstar'), () => undefined);
  const some = { ...info, seats: Array.from({ length: count }, (_, seat) => ({ ...seats[0]!, seat })) };
  const told: [boolean, boolean][] = [];
  let isHit = false;
  FRAMES.forEach(({ view, events }, n) => {
    const seat = FRAMES[n - 1]?.view.active ?? 0;
    const legal = view.legal.map((one) => ({ word: one.word, say: { key: 'word-end', args: {} } }));
    const ask = view.decision && { seat: view.decision.seat, prompt: { key: view.decision.prompt, args: {} }, legal, refusals: [] };
    const common = { seat: READER, version: n, mark: `${n}`, now: null, table: some, view, ask };
    const steps = [{ version: n, step: n, kind: 'action', seat, word: null, at: 0, events }];
    table.receive((n ? { ...common, type: 'update', since: n - 1, steps } : { ...common, type: 'snapshot' }) as unknown as Snapshot);
    if (!n) table.remember([]);
    vi.runAllTimers();
    if (seat === READER) isHit = false;
    else isHit ||= events.some((event) => table.words.concerns(event, READER));
    if (table.mine && seat !== READER) told.push([isHit, new Teller(table).hit() !== null]);
  });
  vi.useRealTimers();
  return told;
}

test('what several rivals did to me is told by itself, and nothing else', async () => {
  const told = await rounds(4);
  expect(told.some(([isHit]) => isHit)).toBe(true);
  for (const [isHit, opens] of told.slice(1)) expect(opens).toBe(isHit);
  expect((await rounds(2)).some(([, opens]) => opens)).toBe(false);
});

const line = (label: string, values: number[], more: Partial<ScoreLine> = {}): ScoreLine => ({ label, values, ...more });

test('what decides a tie is shown only where totals are level', () => {
  const lines = (totals: number[]): ScoreLine[] => [line('stars', [3, 3, 1]), line('total', totals, { total: true }), line('tokens', [1, 2, 0], { tie: true })];
  expect(decisive(lines([5, 4, 3])).map((one) => one.label)).toEqual(['stars', 'total']);
  expect(decisive(lines([4, 5, 5])).map((one) => one.label)).toEqual(['stars', 'total', 'tokens']);
  // The second place is told apart too.
  expect(decisive(lines([5, 4, 4])).map((one) => one.label)).toEqual(['stars', 'total', 'tokens']);
  expect(decisive([line('cards', [1, 2])])).toHaveLength(1);
  expect(decisive(lines([4, 5, 5]), true).map((one) => one.label)).toEqual(['stars', 'total']);
});

test('the best of a line is not best where all are alike, nor in what decides a tie', () => {
  expect([0, 1, 2].map((seat) => isBest(line('stars', [3, 3, 1]), seat))).toEqual([true, true, false]);
  expect([0, 1].map((seat) => isBest(line('stars', [2, 2]), seat))).toEqual([false, false]);
  expect([0, 1].map((seat) => isBest(line('tokens', [1, 2], { tie: true }), seat))).toEqual([false, false]);
});
