/** Keys: a letter walks through the words of a kind, S a spot, C a cloud, E the end; Enter plays what is chosen. */
import { chooseNext, wordsOf } from '../../lib/keys';
import type { TableStore } from '../../lib/table.svelte';

const VERBS: Record<string, string[]> = {
  s: ['spot'],
  c: ['cloud'],
  t: ['take'],
  d: ['die'],
  p: ['paint'],
  l: ['lower'],
  h: ['hope', 'halo'],
  a: ['painter'],
  o: ['on', 'cell', 'card', 'drawn', 'seat', 'lose'],
  y: ['comply'],
  n: ['refuse', 'decline', 'enough'],
  e: ['end', 'enough'],
};

const NAMED: Record<string, string> = { n: 'no' };
export const keys = Object.entries(VERBS).map(([letter, [verb]]) => [letter.toUpperCase(), `key-${NAMED[letter] ?? verb}`] as const);

/** Whether the key was one of ours. */
export function key(table: TableStore, pressed: string): boolean {
  return chooseNext(table, wordsOf(table, VERBS[pressed.toLowerCase()] ?? []));
}
