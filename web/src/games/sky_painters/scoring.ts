/** The score sheet, line by line, at any time. In a Tension Duel nothing is counted: how far everybody is on the way to win. */
import type { ScoreLine } from '../kit';
import { isDuel, type View } from './view';

type Say = (key: string, args?: Record<string, unknown>) => string;

const LINES = ['stars', 'painters', 'halos', 'clouds', 'hope', 'dice', 'cards', 'spots'];

export function scoring(view: View, say: Say): ScoreLine[] {
  if (isDuel(view)) return race(view, say);
  const line = (name: string): ScoreLine => ({
    label: say(`score-${name}`),
    values: view.seats.map((one) => one.points_now[name] ?? 0),
    total: name === 'total',
  });
  return [...LINES, 'total'].map(line);
}

/** The ways to win: Painters, blue cards of the best block, and the leader. */
export function race(view: View, say: Say): ScoreLine[] {
  return [
    { label: say('screen-star'), values: view.seats.map((one) => `${one.painters.length} / ${view.painters_to_win}`) },
    { label: say('screen-firmament'), values: view.seats.map((one) => `${one.best_block.done} / 9`) },
    { label: say('screen-the-leader'), values: view.seats.map((_, seat) => (view.leader === seat ? '✓' : '–')) },
  ];
}
