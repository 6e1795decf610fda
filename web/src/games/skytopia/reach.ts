/** Where a finger may touch a golem on a narrow card: the nearest one that can be chosen is meant. */

/** Wider than this to one side, in notches, it need not be. */
const WIDEST = 1.5;

/** How far a golem is touched to its left and to its right: to the middle between it and the next one. */
export function reach(at: number, all: readonly number[]): [number, number] {
  const gaps = all.filter((one) => one !== at).map((one) => one - at);
  const half = (found: number[]): number => Math.min(WIDEST, ...found.map((gap) => Math.abs(gap) / 2));
  return [half(gaps.filter((gap) => gap < 0)), half(gaps.filter((gap) => gap > 0))];
}
