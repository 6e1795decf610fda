/** How puzzles went, kept in the browser under one key; without storage it lasts as long as the page. */
import type { PuzzleInfo } from '../lib/api/wire';
import { judged, NONE, withSolved, type Standing, type Went } from './puzzles';

const KEY = 'skyhall-puzzles';

const isStanding = (one: unknown): one is Standing => typeof one === 'object' && one !== null && 'tried' in one && 'days' in one;

function load(): { games: { [game: string]: Standing }; keeps: boolean } {
  try {
    const found = Object.entries(JSON.parse(localStorage.getItem(KEY) ?? '{}') as { [game: string]: unknown });
    const sound = found.flatMap(([game, one]) => (isStanding(one) ? [[game, { ...NONE, ...one }] as const] : []));
    return { games: Object.fromEntries(sound), keeps: true };
  } catch (error) {
    return { games: {}, keeps: error instanceof SyntaxError };
  }
}

/** `keeps` tells whether the browser keeps anything. */
export const puzzling = $state(load());

export const recordOf = (game: string): Standing => puzzling.games[game] ?? NONE;

function keep(game: string, record: Standing): void {
  puzzling.games[game] = record;
  try {
    localStorage.setItem(KEY, JSON.stringify(puzzling.games));
  } catch {
    puzzling.keeps = false;
  }
}

/** The first verdict on a puzzle. */
export const count = (game: string, puzzle: PuzzleInfo, went: Went): void => keep(game, judged(recordOf(game), puzzle, went));

/** A puzzle is solved; `day` if it is the one of today. */
export const solve = (game: string, puzzle: string, day: string | null): void => keep(game, withSolved(recordOf(game), puzzle, day));
