/** The secrets of the seats that this browser holds, by table. */
export interface Held {
  token: string | null;
  host: string | null;
  game: string;
}

const KEY = 'skyhall-seats';

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

export function hold(table: string, kept: Held): void {
  localStorage.setItem(KEY, JSON.stringify({ ...held(), [table]: kept }));
}
