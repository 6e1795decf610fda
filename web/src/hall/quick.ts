/** Playing at once: one's own seat, and bots on all the others. */
import type { GameInfo, NewTable } from '../lib/api/wire';

/** A table for three or four is the liveliest; a game for two has two. */
export function quickSeats(game: GameInfo): number {
  return Math.min(4, game.seats.at(-1) ?? 2);
}

/** The gentle bot if the game has one. */
export function quickLevel(game: GameInfo): string {
  return ['novice', 'apprentice', 'random'].find((level) => game.levels.includes(level)) ?? game.levels[0] ?? 'random';
}

export function quickTable(game: GameInfo, name: string): NewTable {
  const level = quickLevel(game);
  const others = Array.from({ length: quickSeats(game) - 1 }, () => ({ kind: 'bot', level }));
  return {
    game: game.name,
    seats: [{ kind: 'me' }, ...others],
    name,
    options: {},
    edition: '',
    listed: false,
    clock: { move: 0, bank: 0 },
    start: true,
    level,
  };
}
