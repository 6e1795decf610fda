/** The table of Sky Painters in words. */
import { listed, sentence, type Passage, type Teller } from '../../lib/reading';
import { COLOURS, type Good } from './art';
import { poolRows } from './geometry';
import { foreseen, type Act } from './tally';
import { isDuel, type CardView, type CellView, type Price, type SeatView, type SymbolView, type TileView, type View } from './view';

type Say = Teller['say'];

export function read(view: View, tell: Teller): Passage[] {
  const { say } = tell;
  return [
    { title: say('read-table'), lines: standing(view, tell) },
    { title: say('screen-pool'), lines: poolRows(view.pool, COLOURS).map(({ colour, numbers }) => poolLine(colour, numbers, say)) },
    { title: say('screen-cards'), lines: [...view.offer.map((one) => offerLine(one, say)), ...topLine(view, say)] },
    { title: say('screen-painters'), lines: [...view.painters.map((one) => painterLine(one, say)), sentence(say('read-pile', { count: view.pile_count }))] },
    { title: say('screen-halos'), lines: haloLines(view, say) },
    ...view.seats.map((seat, n) => ({ title: say('screen-sky', { seat: n }), lines: skyLines(seat, n, view, tell) })),
  ];
}

/** What a word brings at once, and where a die or a card could go. */
export function about(view: View, word: string, { say, seat }: Teller): string {
  const play = view.help?.plays.find((one) => one.word === word);
  const acts = play ? foreseen(play, view.hand).map((act) => actText(act, say)) : [];
  return listed([fits(view, word, seat, say), ...acts]);
}

function fits(view: View, word: string, seat: number | null, say: Say): string {
  const [verb, first, number] = word.split(' ');
  const die = verb === 'die' ? view.help?.dice.find((one) => one.colour === first && one.number === Number(number)) : undefined;
  const card = verb === 'take' ? view.help?.cards.find((one) => one.pos === first) : undefined;
  const cells = seat === null ? [] : (view.seats[seat]?.cells ?? []);
  const slots = new Set(die?.fits.map((fit) => fit.slot));
  const cards = cells.filter((cell) => cell.slot !== null && slots.has(cell.slot)).map((cell) => say(`card-${cell.card.id}`));
  if (die) return cards.length ? say('read-fits', { cards: cards.join(', ') }) : say('read-fits-nowhere');
  return card ? say('screen-places', { count: card.cells.length }) : '';
}

/** A card of a sky or on offer, a Painter, a halo token, or a whole sky. */
export function explain(view: View, piece: string, tell: Teller): Passage | null {
  const { say } = tell;
  const [kind, at = '', x, y] = piece.split(' ');
  const seat = view.seats[Number(at)];
  const cell = seat?.cells.find((one) => one.x === Number(x) && one.y === Number(y));
  const card = at === 'top' ? view.deck_top : view.offer.find((one) => one.pos === at)?.card;
  const tiles = [...view.painters.map((one) => one.tile), view.pile_top, ...view.seats.flatMap((one) => one.painters)];
  const painter = tiles.find((tile) => tile?.id === at);
  const halo = [...view.halo.spaces, ...view.drawn, ...view.seats.flatMap((one) => one.halos.map(({ token }) => token))].find((tile) => tile?.id === at);
  if (kind === 'cell' && cell) return { title: say(`card-${cell.card.id}`), lines: [cellLine(cell, say), sentence(cardText(cell.card, say))] };
  if (kind === 'offer' && card) return { title: say(`card-${card.id}`), lines: [sentence(cardText(card, say))] };
  if (kind === 'painter' && painter) return { title: say(`painter-${painter.id}`), lines: [painterText(painter, say), ...priceLines(view, painter, say)] };
  if (kind === 'halo' && halo) return { title: say(`halo-${halo.id}`), lines: [say(`halo-${halo.id}-text`)] };
  return kind === 'seat' && seat ? { title: say('screen-sky', { seat: Number(at) }), lines: skyLines(seat, Number(at), view, tell) } : null;
}

/** What a Painter on offer costs whoever is to move, and what of it is for its place: the leader may have that for nothing. */
function priceLines({ painters }: View, tile: TileView, say: Say): string[] {
  const offer = painters.find((one) => one.tile?.id === tile.id);
  if (!offer?.total_cost) return [];
  const { total_cost: total, board_cost: board } = offer;
  const own = { spots: tile.spots, hope: tile.hope_cost };
  const isReduced = total.spots < own.spots + board.spots || total.hope < own.hope + board.hope;
  return [say('read-price', { total: costs(total, say), place: costs(board, say), reduced: isReduced ? 'yes' : 'no' })];
}

const GOODS: Partial<Record<Good, string>> = { spot: 'spots', heart: 'hope', cloud: 'clouds' };
/** Where the word itself says what the goods are for. */
const PLAIN = new Set(['tally-main', 'tally-cloud']);

/** Goods by how much they change, and what for; anything else by its name. */
function actText({ key, args, good, delta }: Act, say: Say): string {
  const goods = good && GOODS[good];
  const told = say(key, args);
  if (!goods || !delta) return told;
  return `${say('read-change', { goods, count: Math.abs(delta), way: delta < 0 ? 'less' : 'more' })}${PLAIN.has(key) ? '' : ` (${told})`}`;
}

const colourOf = (colour: string, say: Say): string => say(`colour-${colour}`);
const costs = ({ spots, hope }: Price, say: Say): string => say('price-name', { spots, hope });

function standing(view: View, { say, names }: Teller): string[] {
  return [
    say('screen-stage', { turn: view.turn }),
    view.critical ? say('screen-critical') : say('read-deck', { count: view.deck_count, ends: isDuel(view) ? 'no' : 'yes' }),
    view.leader === null ? say('read-no-leader') : say('read-leader', { name: names[view.leader] }),
    say('screen-supply', { count: view.clouds_supply }),
    view.hand ? say('read-in-hand', { colour: colourOf(view.hand.colour, say).toLowerCase(), number: view.hand.number }) : '',
    say('screen-win-note', { variant: view.variant, leader: view.options.victory_needs_leader === false ? 'no' : 'yes' }),
  ]
    .filter(Boolean)
    .map(sentence);
}

const poolLine = (colour: string, numbers: readonly number[], say: Say): string => sentence(say('read-dice', { colour: colourOf(colour, say), numbers: numbers.join(', ') || say('read-none') }));

/** What a card asks for, what it pays, and what its edges want. */
export function cardText(card: CardView, say: Say): string {
  const symbols = card.symbols.map((symbol) => {
    const [colour = '', value = ''] = symbol.split(' ');
    return `${colourOf(colour, say).toLowerCase()} ${value}`;
  });
  const edge = (side: 'left' | 'right'): string | false => card[side] !== 'none' && say('read-edge', { side, figure: say(`figure-${card[side]}`).toLowerCase() });
  return listed(
    [
      say('read-wants', { symbols: symbols.join(', ') }),
      say('read-rewards', { rewards: rewards(card, say) || say('read-none') }),
      edge('left'),
      edge('right'),
      card.limit !== 'none' && say(`limit-${card.limit}`).toLowerCase(),
    ],
    '; ',
  );
}

const rewards = (card: CardView, say: Say): string =>
  listed([
    card.spots > 0 && say('read-spots', { count: card.spots }),
    card.leader && say('read-the-leader'),
    card.hope > 0 && say('read-hope-symbol', { hope: card.hope }),
    card.cloud && say('read-a-cloud'),
    card.star > 0 && say('read-star-points', { points: card.star }),
  ]);

function offerLine({ pos, card, hope }: View['offer'][number], say: Say): string {
  const place = say(`read-pos-${pos}`);
  if (!card) return sentence(`${place}: ${say('screen-no-card')}`);
  return sentence(`${place}, ${say(`card-${card.id}`)}: ${listed([cardText(card, say), hope > 0 && say('read-hope-on', { hope })], '; ')}`);
}

function topLine(view: View, say: Say): string[] {
  const card = view.deck_top;
  return [sentence(card ? `${say('read-pos-top')}, ${say(`card-${card.id}`)}: ${cardText(card, say)}; ${say('read-costs', { price: costs(view.top_cost, say) })}` : say('screen-deck-empty'))];
}

/** What a Painter does and brings. */
export function painterText(tile: TileView, say: Say): string {
  const brings = listed([
    tile.leader && say('read-the-leader'),
    tile.hope > 0 && say('read-hope-symbol', { hope: tile.hope }),
    tile.points > 0 && say('read-end-points', { points: tile.points }),
  ]);
  return listed([`${say(`painter-${tile.id}`)}.`, say(`painter-${tile.id}-text`), brings && sentence(say('read-brings', { what: brings }))], ' ');
}

/** What a halo token does: its own words say what it brings. */
export const haloText = (tile: TileView, say: Say): string => `${say(`halo-${tile.id}`)}. ${say(`halo-${tile.id}-text`)}`;

function painterLine({ pos, tile, board_cost: board, total_cost: total }: View['painters'][number], say: Say): string {
  const place = say(`read-pos-${pos}`);
  if (!tile) return sentence(`${place}: ${say('screen-no-painter')}`);
  const price = total ?? { spots: tile.spots + board.spots, hope: tile.hope_cost + board.hope };
  return sentence(`${place}, ${say('read-costs', { price: costs(price, say) })}: ${painterText(tile, say)}`);
}

function haloLines({ halo, drawn }: View, say: Say): string[] {
  const spaces = halo.spaces.map((tile, n) => sentence(say('read-space', { number: n + 1, what: tile ? haloText(tile, say) : say('read-none') })));
  const next = halo.next_cost ? say('read-next-halo', { price: costs(halo.next_cost, say) }) : say('screen-no-halos');
  return [sentence(next), ...spaces, ...drawn.map((tile) => sentence(say('read-drawn', { token: haloText(tile, say) })))];
}

function skyLines(seat: SeatView, n: number, view: View, { say }: Teller): string[] {
  const goods = listed([
    say('read-spots-of', { count: seat.spots, limit: seat.spot_limit }),
    say('read-hope', { count: seat.hope }),
    say('read-clouds', { count: seat.clouds }),
    !isDuel(view) && say('read-points', { points: seat.points_now.total ?? 0 }),
    view.leader === n && say('screen-leader'),
    say('screen-star-count', { have: seat.painters.length, need: view.painters_to_win }),
    say('read-wakes', { hope: seat.next_activation, awake: view.leader === n ? 'yes' : 'no' }),
  ]);
  const cells = [...seat.cells].sort((a, b) => b.y - a.y || a.x - b.x);
  return [
    sentence(goods),
    sentence(say('screen-firm-note', { done: seat.best_block.done, placed: seat.best_block.placed })),
    ...cells.map((cell) => cellLine(cell, say)),
    ...seat.painters.map((tile) => sentence(say('read-own-painter', { painter: painterText(tile, say) }))),
    ...seat.halos.map(({ token }) => sentence(say('read-own-halo', { token: haloText(token, say) }))),
  ];
}

/** A card of a sky: where it lies, what its symbols show, what it would still pay. */
function cellLine({ x, y, card, side, symbols }: CellView, say: Say): string {
  const title = `${say('read-cell', { x, y })}: ${say('screen-card', { title: say(`card-${card.id}`), side })}`;
  if (side === 'blue') return sentence(title);
  return `${sentence(title)} ${symbols.map((symbol) => symbolText(symbol, say)).join(' ')} ${sentence(say('read-rewards', { rewards: rewards(card, say) || say('read-none') }))}`;
}

const symbolText = (symbol: SymbolView, say: Say): string =>
  say('screen-symbol', { colour: colourOf(symbol.colour, say), value: symbol.value, done: symbol.done ? 'yes' : 'no', shows: symbol.die?.number ?? 0 });
