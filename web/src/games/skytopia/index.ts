import type { Kit } from '../kit';
import Assets from './Assets.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { key } from './keys';
import './look.css';
import { advance, pace, places, resume } from './motion';
import { scoring } from './scoring';
import Summary from './Summary.svelte';
import type { View } from './view';

const SOUNDS: Record<string, ReturnType<Kit['sound']>> = {
  golem_sent: 'step',
  golem_rotated: 'step',
  golem_redirected: 'step',
  golem_returned: 'fall',
  card_finished: 'card',
  card_added: 'card',
  market_refilled: 'card',
  gained: 'gain',
  traded: 'gain',
  ability_used: 'gain',
  deck_exhausted: 'hit',
};

export const kit: Kit = {
  theme: 'light',
  Board,
  Hand,
  Summary,
  Assets,
  stage: (view, say) => {
    const { round, phase } = view as View;
    return `${say('screen-round', { round })} · ${say(`screen-phase-${phase}`)}`;
  },
  isLastRound: (view) => (view as View).final_round,
  advance: (view, event) => advance(view as View, event),
  resume: (view, events) => resume(view as View, events),
  pace,
  places,
  quiet: new Set(['game_set_up', 'round_began', 'turn_began', 'chronometer_turned', 'start_marker_passed', 'card_activated', 'skipped', 'market_refilled']),
  sound: (event) => SOUNDS[event.event] ?? null,
  confirms: (word) => /^(send|card|tile|side) /.test(word),
  scoring: (view, say) => scoring(view as View, say),
  points: (view, seat) => (view as View).seats[seat]?.score_now.total ?? null,
  rules: async () => (await import('./rules.en.md?raw')).default,
  key,
};
