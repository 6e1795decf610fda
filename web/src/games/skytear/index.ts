import type { Kit } from '../kit';
import { chooseNext } from '../../lib/keys';
import { areaWords } from './area';
import Assets from './Assets.svelte';
import Board from './Board.svelte';
import Counts from './Counts.svelte';
import { changes, pieces } from './changes';
import Hand from './Hand.svelte';
import Left from './Left.svelte';
import { advance, concerns, pace, places } from './motion';
import { phone } from './phone';
import { pointed, trail } from './pointed';
import PrioritySetting from './PrioritySetting.svelte';
import { about, explain, read } from './read';
import { scoring } from './scoring';
import { over } from './session.svelte';
import { isFriend, seatColours } from './sides';
import { tell } from './tell';
import { heard, viewed, type Event } from './view';
import { inLanguage } from '../../lib/words';

const SOUNDS: Partial<Record<Event['event'], ReturnType<Kit['sound']>>> = {
  moved: 'step',
  placed: 'step',
  card_played: 'card',
  flipped: 'card',
  led: 'card',
  damaged: 'hit',
  lost_hp: 'hit',
  building_damaged: 'hit',
  defeated: 'fall',
  tower_destroyed: 'fall',
  healed: 'gain',
  control: 'gain',
  victory_progress: 'gain',
};

const STEPS: Record<string, [number, number]> = { ArrowLeft: [-15, 0], ArrowRight: [15, 0], ArrowUp: [0, -15], ArrowDown: [0, 15] };

/** The keys that zoom. */
function look(key: string): boolean {
  const { camera } = over;
  if (!camera || !['+', '=', '-', '0'].includes(key)) return false;
  if (key === '0') camera.home();
  else camera.closer(key === '-' ? 1 / 1.35 : 1.35);
  return true;
}

/** Shown at once where time is short. */
const SMALL = new Set<Event['event']>(['placed', 'turn_began', 'spawned', 'repositioned', 'pillar', 'condition', 'led']);

/** What a game is remembered by: falls, towers, control, and how it ended. */
const MATTERS = new Set<Event['event']>(['defeated', 'tower_destroyed', 'nexus_opened', 'control', 'outsider_placed', 'victory_progress', 'game_over']);

export const kit: Kit = {
  theme: 'dark',
  Board,
  Hand,
  Left,
  Setting: PrioritySetting,
  phone,
  Assets,
  Counts,
  /** Where partners' hands are open the other one's is in the view. */
  talksApart: (view, seat) => viewed(view).seats[viewed(view).seats[seat]?.partner ?? -1]?.hand !== undefined,
  areFriends: (view, one, other) => isFriend(viewed(view), one, other),
  stage: (view, say) => {
    const { turn, turns, phase } = viewed(view);
    return say('screen-stage', { turn, turns, phase: say(`phase-${phase}`) });
  },
  seatColours: (view) => seatColours(viewed(view)),
  isLastRound: (view) => viewed(view).turn === viewed(view).turns,
  advance: (view, event) => advance(viewed(view), heard(event)),
  pace: (event) => pace(heard(event)),
  small: (event) => SMALL.has(heard(event).event),
  passes: (event) => heard(event).event === 'passed',
  tell,
  changes: (events, seat, story, view) => changes(events, seat, story, viewed(view)),
  /** What is done to one's heroes. */
  concerns: (event, seat, view) => concerns(viewed(view), heard(event), seat),
  /** Of two it is plain; partners may leave it to each other, and the page tells the next one itself. */
  upcoming: () => [],
  places: (event) => places(heard(event)),
  pieces: (event, view) => pieces(heard(event), viewed(view)),
  leaps: {
    turn: (event) => heard(event).event === 'round_began',
    hero: (event) => heard(event).event === 'turn_began',
    event: (event) => MATTERS.has(heard(event).event),
  },
  sound: (event) => SOUNDS[heard(event).event] ?? null,
  /** Ending an activation hurts only while an action is left: cards can still be played later. */
  confirms: (word, legal) => (word === 'end' ? [...legal.keys()].some((one) => one.startsWith('act ')) : /^(hex|aoe|faction)\b/.test(word)),
  scoring: (view, say) => scoring(viewed(view), say),
  points: () => null,
  rules: () => inLanguage(import.meta.glob<string>('./rules.*.md', { query: '?raw', import: 'default' }), './rules'),
  book: async () => (await import('./book')).book,
  read: (view, tell) => read(viewed(view), tell),
  about: (view, word, tell) => about(viewed(view), word, tell),
  explain: (view, piece, tell) => explain(viewed(view), piece, tell),
  pointed,
  trail,
  keys: [
    ['P', 'key-pass'],
    ['T', 'key-turn'],
    ['+ −', 'key-zoom'],
    ['0', 'key-whole'],
  ],
  /** T turns an area that is to be laid; + − 0 zoom, and then the arrows pan while nothing has the focus; P passes. */
  key: (table, key) => {
    if (look(key)) return true;
    if (key === 't') return table.view !== null && chooseNext(table, areaWords(viewed(table.view), table.legal));
    const [dx, dy] = STEPS[key] ?? [0, 0];
    if ((dx || dy) && over.camera && over.camera.zoom > 1) {
      over.camera.pan(dx, dy);
      return true;
    }
    if (key === 'p' && table.legal.has('pass')) {
      table.choose('pass');
      return true;
    }
    return false;
  },
};
