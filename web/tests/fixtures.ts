import type { RefusedWord } from '../src/lib/api/wire';
import { changed } from '../src/lib/differences';
import type { GameEvent } from '../src/lib/model';
import type { Event, View } from '../src/games/gravity_superstar/view';
import four from './gravity_superstar/four.json';

/** A move of a real game: the word, what happened, and what is to be seen then. The first frame is before any move. */
export interface Frame<V, E = GameEvent> {
  word: string | null;
  view: V;
  events: E[];
  refusals: RefusedWord[];
}

/** What `tools/fixtures.py` writes: the first view whole, then what every move changed, and the last view to compare. */
interface Game {
  start: { view: unknown; refusals: unknown[] };
  steps: { word: string; events: unknown[]; change: unknown; refusals: unknown[] }[];
  end: unknown;
}

/** A game as `tools/fixtures.py` keeps it, frame by frame. */
export function frames<V, E = GameEvent>(game: Game): Frame<V, E>[] {
  let view = game.start.view;
  const first = { word: null, view, events: [], refusals: game.start.refusals };
  const rest = game.steps.map(({ word, events, change, refusals }) => {
    view = changed(view, change);
    return { word, view, events, refusals };
  });
  return [first, ...rest] as Frame<V, E>[];
}

/** Gravity Superstar: four play, as seat 0 sees it. */
export const FRAMES = frames<View, Event>(four);
