/** Asking for advice on one's own decision. */
import { hint, Refusal } from '../lib/api/client';
import type { Hint } from '../lib/model';
import type { TableStore } from '../lib/table.svelte';
import { say } from '../lib/words';

/** Best chance first, as it is shown; among equals as they came. */
export const ranked = (hints: readonly Hint[]): Hint[] => [...hints].sort((a, b) => Math.round(b.estimate * 100) - Math.round(a.estimate * 100));

/** Why the chosen word is good, if it is one that was advised and there are words for it. */
export function reasonOf(table: TableStore): string {
  const advised = table.mine ? table.hints.find((one) => one.word === table.chosen) : undefined;
  if (!advised?.reason) return '';
  const { form, parts } = advised.reason;
  const told = Object.fromEntries(Object.entries(parts).map(([part, { key, args }]) => [part, table.words.say(key, args, table.names)]));
  return `${say('hint-chance', { percent: Math.round(advised.estimate * 100) })} ${say(form, told)}`;
}

export async function hintable(table: TableStore): Promise<void> {
  const id = table.info?.id;
  if (!id) return;
  try {
    const advice = await hint(id);
    if (advice.version !== table.version) return;
    table.hints = ranked(advice.suggestions.slice(0, 3));
    const best = table.hints[0];
    if (best) table.chosen = best.word;
  } catch (error) {
    table.notice = { text: error instanceof Refusal ? error.message : say('page-gone'), rule: null };
  }
}
