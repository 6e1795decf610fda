/** How pieces are laid out on paper, in millimetres. */
import type { Size, Thing } from '../../games/kit';

export interface Paper {
  width: number;
  height: number;
}

export const PAPERS = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } } as const;
/** Printers leave so much at the edge of the paper, at least. */
const MARGIN = 7.5;
/** Room for the head above the pieces where there is some to spare. */
export const BLEED = 2;
/** Of how many CSS pixels a millimetre is made. */
export const PIXELS = 96 / 25.4;

export interface Piece {
  kind: string;
  title: string;
  thing: Thing;
  name: string;
  text: string;
  width: number;
  height: number;
  words: boolean;
  /** Letters of the longest words of its kind: the pictures of a kind are as large as these leave room. */
  longest: number;
  /** How large its picture is drawn if it was made for paper. */
  picture: Size | null;
  /** What its back looks like: pieces of one group have the same. */
  group: string;
}

export interface Placed {
  piece: Piece;
  x: number;
  y: number;
  /** Where its back is beside it, if it is to be folded. */
  fold: number | null;
}

export interface Sheet {
  title: string;
  width: number;
  height: number;
  across: number;
  down: number;
  left: number;
  top: number;
  placed: Placed[];
}

/** How many fit into a length between the margins, at least one. */
const fits = (room: number, size: number): number => Math.max(1, Math.floor((room - 2 * MARGIN + 0.01) / size));

/** Full sheets of one group first, then the rest together, so that few backs are mixed. */
export function chunks(pieces: readonly Piece[], most: number): Piece[][] {
  const groups = new Map<string, Piece[]>();
  for (const piece of pieces) groups.set(piece.group, [...(groups.get(piece.group) ?? []), piece]);
  const full: Piece[][] = [];
  const rest: Piece[] = [];
  for (const group of groups.values()) {
    const whole = group.length - (group.length % most);
    for (let at = 0; at < whole; at += most) full.push(group.slice(at, at + most));
    rest.push(...group.slice(whole));
  }
  for (let at = 0; at < rest.length; at += most) full.push(rest.slice(at, at + most));
  return full;
}

/** The sheets of some pieces: those of one kind and size together, without gaps, in the middle of the paper. */
export function layOut(pieces: readonly Piece[], paper: Paper, fold: boolean): Sheet[] {
  const kinds = new Map<string, Piece[]>();
  for (const piece of pieces) kinds.set(piece.kind, [...(kinds.get(piece.kind) ?? []), piece]);
  return [...kinds.values()].flatMap((some) => {
    const { title, width, height } = some[0]!;
    const wide = fold ? 2 * width : width;
    const across = fits(paper.width, wide);
    const down = fits(paper.height, height);
    const left = (paper.width - across * wide) / 2;
    const top = (paper.height - down * height) / 2;
    return chunks(some, across * down).map((chunk): Sheet => {
      const placed = chunk.map((piece, n): Placed => {
        const x = left + (n % across) * wide;
        return { piece, x, y: top + Math.floor(n / across) * height, fold: fold ? x + width : null };
      });
      return { title, width: wide, height, across, down, left, top, placed };
    });
  });
}

/** Where a piece lies on the back of its sheet: mirrored left to right. */
export const behind = (at: Placed, paper: Paper): number => paper.width - at.x - at.piece.width;

export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** Marks to cut along: short ones at the outer ends of every cut and small crosses where four pieces meet, or whole lines. */
export function cuts(sheet: Sheet, paper: Paper, how: 'corners' | 'lines' | 'none'): Line[] {
  if (how === 'none') return [];
  const right = sheet.left + sheet.across * sheet.width;
  const foot = sheet.top + sheet.down * sheet.height;
  const xs = Array.from({ length: sheet.across + 1 }, (_, n) => sheet.left + n * sheet.width);
  const ys = Array.from({ length: sheet.down + 1 }, (_, n) => sheet.top + n * sheet.height);
  const found: Line[] = [];
  if (how === 'lines') {
    for (const x of xs) found.push({ x1: x, y1: sheet.top, x2: x, y2: foot });
    for (const y of ys) found.push({ x1: sheet.left, y1: y, x2: right, y2: y });
    return found;
  }
  // Two millimetres away from the pieces, five long, or as much as there is.
  const away = BLEED;
  const long = (room: number): number => Math.min(5, room - away - 1);
  for (const x of xs) {
    found.push({ x1: x, y1: sheet.top - away - long(sheet.top), x2: x, y2: sheet.top - away });
    found.push({ x1: x, y1: foot + away, x2: x, y2: foot + away + long(paper.height - foot) });
  }
  for (const y of ys) {
    found.push({ x1: sheet.left - away - long(sheet.left), y1: y, x2: sheet.left - away, y2: y });
    found.push({ x1: right + away, y1: y, x2: right + away + long(paper.width - right), y2: y });
  }
  for (const x of xs.slice(1, -1)) for (const y of ys.slice(1, -1)) found.push({ x1: x - 1, y1: y, x2: x + 1, y2: y }, { x1: x, y1: y - 1, x2: x, y2: y + 1 });
  return found;
}

/** The class of the colour that a piece has, if it has one. */
export const groundOf = (piece: Piece): string => (typeof piece.thing.colour === 'string' ? piece.thing.colour : '');

/** Of the largest print, in mm: the width of a letter, on average, and the height of a line. */
const LETTER = 1.95;
const ROW = 4.5;
/** The picture has at least so much of a card. */
const PICTURE = 0.45;

/** How much of a card some words need, in mm, so that the picture may have the rest. */
export function wordsHeight(letters: number, width: number, height: number): number {
  const rows = Math.ceil((letters * LETTER) / width) + 1;
  return Math.min(rows * ROW, height * (1 - PICTURE));
}

/** How large a picture is drawn inside some room, both in pixels. */
export const fitted = (picture: { width: number; height: number }, width: number, height: number): number => Math.min(width / picture.width, height / picture.height);

/** A hash in groups of four letters, so that a card found in a drawer leads back to its box; a box of the game goes by its name. */
export const grouped = (id: string): string => (/^[0-9a-f]{32}$/.test(id) ? (id.slice(0, 16).match(/.{4}/g) ?? []).join(' ') : id);
