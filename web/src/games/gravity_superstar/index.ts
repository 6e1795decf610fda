import type { Kit, Sound } from '../kit';
import Assets from './Assets.svelte';
import Avatar from './Avatar.svelte';
import Board from './Board.svelte';
import { changes, pieces } from './changes';
import Hand from './Hand.svelte';
import { key, keys } from './keys';
import './look.css';
import Left from './Left.svelte';
import Mark from './Told.svelte';
import { advance, pace, spaces } from './motion';
import { pointed, trail } from './pointed';
import Orbits from './Orbits.svelte';
import { phone } from './phone';
import { about, explain, read } from './read';
import Right from './Right.svelte';
import { scoring } from './scoring';
import Summary from './Summary.svelte';
import { counted, tell } from './tell';
import { eventOf, viewOf, type Event } from './view';
import { inLanguage } from '../../lib/words';
import TwoViews from './TwoViews.svelte';

const SOUNDS: Partial<Record<Event['event'], Sound>> = {
  card_played: 'card',
  star_taken: 'gain',
  token_taken: 'gain',
  pawn_ejected: 'hit',
  pawn_turned: 'step',
};

const isFall = (event: Event): boolean => event.event === 'pawn_entered' && event.how === 'fall';

function sound(event: Event): Sound | null {
  if (event.event === 'pawn_entered') return isFall(event) ? 'fall' : 'step';
  return SOUNDS[event.event] ?? null;
}

export const kit: Kit = {
  theme: 'dark',
  Sky: Orbits,
  Board,
  Hand,
  Left,
  Right,
  Summary,
  phone,
  Assets,
  Avatar,
  stage: (view, say) => say('screen-round', { round: viewOf(view).round }),
  isLastRound: (view) => viewOf(view).last_round,
  advance: (view, event) => advance(viewOf(view), eventOf(event)),
  pace: (event, before) => pace(eventOf(event), before.map(eventOf).filter(isFall).length),
  small: (event) => eventOf(event).event === 'open_door_moved',
  passes: (event) => eventOf(event).event === 'hand_restored',
  tell,
  counted,
  changes,
  Mark,
  places: (event) => spaces(eventOf(event)),
  pieces: (event) => pieces(eventOf(event)),
  sound: (event) => sound(eventOf(event)),
  confirms: (word) => word !== 'replay' && !word.startsWith('steal'),
  scoring: (view, say) => scoring(viewOf(view), say),
  points: (view, seat) => viewOf(view).players[seat]?.points ?? null,
  rules: () => inLanguage(import.meta.glob<string>('./rules.*.md', { query: '?raw', import: 'default' }), './rules'),
  book: async () => (await import('./book')).book,
  read: (view, tell) => read(viewOf(view), tell),
  about: (view, word, tell) => about(viewOf(view), word, tell),
  explain: (view, piece, tell) => explain(viewOf(view), piece, tell),
  pointed,
  Lesson: TwoViews,
  trail,
  key,
  keys,
};
