/** What may be played, in words. */
import { distinct, type Teller } from '../lib/reading';
import type { TableStore } from '../lib/table.svelte';

export interface Choice {
  word: string;
  label: string;
}

export const tellerOf = (table: TableStore): Teller => ({ words: table.words, say: table.say, names: table.names, seat: table.seat });

/** A legal word by its name and what it leads to. */
export function aboutWord(table: TableStore, word: string): string {
  const legal = table.legal.get(word);
  if (!legal) return '';
  const about = table.kit.about?.(table.view, word, tellerOf(table)) ?? '';
  return `${table.words.tell(legal.say, table.names)}${about && ': '}${about}`;
}

/** All legal words; no two of them read alike. */
export function choices(table: TableStore): Choice[] {
  const words = [...table.legal.keys()];
  const labels = distinct(words.map((word) => aboutWord(table, word)));
  return words.map((word, n) => ({ word, label: labels[n]! }));
}
