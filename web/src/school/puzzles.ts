/** How a person does with puzzles, from what the browser keeps of them. */
import type { PuzzleInfo, PuzzleList } from '../lib/api/wire';

/** How a puzzle went at the first try: found, found with a hint, or not. */
export type Went = 'solved' | 'hinted' | 'failed';

/** What is kept of a game's puzzles. */
export interface Standing {
  /** How each went, by its name; solved later, a failed one stays failed. */
  tried: { [puzzle: string]: Went };
  /** Those solved in the end. */
  solved: string[];
  rating: number;
  streak: number;
  best: number;
  /** The latest ones, the newest last. */
  last: Went[];
  /** The days of which the puzzle was solved. */
  days: string[];
}

const FIRST_RATING = 1200;
/** The most that one puzzle moves a rating. */
const STEP = 32;
const LATEST = 9;
const DAYS = 400;

export const NONE: Standing = { tried: {}, solved: [], rating: FIRST_RATING, streak: 0, best: 0, last: [], days: [] };

/** What a puzzle counts for: 1000 for the easiest, 2000 for the hardest. */
export const ratingOf = (difficulty: number): number => 750 + 250 * difficulty;

/** A rating after a puzzle: by how much that was to be expected. */
export function rated(rating: number, difficulty: number, went: Went): number {
  if (went === 'hinted') return rating;
  const expected = 1 / (1 + 10 ** ((ratingOf(difficulty) - rating) / 400));
  return Math.round(rating + STEP * ((went === 'solved' ? 1 : 0) - expected));
}

/** The record after the first verdict on a puzzle; tried again, it counts no more. */
export function judged(record: Standing, puzzle: PuzzleInfo, went: Went): Standing {
  if (puzzle.id in record.tried) return record;
  const streak = went === 'failed' ? 0 : record.streak + 1;
  return {
    ...record,
    tried: { ...record.tried, [puzzle.id]: went },
    rating: rated(record.rating, puzzle.difficulty, went),
    streak,
    best: Math.max(record.best, streak),
    last: [...record.last, went].slice(-LATEST),
  };
}

/** The record once a puzzle is solved, at whichever try; `day` if it is the one of today. */
export function withSolved(record: Standing, puzzle: string, day: string | null): Standing {
  const solved = record.solved.includes(puzzle) ? record.solved : [...record.solved, puzzle];
  const days = day === null || record.days.includes(day) ? record.days : [...record.days, day].slice(-DAYS);
  return { ...record, solved, days };
}

const DAY = 86_400_000;

/** How many days in a row had their puzzle solved, up to today or, while today's is open, yesterday. */
export function daysInRow(days: readonly string[], today: string): number {
  const kept = new Set(days);
  const before = (day: string, n: number): string => new Date(Date.parse(day) - n * DAY).toISOString().slice(0, 10);
  let n = kept.has(today) ? 0 : 1;
  const first = n;
  while (kept.has(before(today, n))) n++;
  return n - first;
}

/** The puzzles of a theme; all without one. */
export const ofTheme = (list: PuzzleList, theme: string): PuzzleInfo[] => list.puzzles.filter((one) => !theme || one.theme === theme);

/** What to solve next: the first that is not solved after this one, from the start again after the last; null if none is left. */
export function nextPuzzle(some: readonly PuzzleInfo[], record: Standing, id: string): PuzzleInfo | null {
  const at = some.findIndex((one) => one.id === id);
  return [...some.slice(at + 1), ...some.slice(0, Math.max(0, at))].find((one) => !record.solved.includes(one.id)) ?? null;
}

/** Runs of what the same seat does, for a sentence each. */
export function runsOf<T extends { seat: number }>(some: readonly T[]): { seat: number; of: T[] }[] {
  const runs: { seat: number; of: T[] }[] = [];
  for (const one of some) {
    const last = runs.at(-1);
    if (last?.seat === one.seat) last.of.push(one);
    else runs.push({ seat: one.seat, of: [one] });
  }
  return runs;
}
