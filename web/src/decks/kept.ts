/** Decks that this browser keeps, each as it was last clicked. */
import type { GameInfo } from '../lib/api/wire';

export interface KeptDeck {
  id: string;
  game: string;
  name: string;
  /** The box it is built from: the hash of one's own, empty for those of the hall. */
  box: string;
  text: string;
  /** When it was last changed, in ms. */
  changed: number;
}

export const SLOT = 'skyhall-decks';

function all(): KeptDeck[] {
  try {
    const found = JSON.parse(localStorage.getItem(SLOT) ?? '[]') as unknown;
    return Array.isArray(found) ? (found as KeptDeck[]).filter((one) => typeof one?.id === 'string' && typeof one.text === 'string') : [];
  } catch {
    return [];
  }
}

/** Those of a game, the last changed first. */
export const keptDecks = (game: string): KeptDeck[] =>
  all()
    .filter((one) => one.game === game)
    .sort((a, b) => b.changed - a.changed);

/** Keep a deck; false if the browser has no room for it. */
export function keepDeck(deck: KeptDeck): boolean {
  try {
    localStorage.setItem(SLOT, JSON.stringify([deck, ...all().filter((one) => one.id !== deck.id)]));
    return true;
  } catch {
    return false;
  }
}

export function dropDeck(id: string): void {
  localStorage.setItem(SLOT, JSON.stringify(all().filter((one) => one.id !== id)));
}

/** Whether people build decks for a game. */
export const buildsDecks = (game: GameInfo): boolean => game.options.some((one) => one.name === 'decks');
