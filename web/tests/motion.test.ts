import { expect, test } from 'vitest';
import { advance, pace, spaces } from '../src/games/gravity_superstar/motion';
import { gains, story } from '../src/games/gravity_superstar/story';
import type { Event, Player } from '../src/games/gravity_superstar/view';
import { FRAMES } from './fixtures';

const DONE: Event = { event: 'turn_ended', seat: 0 };

/** What events tell of a player; where the pawn might go is the next view's. */
const told = ({ stars, pairs, tokens, points, face_up, face_down, in_hand, hand, hidden }: Player) =>
  ({ stars, pairs, tokens, points, face_up, face_down, in_hand, hand, hidden });

test('the events of every move lead from one real view to the next', () => {
  for (let n = 1; n < FRAMES.length; n++) {
    const [before, after] = [FRAMES[n - 1]!.view, FRAMES[n]!];
    const shown = after.events.reduce(advance, before);
    expect(shown.pawns, `pawns after move ${n}`).toEqual(after.view.pawns);
    expect(shown.stars, `stars after move ${n}`).toEqual(after.view.stars);
    expect(shown.left).toBe(after.view.left);
    expect(shown.supply).toBe(after.view.supply);
    expect(shown.open_door).toBe(after.view.open_door);
    expect(shown.round).toBe(after.view.round);
    expect(shown.players.map(told), `players after move ${n}`).toEqual(after.view.players.map(told));
  }
});

test('the view that is drawn is never changed in place', () => {
  const before = structuredClone(FRAMES[0]!.view);
  FRAMES[1]!.events.reduce(advance, FRAMES[0]!.view);
  expect(FRAMES[0]!.view).toEqual(before);
});

test('a fall gets faster and never stands still', () => {
  const fall: Event = { event: 'pawn_entered', seat: 0, space: 'c2', how: 'fall', wrapped: false };
  expect(pace(fall, 0)).toBe(120);
  expect(pace(fall, 3)).toBeLessThan(pace(fall, 1));
  expect(pace(fall, 40)).toBeGreaterThan(0);
  expect(pace(DONE, 0)).toBe(0);
});

test('a line of the log points at its spaces', () => {
  expect(spaces({ event: 'token_missed', seat: 0, space: 'c2' })).toEqual(['c2']);
  expect(spaces(DONE)).toEqual([]);
});

test('the stars told on the way are those that the server counts', () => {
  for (const { view } of FRAMES) {
    for (const play of view.legal) expect(gains(play).map((gain) => gain.colour)).toEqual(play.stars);
  }
});

test('a story names every space once, in order, and everybody met', () => {
  for (const { view } of FRAMES) {
    for (const play of view.legal) {
      const lines = story(play);
      expect(lines.flatMap((line) => line.spaces)).toEqual(play.path.map((stop) => stop.space));
      expect(lines.flatMap((line) => line.victim ?? [])).toEqual(play.victims);
      expect(lines.filter((line) => line.over)).toHaveLength(play.path.filter((stop) => stop.wrapped).length);
    }
  }
});
