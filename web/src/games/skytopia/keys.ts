/** Keys: digits set the face of the golem to be sent; U uses, S skips. */
import type { TableStore } from '../../lib/table.svelte';
import { readSend } from './preview';

export const keys = [
  ['1–6', 'key-faces'],
  ['U', 'key-use'],
  ['S', 'key-skip'],
] as const;

/** Whether the key was one of ours; the word it names is chosen as by a click. */
export function key(table: TableStore, pressed: string): boolean {
  if (pressed === 'u') return choose(table, 'use');
  if (pressed === 's') return choose(table, 'skip');
  const slot = readSend(table.focus)?.slot ?? firstSlot(table);
  const word = `send ${slot} ${pressed}`;
  if (!table.legal.has(word)) return false;
  table.hovered = null;
  table.chosen = word;
  return true;
}

function choose(table: TableStore, word: string): boolean {
  if (!table.legal.has(word)) return false;
  table.choose(word);
  return true;
}

const firstSlot = (table: TableStore): string => [...table.legal.keys()].map((word) => readSend(word)?.slot).find(Boolean) ?? '';
