/** Whom this browser does not want to hear: by account where there is one, else by the seat of one table. */
import type { SeatInfo } from './api/wire';

const KEY = 'skyhall-muted';
/** The oldest are forgotten. */
const MOST = 200;

function load(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

let muted = $state.raw(load());

const keyOf = (table: string, seat: SeatInfo): string => (seat.person ? `person ${seat.person}` : `${table} ${seat.seat}`);

export const isMuted = (table: string, seat: SeatInfo | undefined): boolean => seat !== undefined && muted.includes(keyOf(table, seat));

/** Hear somebody no more, or again. */
export function mute(table: string, seat: SeatInfo, on: boolean): void {
  const key = keyOf(table, seat);
  muted = [...muted.filter((one) => one !== key), ...(on ? [key] : [])].slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify(muted));
}
