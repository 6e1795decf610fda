/** What a person points at and has set at this table; nothing of it is sent. */
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
  /** Who is to play the card that is chosen, where several could. */
  caster: string | null;
  /** The card that is pointed at, and on which side of the map it is shown large. */
  card: { key: string; right: boolean } | null;
  labels: boolean;
  priority: Priority;
  /** Whether an activation ends by itself once nothing else is left. */
  ends: boolean;
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
  caster: null,
  card: null,
  labels: stored.labels ?? true,
  priority: { mode: stored.priority?.mode === 'always' ? 'always' : 'targeted', turn: 0 },
  ends: stored.ends ?? false,
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

function keep(): void {
  const { labels, priority, ends } = session;
  localStorage.setItem(KEY, JSON.stringify({ labels, priority, ends }));
}
