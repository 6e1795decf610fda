import { expect, test } from 'vitest';
import { advance, pace, spaces } from '../src/games/gravity_superstar/motion';
import { gains, story } from '../src/games/gravity_superstar/story';
import { FRAMES } from './fixtures';

test('the events of every move lead from one real view to the next', () => {
  for (let n = 1; n < FRAMES.length; n++) {
    const [before, after] = [FRAMES[n - 1]!.view, FRAMES[n]!];
    const shown = after.events.reduce(advance, before);
    expect(shown.pawns, `pawns after move ${n}`).toEqual(after.view.pawns);
    expect(shown.stars, `stars after move ${n}`).toEqual(after.view.stars);
    expect(shown.left).toBe(after.view.left);
    expect(shown.supply).toBe(after.view.supply);
    expect(shown.open_door).toBe(after.view.open_door);
    if (!after.events.some((event) => event.event === 'stolen')) {
      expect(shown.players.map((one) => one.points), `points after move ${n}`).toEqual(after.view.players.map((one) => one.points));
    }
  }
});

test('the view that is drawn is never changed in place', () => {
  const before = structuredClone(FRAMES[0]!.view);
  FRAMES[1]!.events.reduce(advance, FRAMES[0]!.view);
  expect(FRAMES[0]!.view).toEqual(before);
});

test('a fall gets faster and never stands still', () => {
  const fall = { event: 'pawn_entered', how: 'fall' };
  expect(pace(fall, 0)).toBe(120);
  expect(pace(fall, 3)).toBeLessThan(pace(fall, 1));
  expect(pace(fall, 40)).toBeGreaterThan(0);
  expect(pace({ event: 'turn_ended' }, 0)).toBe(0);
});

test('a line of the log points at its spaces', () => {
  expect(spaces({ event: 'star_taken', space: 'c2' })).toEqual(['c2']);
  expect(spaces({ event: 'turn_ended' })).toEqual([]);
});

test('the stars told on the way are those that the server counts', () => {
  for (const { view } of FRAMES) {
    for (const play of view.legal) expect(gains(view, play, 0).map((gain) => gain.colour)).toEqual(play.stars);
  }
});

test('a story names every space once, in order, and everybody met', () => {
  for (const { view } of FRAMES) {
    for (const play of view.legal) {
      const lines = story(view, play, 0);
      expect(lines.flatMap((line) => line.spaces)).toEqual(play.path.map((stop) => stop.space));
      expect(lines.flatMap((line) => line.victim ?? [])).toEqual(play.victims);
      expect(lines.filter((line) => line.over)).toHaveLength(play.path.filter((stop) => stop.wrapped).length);
    }
  }
});
