/** What a person points at and has set at this table; nothing of it is sent. */
import type { Ahead, Shortcut } from './ahead';
import type { Planned } from './decks';
import type { Camera } from './camera.svelte';
import type { Mode, Priority } from './priority';

const KEY = 'skyhall-skytear';

interface Session {
  /** The hero that is pointed at, for its reach and range. */
  hero: string | null;
  /** The item of the Stack that is pointed at, by number. */
  item: number | null;
  /** Which way to lay its area is looked at. */
  way: number;
  sight: boolean;
  /** The next hex is pointed at, for one's partner. */
  pointing: boolean;
  /** Who is to play the card that is chosen, where several could. */
  caster: string | null;
  /** What a click on the hex that is pointed at stands for. */
  cut: Shortcut | null;
  /** What was decided with one click and is not yet played. */
  ahead: Ahead | null;
  /** The lane whose minions the page puts on the map. */
  lane: number | null;
  /** Sets that were handed in and are not yet said. */
  plan: Planned[];
  /** The page is about to answer by itself. */
  waits: boolean;
  /** The card that is pointed at, and on which side of the map it is shown large. */
  card: { key: string; right: boolean } | null;
  /** The seat whose discard pile is open. */
  discards: number | null;
  labels: boolean;
  priority: Priority;
  /** Whether an activation ends by itself once nothing else is left. */
  ends: boolean;
  /** Whether the movement of a Skirmish is followed by its strike. */
  strikes: boolean;
}

function kept(): Partial<Session> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Session>;
  } catch {
    return {};
  }
}

const stored = kept();
export const session: Session = $state({
  hero: null,
  item: null,
  way: 0,
  sight: false,
  pointing: false,
  caster: null,
  cut: null,
  ahead: null,
  lane: null,
  plan: [],
  waits: false,
  card: null,
  discards: null,
  labels: stored.labels ?? true,
  priority: { mode: stored.priority?.mode === 'always' ? 'always' : 'targeted', turn: 0 },
  ends: stored.ends ?? true,
  strikes: stored.strikes ?? true,
});

/** The eye over the map that is on the screen, for the keys. */
export const over: { camera: Camera | null } = { camera: null };

/** The lasting settings outlive the page; the two for a while do not. */
export function setPriority(mode: Mode, turn: number): void {
  session.priority = { mode, turn };
  keep();
}

export function setEnds(ends: boolean): void {
  session.ends = ends;
  keep();
}

export function setStrikes(strikes: boolean): void {
  session.strikes = strikes;
  keep();
}

function keep(): void {
  const { labels, priority, ends, strikes } = session;
  localStorage.setItem(KEY, JSON.stringify({ labels, priority, ends, strikes }));
}
