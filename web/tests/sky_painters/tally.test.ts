import { expect, test } from 'vitest';
import type { GameEvent, LogLine } from '../../src/lib/model';
import { cause, loose } from '../../src/games/sky_painters/choices';
import { foreseen, tally, turnEvents, whyKey } from '../../src/games/sky_painters/tally';
import { standing } from '../../src/lib/log';

const line = (id: number, step: number, events: GameEvent[]): LogLine => ({ id, step, seat: 0, text: '', heading: '', events });
const spots = (delta: number, total: number, why: string): GameEvent => ({ event: 'spots_changed', seat: 0, delta, total, why });

test('what was taken back is not on the receipt', () => {
  const log = [
    line(1, 1, [{ event: 'turn_began', seat: 0 }]),
    line(2, 2, [spots(-1, 4, 'paint')]),
    line(3, 3, [spots(-1, 3, 'paint')]),
    line(4, 2, []),
    line(5, 3, [spots(-5, -1, 'die')]),
  ];
  expect(standing(log).map((one) => one.id)).toEqual([1, 2, 5]);
  expect(turnEvents(log).map((event) => event.delta)).toEqual([-1, -5]);
});

test('a turn is counted from its beginning, by its own seat', () => {
  const sum = tally(
    turnEvents([
      line(1, 1, [spots(9, 9, 'card'), { event: 'turn_began', seat: 0 }]),
      line(2, 2, [
        { event: 'die_taken', seat: 0, colour: 'blue', number: 6 },
        spots(5, 11, 'surplus'),
        { event: 'card_completed', seat: 0, title: 'Swallow Dive', dice: [{}] },
        spots(7, 18, 'card'),
        { event: 'leader_taken', seat: 0, victim: 1 },
        { event: 'hope_changed', seat: 1, delta: 1, total: 1, why: 'watching the sky' },
      ]),
      line(3, 3, [spots(-1, 17, 'paint')]),
      line(4, 4, [spots(-1, 16, 'paint')]),
    ]),
    0,
  );
  expect(sum).toMatchObject({ spots: 12, hope: 0, cards: 1, painters: 0 });
  expect(sum.entries.map((one) => [one.key, one.delta, one.total])).toEqual([
    ['tally-surplus', 5, 11],
    ['tally-completed', 0, null],
    ['tally-card', 7, 18],
    ['tally-leader', 0, null],
    ['tally-paint', -2, 16],
  ]);
  expect(sum.entries[0]!.args).toMatchObject({ colour: 'blue', number: 6 });
  expect(sum.entries[1]!.locked).toBe(true);
});

test('what a word would bring runs on from what is there', () => {
  const changes = [
    { what: 'spots_changed', name: 'surplus', delta: 1 },
    { what: 'card_completed', name: 'Comet Kite', delta: 0 },
    { what: 'spots_changed', name: 'card', delta: 8 },
    { what: 'hope_changed', name: 'activated', delta: 15 },
    { what: 'figure_closed', name: 'cloud', delta: 0 },
    { what: 'cloud_gained', name: 'bonus', delta: 0 },
    { what: 'spots_limited', name: '14', delta: 0 },
  ];
  const goods = { spots: 11, hope: 3, clouds: 1 };
  const then = foreseen({ word: 'on 1 1', changes }, goods, { colour: 'red', number: 4 });
  expect(then.map((one) => one.total)).toEqual([12, null, 20, 18, null, 2, 6]);
  expect(then[0]!.args).toMatchObject({ colour: 'red', number: 4 });
  expect(then[4]).toMatchObject({ key: 'tally-figure', args: { figure: 'cloud' } });
  expect(then.at(-1)!.key).toBe('tally-limit');
  const bought = foreseen({ word: 'die blue 3', changes: [{ what: 'spots_changed', name: 'die', delta: -3 }] }, goods);
  expect(bought[0]!.args).toMatchObject({ colour: 'blue', number: 3 });
});

test('reasons have words, and what has none of its own is an effect', () => {
  expect(whyKey('top card')).toBe('tally-top');
  expect(whyKey('watching the offer')).toBe('tally-watching');
  expect(whyKey('heartbeat')).toBe('tally-effect');
});

test('loose words keep their order, and a forced choice knows its cause', () => {
  expect(loose(['end', 'paint 1 1', 'cloud', 'spot', 'die blue 1'])).toEqual(['spot', 'cloud', 'end']);
  expect(cause([{ event: 'painter_acquired', tile: 'mad' }, { event: 'dared', seat: 1 }])).toEqual({ kind: 'painter', id: 'mad' });
  expect(cause([{ event: 'turn_began' }])).toBeNull();
});
