/** Events played on the view, one by one. What the page cannot know is put right by the next view from the server. */
import type { GameEvent } from '../../lib/model';
import type { CardView, CellView, DieView, SeatView, SymbolView, TileView, View } from './view';

const PACE: Record<string, number> = {
  card_placed: 260,
  die_taken: 180,
  die_placed: 260,
  die_painted: 120,
  symbol_paid: 180,
  card_completed: 420,
  leader_taken: 240,
  hope_activated: 240,
  figure_closed: 240,
  cloud_gained: 160,
  halo_taken: 300,
  halo_kept: 300,
  painter_acquired: 320,
  dice_rerolled: 300,
  dice_discarded: 300,
  pool_refilled: 400,
  offer_refilled: 220,
  painters_refilled: 220,
  spots_changed: 90,
  hope_changed: 90,
};

export const pace = (event: GameEvent): number => PACE[event.event] ?? 0;

interface Rolled extends DieView {
  seat: number;
  slot: number;
  symbol: number;
}

/** The view right after an event. */
export function advance(view: View, event: GameEvent): View {
  const seat = Number(event.seat);
  switch (event.event) {
    case 'turn_began':
      return { ...view, active: seat, turn: Number(event.number), is_extra: event.extra === true, critical: event.critical === true };
    case 'spots_changed':
      return withSeat(view, seat, () => ({ spots: Number(event.total) }));
    case 'hope_changed':
      return withSeat(view, seat, () => ({ hope: Number(event.total) }));
    case 'spots_limited':
      return withSeat(view, seat, (one) => ({ spots: one.spots - Number(event.discarded) }));
    case 'cloud_gained':
      return cloudGained(view, seat, event);
    case 'cloud_paid':
      return { ...withSeat(view, seat, () => ({ clouds: Number(event.clouds) })), clouds_supply: view.clouds_supply + 1 };
    case 'leader_taken':
      return { ...view, leader: seat };
    case 'card_placed':
      return cardPlaced(view, seat, event);
    case 'offer_hope_added':
      return { ...view, offer: view.offer.map((one) => (one.pos === 'right' ? { ...one, hope: Number(event.total) } : one)) };
    case 'offer_refilled':
      return offerRefilled(view, Number(event.deck));
    case 'die_taken':
      return dieTaken(view, { colour: String(event.colour), number: Number(event.number) });
    case 'die_placed':
      return diePlaced(view, seat, event);
    case 'die_painted':
      return withSymbol(view, seat, Number(event.slot), Number(event.symbol), (one) => ({
        die: one.die && { ...one.die, number: Number(event.to) },
        done: event.completed === true,
      }));
    case 'symbol_paid':
      return withSymbol(view, seat, Number(event.slot), Number(event.symbol), () => ({ chips: true, done: true }));
    case 'card_completed':
      return cardCompleted(view, seat, event);
    case 'dice_rerolled':
      return rerolled(view, event.dice as { colour: string; from: number; to: number }[]);
    case 'dice_discarded':
      return diceGone(view, (event.dice as Rolled[]).map((one) => ({ ...one, seat })), { die: null, done: false });
    case 'pool_refilled':
      return diceGone(view, event.dice as Rolled[], { die: null, square: true, done: true });
    case 'painter_acquired':
      return painterAcquired(view, seat, String(event.tile));
    case 'painters_refilled':
      return paintersRefilled(view, event.tiles as (string | null)[], Number(event.pile));
    case 'halo_taken':
      return haloTaken(view, seat, String(event.token));
    default:
      return view;
  }
}

function withSeat(view: View, seat: number, change: (one: SeatView) => Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((one, n) => (n === seat ? { ...one, ...change(one) } : one)) };
}

function withCell(view: View, seat: number, is: (cell: CellView) => boolean, change: (cell: CellView) => Partial<CellView>): View {
  return withSeat(view, seat, (one) => ({ cells: one.cells.map((cell) => (is(cell) ? { ...cell, ...change(cell) } : cell)) }));
}

function withSymbol(view: View, seat: number, slot: number, symbol: number, change: (one: SymbolView) => Partial<SymbolView>): View {
  return withCell(view, seat, (cell) => cell.slot === slot, (cell) => ({
    symbols: cell.symbols.map((one, n) => (n === symbol - 1 ? { ...one, ...change(one) } : one)),
  }));
}

function poured(pool: View['pool'], dice: DieView[], sign: number): View['pool'] {
  const poured = { ...pool };
  for (const { colour, number } of dice) {
    poured[colour] = (poured[colour] ?? []).map((count, n) => (n === number - 1 ? Math.max(0, count + sign) : count));
  }
  return poured;
}

function cloudGained(view: View, seat: number, event: GameEvent): View {
  const gained = withSeat(view, seat, () => ({ clouds: Number(event.clouds) }));
  if (typeof event.victim === 'number') return withSeat(gained, event.victim, (one) => ({ clouds: one.clouds - 1 }));
  return { ...gained, clouds_supply: view.clouds_supply - 1 };
}

function knownCard(view: View, id: string): CardView | undefined {
  return [...view.offer.map((one) => one.card), view.deck_top].find((card): card is CardView => card?.id === id);
}

function cardPlaced(view: View, seat: number, event: GameEvent): View {
  const card = knownCard(view, String(event.card));
  if (!card) return view;
  const symbols = card.symbols.map((text) => {
    const [colour, value] = text.split(' ');
    return { colour: colour!, value: Number(value), die: null, square: false, chips: false, done: false };
  });
  const cell: CellView = { x: Number(event.x), y: Number(event.y), card, side: 'gray', slot: Number(event.slot), symbols, closed: [] };
  const placed = withSeat(view, seat, (one) => ({ cells: [...one.cells, cell] }));
  if (view.deck_top?.id === card.id) return { ...placed, deck_top: null, deck_count: view.deck_count - 1 };
  return { ...placed, offer: view.offer.map((one) => (one.card?.id === card.id ? { ...one, card: null, hope: 0 } : one)) };
}

/** The cards left of the gap slide right, and the top of the deck comes in on the left. */
function offerRefilled(view: View, deck: number): View {
  const gap = view.offer.map((one) => one.card).lastIndexOf(null);
  if (gap < 0) return { ...view, deck_count: deck };
  const cards = view.offer.map((one) => one.card);
  cards.splice(gap, 1);
  cards.unshift(view.deck_top);
  return { ...view, offer: view.offer.map((one, n) => ({ ...one, card: cards[n] ?? null })), deck_top: null, deck_count: deck };
}

function dieTaken(view: View, die: DieView): View {
  return { ...view, pool: poured(view.pool, [die], -1), hand: die };
}

function diePlaced(view: View, seat: number, event: GameEvent): View {
  const colour = view.hand?.colour;
  const placed = withSymbol(view, seat, Number(event.slot), Number(event.symbol), (one) => ({
    die: { colour: colour ?? one.colour, number: Number(event.set_to) },
    done: event.completed === true,
  }));
  return { ...placed, hand: null };
}

function cardCompleted(view: View, seat: number, event: GameEvent): View {
  const turned = withCell(view, seat, (cell) => cell.x === event.x && cell.y === event.y, (cell) => ({
    side: 'blue',
    slot: null,
    symbols: cell.symbols.map((one) => ({ ...one, die: null, square: false, chips: false, done: true })),
  }));
  return { ...turned, pool: poured(view.pool, event.dice as DieView[], 1) };
}

function rerolled(view: View, dice: { colour: string; from: number; to: number }[]): View {
  const gone = poured(view.pool, dice.map((one) => ({ colour: one.colour, number: one.from })), -1);
  return { ...view, pool: poured(gone, dice.map((one) => ({ colour: one.colour, number: one.to })), 1) };
}

function diceGone(view: View, dice: Rolled[], left: Partial<SymbolView>): View {
  const emptied = dice.reduce((seen, one) => withSymbol(seen, one.seat, one.slot, one.symbol, () => left), view);
  return { ...emptied, pool: poured(view.pool, dice, 1) };
}

function painterAcquired(view: View, seat: number, id: string): View {
  const tile = view.painters.find((one) => one.tile?.id === id)?.tile;
  if (!tile) return view;
  const painters = view.painters.map((one) => (one.tile?.id === id ? { ...one, tile: null, total_cost: null } : one));
  return { ...withSeat(view, seat, (one) => ({ painters: [...one.painters, tile] })), painters };
}

function paintersRefilled(view: View, ids: (string | null)[], pile: number): View {
  const known = [...view.painters.map((one) => one.tile), view.pile_top].filter((one): one is TileView => one !== null);
  const painters = view.painters.map((one, n) => ({ ...one, tile: known.find((tile) => tile.id === ids[n]) ?? null, total_cost: null }));
  return { ...view, painters, pile_top: null, pile_count: pile };
}

function haloTaken(view: View, seat: number, id: string): View {
  const token = view.halo.spaces.find((one) => one?.id === id);
  if (!token) return view;
  const spaces = view.halo.spaces.map((one) => (one?.id === id ? null : one));
  return { ...withSeat(view, seat, (one) => ({ halos: [...one.halos, { token, cells: [], tile: null }] })), halo: { ...view.halo, spaces } };
}

/** What an event is about: a cell or symbol of a sky, a colour of the pool, a good of a seat. */
export function places(event: GameEvent): string[] {
  const seat = Number(event.seat);
  switch (event.event) {
    case 'card_placed':
      return [`${seat}@${String(event.x)} ${String(event.y)}`, `offer ${String(event.position)}`];
    case 'card_completed':
      return [`${seat}@${String(event.x)} ${String(event.y)}`, ...(event.dice as DieView[]).map((die) => `pool ${die.colour}`)];
    case 'figure_closed':
      return (event.cells as number[][]).map((cell) => `${seat}@${cell.join(' ')}`);
    case 'die_placed':
    case 'die_painted':
    case 'symbol_paid':
      return [`${seat}#${String(event.slot)}.${String(event.symbol)}`];
    case 'die_taken':
      return [`pool ${String(event.colour)}`];
    case 'dice_rerolled':
    case 'dice_discarded':
    case 'pool_refilled':
      return (event.dice as DieView[]).map((die) => `pool ${die.colour}`);
    case 'spots_changed':
      return [`spots ${seat}`];
    case 'hope_changed':
    case 'hope_activated':
      return [`hope ${seat}`];
    case 'cloud_gained':
    case 'cloud_paid':
      return [`clouds ${seat}`];
    case 'painter_acquired':
      return [`painters ${seat}`, `gallery ${String(event.position)}`];
    default:
      return [];
  }
}
