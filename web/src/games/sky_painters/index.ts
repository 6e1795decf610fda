import type { Kit } from '../kit';
import Assets from './Assets.svelte';
import Board from './Board.svelte';
import { changes, pieces, upcoming } from './changes';
import Hand from './Hand.svelte';
import { key, keys } from './keys';
import './look.css';
import { points } from './media.svelte';
import { phone } from './phone';
import Steps from './Steps.svelte';
import Mark from './Told.svelte';
import { advance, pace, places } from './motion';
import { pointed, trail } from './pointed';
import { about, explain, read } from './read';
import { scoring } from './scoring';
import { tell } from './tell';
import { asEvent, asView, isDuel, type TableEvent } from './view';
import { inLanguage } from '../../lib/words';

const SOUNDS: Partial<Record<TableEvent['event'], ReturnType<Kit['sound']>>> = {
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

/** Shown at once where time is short. */
const SMALL = new Set<TableEvent['event']>(['spots_changed', 'hope_changed', 'cloud_gained', 'hope_activated', 'offer_refilled', 'painters_refilled', 'die_painted']);

export const kit: Kit = {
  theme: 'light',
  Board,
  Hand,
  Assets,
  stage: (view, say) => say('screen-stage', { turn: asView(view).turn }),
  Steps,
  phone,
  isLastRound: (view) => asView(view).critical,
  advance: (view, event) => advance(asView(view), asEvent(event)),
  pace: (event) => pace(asEvent(event)),
  small: (event) => SMALL.has(asEvent(event).event),
  tell,
  changes,
  upcoming: (view, seat) => upcoming(asView(view), seat),
  Mark,
  places: (event) => places(asEvent(event)),
  pieces: (event, view) => pieces(asEvent(event), asView(view)),
  sound: (event) => SOUNDS[asEvent(event).event] ?? null,
  confirms: (word) => {
    const verb = word.split(' ')[0]!;
    return !LIGHT.has(verb) && !(points.current && POINTED.has(verb));
  },
  scoring: (view, say) => scoring(asView(view), say),
  points: (view, seat) => (isDuel(asView(view)) ? null : (asView(view).seats[seat]?.points_now.total ?? null)),
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
