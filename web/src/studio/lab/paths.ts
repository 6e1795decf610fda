/** The numbers of a box as the lab names them (`card Mint.effect 1.n`), found in its content (`card/3/effect/0/n`). */
import { isTable, nameKey, type Json } from '../content';

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

/** Where a number lies that the lab names; null if the box has none of that name. */
export function pathOf(content: Json, names: readonly string[], wanted: string): string | null {
  for (const [named, way] of numbersIn(content, names, '', '')) if (named === wanted) return way;
  return null;
}
