/** Places: of dice in the pool, of cards to come, of what is looked at, and what a card would pay. */
import { expect, test } from 'vitest';
import { isInside, lookAt, outside, ringed, windowOf } from '../../src/games/sky_painters/geometry';
import { besideText, shortName } from '../../src/games/sky_painters/names';
import { settled } from '../../src/games/sky_painters/pool';
import { pays } from '../../src/games/sky_painters/tally';
import type { View } from '../../src/games/sky_painters/view';
import { FRAMES, words } from './table';

const START = FRAMES[0]!.view;
const pool = (blue: number[]): View => ({ ...START, pool: { blue }, seats: [], hand: null });
const dice = (view: View, before?: ReturnType<typeof settled>): number[] => settled(view, before)[0]!.dice;

test('dice that come back take the first hole, one rolled anew its own; none of the others moves', () => {
  const first = settled(pool([1, 1, 1, 0, 0, 1]));
  expect(first[0]!.dice).toEqual([1, 2, 3, 6]);
  const taken = settled(pool([1, 0, 1, 0, 0, 1]), first);
  expect(taken[0]!.dice).toEqual([1, 0, 3, 6]);
  expect(dice(pool([1, 0, 1, 1, 1, 1]), taken)).toEqual([1, 4, 3, 6, 5]);
  expect(dice(pool([1, 1, 1, 0, 0, 1]), taken)).toEqual([1, 2, 3, 6]);
  expect(dice(pool([0, 0, 1, 0, 1, 1]), settled(pool([1, 0, 1, 0, 0, 1])))).toEqual([5, 3, 6]);
});

test('a colour has room for all its dice through a whole game, wherever they are', () => {
  const most = FRAMES.map(({ view }) => Object.fromEntries(settled(view).map((row) => [row.colour, row.most])));
  expect(new Set(most.map((one) => JSON.stringify(one)))).toHaveLength(1);
  expect(most[0]).toMatchObject({ blue: 9, white: 5, grey: 4, purple: 2 });
});

test('around the cards there is room for one more on every side, outside of what is shown', () => {
  const inner = windowOf([{ x: 0, y: 0 }]);
  expect(ringed(inner)).toEqual({ left: -2, top: 2, columns: 5, rows: 5 });
  expect(outside(inner, { x: 0, y: 0 })).toEqual({ dx: 0, dy: 0 });
  expect(outside(inner, { x: 2, y: -2 })).toEqual({ dx: 1, dy: -1 });
  expect(outside(inner, { x: -2, y: 2 })).toEqual({ dx: -1, dy: 1 });
  expect([{ x: 1, y: -1 }, { x: 1, y: -2 }].map((one) => isInside(inner, one))).toEqual([true, false]);
});

test('a phone looks at the three by three with most of what is asked for, else with most cards', () => {
  const cards = [{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 2, y: 0 }, { x: 3, y: 0 }];
  const shown = ringed(windowOf(cards));
  expect(lookAt(shown, cards, [{ x: 4, y: 0 }, { x: 2, y: 1 }])).toEqual({ x: 2, y: 1 });
  expect(lookAt(ringed(windowOf([{ x: 0, y: 0 }])), [{ x: 0, y: 0 }], [])).toEqual({ x: -1, y: 1 });
});

test('an empty place is named by a card beside it, and a Painter without what they are all called', () => {
  const cell = START.seats[0]!.cells[0]!;
  const say = words.say.bind(words);
  const name = words.say(`card-${cell.card.id}`);
  expect(besideText({ x: cell.x + 1, y: cell.y }, [cell], say)).toBe(`Right of ${name}`);
  expect(besideText({ x: cell.x, y: cell.y + 1 }, [cell], say)).toBe(`Above ${name}`);
  expect(besideText({ x: cell.x + 2, y: cell.y }, [cell], say)).toBeNull();
  expect(['Sky Levitt Alpha', 'Storm', 'Sky'].map(shortName)).toEqual(['Levitt Alpha', 'Storm', 'Sky']);
});

test('what a card would pay is its own part of what a word brings', () => {
  const change = (what: string, name: string, delta = 0): Parameters<typeof pays>[0][number] => ({ what, name, delta, total: null });
  const changes = [change('spots_changed', 'surplus', 2), change('card_completed', 'Kite'), change('spots_changed', 'card', 8), change('hope_changed', 'activated', 15), change('card_completed', 'Dove'), change('spots_changed', 'card', 6), change('cloud_gained', 'card')];
  expect(pays(changes, 'Kite')).toEqual({ spots: 8, hope: 15, clouds: 0 });
  expect(pays(changes, 'Dove')).toEqual({ spots: 6, hope: 0, clouds: 1 });
  expect(pays(changes, 'Balloon')).toBeNull();
});
