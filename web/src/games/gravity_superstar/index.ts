import type { Kit } from '../kit';
import Assets from './Assets.svelte';
import Avatar from './Avatar.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { key } from './keys';
import './look.css';
import Left from './Left.svelte';
import { advance, pace, spaces } from './motion';
import Right from './Right.svelte';
import { scoring } from './scoring';
import Summary from './Summary.svelte';
import type { View } from './view';

const SOUNDS: Record<string, ReturnType<Kit['sound']>> = {
  card_played: 'card',
  star_taken: 'gain',
  token_taken: 'gain',
  pawn_ejected: 'hit',
  pawn_turned: 'step',
};

export const kit: Kit = {
  theme: 'dark',
  Board,
  Hand,
  Left,
  Right,
  Summary,
  Assets,
  Avatar,
  stage: (view, say) => say('screen-round', { round: (view as View).round }),
  isLastRound: (view) => (view as View).last_round,
  advance: (view, event) => advance(view as View, event),
  pace: (event, before) => pace(event, before.filter((one) => one.event === 'pawn_entered' && one.how === 'fall').length),
  places: spaces,
  quiet: new Set(['pawn_entered', 'turn_started', 'turn_ended', 'round_ended', 'open_door_moved', 'pawn_turned']),
  sound: (event) =>
    event.event === 'pawn_entered' ? (event.how === 'fall' ? 'fall' : 'step') : (SOUNDS[event.event] ?? null),
  confirms: (word) => word !== 'replay' && !word.startsWith('steal'),
  scoring: (view, say) => scoring(view as View, say),
  points: (view, seat) => (view as View).players[seat]?.points ?? null,
  rules: async () => (await import('./rules.en.md?raw')).default,
  key,
};
