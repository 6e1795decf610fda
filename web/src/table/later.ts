/** The parts of a table that its first sight does not need, with the words that they say: each is fetched when it is wanted, and
 * all of them once the table is there, so that none has to be waited for. */
import { learn, withWords } from '../lib/words';

export const later = {
  menu: () => withWords(import('./Menu.svelte'), 'table'),
  chat: () => withWords(import('./Chat.svelte'), 'table'),
  coach: () => withWords(import('../school/FirstGame.svelte'), 'school'),
  ending: () => withWords(import('./Ending.svelte'), 'table'),
  keys: () => withWords(import('./Keys.svelte'), 'table'),
  lobby: () => withWords(import('./Lobby.svelte'), 'table'),
  phone: () => withWords(import('./Phone.svelte'), 'table'),
  recap: () => withWords(import('./Recap.svelte'), 'table'),
  report: () => withWords(import('./Report.svelte'), 'table'),
  rules: () => import('./Rules.svelte'),
  text: () => withWords(import('./TextBoard.svelte'), 'table'),
};

/** Fetch what a table may come to want; what fails is asked for again when it is wanted. */
export function fetchLater(): void {
  for (const part of [later.menu, later.recap, later.ending, later.chat, later.rules, later.text, later.keys]) part().catch(() => undefined);
  learn('refusals').catch(() => undefined);
}
