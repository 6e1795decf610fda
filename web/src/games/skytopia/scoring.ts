/** The final scoring, line by line. */
import { sentence } from '../../lib/reading';
import type { ScoreLine } from '../kit';
import { rule } from './read';
import type { View } from './view';

type Say = (key: string, args?: Record<string, unknown>) => string;

export function scoring(view: View, say: Say): ScoreLine[] {
  const every = view.seats.map((one) => one.score_now);
  return [
    { label: say('screen-track'), values: every.map((one) => one.track) },
    ...view.guildmasters.map((master, n) => ({ label: say(`guildmaster-${master.id}`), values: every.map((one) => one.guild[n] ?? 0), how: sentence(rule(master, say)) })),
    { label: say('screen-laboratories'), values: every.map((one) => one.end_pp), how: say('how-laboratories') },
    { label: say('screen-coins-left'), values: every.map((one) => one.coins), how: say('how-coins') },
    { label: say('screen-golems-left'), values: every.map((one) => one.golems), how: say('how-golems') },
    { label: say('screen-total'), values: every.map((one) => one.total), total: true },
    { label: say('screen-tower-cards'), values: view.seats.map((seat) => seat.towers.flatMap((tower) => tower.levels).filter((level) => level.card !== null).length), tie: true, how: say('how-tie') },
  ];
}
