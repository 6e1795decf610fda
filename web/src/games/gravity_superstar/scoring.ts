/** The final scoring, line by line. */
import type { ScoreLine } from '../kit';
import { COLOURS } from './art';
import type { View } from './view';

type Say = (key: string, args?: Record<string, unknown>) => string;

export function scoring(view: View, say: Say): ScoreLine[] {
  const every = view.players;
  return [
    ...COLOURS.map((colour) => ({ label: say('screen-stars-of', { colour }), values: every.map((one) => one.stars[colour]) })),
    { label: say('screen-pairs'), values: every.map((one) => one.pairs), how: say('how-pairs') },
    { label: say('screen-tokens'), values: every.map((one) => one.tokens), how: say('how-tokens') },
    { label: say('screen-points'), values: every.map((one) => one.points), total: true },
    { label: say('screen-fewer-tokens'), values: every.map((one) => one.tokens), tie: true, how: say('how-tie') },
  ];
}
