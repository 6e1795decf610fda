/** What a review says, in numbers for the screen: percents, marks, luck and skill. */
import type { Moment, Review } from '../lib/api/wire';

export type Mark = 'best' | 'inaccuracy' | 'mistake' | 'blunder';

export const percent = (share: number): number => Math.round(100 * share);

export const markOf = (one: Moment): Mark | null => (one.mark === '' ? null : (one.mark as Mark));

/** The moments to be listed: those of the review, or while it is made the marks so far; of one seat or of all. */
export function listed(review: Review, isDone: boolean, seat: number | null): number[] {
  const all = isDone ? review.moments : review.choices.flatMap((one, n) => (one.mark ? [n] : []));
  return seat === null ? all : all.filter((n) => review.choices[n]!.choice.seat === seat);
}

/** The moment after or before a choice, round the ends. */
export function nextMoment(moments: readonly number[], at: number, way: 1 | -1): number | null {
  const beyond = way > 0 ? moments.find((n) => n > at) : [...moments].reverse().find((n) => n < at);
  return beyond ?? (way > 0 ? moments[0] : moments.at(-1)) ?? null;
}

/** The first choice of the next turn, or of the one before: another seat's, or another round's. */
export function nextTurn(review: Review, at: number, way: 1 | -1): number {
  const turn = (n: number): string => `${review.choices[n]?.choice.round} ${review.choices[n]?.choice.seat}`;
  let n = at;
  while (review.choices[n + way] && turn(n + way) === turn(at)) n += way;
  return review.choices[n + way] ? n + way : n;
}

export interface Part {
  key: 'own' | 'rivals' | 'deck';
  /** In points of chance. */
  points: number;
  /** 0 to 1, next to the largest of them all. */
  length: number;
}

/** Start, slips and luck of a seat in whole points that add up: what rounding leaves over goes to the largest part. */
export function luckOf(review: Review, seat: number): { start: number; result: number; parts: Part[] } {
  const tally = review.tallies[seat]!;
  const start = percent(tally.start);
  const result = percent(tally.result);
  const parts = (['own', 'rivals', 'deck'] as const).map((key) => ({ key, points: percent(tally[key]), length: 0 }));
  const largest = parts.reduce((most, one) => (Math.abs(one.points) > Math.abs(most.points) ? one : most));
  largest.points += result - start - parts.reduce((sum, one) => sum + one.points, 0);
  const most = Math.max(1, ...parts.map((one) => Math.abs(one.points)));
  for (const one of parts) one.length = Math.abs(one.points) / most;
  return { start, result, parts };
}

/** Whose game is told first: the reader's own, else the winner's. */
export const heroOf = (review: Review, seat: number | null): number => seat ?? review.result.indexOf(Math.max(...review.result));

/** What the board shows of a moment. */
export const SHOWN = ['played', 'better', 'both'] as const;
export type Shown = (typeof SHOWN)[number];

/** What is ringed on the board: the word that was played and the better one, or the one that was both. */
export function ringsOf({ choice, judged }: Moment, shown: Shown): { kind: 'played' | 'better' | 'same'; word: string }[] {
  if (judged.best === choice.word) return [{ kind: 'same', word: choice.word }];
  const both = [
    { kind: 'played' as const, word: choice.word },
    { kind: 'better' as const, word: judged.best },
  ];
  return both.filter(({ kind }) => shown === 'both' || shown === kind);
}

/** The places of a record, which keeps none: who won, then by points. */
export const placesOf = (result: readonly number[], points: readonly number[]): number[] =>
  result.map((share, seat) => 1 + result.filter((other, n) => other > share || (other === share && (points[n] ?? 0) > (points[seat] ?? 0))).length);
