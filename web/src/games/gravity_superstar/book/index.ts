/** What the illustrated rules need of Gravity Superstar. */
import type { Book, Size, Thing } from '../../kit';
import { cell, CELL, spaceName } from '../geometry';
import { viewOf, type Card, type View } from '../view';
import Part from './Part.svelte';
import Sign from './Sign.svelte';
import ThingView from './Thing.svelte';

export const CARDS: readonly Card[] = ['long', 'high', 'drop', 'rotate', 'wild'];
/** What is seen around the spaces of a picture. */
export const MARGIN = 18;
const TILE = 6;

const SIZES: Record<string, Size> = {
  assets: { width: 330, height: 104 },
  card: { width: 104, height: 132 },
  cards: { width: 560, height: 132 },
  whole: { width: 2 * TILE * CELL + 2 * MARGIN, height: TILE * CELL + 2 * MARGIN },
  region: { width: TILE * CELL + 2 * MARGIN, height: TILE * CELL + 2 * MARGIN },
};

function size(part: string): Size {
  const [kind = '', first = '', second = ''] = part.split(' ');
  if (kind !== 'spaces') return SIZES[kind] ?? { width: 300, height: 120 };
  const [from, to] = [cell(first), cell(second)];
  return { width: (to.x - from.x + 1) * CELL + 2 * MARGIN, height: (to.y - from.y + 1) * CELL + 2 * MARGIN };
}

/** The ways of all words in one frame, so that they can be compared; at least so many spaces wide and high. */
const LEAST = 3;
const shows: Book['shows'] = (view, words) => {
  const { legal, pawns, board } = viewOf(view);
  const plays = words.map((word) => legal.find((one) => one.word === word && one.lands !== null));
  const own = pawns[0]?.space;
  const spaces = [...(own ? [own] : []), ...plays.flatMap((play) => [...(play?.path ?? []).map((stop) => stop.space), ...(play?.lands ? [play.lands] : [])])].map(cell);
  const span = (all: number[], most: number): [number, number] => {
    const [low, high] = [Math.min(...all), Math.max(...all)];
    const start = Math.max(0, Math.min(low, most - LEAST));
    return [start, Math.min(most - 1, Math.max(high, start + LEAST - 1))];
  };
  const [left, right] = span(spaces.map((one) => one.x), board.width);
  const [top, bottom] = span(spaces.map((one) => one.y), board.height);
  const frame = `spaces ${spaceName(top * board.width + left, board.width)} ${spaceName(bottom * board.width + right, board.width)}`;
  return plays.map((play) => (play ? frame : ''));
};

/** A side of a tile is a board of its own. */
export const asTile = (thing: Thing): Pick<View, 'board' | 'doors'> => thing as unknown as Pick<View, 'board' | 'doors'>;

const told: Book['told'] = (view, part, { say }) => {
  if (part === 'cards') return CARDS.map((card) => say(`card-${card}`)).join(', ');
  const { board } = viewOf(view);
  return part === 'whole' || part === 'region' ? say('screen-board', { width: board.width, height: board.height }) : '';
};

const words: Book['words'] = (kind, thing, say) => {
  if (kind === 'cards') return { name: say(`card-${thing.id}`), text: say(`explain-${thing.id}`) };
  if (kind === 'stars') return { name: say(`star-${thing.id}`), text: say('book-stars', { count: thing.count }) };
  const { doors } = asTile(thing);
  return { name: say('book-tile', { tile: thing.id }), text: say('book-tile-text', { doors: doors.length }) };
};

function signs(kind: string, thing: Thing): string[] {
  if (kind === 'cards') return [thing.id, 'card', 'facedown'];
  if (kind === 'stars') return [thing.id, 'point'];
  const { symbols } = asTile(thing).board;
  return ['platform', 'door', 'socket', ...(symbols.includes('R') ? ['replay', 'badge'] : [])];
}

const THINGS: Record<string, Size> = { cards: { width: 120, height: 140 }, tiles: { width: 190, height: 190 }, stars: { width: 72, height: 72 } };

/** Everybody has the five cards; tiles lie beside each other as boards; stars are tokens. */
const printed: Book['printed'] = (kind, thing, seats) => {
  if (kind === 'tiles') return { width: 90, height: 90, copies: 1, words: false };
  if (kind === 'stars') return { width: 20, height: 20, copies: Number(thing.count ?? 1), words: false };
  return { width: 63, height: 88, copies: seats, words: true };
};

export const book: Book = { Part, size, shows, told, Sign, Thing: ThingView, thingSize: (kind) => THINGS[kind]!, turns: (kind) => kind === 'cards', words, signs, printed, boards: [] };
