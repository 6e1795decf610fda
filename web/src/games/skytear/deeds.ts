/** Words that are buttons, put into words: what they are called here, what they do, why they cannot be used. */
import type { TableStore } from '../../lib/table.svelte';
import { giftOf } from './read';
import { session } from './session.svelte';
import type { View } from './view';

/** What a word that may be said means here: Done may be to lead nothing. */
export const labelOf = (table: TableStore, word: string): string => table.words.tell(table.legal.get(word)!.say, table.names);

/** What an action does; of Worship, the gift of the active hero. */
export function deedOf(table: TableStore, view: View, word: string): string {
  const action = word.slice(4);
  return action === 'worship' ? giftOf(view, view.active.hero, table.say).join(' ') : table.say(`screen-action-${action}`);
}

export function whyNot(table: TableStore, word: string): string {
  const refused = table.refusals.get(word);
  return refused ? table.words.tell(refused.reason, table.names) : '';
}

/** An action is chosen, or it is said why it cannot be. */
export function declare(table: TableStore, word: string): void {
  const refused = table.refusals.get(word);
  session.ahead = null;
  if (table.legal.has(word)) table.choose(word);
  else if (refused) table.notice = { text: `${table.say(`action-${word.slice(4)}`)}: ${whyNot(table, word)}`, rule: refused.rule };
}
