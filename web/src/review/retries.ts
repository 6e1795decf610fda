/** Games that were tried again from a moment of another one, kept in this browser. */
import type { TableInfo } from '../lib/api/wire';

const KEY = 'skyhall-retries';
const MOST = 60;

/** The game that was played, and the table at which it is tried again. */
type Kept = [of: string, id: string];

function kept(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

/** The tables at which a game was tried again, the latest first. */
export const retriesOf = (table: string): string[] =>
  kept().flatMap(([of, id]) => (of === table ? [id] : [])).reverse();

export function noteRetry(of: string, id: string): void {
  localStorage.setItem(KEY, JSON.stringify([...kept(), [of, id] satisfies Kept].slice(-MOST)));
}

/** Whether a game was dealt as another one was and went another way: a rematch has its own deal. */
export const isRetryOf = (table: TableInfo, first: TableInfo): boolean =>
  table.origin === first.id && table.seed_hash === first.seed_hash && table.result !== null && first.result !== null;
