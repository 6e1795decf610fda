/** Asking for advice on one's own decision. */
import { hint, Refusal } from '../lib/api/client';
import type { TableStore } from '../lib/table.svelte';
import { say } from '../lib/words';

export async function hintable(table: TableStore): Promise<void> {
  const id = table.info?.id;
  if (!id) return;
  try {
    const advice = await hint(id);
    if (advice.version !== table.version) return;
    table.hints = advice.suggestions.slice(0, 3);
    const best = table.hints[0];
    if (best) table.chosen = best.word;
  } catch (error) {
    table.notice = { text: error instanceof Refusal ? error.message : say('page-gone'), rule: null };
  }
}
