/** What one looked for last, kept in the browser. */
import type { GameInfo } from '../lib/api/wire';

export const DAY = 86400;

export interface Wish {
  games: string[];
  /** 0 is any number. */
  seats: number;
  clock: number;
  bots_after: number;
  rated: boolean;
  /** Only people whose rating is near mine. */
  near: boolean;
}

const KEY = 'skyhall-wish';
const FIRST: Wish = { games: [], seats: 0, clock: 60, bots_after: 120, rated: false, near: false };

/** The last wish, as far as the hall still has such games; at first any game will do. */
export function lastWish(rooms: readonly GameInfo[]): Wish {
  const all = rooms.map((room) => room.name);
  let kept: Wish = FIRST;
  try {
    kept = { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Wish>) };
  } catch {
    // what cannot be read is forgotten
  }
  const games = kept.games.filter((name) => all.includes(name));
  return { ...kept, games: games.length ? games : all };
}

export function keepWish(wish: Wish): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wish));
  } catch {
    return;
  }
}
