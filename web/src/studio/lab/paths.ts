/** The numbers of a box as the lab names them (`card Mint.effect 1.n`), found in its content (`card/3/effect/0/n`). */
import type { LabBox } from '../../lib/api/wire';
import { isTable, nameKey, type Json } from '../content';

/** A number in words, given the lab's name for it and the component it belongs to. */
export type Called = (path: string, name?: string) => string;

/** A box that cannot be played as it is, and why. */
export class NotFit extends Error {}

/** A box of one's own, fetched when it is played. */
export interface OtherBox {
  key: string;
  label: string;
  load: () => Promise<LabBox>;
}

/** Every whole number with the lab's name for it, and where it lies. */
function* numbersIn(value: Json, names: readonly string[], named: string, way: string): Generator<[string, string]> {
  if (typeof value === 'number') {
    if (Number.isInteger(value)) yield [named, way];
  } else if (Array.isArray(value)) {
    const key = value.length && value.every(isTable) ? nameKey(names, value) : '';
    for (const [place, part] of value.entries()) {
      const label = key && isTable(part) ? String(part[key]) : String(place + 1);
      yield* numbersIn(part, names, `${named} ${label}`, `${way}/${place}`);
    }
  } else if (isTable(value)) {
    for (const [key, part] of Object.entries(value)) yield* numbersIn(part, names, named ? `${named}.${key}` : key, way ? `${way}/${key}` : key);
  }
}

/** How the lab names a number that lies at a path; empty if there is none. */
export function labPath(content: Json, names: readonly string[], way: string): string {
  for (const [named, at] of numbersIn(content, names, '', '')) if (at === way) return named;
  return '';
}

/** A number in words: Mint, Effect 1, How many. `name` is that of the component it belongs to. */
export function inWords(path: string, label: (key: string) => string, name = ''): string {
  const [first = [], ...rest] = path.split('.').map((part) => part.split(' '));
  const [section = '', ...entry] = first;
  const told = (key: string, more: readonly string[]): string => [label(key), ...more].join(' ');
  // What belongs to no entry goes by its key alone; an entry without a name by its number.
  const head = name || (!entry.length ? (rest.length ? '' : label(section)) : /^\d+$/.test(entry.join(' ')) ? told(section, entry) : entry.join(' '));
  return [head, ...rest.map(([key = '', ...more]) => told(key, more))].filter(Boolean).join(', ');
}

/** Where a number lies that the lab names; null if the box has none of that name. */
export function pathOf(content: Json, names: readonly string[], wanted: string): string | null {
  for (const [named, way] of numbersIn(content, names, '', '')) if (named === wanted) return way;
  return null;
}
