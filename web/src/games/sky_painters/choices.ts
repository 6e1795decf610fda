/** The words that lie on no piece of the board, and what made somebody else decide. */
import type { TableEvent } from './view';

const LOOSE = ['spot', 'cloud', 'reroll', 'drawn', 'seat', 'lose', 'comply', 'refuse', 'decline', 'enough', 'end'];

/** Main actions that lie on no piece: on a phone they stand beside what one has. */
export const MAIN = ['spot', 'cloud', 'reroll'];
/** What ends something: on a phone the act under the board offers it while nothing is chosen. */
export const LAST = ['end', 'decline', 'enough'];

/** In the order they are shown. */
export function loose(words: string[]): string[] {
  return LOOSE.flatMap((verb) => words.filter((word) => word.split(' ')[0] === verb));
}

/** Those that answer a question by themselves. */
export const answers = (words: string[]): string[] => loose(words).filter((word) => !MAIN.includes(word) && !LAST.includes(word));

export interface Cause {
  kind: 'painter' | 'halo';
  id: string;
}

/** The Painter or halo token of this turn that forces a choice on others. */
export function cause(events: readonly TableEvent[]): Cause | null {
  for (const event of [...events].reverse()) {
    if (event.event === 'painter_acquired') return { kind: 'painter', id: event.tile };
    if (event.event === 'halo_taken' || event.event === 'halo_kept') return { kind: 'halo', id: event.token };
  }
  return null;
}
