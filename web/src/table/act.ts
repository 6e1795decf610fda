/** The act under the board: the word it plays, and what it says about it. */
import type { Act } from '../games/kit';
import type { TableStore } from '../lib/table.svelte';

/** What is chosen; else what the game offers, or the only thing that can be done. */
export function acting(table: TableStore): string | null {
  if (table.chosen !== null && table.legal.has(table.chosen)) return table.chosen;
  const offered = table.kit.phone?.offers?.(table) ?? null;
  if (offered !== null && table.legal.has(offered)) return offered;
  return table.legal.size === 1 ? [...table.legal.keys()][0]! : null;
}

export function actOf(table: TableStore, word: string): Required<Act> {
  const said = table.kit.phone?.act?.(table, word) ?? {};
  return { label: said.label ?? table.words.tell(table.legal.get(word)!.say, table.names), then: said.then ?? '', gives: said.gives ?? false };
}
