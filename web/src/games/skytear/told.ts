/** What was just shown to all, taken from the log: the last flip, and the Minions Phase step by step. */
import type { LogLine } from '../../lib/model';
import { heard, is, type Event, type EventOf } from './view';

export interface Flip {
  id: number;
  seat: number;
  cards: string[];
  chosen: string;
  /** The damage that came of it. */
  hits: EventOf<'damaged'>[];
}

/** The last flip if it is among the newest lines. */
export function lastFlip(log: readonly LogLine[], within = 3): Flip | null {
  let flip: Flip | null = null;
  for (const line of log.slice(-within)) {
    for (const event of line.events.map(heard)) {
      if (event.event === 'flipped') flip = { id: line.id, seat: event.seat, cards: event.cards, chosen: event.chosen, hits: [] };
      else if (event.event === 'damaged') flip?.hits.push(event);
    }
  }
  return flip;
}

/** One point of control and everything that came of it. */
export interface Chapter {
  control: EventOf<'control'>;
  then: Followed[];
}

const FOLLOWS = ['minion_defeated', 'building_damaged', 'tower_destroyed', 'nexus_opened', 'token_moved', 'spawned', 'outsider_placed', 'victory_progress'] as const;
type Followed = EventOf<(typeof FOLLOWS)[number]>;

/** The last Minions Phase: three points at most, in order. */
export function lastPhase(log: readonly LogLine[]): Chapter[] {
  const events: Event[] = log.flatMap((line) => line.events.map(heard));
  const last = events.map((event) => event.event).lastIndexOf('control');
  if (last < 0) return [];
  let start = last;
  for (let n = last; n >= 0 && events[n]!.event !== 'round_began'; n--) if (events[n]!.event === 'control') start = n;
  const chapters: Chapter[] = [];
  for (const event of events.slice(start)) {
    if (event.event === 'round_began') break;
    if (event.event === 'control') chapters.push({ control: event, then: [] });
    else if (is(event, ...FOLLOWS)) chapters.at(-1)?.then.push(event);
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
  const told: Line[] = [{ key: 'screen-told-won', args: { winner: control.winner, lead: control.lead } }];
  if (control.leads_revealed.length) told.push({ key: 'screen-told-leads', args: { cards: control.leads_revealed } });
  for (const seat of new Set(then.flatMap((event) => (is(event, 'minion_defeated') ? [event.seat] : [])))) {
    const n = then.filter((event) => is(event, 'minion_defeated') && event.seat === seat).length;
    told.push({ key: 'screen-told-fallen', args: { n, seat } });
  }
  const last = then.filter((event) => is(event, 'token_moved')).at(-1);
  for (const event of then) if (!is(event, 'minion_defeated', 'token_moved', 'spawned')) told.push({ key: `event-${event.event}`, args: event });
  if (last) told.push({ key: 'screen-told-moved', args: { to: last.to } });
  const spawned = then.filter((event) => is(event, 'spawned'));
  for (const seat of new Set(spawned.map((event) => event.seat))) {
    const hexes = spawned.filter((event) => event.seat === seat).map((event) => event.hex);
    told.push({ key: 'screen-told-spawned', args: { n: hexes.length, seat, hexes } });
  }
  return told;
}

/** The parts of a control value that count: heroes, minions, bonuses, Lead. */
export const PARTS = ['heroes', 'minions', 'bonus', 'lead'] as const;

/** Those that count for something, by name. */
export function counting(parts: readonly number[]): { name: (typeof PARTS)[number]; n: number }[] {
  return PARTS.map((name, k) => ({ name, n: parts[k] ?? 0 })).filter((part) => part.n !== 0);
}
