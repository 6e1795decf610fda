/** How it stood at the end: victory cards, towers, nexus. */
import type { ScoreLine } from '../kit';
import type { View } from './view';

type Say = (key: string, args?: Record<string, unknown>) => string;

export function scoring(view: View, say: Say): ScoreLine[] {
  const sides = view.seats.map((seat) => view.sides[seat.side]!);
  const towers = sides.map((side) => side.towers.filter((tower) => tower.hp > 0).length);
  return [
    ...view.victory.map((card) => ({ label: say(`victory-${card.key}`), values: view.seats.map((seat) => `${card.progress[seat.side]} / ${card.goal}`) })),
    { label: say('screen-towers-left'), values: towers },
    { label: say('screen-nexus-left'), values: sides.map((side) => side.nexus.hp ?? say('screen-nexus-safe')) },
    { label: say('screen-heroes-left'), values: view.seats.map((seat) => seat.heroes.filter((hero) => hero.hex !== null).length) },
  ];
}
