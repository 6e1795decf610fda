/** Requests about people and their games. */
import { call } from '../lib/api/client';
import type { Leaders, PastGames, Point, Profile } from '../lib/api/wire';
import { asked, type Search } from './rating';

const at = (person: string, more = ''): string => `/api/people/${encodeURIComponent(person)}${more}`;

export const profileOf = (person: string): Promise<Profile> => call('GET', at(person));
export const historyOf = (person: string, game: string): Promise<Point[]> => call('GET', at(person, `/history?${new URLSearchParams({ game }).toString()}`));
export const gamesOf = (person: string, search: Search, first: number): Promise<PastGames> =>
  call('GET', at(person, `/games?${new URLSearchParams({ ...asked(search), first: String(first) }).toString()}`));
export const keepGame = (table: string, favourite: boolean, shared: boolean): Promise<unknown> =>
  call('PUT', `/api/me/games/${encodeURIComponent(table)}`, { favourite, shared });
export const leadersOf = (game: string): Promise<Leaders> => call('GET', `/api/ratings/${encodeURIComponent(game)}`);
