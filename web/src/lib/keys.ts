/** Keys that choose words, for all games. */
import type { TableStore } from './table.svelte';

/** The next of these words is chosen, as by a first click; whether there was one. */
export function chooseNext(table: TableStore, words: readonly string[]): boolean {
  if (!words.length) return false;
  table.hovered = null;
  table.chosen = words[(words.indexOf(table.chosen ?? '') + 1) % words.length]!;
  return true;
}

/** The legal words that begin with one of these verbs. */
export const wordsOf = (table: TableStore, verbs: readonly string[]): string[] => [...table.legal.keys()].filter((word) => verbs.includes(word.split(' ')[0]!));
