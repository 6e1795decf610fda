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
  Assets,
  stage: (view, say) => {
    const round = (view as { round?: unknown }).round;
    return typeof round === 'number' ? say('log-round', { round }) : '';
  },
  advance: (view) => view,
  pace: () => 0,
  places: () => [],
  quiet: new Set(),
  sound: () => null,
  confirms: () => false,
  scoring: (view) =>
    facts((view as { scores?: unknown }).scores ?? []).map((fact) => ({ label: fact.name, values: [fact.text] })),
  points: pointsOf,
  rules: async () => '',
};
