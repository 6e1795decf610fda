import type { Kit } from '../kit';
import Assets from './Assets.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { key } from './keys';
import './look.css';
import { points } from './media.svelte';
import { advance, pace, places } from './motion';
import { scoring } from './scoring';
import type { View } from './view';

const SOUNDS: Record<string, ReturnType<Kit['sound']>> = {
  card_placed: 'card',
  die_placed: 'step',
  die_painted: 'step',
  card_completed: 'gain',
  hope_activated: 'gain',
  painter_acquired: 'gain',
  leader_taken: 'turn',
  dice_discarded: 'hit',
  levied: 'hit',
};

/** Words that can be taken back, or whose outcome is on the screen before the click. */
const LIGHT = new Set(['paint', 'lower', 'on', 'drawn', 'lose', 'comply', 'enough', 'reroll']);
/** Words whose outcome is shown while they are pointed at. */
const POINTED = new Set(['die', 'take']);

export const kit: Kit = {
  theme: 'light',
  Board,
  Hand,
  Assets,
  stage: (view, say) => say('screen-stage', { turn: (view as View).turn }),
  isLastRound: (view) => (view as View).critical,
  advance: (view, event) => advance(view as View, event),
  pace,
  places,
  quiet: new Set(['turn_began', 'offer_refilled', 'painters_refilled']),
  sound: (event) => SOUNDS[event.event] ?? null,
  confirms: (word) => {
    const verb = word.split(' ')[0]!;
    return !LIGHT.has(verb) && !(points.current && POINTED.has(verb));
  },
  scoring: (view, say) => scoring(view as View, say),
  points: (view, seat) => (view as View).seats[seat]?.points_now.total ?? null,
  rules: async () => (await import('./rules.en.md?raw')).default,
  key,
};
