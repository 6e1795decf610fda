/** How a person prints, remembered for the next time. */
const KEY = 'skyhall-print';

export interface Wishes {
  paper: 'a4' | 'letter';
  backs: 'none' | 'behind' | 'fold';
  cuts: 'corners' | 'lines' | 'none';
  bleed: boolean;
  ink: boolean;
  words: boolean;
  /** What is left out: a game and a kind of things. */
  without: string[];
}

const USUAL: Wishes = { paper: 'a4', backs: 'none', cuts: 'corners', bleed: true, ink: false, words: true, without: [] };

export function kept(): Wishes {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Wishes>) };
  } catch {
    return { ...USUAL };
  }
}

export function keep(wish: Wishes): void {
  const text = JSON.stringify(wish);
  try {
    localStorage.setItem(KEY, text);
  } catch {
    return;
  }
}
