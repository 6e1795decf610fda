/** A box as plain data, and what a game declares of it: where its values are, what is wrong with them, what was changed. */

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Table = { [key: string]: Json };

/** A key of a box and what its value may be (`skyhall/core/schema.py`). */
export interface FieldInfo {
  key: string;
  kind: 'number' | 'flag' | 'text' | 'choice' | 'reference' | 'numbers' | 'several' | 'texts' | 'raw' | 'table' | 'tables' | 'variant' | 'variants' | 'clauses';
  optional: boolean;
  default?: Json;
  low?: number;
  high?: number;
  length?: number;
  values?: string[];
  to?: string;
  least?: number;
  most?: number;
  again?: boolean;
  pattern?: string;
  drawn?: boolean;
  fields?: FieldInfo[];
  things?: string[];
  by?: string;
  kinds?: KindInfo[];
}

/** A primitive, or another table that says what it is. */
export interface KindInfo {
  name: string;
  fields: FieldInfo[];
  example: Json;
  fixed: Record<string, string>;
  form: string;
}

export const isTable = (value: Json | undefined): value is Table => typeof value === 'object' && value !== null && !Array.isArray(value);
export const same = (a: Json | undefined, b: Json | undefined): boolean => a === b || (a !== undefined && b !== undefined && canonical(a) === canonical(b));

/** The order of keys does not matter. */
function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!isTable(value)) return JSON.stringify(value);
  return `{${Object.keys(value).sort().map((key) => `${JSON.stringify(key)}:${canonical(value[key]!)}`).join()}}`;
}

const stepInto = (value: Json | undefined, step: string): Json | undefined => (Array.isArray(value) ? value[Number(step)] : isTable(value) ? value[step] : undefined);

/** What is at a path (`card/3/effect/0/n`; the empty one is the whole); undefined if nothing is. */
export const at = (content: Json, path: string): Json | undefined => (path === '' ? content : path.split('/').reduce<Json | undefined>(stepInto, content));

/** The content with another value at a path; undefined takes the key, or the item of a list, away. */
export function put<T extends Json>(content: T, path: string, value: Json | undefined): T {
  return changed(content, path === '' ? [] : path.split('/'), value) as T;
}

function changed(inner: Json | undefined, way: readonly string[], value: Json | undefined): Json | undefined {
  const [step, ...rest] = way;
  if (step === undefined) return value;
  if (Array.isArray(inner)) {
    const next = changed(inner[Number(step)], rest, value);
    return next === undefined ? inner.filter((_, place) => place !== Number(step)) : inner.map((one, place) => (place === Number(step) ? next : one)).concat(Number(step) === inner.length ? [next] : []);
  }
  const table = isTable(inner) ? inner : {};
  const next = changed(table[step], rest, value);
  if (next !== undefined) return { ...table, [step]: next };
  return Object.fromEntries(Object.entries(table).filter(([key]) => key !== step));
}

/** The keys that a table of one of the kinds has beside those that all have. */
export const kindOf = (field: FieldInfo, value: Json | undefined): KindInfo | null =>
  field.kinds?.find((kind) => isTable(value) && kind.name === value[field.by!]) ?? null;

export const fieldsOf = (field: FieldInfo, value: Json | undefined): FieldInfo[] => [...(field.fields ?? []), ...(field.by ? (kindOf(field, value)?.fields ?? []) : [])];

/** The field that a path leads to. */
export function fieldAt(fields: readonly FieldInfo[], content: Json, path: string): FieldInfo | null {
  const [key, ...rest] = path.split('/');
  const field = fields.find((one) => one.key === key);
  if (!field || !rest.length) return field ?? null;
  const value = stepInto(content, key!);
  if (isMany(field)) {
    const [place, ...deeper] = rest;
    const item = stepInto(value, place!);
    return deeper.length ? fieldAt(fieldsOf(field, item), item ?? {}, deeper.join('/')) : field;
  }
  return field.fields || field.kinds ? fieldAt(fieldsOf(field, value), value ?? {}, rest.join('/')) : field;
}

export const isMany = (field: FieldInfo): boolean => field.kind === 'tables' || field.kind === 'variants';

/** The key by which the tables of a list are known: the first that all have and that tells them apart. */
export function nameKey(names: readonly string[], entries: Json | undefined): string {
  if (!Array.isArray(entries)) return '';
  return names.find((key) => entries.every((one) => isTable(one) && one[key] !== undefined && one[key] !== '') && new Set(entries.map((one) => String((one as Table)[key]))).size === entries.length) ?? '';
}

/** What an entry is called in lists. */
export function nameOf(entry: Json | undefined, place: number): string {
  if (!isTable(entry)) return String(place + 1);
  for (const key of ['name', 'id', 'colour', 'count', 'at']) {
    const value = entry[key];
    if ((typeof value === 'string' && value) || typeof value === 'number') return String(value);
  }
  return String(place + 1);
}

/** What the box calls itself. */
export function boxName(content: Table): string {
  const head = content.edition;
  const name = isTable(head) ? head.name : content.name;
  return typeof name === 'string' ? name : '';
}
export const namePath = (content: Table): string => (isTable(content.edition) ? 'edition/name' : 'name');

/** Something wrong that needs no hall to see it: an entry of the catalogue and its arguments. */
export interface Wrong {
  path: string;
  key: string;
  args: Record<string, string | number>;
  /** A value that would do. */
  mend?: Json;
}

const shortly = (value: Json | undefined): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
};

/** Every value that is not what its field says; `names` gives what a reference may name. */
export function wrongs(fields: readonly FieldInfo[], content: Table, whole: Table = content, path = ''): Wrong[] {
  return fields.flatMap((field) => {
    const here = path ? `${path}/${field.key}` : field.key;
    const value = content[field.key];
    if (value === undefined) return field.optional ? [] : [{ path: here, key: 'studio-wrong-missing', args: {} }];
    return wrongAt(field, value, whole, content, here);
  });
}

function wrongAt(field: FieldInfo, value: Json, whole: Table, beside: Table, path: string): Wrong[] {
  const found = (key: string, args: Record<string, string | number>, mend?: Json): Wrong[] => [{ path, key: `studio-wrong-${key}`, args: { value: shortly(value), ...args }, ...(mend === undefined ? {} : { mend }) }];
  const { low = 0, high = 0, least = 0, most = -1 } = field;
  const isWhole = (one: Json): one is number => typeof one === 'number' && Number.isInteger(one) && one >= low && one <= high;
  const tooMany = (count: number): boolean => count < least || (most >= 0 && count > most);
  switch (field.kind) {
    case 'number':
      return isWhole(value) ? [] : found('number', { low, high }, typeof value === 'number' ? Math.min(high, Math.max(low, Math.round(value))) : undefined);
    case 'flag':
      return typeof value === 'boolean' ? [] : found('flag', {});
    case 'text':
      return typeof value === 'string' && value !== '' ? [] : found('text', {});
    case 'choice':
      return typeof value === 'string' && field.values!.includes(value) ? [] : found('choice', { values: field.values!.join(', ') }, field.default ?? field.values![0]);
    case 'reference': {
      const known = referred(whole, field.to!, beside);
      return typeof value === 'string' && known.includes(value) ? [] : found('choice', { values: known.join(', ') });
    }
    case 'numbers':
      if (!Array.isArray(value) || !value.every(isWhole)) return found('numbers', { low, high });
      return field.length! >= 0 && value.length !== field.length ? found('count', { least: field.length!, most: field.length!, count: value.length }) : [];
    case 'several':
    case 'texts': {
      if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) return found('list', {});
      const known = field.kind === 'several' ? (field.to ? referred(whole, field.to, beside) : field.values!) : null;
      const odd = value.find((one) => (known ? !known.includes(one) : field.pattern && !new RegExp(`^(?:${field.pattern})$`).test(one)));
      if (odd !== undefined) return known ? found('choice', { value: odd, values: known.join(', ') }) : found('shape', { value: odd });
      return tooMany(value.length) ? found('count', { least, most, count: value.length }) : [];
    }
    case 'table':
    case 'variant':
      return isTable(value) ? [...ofKind(field, value, path), ...wrongs(fieldsOf(field, value), value, whole, path)] : found('table', {});
    case 'tables':
    case 'variants': {
      if (!Array.isArray(value)) return found('list', {});
      const inner = value.flatMap((one, place) => (isTable(one) ? [...ofKind(field, one, `${path}/${place}`), ...wrongs(fieldsOf(field, one), one, whole, `${path}/${place}`)] : []));
      return tooMany(value.length) ? [...found('count', { least, most, count: value.length }), ...inner] : inner;
    }
    case 'clauses':
      if (!Array.isArray(value) || !value.every((one) => typeof one === 'string' && one !== '')) return found('list', {});
      return tooMany(value.length) ? found('count', { least, most, count: value.length }) : [];
    case 'raw':
      return Array.isArray(value) ? [] : found('list', {});
  }
}

const ofKind = (field: FieldInfo, value: Table, path: string): Wrong[] =>
  !field.by || kindOf(field, value) ? [] : [{ path: `${path}/${field.by}`, key: 'studio-wrong-choice', args: { value: shortly(value[field.by]), values: field.kinds!.map((kind) => kind.name).join(', ') } }];

/** What a reference may name: ids of a list of entries, or the items of a plain list; of the box, and of the entry itself where it brings such a list (the victory cards of a map). */
export function referred(whole: Table, to: string, beside: Json | undefined = whole): string[] {
  const named = (found: Json | undefined): string[] => (Array.isArray(found) ? found.map((one) => (isTable(one) ? String(one.id ?? one.name ?? '') : String(one))) : []);
  return [...new Set([...named(at(whole, to)), ...(isTable(beside) ? named(beside[to]) : [])])];
}

/** A value that is not the base's. `entry` is what it belongs to, `keys` the way to it from there; gone: `now` is undefined. */
export interface Change {
  path: string;
  section: string;
  entry: string;
  keys: string[];
  was: Json | undefined;
  now: Json | undefined;
}

export function changesOf(fields: readonly FieldInfo[], names: readonly string[], base: Table, own: Table): Change[] {
  return fields.flatMap((field) => {
    const [was, now] = [base[field.key], own[field.key]];
    if (same(was, now)) return [];
    const key = isMany(field) ? nameKey(names, was) : '';
    if (!key || !Array.isArray(was) || !Array.isArray(now)) return inside(field.key, field.key, '', [], was, now);
    const older = new Map(was.map((one) => [String((one as Table)[key]), one]));
    const left = new Set(older.keys());
    const found = now.flatMap((one, place) => {
      const name = isTable(one) ? String(one[key] ?? '') : '';
      left.delete(name);
      return inside(`${field.key}/${place}`, field.key, nameOf(one, place), [], older.get(name), one);
    });
    return [...found, ...[...left].map((name) => ({ path: field.key, section: field.key, entry: nameOf(older.get(name), 0), keys: [], was: older.get(name), now: undefined }))];
  });
}

/** As many, or more or fewer at the end only: then each part is compared with the one in its place. */
function areAlike(was: readonly Table[], now: readonly Table[]): boolean {
  const shape = (one: Table | undefined): string => Object.keys(one ?? {}).sort().join();
  return was.length === now.length || was.slice(0, now.length).every((one, place) => shape(one) === shape(now[place]));
}

function inside(path: string, section: string, entry: string, keys: string[], was: Json | undefined, now: Json | undefined): Change[] {
  if (same(was, now)) return [];
  if (isTable(was) && isTable(now))
    return [...new Set([...Object.keys(was), ...Object.keys(now)])].flatMap((key) => inside(`${path}/${key}`, section, entry, [...keys, key], was[key], now[key]));
  if (Array.isArray(was) && Array.isArray(now) && was.every(isTable) && now.every(isTable) && areAlike(was, now))
    return (was.length > now.length ? was : now).flatMap((_, place) => inside(place < now.length ? `${path}/${place}` : path, section, entry, [...keys, String(place + 1)], was[place], now[place]));
  return [{ path, section, entry, keys, was, now }];
}

/** A new entry of a list: like the one that was looked at, under a name that none has. */
export function fresh(entries: readonly Json[], key: string, like: Json | undefined, name: string): Json {
  const taken = new Set(entries.map((one) => (isTable(one) ? String(one[key] ?? '') : '')));
  const model = isTable(like) ? like : {};
  if (typeof model[key] === 'number') {
    let number = 1;
    while (taken.has(String(number))) number++;
    return { ...model, [key]: number };
  }
  let [number, own] = [1, name];
  const asId = (text: string): string => (key === 'id' ? text.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'new' : text);
  while (taken.has(asId(own))) own = `${name} ${++number}`;
  return { ...model, ...(key ? { [key]: asId(own) } : {}), ...('name' in model ? { name: own } : {}) };
}
