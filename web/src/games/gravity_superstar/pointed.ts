/** Where the lessons point. */
import type { GameEvent } from '../../lib/model';
import type { Pointed } from '../kit';
import { cardOf, cell } from './geometry';
import { spaces } from './motion';
import { eventOf, viewOf } from './view';

const PARTS: Record<string, string> = {
  left: '.rail section:nth-of-type(1), .standing [data-tell="stars"]',
  supply: '.rail section:nth-of-type(2), .standing [data-tell="supply"]',
  hand: '.hand, .fingers .cards',
  rim: '.sheets svg.board',
  'danger 1': '.danger',
};

const space = (name: string): Pointed => ({ at: `[data-lit="${name}"]`, lit: name });

export function pointed(view: unknown, point: string): Pointed | null {
  const [kind = '', ...rest] = point.split(' ');
  const of = rest.join(' ');
  if (kind === 'space') return space(of);
  if (kind === 'seat') return { at: `svg.board [data-tell="${point}"]` };
  if (kind === 'card') return { at: `.hand .card:has([data-tell="card ${of}"]), .fingers [data-card="${of}"]` };
  if (kind === 'word') {
    // On a phone the ways of one card are to be seen: the others are reached by their cards.
    const card = cardOf(of);
    return card && { at: `[data-word="${of}"]`, else: `.fingers [data-card="${card}"]` };
  }
  if (point === 'part open_door') {
    const { doors, open_door } = viewOf(view);
    const door = doors.find((one) => one.number === open_door);
    return door ? space(door.space) : null;
  }
  return kind === 'part' && PARTS[of] ? { at: PARTS[of] } : null;
}

/** From space to space; over the rim the line is broken. */
export function trail(view: unknown, events: readonly GameEvent[]): string[][] {
  const start = viewOf(view).pawns[0]?.space;
  const own = events.filter((event) => event.seat === 0).flatMap((event) => spaces(eventOf(event)));
  const way = [...(start ? [start] : []), ...own].filter((space, n, all) => space !== all[n - 1]);
  const runs: string[][] = [];
  way.forEach((space, n) => {
    const [from, to] = [cell(way[n - 1] ?? space), cell(space)];
    const isNear = Math.abs(from.x - to.x) + Math.abs(from.y - to.y) <= 1;
    if (!runs.length || !isNear) runs.push([]);
    runs.at(-1)!.push(`space ${space}`);
  });
  return runs;
}
