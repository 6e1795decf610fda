import type { Kit } from '../kit';
import Assets from './Assets.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { facts, pointsOf } from './facts';

/** Any game in numbers and words: its view as a table of facts, its legal words as buttons. */
export const kit: Kit = {
  theme: 'light',
  Board,
  Hand,
  phone: { tray: () => 190 },
  Assets,
  stage: (view, say) => {
    const round = (view as { round?: unknown }).round;
    return typeof round === 'number' ? say('log-round', { round }) : '';
  },
  advance: (view) => view,
  pace: () => 0,
  places: () => [],
  sound: () => null,
  confirms: () => false,
  scoring: () => [],
  points: pointsOf,
  read: (view, { say, words }) => [{ title: say('board-plain'), lines: facts(view, words).map(({ name, text }) => `${name}: ${text}`) }],
  rules: async (words) => (words.has('rules') ? words.say('rules') : ''),
};
