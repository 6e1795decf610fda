/** What others' events changed for a seat, which piece an event is about, and who moves next. */
import type { GameEvent } from '../../lib/model';
import type { Story } from '../../lib/told';
import { asHappening, type Happening, type View } from './view';

type Of<Name extends Happening['event']> = Extract<Happening, { event: Name }>;

/** The seat's golems that came home, who overtook them on which card, and the cards that are gone from the market. */
export function changes(events: GameEvent[], seat: number, story: Story): void {
  const all = events.map(asHappening);
  const home = all.filter((event): event is Of<'golem_returned'> => event.event === 'golem_returned' && event.owner === seat);
  if (home.length) story.tells('since-home', { n: home.length, coins: home.reduce((sum, event) => sum + event.coins, 0) });
  for (const event of all) if (event.event === 'golem_sent' && isAhead(event, seat)) story.tells('since-ahead', { seat: event.seat, card: event.card });
  const gone = all.filter((event): event is Of<'card_finished' | 'card_added'> => (event.event === 'card_finished' || event.event === 'card_added') && event.seat !== seat);
  if (gone.length) story.tells('since-gone', { cards: gone.map((event) => event.card) });
}

/** Whether the golem that was sent leads a queue in which the seat has one too. */
const isAhead = ({ queue, seat: sender }: Of<'golem_sent'>, seat: number): boolean =>
  sender !== seat && queue[0]?.seat === sender && queue.some((golem) => golem.seat === seat);

/** The card that a golem came to or left. */
export function pieces(event: Happening): string[] {
  if (event.event === 'golem_redirected') return [`slot ${event.from}`];
  return 'slot' in event && event.slot !== null ? [`slot ${event.slot}`] : [];
}

/** The rest of the round, then the next one: the start marker goes on to whoever sits before. Before the first round it is open. */
export function upcoming({ first, round, seats }: View, seat: number): number[] {
  if (round < 1) return [];
  const n = seats.length;
  const from = (start: number, count: number): number[] => Array.from({ length: count }, (_, k) => (start + k) % n);
  return [...from(seat + 1, (first - seat - 1 + n) % n), ...from(first + n - 1, n)];
}
