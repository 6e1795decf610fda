/** Jumps through a replay: to where something of a kind begins or happens. */
import { standing } from './log';
import type { GameEvent, LogLine } from './model';

/** The steps at which an event of a kind happens, in order, each once; what was taken back does not count. */
export function landings(log: readonly LogLine[], isMeant: (event: GameEvent) => boolean): number[] {
  return [...new Set(standing(log).filter((line) => line.events.some(isMeant)).map((line) => line.step))].sort((a, b) => a - b);
}

/** The next of them after a step, or the last before it; null if there is none. */
export function leap(steps: readonly number[], at: number, onward: boolean): number | null {
  return (onward ? steps.find((step) => step > at) : steps.findLast((step) => step < at)) ?? null;
}
