/** The final scoring, line by line. */
import type { ScoreLine } from '../kit';
import type { View } from './view';

type Say = (key: string, args?: Record<string, unknown>) => string;

export function scoring(view: View, say: Say): ScoreLine[] {
  const every = view.seats.map((one) => one.score_now);
  return [
    { label: say('screen-track'), values: every.map((one) => one.track) },
    ...view.guildmasters.map((master, n) => ({ label: say(`guildmaster-${master.id}`), values: every.map((one) => one.guild[n] ?? 0) })),
    { label: say('screen-laboratories'), values: every.map((one) => one.end_pp) },
    { label: say('screen-coins-left'), values: every.map((one) => one.coins) },
    { label: say('screen-golems-left'), values: every.map((one) => one.golems) },
    { label: say('screen-total'), values: every.map((one) => one.total), total: true },
  ];
}
