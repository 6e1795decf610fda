import { expect, test } from 'vitest';
import { COLOURS, pips } from '../../src/games/sky_painters/art';
import { cellOf, placesOf, poolRows, scaledFor, short, symbolWords, windowOf } from '../../src/games/sky_painters/geometry';
import { MOTIFS } from '../../src/games/sky_painters/motifs';
import { PORTRAITS } from '../../src/games/sky_painters/portraits';
import { dark } from '../../src/games/sky_painters/shapes';
import catalogue from '../../../skyhall/games/sky_painters/locales/en.ftl?raw';

test('a lone card has three by three around it, and a wide sky is shown whole', () => {
  expect(windowOf([{ x: 0, y: 0 }])).toEqual({ left: -1, top: 1, columns: 3, rows: 3 });
  expect(windowOf([{ x: -2, y: 0 }, { x: 2, y: 1 }])).toEqual({ left: -2, top: 1, columns: 5, rows: 3 });
});

test('a sky that grows is scaled anew with the next turn, not before; another one at once', () => {
  const small = windowOf([{ x: 0, y: 0 }]);
  const grown = windowOf([{ x: 0, y: 0 }, { x: 3, y: 0 }]);
  const kept = scaledFor(null, small, 0, 7);
  expect(kept).toMatchObject({ columns: 3, rows: 3 });
  expect(scaledFor(kept, grown, 0, 7)).toBe(kept);
  expect(scaledFor(kept, grown, 0, 8).columns).toBe(4);
  expect(scaledFor(kept, grown, 1, 7).columns).toBe(4);
});

test('places go row by row from the top left', () => {
  const places = placesOf(windowOf([{ x: 0, y: 0 }]));
  expect(places).toHaveLength(9);
  expect(places[0]).toEqual({ x: -1, y: 1 });
  expect(places[8]).toEqual({ x: 1, y: -1 });
});

test('words name their places', () => {
  expect(cellOf('cell -1 2')).toEqual({ x: -1, y: 2 });
  expect(cellOf('take left')).toBeNull();
  expect(symbolWords(2, 3)[0]).toBe('on 2 3');
});

test('the pool is sorted by colour, lowest first', () => {
  const rows = poolRows({ blue: [1, 0, 2, 0, 0, 0], grey: [0, 0, 0, 0, 0, 1] }, COLOURS);
  expect(rows[0]).toEqual({ colour: 'blue', numbers: [1, 3, 3] });
  expect(rows.at(-1)).toEqual({ colour: 'grey', numbers: [6] });
});

test('what a price lacks', () => {
  expect(short({ spots: 9, hope: 2 }, { spots: 4, hope: 5 })).toEqual({ spots: 5, hope: 0 });
});

test('every die shows its number, every card and Painter of the catalogue has a picture', () => {
  for (const number of [1, 2, 3, 4, 5, 6]) expect(pips(number)).toHaveLength(number);
  const named = (kind: string): string[] => [...catalogue.matchAll(new RegExp(`^${kind}-(\\w+) =`, 'gm'))].map((found) => found[1]!);
  expect(named('card').filter((id) => !MOTIFS[id]?.length)).toEqual([]);
  expect(named('painter').filter((id) => !PORTRAITS[id])).toEqual([]);
  expect(named('card')).toHaveLength(40);
  expect(named('painter')).toHaveLength(20);
});

test('a pencil hatches what is dark', () => {
  expect(dark('#20262e')).toBe(true);
  expect(dark('#ffffff')).toBe(false);
});
