/** The ways from the school to a table, made at once against the gentle bot: the first game with its coach, then any other. */
import { coachOf, create, games, Refusal } from '../lib/api/client';
import type { GameInfo, NewTable } from '../lib/api/wire';
import { go } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';
import { LANGUAGE, say } from '../lib/words';
import { quickLevel, quickTable } from '../hall/quick';

/** A first game: two seats, the options that the coach wants, and everything may be taken back. */
async function coachedTable(room: GameInfo, name: string): Promise<NewTable> {
  const { options } = await coachOf(LANGUAGE, room.name);
  const seats = [{ kind: 'me' }, ...Array.from({ length: room.seats[0]! - 1 }, () => ({ kind: 'bot', level: quickLevel(room) }))];
  return { game: room.name, seats, name, options, start: true, house: { training: true, coach: true } };
}

/** To the table; what went wrong in words, if anything did. */
async function begin(game: string, wish: (room: GameInfo, name: string) => NewTable | Promise<NewTable>): Promise<string> {
  try {
    const room = (await games(LANGUAGE)).find((one) => one.name === game);
    if (room) go(`/t/${await create(await wish(room, settings.name || say('guest')))}`);
    return '';
  } catch (error) {
    return error instanceof Refusal ? error.message : say('page-gone');
  }
}

export const firstGame = (game: string): Promise<string> => begin(game, coachedTable);
export const playNow = (game: string): Promise<string> => begin(game, quickTable);
