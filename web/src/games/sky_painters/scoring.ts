/** The score sheet, line by line, at any time. */
import type { ScoreLine } from '../kit';
import type { View } from './view';

type Say = (key: string, args?: Record<string, unknown>) => string;

const LINES = ['stars', 'painters', 'halos', 'clouds', 'hope', 'dice', 'cards', 'spots'];

export function scoring(view: View, say: Say): ScoreLine[] {
  const line = (name: string): ScoreLine => ({
    label: say(`score-${name}`),
    values: view.seats.map((one) => one.points_now[name] ?? 0),
    total: name === 'total',
  });
  return [...LINES, 'total'].map(line);
}
