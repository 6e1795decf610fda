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
  labels: boolean;
  priority: Priority;
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
  labels: stored.labels ?? true,
  priority: { mode: stored.priority?.mode === 'always' ? 'always' : 'targeted', turn: 0 },
});

/** The eye over the map that is on the screen, for the keys. */
export const over: { camera: Camera | null } = { camera: null };

/** The lasting settings outlive the page; the two for a while do not. */
export function setPriority(mode: Mode, turn: number): void {
  session.priority = { mode, turn };
  localStorage.setItem(KEY, JSON.stringify({ labels: session.labels, priority: session.priority }));
}
