import { expect, it } from 'vitest';
import { inWords, labPath, pathOf } from '../src/studio/lab/paths';

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
  expect(labPath(content, names, 'card/1/effect/1/n')).toBe('card Mint.effect 2.n');
  expect(labPath(content, names, 'card/1/name')).toBe('');
});

it.each([
  ['card Mint.effect 2.n', '', 'Mint, Effect 2, How many'],
  ['constants.start_coins', '', 'Coins at the start'],
  ['chronometer.prices 2', '', 'Prices 2'],
  ['players 2.end_stars', '', 'Players 2, end_stars'],
  ['heroes sakoshi.hp', 'Sakoshi', 'Sakoshi, HP'],
])('says in words what number %s is', (path, name, told) => {
  const labels: Record<string, string> = { effect: 'Effect', n: 'How many', start_coins: 'Coins at the start', prices: 'Prices', players: 'Players', hp: 'HP' };
  expect(inWords(path, (key) => labels[key] ?? key, name)).toBe(told);
});
