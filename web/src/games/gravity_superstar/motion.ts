/** Events played on the view, one by one, so that pieces move along the way the rules took. */
import type { GameEvent } from '../../lib/model';
import type { Colour } from './art';
import { cell, spaceName } from './geometry';
import type { Card, Facing, Player, View } from './view';

const STEP_MS = 120;

/** How long an event is on the stage. A fall gets faster from space to space. */
export function pace(event: GameEvent, fallen: number): number {
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

/** The view as it is right after an event. What the page cannot know is put right by the next view from the server. */
export function advance(view: View, event: GameEvent): View {
  const seat = Number(event.seat);
  switch (event.event) {
    case 'pawn_placed':
    case 'pawn_landed':
      return withPawn(view, seat, String(event.space), event.facing as Facing);
    case 'pawn_entered':
      return withPawn(view, seat, String(event.space), view.pawns[seat]!.facing);
    case 'pawn_turned':
      return withPawn(view, seat, view.pawns[seat]!.space, event.to as Facing);
    case 'pawn_ejected':
      return withPawn(view, Number(event.victim), null, view.pawns[Number(event.victim)]!.facing);
    case 'star_taken':
      return starTaken(view, seat, String(event.space), event.colour as Colour);
    case 'token_taken':
      return { ...withPlayer(view, seat, (one) => ({ tokens: one.tokens + 1, points: one.points + 1 })), supply: Number(event.supply) };
    case 'token_spent':
      return { ...withPlayer(view, seat, (one) => ({ tokens: one.tokens - 1, points: one.points - 1 })), supply: Number(event.supply) };
    case 'card_played':
      return withPlayer(view, seat, (one) => laid(one, event));
    case 'open_door_moved':
      return { ...view, open_door: Number(event.to) };
    case 'turn_started':
      return { ...view, round: Number(event.round), active: seat };
    default:
      return view;
  }
}

function withPawn(view: View, seat: number, space: string | null, facing: Facing): View {
  return { ...view, pawns: view.pawns.map((pawn, n) => (n === seat ? { space, facing } : pawn)) };
}

function withPlayer(view: View, seat: number, change: (one: Player) => Partial<Player>): View {
  return { ...view, players: view.players.map((one, n) => (n === seat ? { ...one, ...change(one) } : one)) };
}

function starTaken(view: View, seat: number, space: string, colour: Colour): View {
  const width = view.board.width;
  const stars = view.stars.map((star, n) => (spaceName(n, width) === space ? null : star));
  const shown = withPlayer(view, seat, (one) => {
    const had = one.stars[colour];
    const pair = had % 2;
    return { stars: { ...one.stars, [colour]: had + 1 }, pairs: one.pairs + pair, points: one.points + 1 + pair };
  });
  return { ...shown, stars, left: view.left - 1 };
}

function laid(one: Player, event: GameEvent): Partial<Player> {
  const card = event.card as Card | undefined;
  const hand = one.hand?.filter((held) => held !== card);
  if (event.face === 'up' && card) return { face_up: [...one.face_up, card], in_hand: one.in_hand - 1, hand };
  return { face_down: one.face_down + 1, in_hand: one.in_hand - 1, hand };
}

/** The spaces that an event is about, for a line of the log that is pointed at. */
export function spaces(event: GameEvent): string[] {
  return typeof event.space === 'string' && cell(event.space).y >= 0 ? [event.space] : [];
}
