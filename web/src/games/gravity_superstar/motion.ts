/** Events played on the view, one by one, so that pieces move along the way the rules took. */
import { spaceName } from './geometry';
import type { Event, Pawn, Player, View } from './view';

const STEP_MS = 120;

/** How long an event is on the stage. A fall gets faster from space to space. */
export function pace(event: Event, fallen: number): number {
  switch (event.event) {
    case 'pawn_entered':
      if (event.how === 'door') return 260;
      return event.how === 'fall' ? Math.max(55, STEP_MS - 14 * fallen) : STEP_MS;
    case 'pawn_turned':
    case 'pawn_placed':
      return 220;
    case 'card_played':
      return 260;
    case 'pawn_ejected':
    case 'stolen':
      return 320;
    case 'star_taken':
    case 'token_taken':
    case 'open_door_moved':
      return 60;
    default:
      return 0;
  }
}

/** The view as it is right after an event: what the event says is put in its place, nothing is worked out. */
export function advance(view: View, event: Event): View {
  switch (event.event) {
    case 'pawn_placed':
    case 'pawn_landed':
      return withPawn(view, event.seat, { space: event.space, facing: event.facing });
    case 'pawn_entered':
      return withPawn(view, event.seat, { space: event.space });
    case 'pawn_turned':
      return withPawn(view, event.seat, { facing: event.to });
    case 'pawn_ejected':
      return withPawn(view, event.victim, { space: null });
    case 'star_taken':
      return { ...withBelongings(view, event), stars: withoutStar(view, event.space), left: event.left_on_board };
    case 'token_taken':
    case 'token_spent':
      return { ...withBelongings(view, event), supply: event.supply };
    case 'stolen':
      return withBelongings(view, event);
    case 'card_played':
    case 'hand_restored':
      return withPlayer(view, event.seat, cards(event));
    case 'open_door_placed':
      return { ...view, open_door: event.door };
    case 'open_door_moved':
      return { ...view, open_door: event.to };
    case 'turn_began':
      return { ...view, round: event.round, active: event.seat };
    default:
      return view;
  }
}

type Owned = Extract<Event, { belongings: unknown }>;
type Laid = Extract<Event, { face_up: unknown }>;

function withPawn(view: View, seat: number, change: Partial<Pawn>): View {
  return { ...view, pawns: view.pawns.map((pawn, n) => (n === seat ? { ...pawn, ...change } : pawn)) };
}

function withPlayer(view: View, seat: number, change: Partial<Player>): View {
  return { ...view, players: view.players.map((one, n) => (n === seat ? { ...one, ...change } : one)) };
}

function withBelongings(view: View, { belongings }: Owned): View {
  return belongings.reduce((shown, { seat, ...owned }) => withPlayer(shown, seat, owned), view);
}

function withoutStar(view: View, space: string): View['stars'] {
  return view.stars.map((star, n) => (spaceName(n, view.board.width) === space ? null : star));
}

/** What lies before a seat and how many cards it holds; which ones, if it is the own seat. */
function cards({ face_up, face_down, in_hand, hand, hidden }: Laid): Partial<Player> {
  return { face_up, face_down, in_hand, ...(hand && hidden && { hand, hidden }) };
}

/** The spaces that an event is about, for a line of the log that is pointed at. */
export function spaces(event: Event): string[] {
  return 'space' in event ? [event.space] : [];
}
