/** The near view of a phone: a window on a board that goes on over its edges. Points are the board's own, boxes are as seen. */
import { CELL, turnedPoint, type Box, type Point } from './geometry';
import type { View } from './view';

/** Pixels a space when near: enough for a finger. */
export const NEAR = 42;
/** How far a pawn's feet reach into the next space. */
const FEET = 14;

export type Room = { width: number; height: number };

const size = (board: View['board']): Point => ({ x: board.width * CELL, y: board.height * CELL });
const seenSize = (board: View['board'], turned: number): Room => {
  const { x, y } = size(board);
  return turned % 2 ? { width: y, height: x } : { width: x, height: y };
};

/** A point moved over the edges to where it lies next to another. */
export function image(point: Point, at: Point, board: View['board']): Point {
  const { x, y } = size(board);
  return { x: point.x + Math.round((at.x - point.x) / x) * x, y: point.y + Math.round((at.y - point.y) / y) * y };
}

/** As much as the room holds of what lies around a point, and no part of the board twice. */
export function windowAt(at: Point, board: View['board'], turned: number, room: Room): Box {
  const whole = seenSize(board, turned);
  const width = Math.min(whole.width, (room.width * CELL) / NEAR);
  const height = Math.min(whole.height, (room.height * CELL) / NEAR);
  const middle = turnedPoint(at, board, turned);
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

/** By how much the board is moved for each of its copies that is in the window around a point; `reach` is how far they stick out. */
export function copies(at: Point, board: View['board'], turned: number, seen: Room, reach = FEET): Point[] {
  const { x, y } = size(board);
  const [wide, high] = turned % 2 ? [seen.height, seen.width] : [seen.width, seen.height];
  const along = (middle: number, room: number, period: number): number[] => {
    const first = Math.floor((middle - room / 2 - reach) / period);
    const last = Math.floor((middle + room / 2 + reach) / period);
    return Array.from({ length: last - first + 1 }, (_, n) => (first + n) * period);
  };
  return along(at.x, wide, x).flatMap((dx) => along(at.y, high, y).map((dy) => ({ x: dx, y: dy })));
}

/** A way on the screen as a way on the board. */
export function turnedBack({ x, y }: Point, turned: number): Point {
  return ([{ x, y }, { x: y, y: -x }, { x: -x, y: -y }, { x: -y, y: x }] as const)[turned % 4]!;
}

/** The middle of the smallest box around some points. */
export function middleOf(points: Point[]): Point {
  const half = (all: number[]): number => (Math.min(...all) + Math.max(...all)) / 2;
  return { x: half(points.map(({ x }) => x)), y: half(points.map(({ y }) => y)) };
}

/** Whether all the points can be seen in a window, each with its space. */
export function fits(points: Point[], board: View['board'], turned: number, seen: Box): boolean {
  return points.every((point) => {
    const { x, y } = turnedPoint(point, board, turned);
    const [dx, dy] = [x - seen.x, y - seen.y];
    return Math.min(dx, dy, seen.width - dx, seen.height - dy) >= CELL / 2;
  });
}

export interface RimName extends Point {
  name: string;
}

/** The names of the columns and rows in a window, along its left and its upper edge. */
export function rimNames(board: View['board'], turned: number, at: Point, seen: Box): RimName[] {
  const near = CELL / 2;
  const found: RimName[] = [];
  const add = (name: string, point: Point, isLetter: boolean): void => {
    const { x, y } = turnedPoint(image(point, at, board), board, turned);
    const isLevel = isLetter === (turned % 2 === 0);
    const isSeen = isLevel ? x > seen.x + near && x < seen.x + seen.width - near / 2 : y > seen.y + near && y < seen.y + seen.height - near / 2;
    if (isSeen) found.push(isLevel ? { name, x, y: seen.y + near / 2 } : { name, x: seen.x + near / 2, y });
  };
  for (let x = 0; x < board.width; x++) add(String.fromCharCode(97 + x), { x: (x + 0.5) * CELL, y: at.y }, true);
  for (let y = 0; y < board.height; y++) add(String(y + 1), { x: at.x, y: (y + 0.5) * CELL }, false);
  return found;
}
