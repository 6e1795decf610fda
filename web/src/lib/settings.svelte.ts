/** What a person set, kept in the browser. */

export type Theme = 'light' | 'day' | 'dark';

interface Stored {
  theme: Theme;
  confirm: boolean;
  speed: number;
  sound: boolean;
  motion: boolean;
  /** The board in words instead of the drawn one. */
  reading: boolean;
  name: string;
  /** Empty: as the browser has it. */
  language: string;
}

const KEY = 'skyhall-settings';
const DEFAULTS: Stored = { theme: 'day', confirm: true, speed: 1, sound: true, motion: true, reading: false, name: '', language: '' };

function load(): Stored {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
  } catch {
    return DEFAULTS;
  }
}

export const settings = $state(load());

const dark = matchMedia('(prefers-color-scheme: dark)');
const reduced = matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ dark: dark.matches, reduced: reduced.matches });
dark.addEventListener('change', () => (system.dark = dark.matches));
reduced.addEventListener('change', () => (system.reduced = reduced.matches));

/** The theme to show. Who follows the day gets each table in its own weather, and the hall as the system has it. */
export function theme(own?: 'light' | 'dark'): 'light' | 'dark' {
  return settings.theme === 'day' ? (own ?? (system.dark ? 'dark' : 'light')) : settings.theme;
}

/** Whether things may move: the system's wish for calm wins over ours. */
export function moves(): boolean {
  return settings.motion && !system.reduced;
}

/** A browser that keeps nothing for us forgets them with the page. */
export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    return;
  }
}
