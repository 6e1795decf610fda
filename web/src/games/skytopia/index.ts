import type { Kit } from '../kit';
import Assets from './Assets.svelte';
import Board from './Board.svelte';
import { changes, pieces, upcoming } from './changes';
import Hand from './Hand.svelte';
import { key, keys } from './keys';
import './look.css';
import Mark from './Told.svelte';
import { advance, pace, places } from './motion';
import { phone } from './phone';
import { pointed, trail } from './pointed';
import { about, explain, read } from './read';
import { scoring } from './scoring';
import { counted, tell } from './tell';
import { asHappening, asView, type Happening } from './view';
import { inLanguage } from '../../lib/words';

const SOUNDS: Partial<Record<Happening['event'], ReturnType<Kit['sound']>>> = {
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

/** Shown at once where time is short. */
const SMALL = new Set<Happening['event']>(['tower_activated', 'card_activated', 'gained', 'traded', 'ability_used', 'market_refilled', 'chronometer_turned']);

export const kit: Kit = {
  theme: 'light',
  Board,
  Hand,
  phone,
  Assets,
  stage: (view, say) => {
    const { round, phase } = asView(view);
    return `${say('screen-round', { round })} · ${say(`screen-phase-${phase}`)}`;
  },
  isLastRound: (view) => asView(view).final_round,
  advance: (view, event) => advance(asView(view), asHappening(event)),
  pace: (event) => pace(asHappening(event)),
  small: (event) => SMALL.has(asHappening(event).event),
  tell,
  counted,
  changes,
  upcoming: (view, seat) => upcoming(asView(view), seat),
  Mark,
  places: (event) => places(asHappening(event)),
  pieces: (event) => pieces(asHappening(event)),
  sound: (event) => SOUNDS[asHappening(event).event] ?? null,
  // What lies on the board is picked first, then played; Yes and No are answers.
  confirms: (word) => word !== 'use' && word !== 'skip',
  scoring: (view, say) => scoring(asView(view), say),
  points: (view, seat) => asView(view).seats[seat]?.score_now.total ?? null,
  rules: () => inLanguage(import.meta.glob<string>('./rules.*.md', { query: '?raw', import: 'default' }), './rules'),
  book: async () => (await import('./book')).book,
  read: (view, tell) => read(asView(view), tell),
  about: (view, word, tell) => about(asView(view), word, tell),
  explain: (view, piece, tell) => explain(asView(view), piece, tell),
  pointed,
  trail,
  key,
  keys,
};
