import { expect, test } from 'vitest';
import { changed } from '../src/lib/differences';
import { frames } from './fixtures';
import cases from './fixtures/differences.json?raw';
import gravity from './gravity_superstar/four.json';
import painters from './sky_painters/three.json';
import skytear from './skytear/two.json';
import skytopia from './skytopia/three.json';

interface Case {
  about: string;
  old: unknown;
  new: unknown;
  change: unknown;
}

test.each(JSON.parse(cases) as Case[])('$about', ({ old, new: fresh, change }) => {
  const before = JSON.stringify(old);
  expect(JSON.stringify(changed(old, change))).toBe(JSON.stringify(fresh));
  expect(JSON.stringify(old)).toBe(before);
});

test.each([gravity, painters, skytear, skytopia])('a real game, from its first view to its last', (game) => {
  expect(frames(game).at(-1)!.view).toStrictEqual(game.end);
});

test('what has not changed is the same object', () => {
  const old = { board: { faces: [1, 2] }, pieces: [{ hex: 1 }, { hex: 2 }] };
  const fresh = changed(old, { pieces: { 1: { hex: 3 } } }) as typeof old;
  expect(fresh.board).toBe(old.board);
  expect(fresh.pieces[0]).toBe(old.pieces[0]);
  expect(fresh.pieces[1]).toEqual({ hex: 3 });
});
