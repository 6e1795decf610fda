/** Where the lessons point. */
import type { GameEvent } from '../../lib/model';
import type { Pointed } from '../kit';
import { asView } from './view';

const PARTS: Record<string, string> = {
  pool: '.pool',
  offer: '[aria-labelledby="sp-market"], [data-tab="cards"]',
  deck: '[aria-labelledby="sp-market"] header small, [data-tab="cards"]',
  painters: '[aria-labelledby="sp-gallery"], [data-tab="painters"]',
  halos: '[aria-labelledby="sp-halos"] .tokens, [data-tab="halos"]',
  halo_cost: '[aria-labelledby="sp-halos"] .stairs, [data-tab="halos"]',
  spots: '.right dl > :nth-child(1), [data-line] dl > :nth-child(1)',
  clouds: '.right dl > :nth-child(3), [data-line] dl > :nth-child(3)',
  leader: '.wings, [data-leader]',
  own_painters: '.own',
  points: '[data-seat="0"] strong, [data-sky="0"] .who b',
};

/** On a phone what lies on a leaf that is not open is where one opens it. */
const LEAVES: Record<string, string> = { offer: '[data-tab="cards"]', painter: '[data-tab="painters"]' };

export function pointed(view: unknown, point: string): Pointed | null {
  const [kind = '', first = '', second = ''] = point.split(' ');
  const { seats, painters } = asView(view);
  switch (kind) {
    case 'part':
      return PARTS[first] ? { at: PARTS[first] } : null;
    case 'pool':
      return { at: `[data-pool="${first}"]` };
    case 'block':
      return { at: '.sky .block' };
    case 'edge':
      return { at: `[data-tell="cell 0 ${first} ${second}"]` };
    case 'gallery': {
      const tile = painters.find((one) => one.pos === first)?.tile;
      return tile ? { at: `[data-tell="painter ${tile.id}"]`, else: LEAVES.painter } : null;
    }
    case 'symbol': {
      const cell = seats[0]?.cells.find((one) => one.slot === Number(first));
      return cell ? { at: `[data-tell="cell 0 ${cell.x} ${cell.y}"] .symbols > :nth-child(${second})` } : null;
    }
  }
  return LEAVES[kind] ? { at: `[data-tell="${point}"]`, else: LEAVES[kind] } : null;
}

/** From the pool or the row of cards to where it was laid, and what was painted. */
export function trail(_view: unknown, events: readonly GameEvent[]): string[][] {
  const runs: string[][] = [];
  for (const event of events.filter((one) => one.seat === 0)) {
    if (event.event === 'die_taken') runs.push([`word die ${String(event.colour)} ${String(event.number)}`]);
    else if (event.event === 'die_placed') runs.push([...(runs.pop() ?? []), `symbol ${String(event.slot)} ${String(event.symbol)}`]);
    else if (event.event === 'die_painted') runs.push([`symbol ${String(event.slot)} ${String(event.symbol)}`]);
    else if (event.event === 'card_taken') runs.push([`offer ${String(event.position)}`]);
  }
  return runs;
}
