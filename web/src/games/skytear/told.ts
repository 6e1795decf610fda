/** What was just shown to all, taken from the log: the last flip, and the Minions Phase step by step. */
import type { GameEvent, LogLine } from '../../lib/model';

export interface Flip {
  id: number;
  seat: number;
  cards: string[];
  chosen: string;
  /** The damage that came of it. */
  hits: GameEvent[];
}

/** The last flip if it is among the newest lines. */
export function lastFlip(log: readonly LogLine[], within = 3): Flip | null {
  const events = log.slice(-within).flatMap((line) => line.events.map((event) => ({ event, id: line.id })));
  const n = events.map((one) => one.event.event).lastIndexOf('flipped');
  if (n < 0) return null;
  const { event, id } = events[n]!;
  const hits = events.slice(n + 1).filter((one) => one.event.event === 'damaged').map((one) => one.event);
  return { id, seat: Number(event.seat), cards: event.cards as string[], chosen: String(event.chosen), hits };
}

/** One point of control and everything that came of it. */
export interface Chapter {
  control: GameEvent;
  then: GameEvent[];
}

const FOLLOWS = new Set(['minion_defeated', 'building_damaged', 'tower_destroyed', 'nexus_opened', 'token_moved', 'spawned', 'outsider_placed', 'victory_progress']);

/** The last Minions Phase: three points at most, in order. */
export function lastPhase(log: readonly LogLine[]): Chapter[] {
  const events = log.flatMap((line) => line.events);
  const last = events.map((event) => event.event).lastIndexOf('control');
  if (last < 0) return [];
  let start = last;
  for (let n = last; n >= 0 && events[n]!.event !== 'turn_started'; n--) if (events[n]!.event === 'control') start = n;
  const chapters: Chapter[] = [];
  for (const event of events.slice(start)) {
    if (event.event === 'turn_started') break;
    if (event.event === 'control') chapters.push({ control: event, then: [] });
    else if (FOLLOWS.has(event.event)) chapters.at(-1)?.then.push(event);
  }
  return chapters;
}

/** The parts of a control value that count: heroes, minions, bonuses, Lead. */
export const PARTS = ['heroes', 'minions', 'bonus', 'lead'] as const;

export function sum(parts: readonly number[]): string {
  const counted = parts.filter((part, n) => n < 2 || part !== 0);
  return `${counted.join(' + ')} = ${parts.reduce((whole, part) => whole + part, 0)}`;
}
