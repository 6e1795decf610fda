/** Events played on the view, one by one. What the page cannot know is put right by the next view from the server. */
import type { CardView, CellView, TableEvent, SeatView, SymbolView, TileView, Told, View } from './view';

const PACE: Partial<Record<TableEvent['event'], number>> = {
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

export const pace = (event: TableEvent): number => PACE[event.event] ?? 0;

/** The view right after an event. */
export function advance(view: View, event: TableEvent): View {
  switch (event.event) {
    case 'turn_began':
      return { ...view, active: event.seat, turn: event.number, is_extra: event.extra, critical: event.critical, step: 1 };
    case 'spots_limited':
      return { ...withSeat(view, event.seat, () => ({ spots: event.total })), step: 3 };
    case 'spots_changed':
      return withSeat(view, event.seat, () => ({ spots: event.total }));
    case 'hope_changed':
      return withSeat(view, event.seat, () => ({ hope: event.total }));
    case 'cloud_gained':
      return cloudGained(view, event);
    case 'cloud_paid':
      return { ...withSeat(view, event.seat, () => ({ clouds: event.clouds })), clouds_supply: event.supply };
    case 'leader_taken':
      return { ...view, leader: event.seat };
    case 'card_placed':
      return cardPlaced(view, event);
    case 'offer_hope_added':
      return { ...view, offer: view.offer.map((one) => (one.pos === 'right' ? { ...one, hope: event.total } : one)) };
    case 'offer_refilled':
      return offerRefilled(view, event);
    case 'die_taken':
      return { ...withPool(view, event.pool), hand: { colour: event.colour, number: event.number } };
    case 'die_placed':
      return diePlaced(view, event);
    case 'die_painted':
      return withSymbol(view, event.seat, event, (one) => ({ die: one.die && { ...one.die, number: event.to }, done: event.completed }));
    case 'symbol_paid':
      return withSymbol(view, event.seat, event, () => ({ chips: true, done: true }));
    case 'card_completed':
      return cardCompleted(view, event);
    case 'dice_rerolled':
      return withPool(view, event.pool);
    case 'dared':
      return dared(view, event);
    case 'dice_discarded':
      return withPool(event.dice.reduce((seen, die) => withSymbol(seen, event.seat, die, () => ({ die: null, done: false })), view), event.pool);
    case 'pool_refilled':
      return withPool(event.dice.reduce((seen, die) => withSymbol(seen, die.seat, die, () => ({ die: null, square: true, done: true })), view), event.pool);
    case 'painter_acquired':
      return painterAcquired(view, event.seat, event.tile);
    case 'painters_refilled':
      return paintersRefilled(view, event);
    case 'halo_taken':
      return haloTaken(view, event);
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

function withSymbol(view: View, seat: number, at: { slot: number; symbol: number }, change: (one: SymbolView) => Partial<SymbolView>): View {
  return withCell(view, seat, (cell) => cell.slot === at.slot, (cell) => ({
    symbols: cell.symbols.map((one, n) => (n === at.symbol - 1 ? { ...one, ...change(one) } : one)),
  }));
}

function withPool(view: View, changed: Told<'die_taken'>['pool']): View {
  return { ...view, pool: { ...view.pool, ...Object.fromEntries(changed.map((one) => [one.colour, one.counts])) } };
}

function cloudGained(view: View, { seat, clouds, victim, victim_clouds, supply }: Told<'cloud_gained'>): View {
  const gained = { ...withSeat(view, seat, () => ({ clouds })), clouds_supply: supply };
  return victim === null || victim_clouds === null ? gained : withSeat(gained, victim, () => ({ clouds: victim_clouds }));
}

function cardPlaced(view: View, { seat, card: id, x, y, slot }: Told<'card_placed'>): View {
  const card = [...view.offer.map((one) => one.card), view.deck_top].find((one) => one?.id === id);
  if (!card) return view;
  const symbols = card.symbols.map((text) => {
    const [colour, value] = text.split(' ');
    return { colour: colour!, value: Number(value), die: null, square: false, chips: false, done: false };
  });
  const cell: CellView = { x, y, card, side: 'grey', slot, symbols, closed: [] };
  const placed = withSeat(view, seat, (one) => ({ cells: [...one.cells, cell] }));
  if (view.deck_top?.id === id) return { ...placed, deck_top: null };
  return { ...placed, offer: view.offer.map((one) => (one.card?.id === id ? { ...one, card: null, hope: 0 } : one)) };
}

/** The cards that lie there now, as far as the page has seen them. */
function offerRefilled(view: View, { offer, deck }: Told<'offer_refilled'>): View {
  const known = [...view.offer.map((one) => one.card), view.deck_top].filter((one): one is CardView => one !== null);
  const cardOf = (id: string | null | undefined): CardView | null => known.find((card) => card.id === id) ?? null;
  return { ...view, offer: view.offer.map((one, n) => ({ ...one, card: cardOf(offer[n]) })), deck_top: null, deck_count: deck };
}

function diePlaced(view: View, event: Told<'die_placed'>): View {
  const die = { colour: event.colour, number: event.set_to };
  return { ...withSymbol(view, event.seat, event, () => ({ die, done: event.completed })), hand: null };
}

function cardCompleted(view: View, event: Told<'card_completed'>): View {
  const turned = withCell(view, event.seat, (cell) => cell.x === event.x && cell.y === event.y, (cell) => ({
    side: 'blue',
    slot: null,
    symbols: cell.symbols.map((one) => ({ ...one, die: null, square: false, chips: false, done: true })),
  }));
  return withPool(turned, event.pool);
}

/** Dice turned back; those given back are told by what follows. */
function dared(view: View, { seat, dice, set_to }: Told<'dared'>): View {
  if (set_to === null) return view;
  return dice.reduce(
    (seen, [slot = 0, symbol = 0]) =>
      withSymbol(seen, seat, { slot, symbol }, (one) => ({ die: one.die && { ...one.die, number: set_to }, done: false })),
    view,
  );
}

function painterAcquired(view: View, seat: number, id: string): View {
  const tile = view.painters.find((one) => one.tile?.id === id)?.tile;
  if (!tile) return view;
  const painters = view.painters.map((one) => (one.tile?.id === id ? { ...one, tile: null, total_cost: null } : one));
  return { ...withSeat(view, seat, (one) => ({ painters: [...one.painters, tile] })), painters };
}

function paintersRefilled(view: View, { tiles, pile }: Told<'painters_refilled'>): View {
  const known = [...view.painters.map((one) => one.tile), view.pile_top].filter((one): one is TileView => one !== null);
  const painters = view.painters.map((one, n) => ({ ...one, tile: known.find((tile) => tile.id === tiles[n]) ?? null, total_cost: null }));
  return { ...view, painters, pile_top: null, pile_count: pile };
}

function haloTaken(view: View, { seat, token: id, cells, next_cost }: Told<'halo_taken'>): View {
  const token = view.halo.spaces.find((one) => one?.id === id);
  if (!token) return view;
  const spaces = view.halo.spaces.map((one) => (one?.id === id ? null : one));
  const halo = { ...view.halo, spaces, next_cost };
  return { ...withSeat(view, seat, (one) => ({ halos: [...one.halos, { token, cells, tile: null }] })), halo };
}

/** What an event is about: a cell or symbol of a sky, a colour of the pool, a good of a seat. */
export function places(event: TableEvent): string[] {
  switch (event.event) {
    case 'card_placed':
      return [`${event.seat}@${event.x} ${event.y}`, `offer ${event.position}`];
    case 'card_completed':
      return [`${event.seat}@${event.x} ${event.y}`, ...event.dice.map((die) => `pool ${die.colour}`)];
    case 'figure_closed':
      return event.cells.map((cell) => `${event.seat}@${cell.join(' ')}`);
    case 'die_placed':
    case 'die_painted':
    case 'symbol_paid':
      return [`${event.seat}#${event.slot}.${event.symbol}`];
    case 'die_taken':
      return [`pool ${event.colour}`];
    case 'dice_rerolled':
    case 'dice_discarded':
    case 'pool_refilled':
      return event.dice.map((die) => `pool ${die.colour}`);
    case 'spots_changed':
      return [`spots ${event.seat}`];
    case 'hope_changed':
    case 'hope_activated':
      return [`hope ${event.seat}`];
    case 'cloud_gained':
    case 'cloud_paid':
      return [`clouds ${event.seat}`];
    case 'painter_acquired':
      return [`painters ${event.seat}`, `gallery ${event.position}`];
    default:
      return [];
  }
}
