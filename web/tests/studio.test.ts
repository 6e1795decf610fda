/** The studio's data: paths, what is wrong, what was changed, and the way back. */
import { expect, test } from 'vitest';
import { at, changesOf, fresh, nameKey, put, wrongs, type FieldInfo, type Table } from '../src/studio/content';
import { MOST_STEPS, replay, stepOf, stepped, type Step } from '../src/studio/drafts';

const field = (one: Partial<FieldInfo> & Pick<FieldInfo, 'key' | 'kind'>): FieldInfo => ({ optional: false, ...one });
const COINS = { name: 'coins', fields: [field({ key: 'n', kind: 'number', low: 1, high: 20 })], example: { do: 'coins', n: 2 }, fixed: {}, form: '' };
const FIELDS: FieldInfo[] = [
  field({
    key: 'card',
    kind: 'tables',
    least: 1,
    most: 3,
    fields: [
      field({ key: 'name', kind: 'text' }),
      field({ key: 'colour', kind: 'choice', values: ['blue', 'gold'] }),
      field({ key: 'coats', kind: 'several', values: [], to: 'edition/coats', least: 1, most: 6 }),
      field({ key: 'effect', kind: 'variants', by: 'do', kinds: [COINS], least: 1, most: 4 }),
    ],
  }),
  field({ key: 'edition', kind: 'table', fields: [field({ key: 'coats', kind: 'texts', least: 2, most: 6 })] }),
];
const BOX: Table = {
  card: [
    { name: 'Mint', colour: 'gold', coats: ['lily'], effect: [{ do: 'coins', n: 3 }] },
    { name: 'Beacon', colour: 'blue', coats: ['key'], effect: [{ do: 'coins', n: 1 }] },
  ],
  edition: { coats: ['lily', 'key'] },
};

test('a value is put at its path, and nothing else changes', () => {
  const richer = put(BOX, 'card/0/effect/0/n', 5);
  expect(at(richer, 'card/0/effect/0/n')).toBe(5);
  expect(at(BOX, 'card/0/effect/0/n')).toBe(3);
  expect(richer.edition).toBe(BOX.edition);
  expect(at(put(BOX, 'card/0', undefined), 'card')).toHaveLength(1);
  expect(at(put(BOX, 'card/0/colour', undefined), 'card/0')).not.toHaveProperty('colour');
  expect(at(put(BOX, 'card/2', { name: 'Third' }), 'card/2/name')).toBe('Third');
});

test('a good box has nothing wrong', () => expect(wrongs(FIELDS, BOX)).toEqual([]));

test.each([
  ['card/0/effect/0/n', 24, 'number', 20],
  ['card/0/effect/0/n', 'many', 'number', undefined],
  ['card/0/colour', 'pink', 'choice', 'blue'],
  ['card/1/coats', ['moon'], 'choice', undefined],
  ['card/1/coats', [], 'count', undefined],
  ['card/1/effect', [], 'count', undefined],
  ['card/0/name', '', 'text', undefined],
  ['edition/coats', 3, 'list', undefined],
])('%s as %j is wrong where it stands', (path, value, kind, mend) => {
  const [first] = wrongs(FIELDS, put(BOX, path, value)).filter((one) => one.path === path);
  expect(first?.key).toBe(`studio-wrong-${kind}`);
  expect(first?.mend).toBe(mend);
});

test('an entry may name what it brings itself, as a map does its victory cards', () => {
  const victory = field({ key: 'victory', kind: 'tables', least: 0, most: 9, fields: [field({ key: 'id', kind: 'text' })] });
  const fields = [victory, field({ key: 'maps', kind: 'tables', least: 0, most: 1, fields: [field({ key: 'deck', kind: 'several', values: [], to: 'victory', least: 0, most: 9 }), victory] })];
  const box = { victory: [{ id: 'breach' }], maps: [{ deck: ['breach', 'siege'], victory: [{ id: 'siege' }] }] };
  expect(wrongs(fields, box)).toEqual([]);
  expect(wrongs(fields, put(box, 'maps/0/victory', [])).map((one) => one.path)).toEqual(['maps/0/deck']);
});

test('a part of an unknown kind is wrong at the key that says its kind', () => {
  const odd = put(BOX, 'card/0/effect/0', { do: 'conis', n: 3 });
  expect(wrongs(FIELDS, odd).map((one) => one.path)).toEqual(['card/0/effect/0/do']);
  expect(wrongs(FIELDS, put(BOX, 'card/0/effect/0', { do: 'coins' })).map((one) => one.key)).toEqual(['studio-wrong-missing']);
});

test('changes are told by entry and key, whatever the order of keys', () => {
  expect(changesOf(FIELDS, ['name'], BOX, { edition: BOX.edition!, card: BOX.card! })).toEqual([]);
  const [only, ...others] = changesOf(FIELDS, ['name'], BOX, put(BOX, 'card/0/effect/0/n', 4));
  expect(only).toMatchObject({ path: 'card/0/effect/0/n', entry: 'Mint', was: 3, now: 4 });
  expect(others).toEqual([]);
});

test('a part that was added at the end is a change of its own, and so is one that is gone', () => {
  const two = put(BOX, 'card/0/effect/1', { do: 'coins', n: 9 });
  expect(changesOf(FIELDS, ['name'], BOX, put(two, 'card/0/effect/0/n', 4))).toMatchObject([
    { path: 'card/0/effect/0/n', was: 3, now: 4 },
    { path: 'card/0/effect/1', keys: ['effect', '2'], was: undefined, now: { do: 'coins', n: 9 } },
  ]);
  expect(changesOf(FIELDS, ['name'], two, BOX)).toMatchObject([{ path: 'card/0/effect', keys: ['effect', '2'], now: undefined }]);
});

test('what was added and what is gone are changes too', () => {
  const other = put(put(BOX, 'card/1', undefined), 'card/1', { name: 'New' });
  const found = changesOf(FIELDS, ['name'], BOX, other).map((one) => [one.entry, one.was === undefined, one.now === undefined]);
  expect(found).toEqual([
    ['New', true, false],
    ['Beacon', false, true],
  ]);
});

test('an entry is known by the first key that tells all of them apart', () => {
  expect(nameKey(['id', 'name'], BOX.card)).toBe('name');
  expect(nameKey(['id'], BOX.card)).toBe('');
});

test('a new entry has a name that none has', () => {
  expect(fresh([{ id: 'new' }], 'id', { id: 'mint', name: 'Mint', hp: 3 }, 'New')).toEqual({ id: 'new-2', name: 'New 2', hp: 3 });
  expect(fresh([{ id: 1 }, { id: 2 }], 'id', { id: 2 }, 'New')).toEqual({ id: 3 });
});

test('every step leads back, typing on is one step, and a hundred are kept', () => {
  const first = stepOf(BOX, 'card/0/effect/0/n', 4);
  const richer = replay(BOX, first, false);
  expect(replay(richer, first, true)).toEqual(BOX);
  const typed = stepped([first], stepOf(richer, 'card/0/effect/0/n', 44), true);
  expect(typed).toEqual([{ path: 'card/0/effect/0/n', was: 3, now: 44 }]);
  const many = Array.from({ length: 150 }, (_, n) => n).reduce<Step[]>((steps, n) => stepped(steps, { path: `p${n}`, now: n }, true), []);
  expect(many).toHaveLength(MOST_STEPS);
});
