/** The final scoring: which lines are shown, and what is best in them. */
import type { ScoreLine } from '../games/kit';

const numbers = (line: ScoreLine): number[] => line.values.filter((value): value is number => typeof value === 'number');

/** The best of a line, if it is not everybody's. Nothing is best in what decides a tie: there the place says it. */
export function isBest(line: ScoreLine, seat: number): boolean {
  const counts = numbers(line);
  const most = Math.max(...counts);
  return !line.tie && counts.length === line.values.length && line.values[seat] === most && most !== Math.min(...counts);
}

/** The lines that count: what decides a tie only where two totals are level, and not where somebody gave up. */
export function decisive(lines: readonly ScoreLine[], conceded = false): ScoreLine[] {
  const total = lines.find((line) => line.total);
  const counts = total ? numbers(total) : [];
  const isLevel = new Set(counts).size < counts.length;
  return lines.filter((line) => !line.tie || (!conceded && isLevel));
}
