import { expect, test } from 'vitest';
import type { GameEvent, LogLine } from '../../src/lib/model';
import { cause, loose } from '../../src/games/sky_painters/choices';
import { foreseen, tally, turnEvents } from '../../src/games/sky_painters/tally';
import { asEvent } from '../../src/games/sky_painters/view';
import { standing } from '../../src/lib/log';

const line = (id: number, step: number, events: GameEvent[], kind = 'action'): LogLine => ({ id, step, kind, seat: 0, opens: false, text: '', heading: '', events });
const spots = (delta: number, total: number, why: string): GameEvent => ({ event: 'spots_changed', seat: 0, delta, total, why });

test('what was taken back is not on the receipt', () => {
  const log = [
    line(1, 1, [{ event: 'turn_began', seat: 0 }]),
    line(2, 2, [spots(-1, 4, 'paint')]),
    line(3, 3, [spots(-1, 3, 'paint')]),
    line(4, 4, [], 'undo'),
    line(5, 5, [spots(-5, -1, 'die')]),
  ];
  expect(standing(log).map((one) => one.id)).toEqual([1, 2, 5]);
  expect(turnEvents(log).map((event) => event.event === 'spots_changed' && event.delta)).toEqual([-1, -5]);
});

test('a turn is counted from its beginning, by its own seat', () => {
  const sum = tally(
    turnEvents([
      line(1, 1, [spots(9, 9, 'card'), { event: 'turn_began', seat: 0 }]),
      line(2, 2, [
        { event: 'die_taken', seat: 0, colour: 'blue', number: 6 },
        spots(5, 11, 'surplus'),
        { event: 'card_completed', seat: 0, card: '3', title: 'Swallow Dive', dice: [{}] },
        spots(7, 18, 'card'),
        { event: 'leader_taken', seat: 0, victim: 1 },
        { event: 'hope_changed', seat: 1, delta: 1, total: 1, why: 'watching' },
      ]),
      line(3, 3, [spots(-1, 17, 'paint')]),
      line(4, 4, [spots(-1, 16, 'paint')]),
    ]),
    0,
  );
  expect(sum).toMatchObject({ spots: 12, hope: 0, cards: 1, painters: 0 });
  expect(sum.acts.map((one) => [one.key, one.delta, one.total])).toEqual([
    ['tally-surplus', 5, 11],
    ['tally-completed', 0, null],
    ['tally-card', 7, 18],
    ['tally-leader', 0, null],
    ['tally-paint', -2, 16],
  ]);
  expect(sum.acts[0]!.args).toMatchObject({ colour: 'blue', number: 6 });
  expect(sum.acts[1]!.locked).toBe(true);
  expect(sum.acts[2]!.args).toMatchObject({ source: '3' });
});

test('what a word would bring runs on from what is there', () => {
  const changes = [
    { what: 'spots_changed', name: 'surplus', delta: 1, total: 12 },
    { what: 'card_completed', name: 'Comet Kite', delta: 0, total: null },
    { what: 'spots_changed', name: 'card', delta: 8, total: 20 },
    { what: 'hope_changed', name: 'activated', delta: 15, total: 18 },
    { what: 'figure_closed', name: 'cloud', delta: 0, total: null },
    { what: 'cloud_gained', name: 'bonus', delta: 0, total: 2 },
    { what: 'spots_limited', name: '14', delta: 0, total: 6 },
  ];
  const then = foreseen({ word: 'on 1 1', changes }, { colour: 'red', number: 4 });
  expect(then.map((one) => [one.delta, one.total])).toEqual([[1, 12], [0, null], [8, 20], [15, 18], [0, null], [1, 2], [-14, 6]]);
  expect(then[0]!.args).toMatchObject({ colour: 'red', number: 4 });
  expect(then[4]).toMatchObject({ key: 'tally-figure', args: { figure: 'cloud' } });
  expect(then.at(-1)!.key).toBe('tally-limit');
  const bought = foreseen({ word: 'die blue 3', changes: [{ what: 'spots_changed', name: 'die', delta: -3, total: 8 }] });
  expect(bought[0]!.args).toMatchObject({ colour: 'blue', number: 3 });
});

test('the leader comes from somebody or from nobody', () => {
  const taken = (name: string): unknown => foreseen({ word: 'on 1 1', changes: [{ what: 'leader_taken', name, delta: 0, total: null }] })[0]!.args;
  expect(taken('1')).toEqual({ victim: 1 });
  expect(taken('')).toEqual({ victim: null });
});

test('loose words keep their order, and a forced choice knows its cause', () => {
  expect(loose(['end', 'paint 1 1', 'cloud', 'spot', 'die blue 1'])).toEqual(['spot', 'cloud', 'end']);
  expect(cause([{ event: 'painter_acquired', tile: 'mad' }, { event: 'dared', seat: 1 }].map(asEvent))).toEqual({ kind: 'painter', id: 'mad' });
  expect(cause([asEvent({ event: 'turn_began' })])).toBeNull();
});
