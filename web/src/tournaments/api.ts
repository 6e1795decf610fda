/** Requests about tournaments. */
import { call } from '../lib/api/client';
import type { CupNewsList, NewTournament, TournamentInfo, TournamentList } from '../lib/api/wire';

const at = (id: string, more = ''): string => `/api/tournaments/${encodeURIComponent(id)}${more}`;

export const tournaments = (): Promise<TournamentList> => call('GET', '/api/tournaments');
export const cupNews = (): Promise<CupNewsList> => call('GET', '/api/me/tournaments');
export const tournament = (id: string): Promise<TournamentInfo> => call('GET', at(id));
export const organise = async (wish: NewTournament): Promise<string> => (await call<{ id: string }>('POST', '/api/tournaments', wish)).id;
export const take = (id: string, what: 'join' | 'leave' | 'start' | 'pause' | 'resume' | 'end'): Promise<unknown> => call('POST', at(id, `/${what}`));
export const ask = (id: string, people: string[], group = ''): Promise<{ asked: number }> => call('POST', at(id, '/invite'), { people, group });
export const drop = (id: string, player: number): Promise<unknown> => call('POST', at(id, '/drop'), { player });
export const callTable = (id: string, round: number, table: number, places: number[]): Promise<unknown> => call('POST', at(id, '/call'), { round, table, places });
