/** The running totals of a tower at work, or of the card that a golem was sent to. */
import type { GameEvent } from '../../lib/model';
import type { Colour, Tally } from './view';

const OVER = new Set(['turn_began', 'golem_opened', 'golem_sent', 'market_refilled', 'round_began']);

/** The totals after an event: they begin with a tower, go through all its questions, and end when something else begins. */
export function tallied(tally: Tally | null, event: GameEvent): Tally | null {
  if (OVER.has(event.event)) return null;
  const seat = Number(event.seat);
  switch (event.event) {
    case 'tower_activated':
      return { seat, colour: event.colour as Colour, level: -1, card: null, pp: 0, coins: 0 };
    case 'card_activated':
      return activated(tally, event);
    case 'gained':
      return tally?.seat === seat ? { ...tally, pp: tally.pp + Number(event.pp), coins: tally.coins + Number(event.coins) } : tally;
    case 'traded':
      return tally?.seat === seat ? { ...tally, pp: tally.pp + Number(event.pp), coins: tally.coins - Number(event.coins) } : tally;
    default:
      return tally;
  }
}

/** A card at work: the next storey of the tower, or a card that it set to work. */
function activated(tally: Tally | null, event: GameEvent): Tally {
  const seat = Number(event.seat);
  const inTower = event.by === 'tower';
  const colour = inTower ? (event.colour as Colour) : null;
  const goesOn = tally !== null && tally.seat === seat && (!inTower || tally.colour === colour);
  const begun = goesOn ? tally : { seat, colour, level: -1, card: null, pp: 0, coins: 0 };
  const card = typeof event.card === 'string' ? event.card : null;
  return { ...begun, card, level: inTower ? Number(event.level) : begun.level };
}
