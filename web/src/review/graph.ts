/** The graph of chances: a line for every seat, rounds as bands, marks on the slopes that they caused. */
import type { Review } from '../lib/api/wire';
import { listed, markOf, type Mark } from './moments';

export interface Size {
  width: number;
  height: number;
}

export interface Line {
  seat: number;
  path: string;
  /** Where it ends, for the head of its seat. */
  end: { x: number; y: number };
}

export interface Band {
  round: number;
  x: number;
  width: number;
}

export interface Spot {
  at: number;
  mark: Mark;
  x: number;
  y: number;
}

export interface Graph {
  lines: Line[];
  bands: Band[];
  spots: Spot[];
}

/** Where a choice stands; the end of the game is one step behind the last of `total`. */
export const across = (n: number, total: number, size: Size): number => (total === 0 ? 0 : (n / total) * size.width);

const up = (share: number, size: Size): number => (1 - share) * size.height;

/** Everything of the graph; `total` is how many choices there will be, so that it can grow from the left. */
export function graphOf(review: Review, total: number, isDone: boolean, size: Size): Graph {
  const x = (n: number): number => round(across(n, total, size));
  const lines = review.result.map((result, seat): Line => {
    const shares = review.choices.map((one) => one.judged.before[seat]!);
    const points = [...shares, ...(isDone ? [result] : [])].map((share, n) => ({ x: x(n), y: round(up(share, size)) }));
    return { seat, path: points.map((p, n) => `${n ? 'L' : 'M'}${p.x} ${p.y}`).join(''), end: points.at(-1) ?? { x: 0, y: size.height } };
  });
  const spots = listed(review, isDone, null).flatMap((at): Spot[] => {
    const one = review.choices[at]!;
    const mark = markOf(one);
    const between = (one.judged.before[one.choice.seat]! + one.judged.after[one.choice.seat]!) / 2;
    return mark ? [{ at, mark, x: x(at), y: round(up(between, size)) }] : [];
  });
  return { lines, bands: bandsOf(review, total, size), spots };
}

/** Rounds from their first choice to that of the next. */
function bandsOf(review: Review, total: number, size: Size): Band[] {
  const starts = review.choices.flatMap((one, n) => (n === 0 || review.choices[n - 1]!.choice.round !== one.choice.round ? [n] : []));
  return starts.map((start, n) => {
    const end = starts[n + 1] ?? review.choices.length;
    return { round: review.choices[start]!.choice.round, x: round(across(start, total, size)), width: round(across(end - start, total, size)) };
  });
}

/** Of many bands only so many are named that their numbers do not touch. */
export function named(bands: readonly Band[], apart: number): Band[] {
  const shown: Band[] = [];
  for (const band of bands) if (!shown.length || band.x - shown.at(-1)!.x >= apart) shown.push(band);
  return shown;
}

/** The heads at the ends of the lines, moved apart so that none lies over another. */
export function apart(ends: readonly number[], least: number, height: number): number[] {
  const order = ends.map((_, n) => n).sort((a, b) => ends[a]! - ends[b]!);
  const placed = [...ends];
  order.forEach((n, place) => {
    const before = order[place - 1];
    if (before !== undefined) placed[n] = Math.max(placed[n]!, placed[before]! + least);
  });
  const over = Math.max(0, Math.max(...placed) - height);
  return placed.map((y) => y - over);
}

const round = (n: number): number => Math.round(n * 10) / 10;
