/** What others' events changed for a seat, which piece an event is about, and who moves next. */
import type { GameEvent } from '../../lib/model';
import { marks, type Story } from '../../lib/told';
import { asEvent, type TableEvent, type Told, type View } from './view';

/** What the seat lost and won, and the cards, Painters and tokens that are gone. */
export function changes(events: GameEvent[], seat: number, story: Story): void {
  const all = events.map(asEvent);
  for (const event of all) {
    if (event.event === 'cloud_gained' && event.victim === seat) story.does(event.seat, 'cloud', { victim: seat });
    if (event.event === 'leader_taken' && event.victim === seat) story.does(event.seat, 'leader', { victim: seat });
  }
  const sum = (name: 'spots_changed' | 'hope_changed', won: boolean): number =>
    all.reduce((total, event) => total + (event.event === name && event.seat === seat && event.won === won ? event.amount : 0), 0);
  const paid = marks({ spot: sum('spots_changed', false), hope: sum('hope_changed', false) });
  const won = marks({ spot: sum('spots_changed', true), hope: sum('hope_changed', true) });
  if (paid) story.does(seat, 'paid', { marks: paid });
  if (won) story.does(seat, 'gained', { marks: won });
  const gone = all.filter((event): event is Told<'card_taken' | 'painter_acquired' | 'halo_taken'> => ['card_taken', 'painter_acquired', 'halo_taken'].includes(event.event)).filter((event) => event.seat !== seat);
  if (gone.length) story.tells('since-gone', { things: gone.map((event) => ('card' in event ? event.card : 'tile' in event ? event.tile : event.token)) });
}

/** The card of the sky, the card or Painter on offer, or the dice that something is done with. */
export function pieces(event: TableEvent, view: View): string[] {
  switch (event.event) {
    case 'die_placed':
    case 'die_painted':
    case 'symbol_paid': {
      const cell = view.seats[event.seat]?.cells.find((one) => one.slot === event.slot);
      return cell ? [`cell ${event.seat} ${cell.x} ${cell.y}`] : [];
    }
    case 'card_completed':
      return [`cell ${event.seat} ${event.x} ${event.y}`];
    case 'card_taken':
    case 'card_placed':
      return [`offer ${event.position}`];
    case 'painter_acquired':
      return [`painter ${event.tile}`];
    case 'halo_taken':
      return [`halo ${event.token}`];
    case 'die_taken':
      return [`pool ${event.colour}`];
    default:
      return [];
  }
}

/** Whoever sits next, and so on; open where an extra turn is to come. */
export function upcoming({ seats }: View, seat: number): number[] {
  if (seats[seat]?.extra_turns) return [];
  return seats.map((_, k) => (seat + k + 1) % seats.length);
}
