/** The secrets of the seats that this browser holds, by table. */
export interface Held {
  token: string | null;
  host: string | null;
  game: string;
}

const KEY = 'skyhall-seats';
/** Who is signed in here, as it was last known; the session itself is in a cookie that no script reads. */
export const ME = 'skyhall-me';
export const isSignedIn = (): boolean => localStorage.getItem(ME) !== null;

export function held(): Record<string, Held> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Held>;
  } catch {
    return {};
  }
}

export function heldAt(table: string): Held | null {
  return held()[table] ?? null;
}

/** The secret of this browser's shelf of boxes, which the hall keeps for whoever has it; empty before the first box. */
const SHELF = 'skyhall-shelf';
export const shelfSecret = (): string => localStorage.getItem(SHELF) ?? '';
export function holdShelf(secret: string): void {
  if (secret) localStorage.setItem(SHELF, secret);
  else localStorage.removeItem(SHELF);
}
export function ownShelf(): string {
  if (!shelfSecret()) holdShelf(Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join(''));
  return shelfSecret();
}

const READ = 'skyhall-read';
const MOST_READ = 200;

function readLines(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(READ) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

/** The last line of a table's chat that was read in this browser. */
export const readAt = (table: string): number => readLines().find(([id]) => id === table)?.[1] ?? 0;

export function noteRead(table: string, line: number): void {
  const others = readLines().filter(([id]) => id !== table);
  localStorage.setItem(READ, JSON.stringify([...others, [table, line]].slice(-MOST_READ)));
}

export function hold(table: string, kept: Held): void {
  localStorage.setItem(KEY, JSON.stringify({ ...held(), [table]: kept }));
}
