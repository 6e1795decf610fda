/** How long until a bot may play for somebody who is away. */
import type { TableStore } from '../lib/table.svelte';

const clock = $state({ now: Date.now() });

/** Lets the seconds go by for as long as somebody looks. */
export function ticking(): () => void {
  clock.now = Date.now();
  const timer = setInterval(() => (clock.now = Date.now()), 1000);
  return () => clearInterval(timer);
}

/** Seconds to wait; 0 once a bot may play. */
export function left(table: TableStore, seat: number): number {
  const at = table.replaceable[seat];
  const passed = clock.now - Date.now();
  return at ? Math.max(0, Math.ceil((at - (table.serverNow() + passed)) / 1000)) : 0;
}
