import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { LabInfo, LabLane, LabNumbers } from '../src/lib/api/wire';
import { chartOf, whiskerOf } from '../src/studio/lab/chart';
import Proposals from '../src/studio/lab/Proposals.svelte';
import { findingOf, interval, movedOf, outside, rowsOf, secondsLeft, valuesIn, wordOf } from '../src/studio/lab/numbers';

function numbers(name: string, won: number, uses: number, more: Partial<LabNumbers> = {}): LabNumbers {
  const [low, high] = interval(won, uses);
  return { name, won, uses, low, high, offered: 0, taken: 0, round: null, points: null, verdict: '', ...more };
}
function lane(focus: LabNumbers, others: LabNumbers[] = [], games = 400): LabLane {
  return { games, of: 400, ended: false, focus, first: numbers('place:first', games / 2, games), curve: [[games, focus.won, focus.uses]], components: [focus, ...others] };
}
function info(lanes: LabLane[], look = 4, more: Partial<LabInfo> = {}): LabInfo {
  return {
    id: 'a', game: 'skytopia', status: 'done', trouble: '', done: 800, total: 800, spent: 0, before: 0, asked: 0, level: 'greedy', seats: 2, games: 400, base: '', labels: lanes.map((_, n) => String(n + 3)),
    changes: lanes.map(() => ({})), focus: 'card:mint', path: 'card Mint.effect 1.n', stops: true, suggests: false, names: {}, kinds: {}, outcomes: ['guildmaster'],
    standing: { look, focus: 'card:mint', aim: [0.35, 0.65], lanes, alike: [] }, proposals: [], ...more,
  };
}
const mint = (won: number, verdict: string, more: Partial<LabNumbers> = {}): LabNumbers => numbers('card:mint', won, 400, { verdict, offered: 600, taken: 400, ...more });

describe('what a study found', () => {
  it('dares no more than the verdicts do', () => {
    expect(findingOf(info([lane(numbers('card:mint', 20, 40))], 0)).form).toBe('warming');
    expect(findingOf(info([lane(mint(200, ''))], 0)).form).toBe('waiting');
    expect(findingOf(info([lane(mint(200, 'balanced')), lane(mint(290, 'strong'))]))).toEqual({ form: 'strong', lanes: [1] });
    expect(findingOf(info([lane(mint(200, 'unsure')), lane(mint(270, 'watch'))]))).toEqual({ form: 'high', lanes: [1] });
    expect(findingOf(info([lane(mint(130, 'watch'))]))).toEqual({ form: 'low', lanes: [0] });
    expect(findingOf(info([lane(mint(200, 'balanced')), lane(mint(240, 'unsure'))]))).toEqual({ form: 'balanced', lanes: [0] });
    expect(findingOf(info([lane(mint(200, 'unsure'))])).form).toBe('unsure');
  });

  it('names others that are out of their range, once', () => {
    const forge = numbers('card:forge', 300, 400, { verdict: 'strong' });
    expect(outside(info([lane(mint(200, 'balanced'), [forge]), lane(mint(290, 'strong'), [forge])]))).toEqual(['card:forge']);
  });

  it('puts what is asked about first, then the largest change', () => {
    const first = lane(mint(200, ''), [numbers('card:a', 200, 400), numbers('card:b', 200, 400), numbers('card:few', 9, 10)]);
    const second = lane(mint(210, ''), [numbers('card:a', 210, 400), numbers('card:b', 280, 400), numbers('card:few', 1, 10)]);
    const rows = rowsOf(info([first, second]), 1, 'change', (name) => name);
    expect(rows.map((row) => row.name)).toEqual(['card:mint', 'card:b', 'card:a', 'card:few']);
    expect(rows[1]!.change).toBeCloseTo(0.2);
    expect(rows[3]!.change).toBeNull();
    expect(rowsOf(info([first, second]), 0, 'name', (name) => name).map((row) => row.name)).toEqual(['card:mint', 'card:a', 'card:b', 'card:few']);
  });

  it('tells what moves with it, by size for its noise', () => {
    const first = lane(mint(200, '', { taken: 300, points: 2 }), [numbers('card:a', 200, 400), numbers('guildmaster:x', 0, 400)]);
    const last = lane(mint(220, '', { taken: 450, points: 3 }), [numbers('card:a', 290, 400), numbers('guildmaster:x', 400, 400)]);
    const moved = movedOf(info([first, last]));
    expect(moved.map((one) => [one.key, one.name, one.word])).toEqual([
      ['taken', 'card:mint', 'grows'],
      ['first', 'place:first', 'same'],
      ['earned', 'card:mint', 'grows'],
      ['wins', 'card:a', 'grows'],
    ]);
    expect(movedOf(info([first]))).toEqual([]);
  });

  it('demands more of early looks', () => {
    expect([wordOf(3, 1), wordOf(3, 4), wordOf(-3, 4), wordOf(0.5, 4), wordOf(9, 0)]).toEqual(['unsure', 'grows', 'falls', 'same', 'unsure']);
  });

  it('reckons the time left from games of late', () => {
    const half = info([lane(mint(200, ''))], 1, { total: 800 });
    expect(secondsLeft(half, [{ at: 0, done: 100 }, { at: 10_000, done: 200 }])).toBe(60);
    expect(secondsLeft(half, [{ at: 0, done: 100 }, { at: 10_000, done: 100 }])).toBeNull();
  });

  it('reads values as people type them', () => {
    expect(valuesIn('3, 4,5')).toEqual([3, 4, 5]);
    expect(valuesIn('3 4')).toEqual([3, 4]);
    expect([valuesIn('3'), valuesIn('3,3'), valuesIn('3,x'), valuesIn('1 2 3 4 5 6 7 8 9'), valuesIn('')]).toEqual([null, null, null, null, null]);
  });
});

describe('charts', () => {
  it('hold the aim and what is known well', () => {
    const chart = chartOf(info([lane(mint(380, 'strong')), lane(mint(200, 'balanced'))]))!;
    expect(chart.low).toBeLessThan(0.5);
    expect(chart.high).toBe(1);
    expect(chart.curves[0]!.end!.share).toBeCloseTo(0.95);
    expect(chart.curves.every((curve) => curve.end!.beyond === '')).toBe(true);
    expect(chart.across.map((tick) => tick.text)).toEqual([0, 100, 200, 300, 400]);
  });

  it('mark what lies outside their range', () => {
    expect(whiskerOf(0, 390, 400, [0.35, 0.65])).toMatchObject({ at: 100, high: 100, cut: { low: false, high: true } });
    expect(whiskerOf(0, 5, 400, [0.35, 0.65])).toMatchObject({ at: 0, low: 0, cut: { low: true, high: false } });
    expect(whiskerOf(0, 200, 400, [0.35, 0.65])).toMatchObject({ at: 50, cut: { low: false, high: false } });
  });

  it('reckon the interval as the server does', () => {
    const [low, high] = interval(50, 100);
    expect([low.toFixed(4), high.toFixed(4)]).toEqual(['0.4038', '0.5962']);
    expect(interval(0, 0)).toEqual([0, 1]);
  });
});

it('puts a suggested value into the draft when the designer says so, and not before', async () => {
  const found = info([lane(mint(290, 'strong')), lane(mint(200, 'balanced'))], 4, { suggests: true, proposals: [{ lane: 1, changes: { 'card Mint.effect 1.n': 3 } }] });
  const changed: Record<string, number>[] = [];
  const shown = mount(Proposals, { target: document.body, props: { info: found, put: (changes) => changed.push(changes), called: (path) => path } });
  const button = document.querySelector<HTMLButtonElement>('[data-proposal="1"] [data-action="put"]')!;
  expect([changed, button.disabled]).toEqual([[], false]);
  button.click();
  flushSync();
  expect([changed, button.disabled]).toEqual([[{ 'card Mint.effect 1.n': 3 }], true]);
  await unmount(shown);
});
