/** The words that lie on no piece of the board, and what made somebody else decide. */
import type { GameEvent } from '../../lib/model';

const LOOSE = ['spot', 'cloud', 'reroll', 'drawn', 'seat', 'lose', 'comply', 'refuse', 'decline', 'enough', 'end'];

/** In the order they are shown. */
export function loose(words: string[]): string[] {
  return LOOSE.flatMap((verb) => words.filter((word) => word.split(' ')[0] === verb));
}

export interface Cause {
  kind: 'painter' | 'halo';
  id: string;
}

/** The Painter or halo token of this turn that forces a choice on others. */
export function cause(events: readonly GameEvent[]): Cause | null {
  for (const event of [...events].reverse()) {
    if (event.event === 'painter_acquired') return { kind: 'painter', id: String(event.tile) };
    if (event.event === 'halo_taken' || event.event === 'halo_kept') return { kind: 'halo', id: String(event.token) };
  }
  return null;
}
