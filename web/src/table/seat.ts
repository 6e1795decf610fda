/** What is said of a seat. */
import type { TableStore } from '../lib/table.svelte';

/** While the others move: who is next after the one who does, and so on to the reader. Of two it is plain. */
export function coming(table: TableStore): number[] {
  const { info, kit, view, active, seat } = table;
  const seats = info?.seats ?? [];
  if (!table.following || seat === null || active < 0 || seats.length < 3) return [];
  const all = kit.upcoming?.(view, active) ?? seats.map((_, k) => (active + k + 1) % seats.length);
  // Whoever ends a round and begins the next one is named once.
  const present = all.filter((one, n) => !seats[one]?.resigned && one !== all[n - 1]);
  return present.slice(0, present.indexOf(seat) + 1);
}

/** The seat whose move was taken back, until somebody has moved; −1 if none was. */
export const backOf = (table: TableStore): number => (table.ready === null ? undefined : table.back?.lines.find((line) => line.kind === 'action')?.seat) ?? -1;

/** Whether a seat loses something by what is being shown. */
export const isHit = (table: TableStore, seat: number): boolean => table.playing && (table.doing?.events.some((event) => table.words.concerns(event, seat)) ?? false);
