/** Where the lessons point. */
import type { GameEvent } from '../../lib/model';
import type { Pointed } from '../kit';

const PARTS: Record<string, string> = {
  bench: '.bench ul',
  dial: 'svg.dial, .faces',
  prices: 'svg.dial .prices, .faces',
  purse: '.purse',
  round: 'svg.dial .hub, .faces',
  start_marker: '[data-seat] .city',
  tile: '.bench .tile',
};

/** A phone has a row a seat, with what it holds. */
const OWN = 'li.own';
const ON_PHONES: Record<string, string> = { 'part bench': `${OWN} [data-home]`, 'part purse': `${OWN} .goods` };

export function pointed(_view: unknown, point: string): Pointed | null {
  const of = point.startsWith('part ') ? PARTS[point.slice('part '.length)] : undefined;
  return of ? { at: of, else: ON_PHONES[point] ?? OWN } : null;
}

/** The card that the golem was sent to. */
export function trail(_view: unknown, events: readonly GameEvent[]): string[][] {
  const sent = events.filter((event) => event.event === 'golem_sent' && event.seat === 0);
  return sent.map((event) => [`slot ${String(event.slot)}`]);
}
