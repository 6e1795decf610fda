/** How fast the others are shown. */
import { moves, settings } from './settings.svelte';

export const SPEEDS = { slow: 0.6, normal: 1, fast: 4, off: 0 } as const;

export type SpeedName = keyof typeof SPEEDS;

/** What is set now; whoever set a number of an older page gets the nearest name. */
export function speed(): SpeedName {
  if (!moves()) return 'off';
  return settings.speed > 1 ? 'fast' : settings.speed < 1 ? 'slow' : 'normal';
}

export function setSpeed(name: SpeedName): void {
  settings.motion = name !== 'off';
  if (name !== 'off') settings.speed = SPEEDS[name];
}
