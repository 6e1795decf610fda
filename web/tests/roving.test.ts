import { expect, test } from 'vitest';
import { closest, nearest, type Box, type Way } from '../src/lib/roving';

const at = (x: number, y: number, width = 10, height = 10): Box => ({ x, y, width, height });
const WAYS: Way[] = ['left', 'right', 'up', 'down'];

test('an arrow goes to the next place in its row or column', () => {
  const grid = [0, 20, 40].flatMap((y) => [0, 20, 40].map((x) => at(x, y)));
  const middle = grid[4]!;
  expect(WAYS.map((way) => nearest(middle, grid, way))).toEqual([3, 5, 1, 7]);
  expect(nearest(grid[2]!, grid, 'right')).toBe(-1);
  expect(nearest(grid[0]!, grid, 'up')).toBe(-1);
});

test('what lies straight ahead is taken before what is nearer but to the side', () => {
  const places = [at(0, 0), at(30, 0), at(12, 18)];
  expect(nearest(places[0]!, places, 'right')).toBe(1);
  expect(nearest(places[0]!, places, 'down')).toBe(2);
});

test('sizes do not matter, middles do', () => {
  const places = [at(0, 0, 100, 20), at(0, 30, 10, 10), at(46, 60, 8, 8)];
  expect(nearest(places[0]!, places, 'down')).toBe(2);
  expect(closest(at(44, 58), places)).toBe(2);
  expect(closest(at(0, 0), [])).toBe(-1);
});

/** Everything that the arrows reach from a place. */
function reached(from: number, places: Box[]): Set<number> {
  const found = new Set([from]);
  for (const one of found) for (const way of WAYS) if (nearest(places[one]!, places, way) >= 0) found.add(nearest(places[one]!, places, way));
  return found;
}

test('every hex of a field, and every place of a scattered one, can be reached from every other', () => {
  const hexes = Array.from({ length: 60 }, (_, n) => at((n % 10) * 54, Math.floor(n / 10) * 62 + (n % 2) * 31));
  const scattered = Array.from({ length: 40 }, (_, n) => at((n * 7919) % 601, (n * 104729) % 397));
  for (const places of [hexes, scattered]) for (const [n] of places.entries()) expect(reached(n, places).size).toBe(places.length);
});
