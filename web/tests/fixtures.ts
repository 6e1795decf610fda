import type { GameEvent } from '../src/lib/model';
import type { RefusedWord } from '../src/lib/api/wire';
import type { View } from '../src/games/gravity_superstar/view';
import four from './fixtures/four.json';

export interface Frame {
  word: string | null;
  view: View;
  events: GameEvent[];
  refusals: RefusedWord[];
}

/** A real game of four, move by move as seat 0 sees it (`tools/web_fixtures.py`). */
export const FRAMES = four as unknown as Frame[];
