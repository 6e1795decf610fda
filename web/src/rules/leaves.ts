/** The pages of the illustrated rules, and what can be found in them. */
import type { IconInfo, PageInfo } from '../lib/api/wire';
import type { Rule } from '../table/rules';

/** A rule with what is shown beside it. Its address is the first of its numbers, or its title where it has none. */
export interface Leaf extends Rule {
  id: string;
  shown: PageInfo | null;
}

export interface Chapter {
  title: string;
  leaves: Leaf[];
}

/** A thing of the box, with all that can be asked of it. */
export interface Listed {
  kind: string;
  /** The title of its shelf. */
  shelf: string;
  id: string;
  name: string;
  text: string;
  signs: string[];
}

export type Found = { kind: 'rule'; leaf: Leaf } | { kind: 'icon'; icon: IconInfo } | { kind: 'thing'; thing: Listed };

const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

export const leavesOf = (rules: readonly Rule[], pages: readonly PageInfo[]): Leaf[] =>
  rules.map((rule) => ({ ...rule, id: rule.ids[0] ?? slug(rule.title), shown: pages.find((page) => page.rule === rule.ids[0]) ?? null }));

export function chaptersOf(leaves: readonly Leaf[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const leaf of leaves) {
    if (chapters.at(-1)?.title !== leaf.chapter) chapters.push({ title: leaf.chapter, leaves: [] });
    chapters.at(-1)!.leaves.push(leaf);
  }
  return chapters;
}

/** The page that a number belongs to, wherever it stands in it. */
export const leafAt = (leaves: readonly Leaf[], rule: string): Leaf | null =>
  leaves.find((leaf) => leaf.id === rule || leaf.ids.includes(rule)) ?? null;

/** The numbers of a page in short: `SP-15 to SP-17`. */
export function numbered(ids: readonly string[]): string {
  const numbers = ids.map((id) => Number(id.split('-')[1]));
  const isRange = numbers.length > 2 && numbers.every((number, n) => n === 0 || number === numbers[n - 1]! + 1);
  return isRange ? `${ids[0]} – ${ids.at(-1)}` : ids.join(', ');
}

const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);
const holds = (text: string, words: readonly string[]): boolean => words.every((word) => text.toLowerCase().includes(word));

/** Rules, icons and things in one list: what is called so before what only speaks of it. */
export function find(query: string, leaves: readonly Leaf[], icons: readonly IconInfo[], things: readonly Listed[]): Found[] {
  const words = wordsOf(query);
  if (!words.length) return [];
  const ranked: { found: Found; isCalled: boolean }[] = [];
  const add = (found: Found, name: string, all: string): void => {
    if (holds(`${name} ${all}`, words)) ranked.push({ found, isCalled: holds(name, words) });
  };
  for (const leaf of leaves) add({ kind: 'rule', leaf }, leaf.title, [...leaf.ids, ...leaf.text].join(' '));
  for (const icon of icons) add({ kind: 'icon', icon }, icon.name, icon.text);
  for (const thing of things) add({ kind: 'thing', thing }, thing.name, `${thing.shelf} ${thing.text}`);
  return [...ranked.filter((one) => one.isCalled), ...ranked.filter((one) => !one.isCalled)].map((one) => one.found);
}

/** How many letters must be changed, put in or left out to make one word of another. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}

/** A name that is nearly what was asked for; null if none is. */
export function meant(query: string, leaves: readonly Leaf[], icons: readonly IconInfo[], things: readonly Listed[]): string | null {
  const asked = query.trim().toLowerCase();
  const names = [...icons.map((one) => one.name), ...leaves.map((one) => one.title), ...things.map((one) => one.name)];
  const words = new Set(names.flatMap((name) => [name, ...name.split(/[\s,()]+/)]).map((name) => name.toLowerCase()).filter((name) => name.length > 2));
  const most = Math.max(1, Math.floor(asked.length / 3));
  let best: string | null = null;
  let least = most + 1;
  for (const word of words) {
    const far = distance(asked, word);
    if (far > 0 && far < least) [best, least] = [word, far];
  }
  return best;
}

/** The things that have all of these signs and all of the words. */
export function filtered(things: readonly Listed[], kind: string, signs: readonly string[], query: string): Listed[] {
  const words = wordsOf(query);
  return things.filter((one) => one.kind === kind && signs.every((sign) => one.signs.includes(sign)) && holds(`${one.name} ${one.text}`, words));
}

/** What an icon is used by. */
export function usesOf(icon: IconInfo, leaves: readonly Leaf[], things: readonly Listed[]): { pages: Leaf[]; things: Listed[] } {
  const pages = [...new Set(icon.rules.map((rule) => leafAt(leaves, rule)).filter((leaf): leaf is Leaf => leaf !== null))];
  return { pages, things: things.filter((one) => one.signs.includes(icon.id)) };
}

/** A line with signs in it: `1 <spot> a step`. */
export function withSigns(line: string): ({ text: string } | { sign: string })[] {
  return line
    .split(/(<[a-z-]+>)/)
    .filter(Boolean)
    .map((part) => (/^<[a-z-]+>$/.test(part) ? { sign: part.slice(1, -1) } : { text: part }));
}

/** What is counted at a step of a worked turn: what it was before, and what it is. */
export function totalsAt(totals: readonly string[], before: Readonly<Record<string, number>> | null, now: Readonly<Record<string, number>>): { sign: string; from: number; to: number }[] {
  return totals.map((sign) => ({ sign, from: before?.[sign] ?? now[sign] ?? 0, to: now[sign] ?? 0 })).filter((one) => one.from !== 0 || one.to !== 0);
}
