/** Whether the table is in its last round, as far as it is shown. */
import type { TableStore } from '../lib/table.svelte';

export function isLast(table: TableStore): boolean {
  if (table.view === null || (table.info?.result && !table.playing && table.step === null)) return false;
  return table.kit.isLastRound?.(table.view) ?? false;
}
