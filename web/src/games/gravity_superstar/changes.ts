/** What others' events changed for a seat, and which piece an event is about. */
import type { GameEvent } from '../../lib/model';
import type { Story } from '../../lib/told';
import { eventOf, type Event } from './view';

type Of<Name extends Event['event']> = Extract<Event, { event: Name }>;
const of = <Name extends Event['event']>(events: Event[], name: Name): Of<Name>[] => events.filter((event): event is Of<Name> => event.event === name);

/** Who threw the seat out and stole from it, the cards that came back, the stars that are gone, and the door that is open now. */
export function changes(events: GameEvent[], seat: number, story: Story): void {
  const all = events.map(eventOf);
  for (const event of all) {
    if (event.event === 'pawn_ejected' && event.victim === seat) story.does(event.seat, 'threw', { victim: seat, space: event.space });
    if (event.event === 'stolen' && event.victim === seat && event.what !== 'nothing') {
      story.does(event.seat, 'stole', { marks: event.what === 'replay' ? '[replay 1]' : `[star ${event.what}]` });
    }
  }
  const hand = of(all, 'hand_restored').findLast((event) => event.seat === seat);
  if (hand) story.tells('since-hand', { n: hand.in_hand });
  const stars = of(all, 'star_taken');
  if (stars.length) story.tells('since-stars', { n: stars.length, left: stars.at(-1)!.left_on_board });
  const door = of(all, 'open_door_moved').at(-1);
  if (door) story.tells('since-door', { door: door.to });
}

/** The pawn that moves; where it is not on the board any more, the space. */
export function pieces(event: Event): string[] {
  return [...('seat' in event ? [`seat ${event.seat}`] : []), ...('space' in event ? [`space ${event.space}`] : [])];
}
