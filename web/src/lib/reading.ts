/** The board in words, for who does not see it, and what a piece is, for who taps it. */
import { capital, type Catalogue } from './words';

/** A part of the table under its heading: one sentence or row a line. */
export interface Passage {
  title: string;
  lines: string[];
}

export interface Teller {
  words: Catalogue;
  say: (key: string, args?: Record<string, unknown>) => string;
  names: readonly string[];
  /** The seat that reads; null for who watches. */
  seat: number | null;
}

/** A list as people say it, without what is empty. */
export const listed = (parts: readonly (string | false | null | undefined)[], between = ', '): string =>
  parts.filter((part): part is string => typeof part === 'string' && part !== '').join(between);

/** Labels that can be told apart: the second of the same name is numbered. */
export function distinct(labels: readonly string[]): string[] {
  const met = new Map<string, number>();
  return labels.map((label) => {
    const count = (met.get(label) ?? 0) + 1;
    met.set(label, count);
    return count === 1 ? label : `${label} (${count})`;
  });
}

/** A sentence begins with a capital and ends with a stop. */
export function sentence(text: string): string {
  const whole = capital(text);
  return /[.?!…]$/.test(whole) || whole === '' ? whole : `${whole}.`;
}
