/** The parts of a table that its first sight does not need: each is fetched when it is wanted, and all of them once the table
 * is there, so that none has to be waited for. */
export const later = {
  menu: () => import('./Menu.svelte'),
  chat: () => import('./Chat.svelte'),
  coach: () => import('../school/FirstGame.svelte'),
  ending: () => import('./Ending.svelte'),
  keys: () => import('./Keys.svelte'),
  lobby: () => import('./Lobby.svelte'),
  phone: () => import('./Phone.svelte'),
  recap: () => import('./Recap.svelte'),
  rules: () => import('./Rules.svelte'),
  text: () => import('./TextBoard.svelte'),
};

/** Fetch what a table may come to want; what fails is asked for again when it is wanted. */
export function fetchLater(): void {
  for (const part of [later.menu, later.recap, later.ending, later.chat, later.rules, later.text, later.keys]) part().catch(() => undefined);
}
