import { expect, test } from 'vitest';
import type { IconInfo, PageInfo } from '../src/lib/api/wire';
import { chaptersOf, distance, filtered, find, leafAt, leavesOf, meant, numbered, totalsAt, usesOf, withSigns, type Listed } from '../src/rules/leaves';
import { addressOf } from '../src/rules/where';
import { parseRules } from '../src/table/rules';
import { placeOf } from '../src/lib/router.svelte';

const RULES = `# Your turn
## Take a die (SP-15 to SP-17)
Put it on an empty symbol.
## Take a spot (SP-18)
Always possible.
# Painting
## Halos (SP-22, SP-24)
Two halves of a halo.
## A word without a number
Nothing more.`;
const page: PageInfo = { rule: 'SP-15', cases: [], worked: [], totals: [], missed: [] };
const leaves = leavesOf(parseRules(RULES), [page]);
const icons: IconInfo[] = [
  { id: 'halo', name: 'Halo', text: 'two halves: a token', rules: ['SP-24', 'SP-22', 'SP-16'] },
  { id: 'spot', name: 'Spot', text: 'pays for dice', rules: ['SP-18'] },
];
const thing = (kind: string, id: string, name: string, text: string, signs: string[]): Listed => ({ kind, shelf: kind, id, name, text, signs });
const things = [
  thing('cards', '1', 'Bumblebee', 'Black 3, yellow 4.', ['black', 'yellow', 'cloud']),
  thing('cards', '20', 'Sun Ring', 'Half a halo.', ['yellow', 'halo']),
  thing('halos', 'ink', 'Ink Halo', 'Spots.', ['spot']),
];

test('pages are the rules in their chapters, with what is shown beside them', () => {
  expect(chaptersOf(leaves).map((one) => [one.title, one.leaves.length])).toEqual([['Your turn', 2], ['Painting', 2]]);
  expect(leaves.map((leaf) => leaf.id)).toEqual(['SP-15', 'SP-18', 'SP-22', 'a-word-without-a-number']);
  expect(leaves.map((leaf) => leaf.shown !== null)).toEqual([true, false, false, false]);
});

test('every number is an address of its page', () => {
  expect(leafAt(leaves, 'SP-16')?.title).toBe('Take a die');
  expect(leafAt(leaves, 'SP-24')?.title).toBe('Halos');
  expect(leafAt(leaves, 'SP-99')).toBeNull();
  expect(numbered(['SP-15', 'SP-16', 'SP-17'])).toBe('SP-15 – SP-17');
  expect(numbered(['SP-22', 'SP-24'])).toBe('SP-22, SP-24');
});

test('one list holds rules, icons and things; what is called so comes first', () => {
  const found = find('halo', leaves, icons, things).map((one) => (one.kind === 'rule' ? one.leaf.title : one.kind === 'icon' ? one.icon.name : one.thing.name));
  expect(found).toEqual(['Halos', 'Halo', 'Ink Halo', 'Sun Ring']);
  expect(find('SP-17', leaves, icons, things)).toHaveLength(1);
  expect(find('  ', leaves, icons, things)).toEqual([]);
});

test('what is not found is guessed', () => {
  expect(find('hallo', leaves, icons, things)).toEqual([]);
  expect(meant('hallo', leaves, icons, things)).toBe('halo');
  expect(meant('bumblebe', leaves, icons, things)).toBe('bumblebee');
  expect(meant('zeppelin', leaves, icons, things)).toBeNull();
  expect(distance('halo', 'hallo')).toBe(1);
});

test('the box is filtered by signs and words together', () => {
  const names = (signs: string[], query = ''): string[] => filtered(things, 'cards', signs, query).map((one) => one.name);
  expect(names([])).toEqual(['Bumblebee', 'Sun Ring']);
  expect(names(['yellow', 'halo'])).toEqual(['Sun Ring']);
  expect(names(['yellow'], 'black')).toEqual(['Bumblebee']);
  expect(names(['purple'])).toEqual([]);
});

test('an icon knows the pages and things that use it, each once', () => {
  const uses = usesOf(icons[0]!, leaves, things);
  expect(uses.pages.map((leaf) => leaf.id)).toEqual(['SP-22', 'SP-15']);
  expect(uses.things.map((one) => one.name)).toEqual(['Sun Ring']);
});

test('a line of the reminder has signs in it', () => {
  expect(withSigns('1 <spot> a step')).toEqual([{ text: '1 ' }, { sign: 'spot' }, { text: ' a step' }]);
  expect(withSigns('3 < 4')).toEqual([{ text: '3 < 4' }]);
});

test('totals tell what has changed, and leave out what nobody has', () => {
  expect(totalsAt(['spot', 'hope'], { spot: 1, hope: 0 }, { spot: 3, hope: 0 })).toEqual([{ sign: 'spot', from: 1, to: 3 }]);
  expect(totalsAt(['spot'], null, { spot: 1 })).toEqual([{ sign: 'spot', from: 1, to: 1 }]);
});

test('addresses carry the box', () => {
  expect(addressOf('skytopia', '', 'icons')).toBe('/rules/skytopia/icons');
  expect(addressOf('skytopia', 'tuned', '')).toBe('/rules/skytopia?box=tuned');
  expect(placeOf('/rules/skytopia/ST-16/turn-2', '?box=tuned')).toMatchObject({ page: 'rules', id: 'skytopia', rule: 'ST-16', frame: 'turn-2' });
});
