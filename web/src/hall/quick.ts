/** Playing at once: one's own seat, and bots on all the others. */
import type { GameInfo, NewTable } from '../lib/api/wire';
import { held } from '../lib/tokens';

/** Who has never sat at a table begins with one bot; later a table for three or four is the liveliest. */
export function quickSeats(game: GameInfo): number {
  const most = game.seats.at(-1) ?? 2;
  return Object.keys(held()).length ? Math.min(4, most) : (game.seats[0] ?? 2);
}

/** The bot that a beginner can beat, if the game has one. */
export function quickLevel(game: GameInfo): string {
  return ['first-steps', 'novice', 'random'].find((level) => game.levels.includes(level)) ?? game.levels[0] ?? 'random';
}

export function quickTable(game: GameInfo, name: string): NewTable {
  const level = quickLevel(game);
  const others = Array.from({ length: quickSeats(game) - 1 }, () => ({ kind: 'bot', level }));
  return { game: game.name, seats: [{ kind: 'me' }, ...others], name, start: true };
}
