/** Whoever says a word of a room has sent for the words of that room: what is shown never says a bare key. */
import { expect, test } from 'vitest';
import { entries } from '../src/lib/entries';

const SOURCES = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
const ROOMS = import.meta.glob<string>('../../skyhall/locales/*/en.ftl', { query: '?raw', import: 'default', eager: true });
/** It says entries of games that begin with `group-`. */
const NOT_OF_THE_HALL = '../src/lib/words.ts';
/** An import that waits: a part of the page by itself, or with the rooms whose words it says. */
const WAITING = /import\('(\.[^']+)'\)(?:\)?((?:, '[a-z]+')+)\))?/g;

/** The room of an entry. */
const roomOf = new Map(Object.entries(ROOMS).flatMap(([path, text]) => entries(text).map(([name]) => [name, path.split('/').at(-2)!] as const)));

function file(from: string, path: string): string | null {
  const found = new URL(path, `file:///web/tests/${from}`).pathname.replace('/web/', '../');
  return [found, `${found}.ts`, `${found}/index.ts`].find((one) => one in SOURCES) ?? null;
}

/** A file with all that is loaded together with it. */
function together(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, other] of SOURCES[path]!.matchAll(/^\s*(?:import|export) (?!type )[^;()]*?from '(\.[^']+)'/gm)) {
    const next = file(path, other!);
    if (next) together(next, found);
  }
  return found;
}

/** The entries of rooms that a file says: by their names, or by names that begin so. */
function said(path: string): string[] {
  if (path === NOT_OF_THE_HALL) return [];
  const names = [...SOURCES[path]!.matchAll(/['"`]([a-z][\w-]*)['"`]/g)].map(([, name]) => name!).filter((name) => roomOf.has(name));
  const begun = [...SOURCES[path]!.matchAll(/`([a-z][\w-]*-)\$\{/g)].flatMap(([, start]) => [...roomOf.keys()].filter((name) => name.startsWith(start!)));
  return [...names, ...begun];
}

/** What is said in a part of the page, and in the parts that it fetches, without its room. */
function amiss(path: string, here: ReadonlySet<string>, seen = new Set<string>()): string[] {
  const visit = `${path} ${[...here].sort().join()}`;
  if (seen.has(visit)) return [];
  seen.add(visit);
  return [...together(path)].flatMap((one) => {
    const bare = said(one).filter((name) => !here.has(roomOf.get(name)!));
    const parts = [...SOURCES[one]!.matchAll(WAITING)].flatMap(([, other, rooms]) => {
      const next = file(one, other!);
      return next ? amiss(next, new Set([...here, ...(rooms?.match(/[a-z]+/g) ?? [])]), seen) : [];
    });
    return [...bare.map((name) => `${one} says ${name}, which is in ${roomOf.get(name)}: only ${[...here].join(', ') || 'no room'} here`), ...parts];
  });
}

test('every page has sent for the rooms whose words it says, and every part that comes later', () => {
  expect([...SOURCES['../src/pages.ts']!.matchAll(WAITING)].length).toBe(20);
  expect(amiss('../src/main.ts', new Set())).toEqual([]);
});

test('a board says what is in its game’s catalogue or in that of the whole hall', () => {
  const boards = Object.keys(SOURCES).filter((path) => /games\/\w+\/(index|book\/index|skin)\.ts$/.test(path));
  expect(boards.length).toBeGreaterThan(10);
  for (const path of boards) expect(amiss(path, new Set()), path).toEqual([]);
});

test('a word without its room would be found', () => {
  expect(amiss('../src/table/Menu.svelte', new Set())).not.toEqual([]);
  expect(amiss('../src/table/Menu.svelte', new Set(['table']))).toEqual([]);
});
