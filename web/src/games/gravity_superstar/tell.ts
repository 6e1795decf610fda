/** What a seat did, in sentences: the card, the way, what was taken and from whom. */
import type { GameEvent } from '../../lib/model';
import type { Story } from '../../lib/told';
import { eventOf, type Event } from './view';

type Of<Name extends Event['event']> = Extract<Event, { event: Name }>;
type Loot = Of<'star_taken'> | Of<'token_taken'>;

const isLoot = (event: Event): event is Loot => event.event === 'star_taken' || event.event === 'token_taken';

/** What is told after whatever was taken until then. */
const BEFORE = new Set<Event['event']>(['token_spent', 'pawn_ejected', 'card_played', 'end_triggered', 'game_over']);

export function tell(events: GameEvent[], _seat: number, story: Story): void {
  const all = events.map(eventOf);
  let loot: Loot[] = [];
  const taken = (): void => {
    if (loot.length) took(loot, story);
    loot = [];
  };
  for (const [n, event] of all.entries()) {
    if (isLoot(event)) loot.push(event);
    else {
      if (BEFORE.has(event.event)) taken();
      one(event, all.slice(n + 1), story);
    }
  }
  taken();
}

/** Stars one by one, tokens counted. */
function took(loot: Loot[], story: Story): void {
  const stars = loot.filter((event) => event.event === 'star_taken');
  const tokens = loot.length - stars.length;
  const marks = [...stars.map(({ colour }) => `[star ${colour}]`), ...(tokens ? [`[replay ${tokens}]`] : [])].join(' ');
  story.does(loot[0]!.seat, 'took', { marks, pairs: stars.filter(({ pair }) => pair).length });
}

function one(event: Event, then: Event[], story: Story): void {
  switch (event.event) {
    case 'game_started':
      return story.tells('started', { first: event.first_player }, event.first_player);
    case 'open_door_placed':
      return story.does(event.seat, 'opened', { door: event.door });
    case 'pawn_placed':
      return story.does(event.seat, 'came', { door: event.door });
    case 'card_played':
      return played(event, then, story);
    case 'pawn_landed':
      return event.fell > 0 ? story.does(event.seat, 'fell', { n: event.fell }) : undefined;
    case 'pawn_ejected':
      return story.does(event.seat, 'threw', { victim: event.victim, space: event.space });
    case 'stolen':
      if (event.what === 'nothing') return story.does(event.seat, 'stole-nothing');
      return story.does(event.seat, 'stole', { marks: event.what === 'replay' ? '[replay 1]' : `[star ${event.what}]` });
    case 'token_spent':
      return story.does(event.seat, 'again');
    case 'hand_restored':
      return event.reason === 'complete' ? story.does(event.seat, 'restored', { cards: event.cards }) : undefined;
    case 'end_triggered':
      return story.tells('goal', { seat: event.seat, points: event.points }, event.seat);
    case 'game_over':
      return story.tells('over', { why: story.say(`end-${event.reason}`), points: scores(event.points, story) });
  }
}

/** The card, and whether its way goes over the edge before the next one. */
function played(event: Of<'card_played'>, then: Event[], story: Story): void {
  if (event.face === 'up') story.does(event.seat, 'played', { card: event.card, wild: event.wild ?? false, move: event.move, side: event.side });
  else story.does(event.seat, 'stepped', { side: event.side ?? 'half' });
  const next = then.findIndex(({ event: name }) => name === 'card_played');
  const way = next < 0 ? then : then.slice(0, next);
  if (way.some((one) => one.event === 'pawn_entered' && one.seat === event.seat && one.wrapped)) story.does(event.seat, 'over-edge');
}

/** Every seat's points, by name. */
const scores = (points: readonly number[], story: Story): string =>
  points.map((n, who) => story.say('log-score', { who, points: n })).join(', ');

/** The points that an event tells, by seat. */
export function counted(event: GameEvent): [number, number][] {
  const told = eventOf(event);
  return 'belongings' in told ? told.belongings.map(({ seat, points }) => [seat, points]) : [];
}
