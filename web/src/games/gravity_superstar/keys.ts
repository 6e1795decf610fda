/** Keys: a letter walks through the ways to play its card, S through the simple steps, C takes the cards back. */
import { chooseNext, wordsOf } from '../../lib/keys';
import type { TableStore } from '../../lib/table.svelte';

const LETTERS: Record<string, string> = { s: 'simple', l: 'long', h: 'high', r: 'rotate', d: 'drop', c: 'complete' };

export const keys = [...Object.entries(LETTERS), ['w', 'wild'] as const].map(([letter, verb]) => [letter.toUpperCase(), `key-${verb}`] as const);

/** Whether the key was one of ours; the word it names is chosen as by a click. */
export function key(table: TableStore, pressed: string): boolean {
  const letter = pressed.toLowerCase();
  const verb = LETTERS[letter];
  if (letter === 'w') return chooseNext(table, [...table.legal.keys()].filter((word) => word.endsWith(' wild')));
  return verb !== undefined && chooseNext(table, wordsOf(table, [verb]));
}
