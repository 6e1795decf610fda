/** Keys: a letter walks through the words of a kind, S a spot, C a cloud, E the end; Enter plays what is chosen. */
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

/** Whether the key was one of ours: the next word of its kind is chosen, as by a first click. */
export function key(table: TableStore, pressed: string): boolean {
  const verbs = VERBS[pressed.toLowerCase()];
  if (!table.mine || !verbs) return false;
  const words = [...table.legal.keys()].filter((word) => verbs.includes(word.split(' ')[0]!));
  if (!words.length) return false;
  table.chosen = words[(words.indexOf(table.chosen ?? '') + 1) % words.length]!;
  return true;
}
