/** Events played on the view, one by one, so that golems and cards move as the rules moved them. All numbers are the server's. */
import { tallied, tallyOf } from './tally';
import type { Card, Golem, Happening, Part, Seat, Slot, Tower, View } from './view';

type Told<Name extends Happening['event']> = Extract<Happening, { event: Name }>;

const PACE: Partial<Record<Happening['event'], number>> = {
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
export const pace = (event: Pick<Happening, 'event'>): number => PACE[event.event] ?? 0;

/** The view as it is right after an event. What no event tells is put right by the next view from the server. */
export function advance(view: View, event: Happening): View {
  return { ...moved(view, event), tally: tallied(tallyOf(view), event) };
}

function moved(view: View, event: Happening): View {
  switch (event.event) {
    case 'round_began':
      return inRound(view, event);
    case 'turn_began':
      return { ...view, active: event.seat };
    case 'golem_opened':
    case 'golem_sent':
    case 'golem_taken_back':
      return queued(withSeat(view, event.seat, event.has), event.slot, event.queue);
    case 'golem_returned':
      return queued(withSeat(view, event.owner, event.has), event.slot, event.queue);
    case 'golem_rotated':
      return queued(view, event.slot, event.queue);
    case 'golem_redirected':
      return queued(queued(view, event.from, event.queue_from), event.to, event.queue_to);
    case 'card_finished':
    case 'card_added':
      return placed(withSeat(view, event.seat, event.has), event);
    case 'traded':
    case 'gained':
    case 'ability_used':
      return withSeat(view, event.seat, event.has);
    case 'market_refilled':
      return refilled(view, event);
    case 'deck_exhausted':
      return lastRoundKnown(view, event);
    case 'start_marker_passed':
      return { ...view, first: event.to };
    case 'game_over':
      return { ...view, active: null };
    default:
      return view;
  }
}

const withSlots = (view: View, change: (slot: Slot) => Slot): View => ({
  ...view,
  market: { ...view.market, slots: view.market.slots.map(change) },
});

const withSlot = (view: View, name: string, now: Partial<Slot>): View =>
  withSlots(view, (slot) => (slot.slot === name ? { ...slot, ...now } : slot));

const withSeat = (view: View, seat: number, now: Partial<Seat>): View => ({
  ...view,
  seats: view.seats.map((one) => (one.seat === seat ? { ...one, ...now } : one)),
});

const queued = (view: View, slot: string, golems: Golem[]): View => withSlot(view, slot, { golems });

/** A card leaves the market for a tower. */
function placed(view: View, event: Told<'card_finished'> | Told<'card_added'>): View {
  const card = view.market.slots.find((slot) => slot.slot === event.slot)?.card;
  if (!card) return view;
  const higher = (tower: Tower): Tower => {
    const level = { card: card.id, name: card.name, foundation: false, coat: card.coat, effect: card.effect, pp: 0, coins: 0 };
    const levels = [...tower.levels.slice(0, event.level), level].map((one, n) => ({ ...one, ...event.gives[n] }));
    return { ...tower, size: levels.length, levels };
  };
  const towers = view.seats[event.seat]!.towers.map((tower) => (tower.colour === event.colour ? higher(tower) : tower));
  return withSeat(withSlot(view, event.slot, { card: null }), event.seat, { towers });
}

/** A part without the parameters that it does not have, as views show it. */
const shown = (part: Told<'market_refilled'>['effect'][number]): Part => {
  const given = Object.entries(part).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(given), do: part.do };
};

function refilled(view: View, event: Told<'market_refilled'>): View {
  const colour = view.market.slots.find((slot) => slot.slot === event.slot)!.colour;
  const card: Card = { id: event.card, name: event.title, colour, coat: event.coat, effect: event.effect.map(shown) };
  const decks = view.decks.map((deck) =>
    deck.colour === colour ? { ...deck, left: event.deck_left, unseen: deck.unseen.filter((one) => one !== card.id) } : deck,
  );
  return { ...withSlot(view, event.slot, { card, due: null }), decks };
}

/** From now on some golems are too late. */
function lastRoundKnown(view: View, event: Told<'deck_exhausted'>): View {
  const isLate = (slot: Slot, golem: Golem): boolean => event.late.some((one) => one.slot === slot.slot && one.face === golem.face);
  const told = withSlots(view, (slot) => ({ ...slot, golems: slot.golems.map((one) => ({ ...one, late: isLate(slot, one) })) }));
  return { ...told, last_round: event.last_round };
}

/** The dial has moved on: every golem is as far as its face. */
function inRound(view: View, event: Told<'round_began'>): View {
  const prices = Object.fromEntries(event.dial.map(({ face, steps, price }) => [String(face), { steps, price }]));
  const steps = (golem: Golem): number => prices[String(golem.face)]!.steps;
  const told = withSlots(view, (slot) => ({ ...slot, golems: slot.golems.map((one) => ({ ...one, steps: steps(one) })) }));
  const chronometer = { ...view.chronometer, pointer: event.pointer, prices };
  return { ...told, round: event.round, first: event.first, last_round: event.last_round, final_round: event.final, chronometer };
}

/** The places that an event is about, for a line of the log that is pointed at: slots, and towers by seat. */
export function places(event: Happening): string[] {
  const found: string[] = [];
  if ('slot' in event && event.slot !== null) found.push(event.slot);
  if (event.event === 'golem_redirected') found.push(event.from, event.to);
  if ('seat' in event && 'colour' in event && event.colour !== null) found.push(`${event.seat} ${event.colour}`);
  return found;
}
