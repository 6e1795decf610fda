/** Where the lessons point. */
import type { GameEvent } from '../../lib/model';
import type { Pointed } from '../kit';
import { distance } from './geometry';
import { places, whereIs } from './motion';
import { heard, heroOf, ownerOf, viewed, type View } from './view';

/** Pieces that are named by the hex they stand on. */
const STANDING = new Set(['hex', 'tower', 'minion', 'pillar']);

const hexed = (view: View, hex: number | null | undefined): Pointed | null => {
  const label = hex === null || hex === undefined ? undefined : view.box.map.labels[hex];
  return label === undefined ? null : { at: `[data-lit="${label}"]`, lit: label };
};

export function pointed(seen: unknown, point: string): Pointed | null {
  const view = viewed(seen);
  const [kind = '', of = ''] = point.split(' ');
  if (STANDING.has(kind)) return { at: `[data-lit="${of}"]`, lit: of };
  switch (kind) {
    case 'hero':
      return hexed(view, whereIs(view, of));
    case 'token':
      return hexed(view, view.tokens.find((one) => one.number === Number(of))?.hex);
    case 'mana': {
      const n = view.seats[0]?.heroes.findIndex((one) => one.key === of) ?? -1;
      return { at: `[data-seat="0"] li:nth-child(${n + 1}) .mana`, else: 'section > .line' };
    }
    case 'stack':
      return { at: `.rail ol > li:nth-child(${Number(of) + 1})`, else: 'button.stack' };
    case 'victory':
      return { at: `.rail .panel:last-child li:nth-child(${view.victory.findIndex((one) => one.key === of) + 1})`, else: 'button.goals' };
    case 'card':
      return { at: `[data-card="${of}"], [data-tell="card ${of}"]` };
    case 'part':
      if (of === 'hand') return { at: '.cards' };
      if (of === 'outsider') return hexed(view, view.outsider?.hex ?? view.domes[0]?.hex);
      if (of === 'white_edges') return hexed(view, edgeNear(view));
      if (of === 'minions_east') return hexed(view, view.sides[0]?.minions[0]?.hex);
  }
  return null;
}

/** A free hex at a white edge, within the dome, the nearest to who acts: a hero there would be taken for what is meant. */
function edgeNear(view: View): number | undefined {
  const { map } = view.box;
  const from = heroOf(view, view.active.hero)?.hex ?? view.domes[0]?.hex ?? 0;
  const taken = new Set(view.seats.flatMap((seat) => seat.heroes.map((hero) => hero.hex)));
  const inside = map.white.map((pair) => pair.reduce((a, b) => (toDome(view, a) < toDome(view, b) ? a : b)));
  return inside.filter((hex) => !taken.has(hex)).sort((a, b) => distance(map, a, from) - distance(map, b, from))[0];
}

const toDome = (view: View, hex: number): number => Math.min(...view.domes.map((dome) => distance(view.box.map, hex, dome.hex)));

/** Where the learner's heroes walked. */
export function trail(seen: unknown, events: readonly GameEvent[]): string[][] {
  const view = viewed(seen);
  const walked = events.map(heard).filter((event) => event.event === 'moved' && ownerOf(view, event.who) === 0);
  const way = walked.flatMap(places).filter((hex, n, all) => hex !== all[n - 1]);
  return way.length ? [way.map((hex) => `hex ${hex}`)] : [];
}
