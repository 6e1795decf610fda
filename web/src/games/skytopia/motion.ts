/** Events played on the view, one by one, so that golems and cards move as the rules moved them. */
import type { GameEvent } from '../../lib/model';
import { tallied } from './tally';
import type { Card, Colour, Golem, Level, Seat, Slot, View } from './view';

const PACE: Record<string, number> = {
  golem_opened: 260,
  golem_sent: 300,
  golem_redirected: 300,
  golem_rotated: 240,
  golem_returned: 200,
  golem_taken_back: 200,
  card_finished: 300,
  card_added: 300,
  tower_activated: 160,
  card_activated: 220,
  gained: 160,
  traded: 160,
  ability_used: 200,
  market_refilled: 220,
  chronometer_turned: 420,
};

/** How long an event is on the stage. */
export const pace = (event: GameEvent): number => PACE[event.event] ?? 0;

/** The view as it is right after an event. What the page cannot know is put right by the next view from the server. */
export function advance(view: View, event: GameEvent): View {
  const tally = tallied(view.tally ?? null, event);
  return { ...moved(view, event), tally };
}

/** A view with the running totals of the tower or card that is at work, from everything that happened so far. */
export function resume(view: View, events: readonly GameEvent[]): View {
  return { ...view, tally: view.activation ? events.reduce(tallied, null) : null };
}

function moved(view: View, event: GameEvent): View {
  const seat = Number(event.seat);
  switch (event.event) {
    case 'round_began':
      return inRound(view, Number(event.round), Number(event.first));
    case 'turn_began':
      return { ...view, active: seat };
    case 'golem_opened':
    case 'golem_sent':
      return sent(view, event);
    case 'golem_returned':
      return lifted(view, Number(event.owner), event);
    case 'golem_taken_back':
      return lifted(view, seat, event);
    case 'golem_rotated':
      return withSlot(view, String(event.slot), (slot) => rotated(view, slot, seat, event));
    case 'golem_redirected':
      return redirected(view, seat, event);
    case 'card_finished':
      return placed(view, seat, event);
    case 'card_added':
      return earned(placed(view, seat, event), seat, 0, -Number(event.cost));
    case 'traded':
      return earned(view, seat, Number(event.pp), -Number(event.coins));
    case 'gained':
    case 'ability_used':
      return earned(view, seat, Number(event.pp), Number(event.coins));
    case 'market_refilled':
      return refilled(view, event);
    case 'deck_exhausted':
      return { ...view, last_round: Number(event.last_round) };
    case 'start_marker_passed':
      return { ...view, first: Number(event.to) };
    default:
      return view;
  }
}

function withSlot(view: View, name: string, change: (slot: Slot) => Partial<Slot>): View {
  const slots = view.market.slots.map((slot) => (slot.slot === name ? { ...slot, ...change(slot) } : slot));
  return { ...view, market: { ...view.market, slots } };
}

function withSeat(view: View, seat: number, change: (one: Seat) => Partial<Seat>): View {
  return { ...view, seats: view.seats.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)) };
}

function earned(view: View, seat: number, pp: number, coins: number): View {
  return withSeat(view, seat, (one) => ({
    pp: one.pp + pp,
    coins: one.coins + coins,
    score_now: { ...one.score_now, track: one.score_now.track + pp, total: one.score_now.total + pp },
  }));
}

const bySteps = (a: Golem, b: Golem): number => a.steps - b.steps;

/** Golems by steps; who is behind a rival will be paid. */
function queued(view: View, golems: Golem[]): Golem[] {
  const sorted = [...golems].sort(bySteps);
  return sorted.map((one) => ({ ...one, refund: one.seat === sorted[0]!.seat ? 0 : view.compensation, late: one.finish_round > (view.last_round ?? view.round_limit) }));
}

function golemAt(view: View, seat: number, face: number): Golem {
  const steps = view.chronometer.prices[String(face)]?.steps ?? 0;
  return { seat, face, steps, finish_round: view.round + steps, refund: 0, late: false };
}

function sent(view: View, event: GameEvent): View {
  const seat = Number(event.seat);
  const paid = withSeat(view, seat, (one) => ({ supply: one.supply - 1, golems_out: one.golems_out + 1, coins: one.coins - Number(event.price ?? 0) }));
  return withSlot(paid, String(event.slot), (slot) => ({ golems: queued(view, [...slot.golems, golemAt(view, seat, Number(event.face))]) }));
}

function lifted(view: View, owner: number, event: GameEvent): View {
  const home = withSeat(view, owner, (one) => ({ supply: one.supply + 1, golems_out: one.golems_out - 1 }));
  return withSlot(home, String(event.slot), (slot) => ({ golems: without(view, slot, owner, Number(event.face)) }));
}

const without = (view: View, slot: Slot, seat: number, face: number): Golem[] =>
  queued(view, slot.golems.filter((one) => one.seat !== seat || one.face !== face));

function rotated(view: View, slot: Slot, seat: number, event: GameEvent): Partial<Slot> {
  const others = slot.golems.filter((one) => one.seat !== seat || one.face !== Number(event.face_before));
  return { golems: queued(view, [...others, golemAt(view, seat, Number(event.face_after))]) };
}

function redirected(view: View, seat: number, event: GameEvent): View {
  const face = Number(event.face);
  const gone = withSlot(view, String(event.from), (slot) => ({ golems: without(view, slot, seat, face) }));
  return withSlot(gone, String(event.to), (slot) => ({ golems: queued(view, [...slot.golems, golemAt(view, seat, face)]) }));
}

/** A card leaves the market for a tower. */
function placed(view: View, seat: number, event: GameEvent): View {
  const id = String(event.card);
  const card = view.market.slots.find((slot) => slot.slot === event.slot)?.card ?? cardNamed(view, id, event.colour as Colour);
  const level: Level = { card: id, name: card.name, foundation: false, coat: card.coat, effect: card.effect, pp: 0, coins: 0 };
  const emptied = withSlot(view, String(event.slot), () => ({ card: null }));
  return withSeat(emptied, seat, (one) => ({
    cards: one.cards + 1,
    towers: one.towers.map((tower) =>
      tower.colour === event.colour ? { ...tower, size: tower.size + 1, levels: [...tower.levels, level] } : tower,
    ),
  }));
}

/** A card by its id; its effect is that of another card of its name, if one is in sight. */
function cardNamed(view: View, id: string, colour: Colour): Card {
  const family = id.slice(0, id.lastIndexOf('_'));
  const like = (other: string | null): boolean => other?.slice(0, other.lastIndexOf('_')) === family;
  const levels = view.seats.flatMap((seat) => seat.towers.flatMap((tower) => tower.levels));
  const found = view.market.slots.find((slot) => like(slot.card?.id ?? null))?.card ?? levels.find((level) => like(level.card));
  return { id, name: found?.name ?? '', colour, coat: id.slice(id.lastIndexOf('_') + 1), effect: found?.effect ?? [] };
}

function refilled(view: View, event: GameEvent): View {
  const name = String(event.slot);
  const colour = name.split('-')[0] as Colour;
  const card = cardNamed(view, String(event.card), colour);
  const decks = view.decks.map((deck) =>
    deck.colour === colour ? { ...deck, left: Number(event.deck_left), unseen: deck.unseen.filter((one) => one !== card.id) } : deck,
  );
  return { ...withSlot(view, name, () => ({ card, then: [] })), decks };
}

/** The dial has moved on: every golem is as many steps nearer as rounds have passed. */
function inRound(view: View, round: number, first: number): View {
  const passed = round - view.round;
  const told = Object.values(view.chronometer.prices);
  const prices = Object.fromEntries(
    Object.entries(view.chronometer.prices).map(([face, { steps }]) => {
      const left = (((steps - passed) % 6) + 6) % 6;
      return [face, { steps: left, price: told.find((one) => one.steps === left)?.price ?? null }];
    }),
  );
  const pointer = Number(Object.entries(prices).find(([, one]) => one.steps === 0)?.[0] ?? view.chronometer.pointer);
  const slots = view.market.slots.map((slot) => ({ ...slot, golems: slot.golems.map((one) => ({ ...one, steps: one.finish_round - round })) }));
  const final = round >= (view.last_round ?? view.round_limit);
  return { ...view, round, first, final_round: final, chronometer: { ...view.chronometer, pointer, prices }, market: { ...view.market, slots } };
}

/** The places that an event is about, for a line of the log that is pointed at: slots, and towers by seat. */
export function places(event: GameEvent): string[] {
  return [event.slot, event.from, event.to]
    .filter((one): one is string => typeof one === 'string' && one.includes('-'))
    .concat(typeof event.colour === 'string' && typeof event.seat === 'number' ? [`${event.seat} ${event.colour}`] : []);
}
