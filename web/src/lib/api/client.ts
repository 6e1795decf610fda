/** Requests to the hall. What it refuses comes back as an error with its words. */
import { heldAt, held, hold } from '../tokens';
import type { EditionInfo, GameInfo, HintsInfo, Made, NewTable, Snapshot, StepsInfo, TableLine } from './wire';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function call<T>(method: string, path: string, body?: unknown, token?: string | null): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const problem = data as { code?: string; text?: string } | null;
  throw new Refusal(problem?.code ?? String(answer.status), problem?.text ?? answer.statusText);
}

const at = (table: string, more = ''): string => `/api/tables/${encodeURIComponent(table)}${more}`;
const own = (table: string): string | null => heldAt(table)?.token ?? null;

export const games = (): Promise<GameInfo[]> => call('GET', '/api/games');
export const listed = (): Promise<TableLine[]> => call('GET', '/api/tables');
export const show = (table: string): Promise<Snapshot> => call('GET', at(table), undefined, own(table));

/** A box of one's own, checked and kept by the hall. */
export const upload = (game: string, text: string, file: string): Promise<EditionInfo> =>
  call('POST', '/api/editions', { game, text, file });

/** My tables, the newest first. */
export async function mine(): Promise<TableLine[]> {
  const tokens = Object.values(held()).flatMap((one) => (one.token ? [one.token] : []));
  if (!tokens.length) return [];
  const found = await call<TableLine[]>('POST', '/api/mine', { tokens: tokens.slice(-200) });
  const sorted = found.sort((a, b) => Number(b.your_turn) - Number(a.your_turn) || b.changed - a.changed);
  for (const line of sorted) {
    const token = tokens.slice(-200)[line.token_index ?? -1];
    if (token && !heldAt(line.id)) hold(line.id, { token, host: null, game: line.game });
  }
  return sorted;
}

function kept(game: string, made: Made): string {
  hold(made.id, { token: made.token, host: made.host_token, game });
  return made.id;
}

export async function create(wish: NewTable): Promise<string> {
  return kept(wish.game, await call<Made>('POST', '/api/tables', wish));
}

export async function join(table: string, game: string, name: string): Promise<void> {
  const made = await call<{ seat: number; token: string }>('POST', at(table, '/join'), { name });
  hold(table, { token: made.token, host: heldAt(table)?.host ?? null, game });
}

export const start = (table: string, level: string): Promise<unknown> =>
  call('POST', at(table, '/start'), { level }, heldAt(table)?.host);
export const leave = (table: string, level: string): Promise<unknown> =>
  call('POST', at(table, '/leave'), { level }, own(table));
export const comeBack = (table: string): Promise<unknown> => call('POST', at(table, '/return'), undefined, own(table));
export const resign = (table: string): Promise<unknown> => call('POST', at(table, '/resign'), undefined, own(table));
export const takeOver = (table: string, seat: number, level: string): Promise<unknown> =>
  call('POST', at(table, '/takeover'), { seat, level }, own(table));

/** The secrets of the seats open the rematch too. */
export async function rematch(table: string): Promise<string> {
  const { id } = await call<{ id: string }>('POST', at(table, '/rematch'), undefined, own(table));
  return id;
}

export const hint = (table: string): Promise<HintsInfo> => call('POST', at(table, '/hint'), undefined, own(table));
export const log = (table: string): Promise<StepsInfo> => call('GET', at(table, '/log'), undefined, own(table));
export const steps = (table: string, first: number, last: number): Promise<StepsInfo> =>
  call('GET', at(table, `/steps?first=${first}&last=${last}`), undefined, own(table));

export async function playFrom(table: string, game: string, step: number, seat: number, name: string, level: string): Promise<string> {
  return kept(game, await call<Made>('POST', at(table, '/play-from'), { step, seat, name, level }));
}

export const qrOf = (table: string): string => at(table, '/qr');
export const recordOf = (table: string): string => at(table, '/record');
export const liveOf = (table: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${at(table, '/live')}`;
