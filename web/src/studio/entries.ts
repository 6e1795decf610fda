/** The entries of a section as the studio lists them. */
import type { Thing } from '../games/kit';
import { say } from '../lib/words';
import type { BoxProblem, OpenBox } from './box.svelte';
import { isMany, isTable, nameOf, referred, type Change, type FieldInfo, type Json, type Table } from './content';

export interface Entry {
  path: string;
  place: number;
  name: string;
  value: Table;
  /** Its plain values in a line, where nothing is drawn. */
  summary: string;
  /** A change of it in a few signs: 3 → 4. */
  change: (one: Change) => string;
}

export interface Group {
  key: string;
  name: string;
  label: string;
  entries: Entry[];
}

const plain = (value: Json | undefined): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : typeof value === 'boolean' ? say(value ? 'yes' : 'no') : Array.isArray(value) && value.every((one) => typeof one !== 'object') ? value.join(', ') : '');

/** Drawings and long lists are for the form. */
const isBrief = (text: string): boolean => text !== '' && text.length <= 200 && !text.includes('\n');

/** A value of a change in few signs; what is too long is only named. */
export const shortly = (value: Json | undefined): string => {
  const text = plain(value);
  return text.length > 24 || text.includes('\n') ? '…' : text;
};

export function changeIn(box: OpenBox, one: Change): string {
  if (one.was === undefined) return one.keys.length ? `+ ${box.label(one.keys.at(-1)!)}` : say('studio-new');
  const [was, now] = [shortly(one.was), shortly(one.now)];
  return was && now && was !== '…' ? `${was} → ${now}` : say('studio-other', { field: box.label(named(one)) });
}
/** The last key of a change that is no number of a place. */
const named = (one: Change): string => [...one.keys].reverse().find((key) => !/^\d+$/.test(key)) ?? one.section;

export function entriesOf(box: OpenBox, section: FieldInfo): Entry[] {
  const value = box.content[section.key];
  const listed = isMany(section) ? (Array.isArray(value) ? value : []) : isTable(value) ? [value] : [];
  return listed.flatMap((one, place) =>
    isTable(one)
      ? [
          {
            path: isMany(section) ? `${section.key}/${place}` : section.key,
            place,
            name: isMany(section) ? titled(box, section, one, place) : box.section(section.key),
            value: one,
            summary: Object.entries(one).filter(([key, inner]) => !['id', 'name'].includes(key) && isBrief(plain(inner))).map(([key, inner]) => `${box.label(key)} ${plain(inner)}`).join(' · '),
            change: (change: Change) => changeIn(box, change),
          },
        ]
      : [],
  );
}

/** By its own name, or by the colour or number that it is known by. */
function titled(box: OpenBox, section: FieldInfo, entry: Table, place: number): string {
  if (typeof entry.name === 'string' && entry.name) return entry.name;
  if (typeof entry.colour === 'string') return box.value('colour', entry.colour);
  const id = section.fields?.find((field) => field.key === 'id');
  if (id?.kind === 'choice' && typeof entry.id === 'string') return box.value('id', entry.id);
  // A tile goes by what its sides are called.
  const inner = Object.values(entry).flatMap((one) => (isTable(one) && typeof one.name === 'string' && one.name ? [one.name] : []));
  if (inner.length) return [typeof entry.id === 'number' ? `${entry.id}:` : '', inner.join(', ')].filter(Boolean).join(' ');
  const key = ['id', 'count', 'at'].find((one) => entry[one] !== undefined && entry[one] !== '');
  return key && typeof entry[key] === 'number' ? `${box.label(key)} ${String(entry[key])}` : nameOf(entry, place);
}

/** Entries under their colours, heroes or factions: the first choice or reference that all have. */
export function groupsOf(box: OpenBox, section: FieldInfo, entries: readonly Entry[]): Group[] {
  const by = (section.fields ?? []).find((field) => (field.kind === 'choice' && field.key === 'colour') || (field.kind === 'reference' && (section.things ?? []).includes('cards')));
  if (!by || section.most === 4) return [{ key: '', name: '', label: '', entries: [...entries] }];
  const known = by.kind === 'choice' ? by.values! : referred(box.content, by.to!);
  const names = [...new Set([...known, ...entries.map((one) => String(one.value[by.key] ?? ''))])];
  return names
    .map((name) => ({ key: by.key, name, label: name ? box.value(by.key, name) : say('studio-others'), entries: entries.filter((one) => String(one.value[by.key] ?? '') === name) }))
    .filter((group) => group.entries.length);
}

/** An entry for who cannot see it. */
export function toldBy(box: OpenBox, entry: Entry, things: readonly { kind: string; thing: Thing }[], changes: number, problems: number): string {
  const first = things[0];
  const text = first && box.book ? box.book.words(first.kind, first.thing, (key, args) => box.words.say(key, args)).text : entry.summary;
  return [entry.name, text, changes ? say('studio-is-changed') : '', problems ? say('studio-problems', { count: problems }) : ''].filter(Boolean).join('. ');
}

const holds = (text: string, words: readonly string[]): boolean => words.every((word) => text.toLowerCase().includes(word));

/** Those that are looked for: all, what was changed, what is wrong, what has the words. */
export function found(box: OpenBox, entries: readonly Entry[], filter: 'all' | 'changed' | 'wrong', query: string): Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(
    (one) =>
      (filter !== 'changed' || box.isChanged(one.path)) &&
      (filter !== 'wrong' || box.problemsIn(one.path).length > 0) &&
      (!words.length || holds(toldBy(box, one, box.things(one.path), 0, 0), words)),
  );
}

/** The kinds of entries that are a list each, and all the rest, which is numbers. */
export const listed = (fields: readonly FieldInfo[]): FieldInfo[] => fields.filter(isMany);
export const single = (fields: readonly FieldInfo[]): FieldInfo[] => fields.filter((field) => !isMany(field));

/** A problem by its way from the box: Freight Dock, effect 2, at most. */
export function wayTo(box: OpenBox, problem: BoxProblem): string {
  const [section = '', place = '', ...rest] = problem.path.split('/');
  const field = box.fields.find((one) => one.key === section);
  if (!field) return say('studio-whole-box');
  const entry = isMany(field) && place !== '' ? (entriesOf(box, field).find((one) => one.place === Number(place))?.name ?? '') : '';
  const keys = isMany(field) ? rest : [place, ...rest];
  const more = keys.filter(Boolean).map((key) => (/^\d+$/.test(key) ? String(Number(key) + 1) : box.label(key)));
  return [isMany(field) && entry ? entry : box.section(section), ...more].join(', ').replace(/, (\d+)/g, ' $1');
}
