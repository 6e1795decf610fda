/** From views to places on the screen. No rule is known here: paths come from the server. */
import type { Facing, Play, Stop, View } from './view';

export const CELL = 52;
export const GUTTER = 36;
/** How far a line runs over the edge before it comes back on the other side. */
export const OVER = 0.62;

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
export const DOWN: Record<Facing, Point> = { S: { x: 0, y: 1 }, W: { x: -1, y: 0 }, N: { x: 0, y: -1 }, E: { x: 1, y: 0 } };

export function angle(facing: Facing): number {
  return QUARTERS[facing] * 90;
}

/** The angle next to `from` that looks like `to`: a pawn turns the short way round. */
export function shortWay(from: number, to: number): number {
  const turn = ((((to - from) % 360) + 540) % 360) - 180;
  return from + (turn === -180 ? 180 : turn);
}

const ARROWS = ['↓', '←', '↑', '→'];

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

/** The whole way of a move from where the pawn stands. */
export function way(start: string | null, path: Stop[]): Way {
  const drawn: Way = { steps: '', fall: '', chevrons: [], marks: [], nodes: [] };
  if (start === null) return drawn;
  let from = cell(start);
  path.forEach((stop, n) => {
    const to = cell(stop.space);
    const step = direction(from, to);
    const [a, b] = [middle(from), middle(to)];
    const reach = { x: step.x * CELL * (0.5 + OVER), y: step.y * CELL * (0.5 + OVER) };
    const line = stop.wrapped
      ? `M${a.x} ${a.y}L${a.x + reach.x} ${a.y + reach.y}M${b.x - reach.x} ${b.y - reach.y}L${b.x} ${b.y}`
      : `M${a.x} ${a.y}L${b.x} ${b.y}`;
    if (stop.how === 'fall') drawn.fall += line;
    else drawn.steps += line;
    if (stop.wrapped) {
      const letter = String.fromCharCode(65 + drawn.marks.length / 2);
      drawn.marks.push(
        { letter, direction: step, leaves: true, x: a.x + reach.x, y: a.y + reach.y },
        { letter, direction: step, leaves: false, x: b.x - reach.x, y: b.y - reach.y },
      );
    } else {
      drawn.chevrons.push({ at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, direction: step });
    }
    if (n < path.length - 1) drawn.nodes.push(b);
    from = to;
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
  if (verb === 'rotate') return `R ${{ left: '↺', right: '↻', half: '½' }[side!]!}`;
  return verb!.charAt(0).toUpperCase();
}

/** The card that a word plays. */
export function cardOf(word: string): string {
  const parts = word.split(' ');
  if (parts[0] === 'simple') return parts[1]!;
  return parts.includes('wild') ? 'wild' : parts[0]!;
}

export function frame(view: View['board'], turned: number): { x: number; y: number; width: number; height: number } {
  const [w, h] = [view.width * CELL, view.height * CELL];
  const [cx, cy] = [w / 2, h / 2];
  const [fw, fh] = turned % 2 ? [h, w] : [w, h];
  return { x: cx - fw / 2 - GUTTER, y: cy - fh / 2 - GUTTER, width: fw + 2 * GUTTER, height: fh + 2 * GUTTER };
}
