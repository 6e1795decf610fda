import { describe, expect, it } from 'vitest';
import type { Moment, Review } from '../src/lib/api/wire';
import { placeOf } from '../src/lib/router.svelte';
import { apart, graphOf, named } from '../src/review/graph';
import { heroOf, listed, luckOf, nextMoment, nextTurn, placesOf, ringsOf } from '../src/review/moments';

const told = { key: 'word-this', args: {} };

function moment(seat: number, round: number, before: number, after: number, mark = ''): Moment {
  return {
    choice: { place: 0, step: 0, seat, round, word: 'this', told, options: 9, is_chance_after: false },
    judged: { best: 'that', best_told: told, before: [before, 1 - before], after: [after, 1 - after], loss: 0, error: 0, lead: 0, is_obvious: true, line: [] },
    mark,
    is_sure: true,
    chance: [0, 0],
  };
}

function reviewOf(choices: Moment[], moments: number[] = []): Review {
  const tally = (seat: number, start: number, own: number, rivals: number, deck: number, result: number) => ({
    seat,
    accuracy: 80,
    best: 0,
    inaccuracies: 0,
    mistakes: 0,
    blunders: 0,
    start,
    own,
    rivals,
    deck,
    result,
  });
  const tallies = [tally(0, 0.424, -1.404, 1.024, -0.044, 0), tally(1, 0.576, -0.2, 0.58, 0.044, 1)];
  return { version: 1, game: 'g', seats: 2, result: [0, 1], choices, tallies, moments, decided: moments[0] ?? -1 };
}

const GAME = reviewOf([moment(0, 1, 0.5, 0.4, 'mistake'), moment(0, 1, 0.4, 0.4), moment(1, 1, 0.4, 0.4, 'best'), moment(0, 2, 0.8, 0.2, 'blunder')], [0, 2, 3]);
const SIZE = { width: 400, height: 100 };

describe('the graph of chances', () => {
  it('has a line for every seat, from the first choice to the result', () => {
    const { lines } = graphOf(GAME, 4, true, SIZE);
    expect(lines.map((line) => line.path)).toEqual(['M0 50L100 60L200 60L300 20L400 100', 'M0 50L100 40L200 40L300 80L400 0']);
    expect(lines[0]!.end).toEqual({ x: 400, y: 100 });
  });
  it('grows from the left: what is not judged yet has its room', () => {
    const begun = reviewOf(GAME.choices.slice(0, 2));
    expect(graphOf(begun, 4, false, SIZE).lines[0]!.path).toBe('M0 50L100 60');
    expect(graphOf(reviewOf([]), 4, false, SIZE).lines[0]!.path).toBe('');
  });
  it('puts marks on the slope of their own seat, half-way down', () => {
    expect(graphOf(GAME, 4, true, SIZE).spots).toEqual([
      { at: 0, mark: 'mistake', x: 0, y: 55 },
      { at: 2, mark: 'best', x: 200, y: 40 },
      { at: 3, mark: 'blunder', x: 300, y: 50 },
    ]);
  });
  it('has a band for every round, and names as many as there is room for', () => {
    const { bands } = graphOf(GAME, 4, true, SIZE);
    expect(bands).toEqual([
      { round: 1, x: 0, width: 300 },
      { round: 2, x: 300, width: 100 },
    ]);
    expect(named([0, 10, 30, 40, 70].map((x) => ({ round: x, x, width: 10 })), 26).map((band) => band.x)).toEqual([0, 30, 70]);
  });
  it('moves heads apart that would lie over each other, and keeps them inside', () => {
    expect(apart([100, 98, 0], 15, 100)).toEqual([100, 85, -13]);
    expect(apart([10, 60], 15, 100)).toEqual([10, 60]);
  });
});

describe('moments', () => {
  it('are those of the review, or while it is made what is marked so far; of one seat or all', () => {
    expect(listed(GAME, true, null)).toEqual([0, 2, 3]);
    expect(listed({ ...GAME, moments: [] }, false, null)).toEqual([0, 2, 3]);
    expect(listed(GAME, true, 1)).toEqual([2]);
  });
  it('follow each other round the ends', () => {
    expect([nextMoment([0, 2, 3], 0, 1), nextMoment([0, 2, 3], 3, 1), nextMoment([0, 2, 3], 0, -1), nextMoment([0, 2, 3], 1, -1)]).toEqual([2, 0, 3, 0]);
    expect(nextMoment([], 0, 1)).toBeNull();
  });

  it('rings what was played and what was better, or the one that was both', () => {
    const slip = moment(0, 1, 0.5, 0.4, 'mistake');
    expect(ringsOf(slip, 'both').map((one) => `${one.kind} ${one.word}`)).toEqual(['played this', 'better that']);
    expect(ringsOf(slip, 'better').map((one) => one.word)).toEqual(['that']);
    const fine = { ...slip, judged: { ...slip.judged, best: 'this' } };
    expect(ringsOf(fine, 'better')).toEqual([{ kind: 'same', word: 'this' }]);
  });
  it('can be passed a turn at a time', () => {
    expect([nextTurn(GAME, 0, 1), nextTurn(GAME, 2, 1), nextTurn(GAME, 3, 1), nextTurn(GAME, 2, -1)]).toEqual([2, 3, 3, 1]);
  });
});

describe('luck and skill', () => {
  it('add up in whole points', () => {
    const luck = luckOf(GAME, 0);
    expect(luck.parts.map((part) => part.points)).toEqual([-140, 102, -4]);
    expect(luck.start + luck.parts.reduce((sum, part) => sum + part.points, 0)).toBe(luck.result);
    expect(luck.parts.map((part) => part.length)).toEqual([1, 102 / 140, 4 / 140]);
  });
  it('are told for the reader, else for the winner', () => {
    expect([heroOf(GAME, 0), heroOf(GAME, null)]).toEqual([0, 1]);
  });
});

it('a record without places has them by who won, then by points', () => {
  expect(placesOf([0, 1, 0], [46, 52, 56])).toEqual([3, 1, 2]);
  expect(placesOf([0.5, 0.5], [])).toEqual([1, 1]);
});

it('a review has a link of its own', () => {
  expect(placeOf('/t/abcdefgh/review', '?step=7')).toMatchObject({ page: 'review', id: 'abcdefgh' });
});
