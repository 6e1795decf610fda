import type { Kit } from '../kit';
import { areaWords, next } from './area';
import Assets from './Assets.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Left from './Left.svelte';
import { advance, pace, places } from './motion';
import { scoring } from './scoring';
import { over } from './session.svelte';
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

const STEPS: Record<string, [number, number]> = { ArrowLeft: [-15, 0], ArrowRight: [15, 0], ArrowUp: [0, -15], ArrowDown: [0, 15] };

/** The keys that zoom. */
function look(key: string): boolean {
  const { camera } = over;
  if (!camera || !['+', '=', '-', '0'].includes(key)) return false;
  if (key === '0') camera.home();
  else camera.closer(key === '-' ? 1 / 1.35 : 1.35);
  return true;
}

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
  isLastRound: (view) => (view as View).turn === (view as View).turns,
  advance: (view, event) => advance(view as View, event),
  pace,
  places,
  quiet: new Set(['asked', 'resolved', 'activation_ended', 'exhausted', 'mana', 'readied']),
  sound: (event) => SOUNDS[event.event] ?? null,
  confirms: (word) => /^(hex|aoe|end|faction)\b/.test(word),
  scoring: (view, say) => scoring(view as View, say),
  points: () => null,
  rules: async () => (await import('./rules.en.md?raw')).default,
  /** The arrows turn an area that is to be laid, else they pan; + − 0 zoom; P passes. */
  key: (table, key) => {
    if (look(key)) return true;
    const areas = table.view ? areaWords(table.view as View, table.legal) : [];
    if (areas.length && (key === 'ArrowLeft' || key === 'ArrowRight')) {
      table.chosen = next(areas, table.chosen, key === 'ArrowRight' ? 1 : -1);
      return true;
    }
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
