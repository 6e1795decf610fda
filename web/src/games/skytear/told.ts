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

/** A sentence of a chapter: an entry of the catalogue with what to put into it. */
export interface Line {
  key: string;
  args: Record<string, unknown>;
}

/** What came of a point in few sentences: minions that fall or appear are told together, a token by where it ends. */
export function lines({ control, then }: Chapter): Line[] {
  const values = control.values as number[];
  const told: Line[] = [{ key: 'screen-told-won', args: { winner: control.winner, lead: Math.abs(values[0]! - values[1]!) } }];
  const leads = control.leads_revealed as string[];
  if (leads.length) told.push({ key: 'screen-told-leads', args: { cards: leads } });
  for (const seat of [0, 1]) {
    const n = then.filter((event) => event.event === 'minion_defeated' && event.seat === seat).length;
    if (n) told.push({ key: 'screen-told-fallen', args: { n, seat } });
  }
  const last = then.filter((event) => event.event === 'token_moved').at(-1);
  for (const event of then.filter((one) => !GATHERED.has(one.event))) told.push({ key: `event-${event.event}`, args: event });
  if (last) told.push({ key: 'screen-told-moved', args: { to: last.to } });
  for (const seat of [0, 1]) {
    const hexes = then.filter((event) => event.event === 'spawned' && event.seat === seat).map((event) => event.hex);
    if (hexes.length) told.push({ key: 'screen-told-spawned', args: { n: hexes.length, seat, hexes } });
  }
  return told;
}

const GATHERED = new Set(['minion_defeated', 'token_moved', 'spawned']);

/** The parts of a control value that count: heroes, minions, bonuses, Lead. */
export const PARTS = ['heroes', 'minions', 'bonus', 'lead'] as const;

/** Those that count for something, by name. */
export function counting(parts: readonly number[]): { name: (typeof PARTS)[number]; n: number }[] {
  return PARTS.map((name, k) => ({ name, n: parts[k] ?? 0 })).filter((part) => part.n !== 0);
}
