/** What the illustrated rules need of Sky Painters. */
import type { Book, Size, Thing } from '../../kit';
import { sentence } from '../../../lib/reading';
import type { Place } from '../geometry';
import { cardText, read } from '../read';
import { asView, type CardView, type TileView } from '../view';
import Hatches from '../Hatches.svelte';
import Part from './Part.svelte';
import Sign from './Sign.svelte';
import ThingView from './Thing.svelte';

/** The edge of a card in a picture, and of a die. */
export const CELL = 164;
export const SYMBOL = 46;

const SIZES: Record<string, Size> = {
  die: { width: SYMBOL, height: SYMBOL },
  symbol: { width: 80, height: 50 },
  offer: { width: CELL, height: 150 },
  market: { width: 500, height: 186 },
  gallery: { width: 500, height: 186 },
  halos: { width: 250, height: 180 },
  pool: { width: 290, height: 310 },
  purse: { width: 236, height: 96 },
  owned: { width: 380, height: 92 },
  sheet: { width: 460, height: 330 },
};

/** The cells of `cells left bottom right top`, row by row from the top. */
export function cellsOf(part: string): { columns: number; rows: number; list: Place[] } {
  const [left = 0, bottom = 0, right = 0, top = 0] = part.split(' ').slice(1).map(Number);
  const columns = right - left + 1;
  const rows = top - bottom + 1;
  return { columns, rows, list: Array.from({ length: columns * rows }, (_, n) => ({ x: left + (n % columns), y: top - Math.floor(n / columns) })) };
}

function size(part: string): Size {
  const kind = part.split(' ')[0]!;
  if (kind !== 'cells') return SIZES[kind] ?? { width: 200, height: 100 };
  const { columns, rows } = cellsOf(part);
  return { width: columns * CELL, height: rows * CELL };
}

/** A card of the row, a die, a place for one, a place for a card with what is beside it. */
const shows: Book['shows'] = (_view, words) =>
  words.map((word) => {
    const [kind = '', first = '', second = ''] = word.split(' ');
    if (kind === 'take') return `offer ${first}`;
    if (kind === 'die') return `die ${first} ${second}`;
    if (kind === 'on' || kind === 'paint' || kind === 'hope') return `symbol ${first} ${second}`;
    if (kind === 'painter') return 'gallery';
    if (kind === 'halo') return 'halos';
    const [x, y] = [Number(first), Number(second)];
    return kind === 'cell' ? `cells ${x - 1} ${y - 1} ${x + 1} ${y + 1}` : '';
  });

export const asCard = (thing: Thing): CardView => thing as unknown as CardView;
export const asTile = (thing: Thing): TileView => thing as unknown as TileView;

/** The passages of the table in words, by their place in it. */
const PASSAGES: Record<string, string> = { pool: 'screen-pool', market: 'screen-cards', gallery: 'screen-painters', halos: 'screen-halos' };

const told: Book['told'] = (view, part, tell) => {
  const [kind = '', first = '', second = ''] = part.split(' ');
  const { say } = tell;
  const table = asView(view);
  if (kind === 'die') return say('screen-die', { colour: say(`colour-${first}`), number: Number(second), count: 1 });
  if (kind === 'symbol') {
    const symbol = table.seats[0]!.cells.find((one) => one.slot === Number(first))?.symbols[Number(second) - 1];
    return symbol ? say('screen-symbol', { colour: say(`colour-${symbol.colour}`), value: symbol.value, shows: symbol.die?.number ?? 0, done: symbol.done }) : '';
  }
  const title = PASSAGES[kind];
  if (!title) return '';
  const passage = read(table, tell).find((one) => one.title === say(title));
  return passage ? [sentence(passage.title), ...passage.lines.map(sentence)].join(' ') : say(title);
};

function signs(kind: string, thing: Thing): string[] {
  if (kind === 'cards') {
    const card = asCard(thing);
    const colours = card.symbols.map((text) => text.split(' ')[0]!);
    const edges = [card.left, card.right];
    return [
      ...new Set(colours),
      ...(card.spots ? ['spot'] : []),
      ...(card.leader ? ['leader'] : []),
      ...(card.hope ? ['winged'] : []),
      ...(card.star ? ['star'] : []),
      ...(edges.includes('halo') ? ['halo'] : []),
      ...(card.cloud || edges.includes('cloud') ? ['cloud'] : []),
      ...(edges.includes('cloud') ? ['half-cloud'] : []),
      ...(card.limit === 'none' ? [] : [card.limit]),
    ];
  }
  const tile = asTile(thing);
  return [...tile.when, ...(tile.leader ? ['leader'] : []), ...(tile.hope ? ['winged'] : []), ...(tile.points ? ['star'] : [])];
}

const words: Book['words'] = (kind, thing, say) => {
  if (kind === 'cards') return { name: say(`card-${thing.id}`), text: sentence(cardText(asCard(thing), say)) };
  const key = kind === 'halos' ? 'halo' : 'painter';
  return { name: say(`${key}-${thing.id}`), text: say(`${key}-${thing.id}-text`) };
};

const THINGS: Record<string, Size> = { cards: { width: 150, height: 116 }, painters: { width: 150, height: 130 }, halos: { width: 100, height: 100 } };

/** Sky cards and Painters lie; halo tokens tell what they do in the reference. */
const printed: Book['printed'] = (kind) => (kind === 'halos' ? { width: 35, height: 35, copies: 1, words: false } : { width: 88, height: 63, copies: 1, words: kind === 'painters' });

export const book: Book = {
  Part,
  size,
  shows,
  told,
  Sign,
  Thing: ThingView,
  thingSize: (kind) => THINGS[kind]!,
  turns: (kind) => kind === 'cards',
  words,
  signs,
  printed,
  boards: [],
  Store: Hatches,
};
