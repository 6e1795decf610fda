/** From views to places on the screen. No rule is known here: paths come from the server. */
import type { Card, Facing, Play, Stop, View } from './view';

export const CELL = 52;
/** Room around the board for the names of its columns and rows; on a phone they stand on two sides only. */
export const WIDE_GUTTERS = { left: 36, top: 36, right: 36, bottom: 36 };
export const PHONE_GUTTERS = { left: 34, top: 34, right: 16, bottom: 16 };
/** How far a line runs over the edge before it comes back on the other side. */
export const OVER = 0.62;
export const PHONE_OVER = 0;

export interface Point {
  x: number;
  y: number;
}

/** Column and row of a space named as people name it: `c2` is 2, 1. */
export function cell(space: string): Point {
  return { x: space.charCodeAt(0) - 97, y: Number(space.slice(1)) - 1 };
}

export function spaceName(index: number, width: number): string {
  return String.fromCharCode(97 + (index % width)) + (Math.floor(index / width) + 1);
}

/** The middle of a cell, in the board's units. */
export function middle(at: Point): Point {
  return { x: (at.x + 0.5) * CELL, y: (at.y + 0.5) * CELL };
}

/** Quarter turns clockwise that bring feet pointing down to this facing. */
export const QUARTERS: Record<Facing, number> = { S: 0, W: 1, N: 2, E: 3 };
export const isFacing = (side: unknown): side is Facing => typeof side === 'string' && side in QUARTERS;

export function angle(facing: Facing): number {
  return QUARTERS[facing] * 90;
}

/** The angle next to `from` that looks like `to`: a pawn turns the short way round. */
export function shortWay(from: number, to: number): number {
  const turn = ((((to - from) % 360) + 540) % 360) - 180;
  return from + (turn === -180 ? 180 : turn);
}

const FACINGS: readonly Facing[] = ['S', 'W', 'N', 'E'];

/** A direction of the board as it lies on the screen, with the view turned by so many quarters. */
export const turnedFacing = (facing: Facing, turned: number): Facing => FACINGS[(QUARTERS[facing] + turned) % 4]!;

/** The board of five and six seats, three tiles wide. */
export const isLarge = (board: View['board']): boolean => board.columns > 2;

/** It lies a quarter turned where there is more height than width. */
export const laidTurn = (board: View['board'], tall: boolean): number => (tall && isLarge(board) ? 1 : 0);

export const TURNS: Record<string, string> = { left: '↺', right: '↻', half: '½' };
export const ARROWS = ['↓', '←', '↑', '→'];

/** An arrow on the screen, with the view turned by so many quarters. */
export function arrow(facing: Facing, turned = 0): string {
  return ARROWS[(QUARTERS[facing] + turned) % 4]!;
}

/** The arrow of a pawn's own left or right on the screen: it flips when the feet point up. */
export function sideArrow(facing: Facing, side: string, turned = 0): string {
  return ARROWS[(QUARTERS[facing] + (side === 'left' ? 1 : 3) + turned) % 4]!;
}

/** The step from one cell to the next; two that are not neighbours meet over the edge. */
export function direction(from: Point, to: Point): Point {
  const step = (d: number): number => (Math.abs(d) > 1 ? -Math.sign(d) : d);
  return { x: step(to.x - from.x), y: step(to.y - from.y) };
}

/** Platforms joined into the longest straight lines; those on a rim are drawn on both rims. */
export function platforms(board: View['board']): string[] {
  const { width, height, roof, wall } = board;
  const lines: string[] = [];
  for (let y = 0; y <= height; y++) {
    runs(width, (x) => roof[(y % height) * width + x]!).forEach(([a, b]) =>
      lines.push(`M${a * CELL} ${y * CELL}H${b * CELL}`),
    );
  }
  for (let x = 0; x <= width; x++) {
    runs(height, (y) => wall[y * width + (x % width)]!).forEach(([a, b]) =>
      lines.push(`M${x * CELL} ${a * CELL}V${b * CELL}`),
    );
  }
  return lines;
}

function runs(length: number, filled: (at: number) => boolean): [number, number][] {
  const found: [number, number][] = [];
  for (let at = 0; at < length; at++) {
    const last = found.at(-1);
    if (!filled(at)) continue;
    if (last && last[1] === at) last[1] = at + 1;
    else found.push([at, at + 1]);
  }
  return found;
}

/** The edge of a space on one side, as a line; for a platform that blocks. */
export function edge(space: string, side: Facing): string {
  const { x, y } = cell(space);
  const [left, top] = [x * CELL, y * CELL];
  if (side === 'N') return `M${left} ${top}h${CELL}`;
  if (side === 'S') return `M${left} ${top + CELL}h${CELL}`;
  if (side === 'W') return `M${left} ${top}v${CELL}`;
  return `M${left + CELL} ${top}v${CELL}`;
}

export interface Mark extends Point {
  letter: string;
  direction: Point;
  leaves: boolean;
}

export interface Way {
  /** Lines of the steps, solid, and of the fall, dotted. */
  steps: string;
  fall: string;
  /** Small chevrons where a fall crosses from one space to the next. */
  chevrons: { at: Point; direction: Point }[];
  /** The same letter at both ends of every way over the edge. */
  marks: Mark[];
  /** Spaces passed, the last one left out. */
  nodes: Point[];
}

/** The cells of a way; `unbroken`: over an edge it goes on beyond the rim, as where the board is drawn there again. */
export function cells(start: string, path: Stop[], unbroken: boolean): Point[] {
  const found = [cell(start)];
  for (const { space } of path) {
    const from = found.at(-1)!;
    const step = direction(cell(path[found.length - 2]?.space ?? start), cell(space));
    found.push(unbroken ? { x: from.x + step.x, y: from.y + step.y } : cell(space));
  }
  return found;
}

/** The whole way of a move from where the pawn stands. */
export function way(start: string | null, path: Stop[], over = OVER, unbroken = false): Way {
  const drawn: Way = { steps: '', fall: '', chevrons: [], marks: [], nodes: [] };
  if (start === null) return drawn;
  const along = cells(start, path, unbroken);
  path.forEach((stop, n) => {
    const [from, to] = [along[n]!, along[n + 1]!];
    const step = direction(from, to);
    const isWrapped = stop.wrapped && !unbroken;
    const [a, b] = [middle(from), middle(to)];
    const reach = { x: step.x * CELL * (0.5 + over), y: step.y * CELL * (0.5 + over) };
    const line = isWrapped
      ? `M${a.x} ${a.y}L${a.x + reach.x} ${a.y + reach.y}M${b.x - reach.x} ${b.y - reach.y}L${b.x} ${b.y}`
      : `M${a.x} ${a.y}L${b.x} ${b.y}`;
    if (stop.how === 'fall') drawn.fall += line;
    else drawn.steps += line;
    if (isWrapped) {
      const letter = String.fromCharCode(65 + drawn.marks.length / 2);
      drawn.marks.push(
        { letter, direction: step, leaves: true, x: a.x + reach.x, y: a.y + reach.y },
        { letter, direction: step, leaves: false, x: b.x - reach.x, y: b.y - reach.y },
      );
    } else {
      drawn.chevrons.push({ at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, direction: step });
    }
    if (n < path.length - 1) drawn.nodes.push(b);
  });
  return drawn;
}

export interface Landing {
  space: string;
  facing: Facing;
  words: string[];
  tag: string;
}

/** One ring for each different result: where one stands and with which feet; its tag names the ways to get there. */
export function landings(legal: Play[]): Landing[] {
  const found: Landing[] = [];
  for (const play of legal) {
    if (play.lands === null || play.facing === null) continue;
    const same = found.find((one) => one.space === play.lands && one.facing === play.facing);
    if (same) same.words.push(play.word);
    else found.push({ space: play.lands, facing: play.facing, words: [play.word], tag: '' });
  }
  for (const one of found) one.tag = [...new Set(one.words.map(shortName))].slice(0, 3).join(' · ');
  return found;
}

/** A word as the letters of its card: `1` for a simple step, `H`, `R ½`. The Wild's ways share the letter of the move. */
export function shortName(word: string): string {
  const [verb, side] = word.split(' ');
  if (verb === 'simple') return '1';
  if (verb === 'rotate') return `R ${TURNS[side!]!}`;
  return verb!.charAt(0).toUpperCase();
}

/** The card that a word plays, if it plays one; the Wild is named beside the move it makes. */
export function cardOf(word: string): Card | null {
  const parts = word.split(' ');
  return (['wild', 'long', 'high', 'drop', 'rotate'] as const).find((card) => parts.includes(card)) ?? null;
}

/** What a word does, as arrows on the screen: it flips with the feet and turns with the view. */
export function arrows(word: string, facing: Facing, turned: number): string {
  const [verb, first = '', second = ''] = word.split(' ');
  if (verb === 'rotate') return TURNS[first] ?? '';
  if (verb === 'drop') return arrow(facing, turned);
  if (verb === 'high') return arrow(facing, turned + 2) + sideArrow(facing, first, turned);
  return sideArrow(facing, verb === 'simple' ? second : first, turned);
}

export type Box = Point & { width: number; height: number };

/** The part of the plane that is seen: the board as it is turned, and the gutters. */
export function frame(board: View['board'], turned: number, gutters = WIDE_GUTTERS): Box {
  const [w, h] = [board.width * CELL, board.height * CELL];
  const [seenWidth, seenHeight] = turned % 2 ? [h, w] : [w, h];
  return {
    x: w / 2 - seenWidth / 2 - gutters.left,
    y: h / 2 - seenHeight / 2 - gutters.top,
    width: seenWidth + gutters.left + gutters.right,
    height: seenHeight + gutters.top + gutters.bottom,
  };
}

/** Where a point of the board lies in the frame, with the board turned about its middle. */
export function turnedPoint({ x, y }: Point, board: View['board'], turned: number): Point {
  const [cx, cy] = [(board.width * CELL) / 2, (board.height * CELL) / 2];
  const [dx, dy] = [x - cx, y - cy];
  const [tx, ty] = ([[dx, dy], [-dy, dx], [-dx, -dy], [dy, -dx]] as const)[turned % 4]!;
  return { x: cx + tx, y: cy + ty };
}

/** Where a tag stands beside a space of the way, as it is seen: over or under a level line, left or right of an upright one,
 * wherever it is not cut off. */
export function beside(at: Point, level: boolean, tag: { width: number; height: number }, seen: Box): Point {
  if (level) {
    const off = CELL * 0.4 + tag.height / 2;
    return { x: within(at.x, tag.width, seen.x, seen.width) - at.x, y: at.y - off - tag.height / 2 < seen.y ? off : -off };
  }
  const off = CELL * 0.46 + tag.width / 2;
  return { x: at.x - off - tag.width / 2 < seen.x ? off : -off, y: within(at.y, tag.height, seen.y, seen.height) - at.y };
}

/** The middle of something of that size, moved as little as needed to lie between two edges. */
const within = (middle: number, size: number, from: number, room: number): number =>
  Math.max(from + size / 2, Math.min(from + room - size / 2, middle));
