/** Cards on a phone: opened large, chosen, and given to somebody who casts them. */
import type { TableStore } from '../../lib/table.svelte';
import { session } from './session.svelte';

/** A card is opened large; one that may be played is chosen with it. */
export function openCard(table: TableStore, card: string, choose = true): void {
  table.sheets.follow(`card ${card}`);
  session.caster = null;
  if (choose && table.legal.has(`card ${card}`)) table.chosen = `card ${card}`;
}

/** Who casts the chosen card: whoever was picked on its sheet, else the only one. */
export const casterOf = (casters: readonly string[]): string | undefined => casters.find((hero) => hero === session.caster) ?? (casters.length === 1 ? casters[0] : undefined);
