/** A tower at work, or the card that a golem was sent to, with what it has brought so far. */
import type { Happening, Tally, View } from './view';

/** What is at work in a view: as events told it, or as the server tells it with the question that is open. */
export function tallyOf(view: View): Tally | null {
  if (view.tally !== undefined) return view.tally;
  const work = view.activation;
  if (!work || view.active === null) return null;
  return { seat: view.active, colour: work.tower, level: work.level ?? -1, card: work.chain.at(-1)?.card ?? null, ...work.so_far };
}

/** What is at work after an event: it begins with a tower, goes through all its questions, and ends when something else begins. */
export function tallied(tally: Tally | null, event: Happening): Tally | null {
  switch (event.event) {
    case 'turn_began':
    case 'golem_opened':
    case 'golem_sent':
    case 'market_refilled':
    case 'round_began':
      return null;
    case 'tower_activated':
      return { seat: event.seat, colour: event.colour, level: -1, card: null, pp: 0, coins: 0 };
    case 'card_activated':
      return { ...activated(tally, event), ...event.so_far };
    case 'gained':
    case 'traded':
    case 'card_added':
    case 'ability_used':
      return tally && event.so_far ? { ...tally, ...event.so_far } : tally;
    default:
      return tally;
  }
}

/** A card at work: the next storey of the tower, or a card that it set to work. */
function activated(tally: Tally | null, event: Extract<Happening, { event: 'card_activated' }>): Tally {
  const inTower = event.by === 'tower';
  const colour = inTower ? event.colour : null;
  const goesOn = tally !== null && tally.seat === event.seat && (!inTower || tally.colour === colour);
  const begun = goesOn ? tally : { seat: event.seat, colour, level: -1, card: null, pp: 0, coins: 0 };
  return { ...begun, card: event.card, level: inTower && event.level !== null ? event.level : begun.level };
}
