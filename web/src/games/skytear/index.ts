import type { Kit } from '../kit';
import { next } from './area';
import Assets from './Assets.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Left from './Left.svelte';
import { advance, pace, places } from './motion';
import { scoring } from './scoring';
import type { View } from './view';

const SOUNDS: Record<string, ReturnType<Kit['sound']>> = {
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

export const kit: Kit = {
  theme: 'dark',
  Board,
  Hand,
  Left,
  Assets,
  stage: (view, say) => {
    const { turn, turns, phase } = view as View;
    return say('screen-stage', { turn, turns, phase: say(`phase-${phase}`) });
  },
  advance: (view, event) => advance(view as View, event),
  pace,
  places,
  quiet: new Set(['asked', 'resolved', 'activation_ended', 'exhausted', 'mana', 'readied']),
  sound: (event) => SOUNDS[event.event] ?? null,
  confirms: (word) => /^(hex|aoe|end|faction)\b/.test(word),
  scoring: (view, say) => scoring(view as View, say),
  points: () => null,
  rules: async () => (await import('./rules.en.md?raw')).default,
  /** The arrows turn an area that is to be laid; P passes. */
  key: (table, key) => {
    const areas = [...table.legal.keys()].filter((word) => word.startsWith('aoe '));
    if (areas.length && (key === 'ArrowLeft' || key === 'ArrowRight')) {
      table.chosen = next(areas, table.chosen, key === 'ArrowRight' ? 1 : -1);
      return true;
    }
    if (key === 'p' && table.legal.has('pass')) {
      table.choose('pass');
      return true;
    }
    return false;
  },
};
