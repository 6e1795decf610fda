/** What the sentences of a step point at, and where that is on the screen. */
import type { Kit } from '../games/kit';
import type { SentenceInfo } from '../lib/api/wire';
import { found } from '../lib/found';

/** A piece that is pointed at; the number is that of the sentence, null for what the task is about. */
export interface Mark {
  number: number | null;
  point: string;
  /** The numbers of later sentences that speak of it too. */
  also?: number[];
}

/** How far from its piece a line ends, from the corner of the speech it begins, and how long it is at least. */
const GAP = 12;
const EDGE = 34;
const LEAST = 24;

export interface Place extends Mark {
  x: number;
  y: number;
  width: number;
  height: number;
  /** A piece of a drawn map, not of a list or a hand. */
  isDrawn?: boolean;
}

/** More numbers than these at once are not told apart. */
export const MOST_NUMBERS = 3;

/** The number of each sentence: the first three that point at something are counted from 1, the others have none. */
export function numbersOf(says: readonly SentenceInfo[]): (number | null)[] {
  let last = 0;
  return says.map((one) => (one.points.length && last < MOST_NUMBERS ? ++last : null));
}

/** All marks of some sentences; a piece that several speak of is marked once, by the first, and has the numbers of all. */
export function marksOf(says: readonly SentenceInfo[], numbers: readonly (number | null)[], task: SentenceInfo | null): Mark[] {
  const spoken = says.flatMap((one, n) => one.points.map((point) => ({ number: numbers[n] ?? null, point })));
  const aims = (task?.points ?? []).map((point) => ({ number: null, point }));
  const all: readonly Mark[] = [...spoken, ...aims];
  return all
    .filter((mark, n) => all.findIndex((one) => one.point === mark.point) === n)
    .map((mark) => {
      const also = all.flatMap((one) => (one.point === mark.point && one.number !== null && one.number !== mark.number ? [one.number] : []));
      return also.length ? { ...mark, also } : mark;
    });
}

/** The number of what the last hint points at: none is shown, its ring is that of the better idea. */
export const BETTER = 0;

/** The marks with that of the last hint; a sentence may have pointed at the same, which keeps its numbers. */
export function bettered(marks: readonly Mark[], point: string): Mark[] {
  const also = marks.flatMap((mark) => (mark.point === point ? [mark.number ?? BETTER, ...(mark.also ?? [])] : []));
  return [...marks.filter((mark) => mark.point !== point), { number: BETTER, point, also }];
}

/** The numbers that each place carries: every number stands once, at the first place that has it alone, else beside another. */
export function carried(places: readonly Mark[]): number[][] {
  const given = new Set<number>();
  const fresh = (number: number | null): number[] => {
    if (!number || given.has(number)) return [];
    given.add(number);
    return [number];
  };
  const own = places.map((one) => fresh(one.number));
  return places.map((one, n) => [...own[n]!, ...(one.also ?? []).flatMap(fresh)]);
}

/** The places of the board to light up. */
export const litBy = (kit: Kit, view: unknown, marks: readonly Mark[]): string[] => [
  ...new Set(marks.flatMap((mark) => kit.pointed?.(view, mark.point)?.lit ?? [])),
];

/** A dotted line from the speech to a piece, which it meets from above: as straight as the width of the speech allows. */
export function lineTo(speech: { left: number; right: number; bottom: number }, to: Place): string {
  const [x, y] = [to.x + to.width / 2, to.y - GAP];
  const from = Math.max(speech.left + EDGE, Math.min(speech.right - EDGE, x));
  if (y - speech.bottom < LEAST) return '';
  const bend = Math.min(90, (y - speech.bottom) / 2);
  return `M${from} ${speech.bottom}C${from} ${speech.bottom + bend} ${x} ${y - bend} ${x} ${y}`;
}

/** Whether the middle of a piece of the board is in sight: a board that has come near shows a part of itself. */
function isInSight(piece: Element, box: DOMRect): boolean {
  const room = piece.closest('main')?.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return !room || (x >= room.left && x <= room.right && y >= room.top && y <= room.bottom);
}

/** Where the marks are now; what is not on the screen has no place. */
export function placesOf(kit: Kit, view: unknown, marks: readonly Mark[], root: ParentNode): Place[] {
  return marks.flatMap((mark) => {
    const piece = found(kit, view, mark.point, root);
    const box = piece?.getBoundingClientRect();
    if (!piece || !box || !isInSight(piece, box)) return [];
    return [{ ...mark, x: box.x, y: box.y, width: box.width, height: box.height, isDrawn: piece instanceof SVGElement }];
  });
}
