import { expect, test } from 'vitest';
import { kit as gravity } from '../src/games/gravity_superstar';
import { kit as plain } from '../src/games/plain';
import { facts } from '../src/games/plain/facts';
import { doorOf } from '../src/games/doors';
import { kitOf } from '../src/games/registry';
import { Catalogue } from '../src/lib/words';
import { parseRules } from '../src/table/rules';

const FOLDERS = Object.keys(import.meta.glob('../src/games/*/index.ts'))
  .map((path) => path.split('/').at(-2)!)
  .filter((folder) => folder !== 'plain');
const SHARED = import.meta.glob<string>(['../src/**/*.{svelte,ts,css}', '!../src/lib/api/schema.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('no file that games share knows a game', () => {
  const names = FOLDERS.flatMap((folder) => [folder, folder.replaceAll('_', '-'), folder.replaceAll('_', ' '), folder.replaceAll('_', '')]);
  const told = Object.entries(SHARED)
    .filter(([path]) => !FOLDERS.some((folder) => path.includes(`/games/${folder}/`)))
    .filter(([, source]) => names.some((name) => source.toLowerCase().includes(name)));
  expect(FOLDERS.length).toBeGreaterThan(3);
  expect(told.map(([path]) => path)).toEqual([]);
});

test('games are found by their folders, each with a scene of its own', async () => {
  const scenes = FOLDERS.map((folder) => doorOf(folder.replaceAll('_', '-')).Scene);
  expect(new Set(scenes).size).toBe(FOLDERS.length);
  expect(scenes).not.toContain(undefined);
  expect(await kitOf('gravity-superstar')).toBe(gravity);
});

test('a game from outside is played on the plain board, behind a door of its own', async () => {
  expect(await kitOf('cloud-walk')).toBe(plain);
  expect(doorOf('cloud-walk')).toEqual(doorOf('cloud-walk'));
  const lights = new Set(['cloud-walk', 'rain-dance', 'kite-fight', 'moon-path', 'far-isles'].map((game) => doorOf(game).spill));
  expect(lights.size).toBeGreaterThan(1);
});

test('the plain board names what its catalogue names, and tells the rules that its catalogue holds', async () => {
  const words = new Catalogue('en', [
    `
view-wind = The wind
view-clouds = Storms
view-clouds-is = from { $at } to { $to }
view-shape-is = { $value ->
    [kite] a kite
   *[balloon] a balloon
  }
view-active = {""}
choice-yes = yes
choice-no = no
rules =
    # The race
    ## Moving (CW-1, CW-2)
    Roll a die.

    Move as far as it says.
`,
  ]);
  const storms = [{ at: 5, to: 2 }, { at: 9, to: 7 }];
  const view = { wind: ['east', 3], is_over: false, best: null, clouds: storms, shape: 'kite', active: 1, players: [{ points: 2 }], seat: 0 };
  expect(facts(view, words)).toEqual([
    { name: 'The wind', text: 'east, 3' },
    { name: 'Is over', text: 'no' },
    { name: 'Best', text: '–' },
    { name: 'Storms', text: 'from 5 to 2, from 9 to 7' },
    { name: 'Shape', text: 'a kite' },
  ]);
  const rules = parseRules(await plain.rules(words));
  expect(rules).toEqual([{ chapter: 'The race', ids: ['CW-1', 'CW-2'], title: 'Moving', text: ['Roll a die.', 'Move as far as it says.'] }]);
  expect(await plain.rules(new Catalogue('en', []))).toBe('');
});
