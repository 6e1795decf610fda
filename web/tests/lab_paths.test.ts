import { expect, it } from 'vitest';
import { pathOf } from '../src/studio/lab/paths';

it("finds the lab's numbers in the content of a box", () => {
  const content = {
    constants: { start_coins: 5 },
    chronometer: { prices: [10, 6, 3] },
    card: [{ name: 'Vault', effect: [{ do: 'coins', n: 5 }] }, { name: 'Mint', effect: [{ do: 'pp', n: 1 }, { do: 'coins', n: 3 }] }],
    players: [{ count: 2, end_stars: 4 }],
  };
  const names = ['id', 'name', 'count'];
  expect(pathOf(content, names, 'card Mint.effect 2.n')).toBe('card/1/effect/1/n');
  expect(pathOf(content, names, 'constants.start_coins')).toBe('constants/start_coins');
  expect(pathOf(content, names, 'chronometer.prices 2')).toBe('chronometer/prices/1');
  expect(pathOf(content, names, 'players 2.end_stars')).toBe('players/0/end_stars');
  expect(pathOf(content, names, 'card Forge.effect 1.n')).toBeNull();
});
