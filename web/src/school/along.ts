/** Progress that travels: as a link or a file from one device to another. */
import { say } from '../lib/words';
import type { Kept } from './progress';

export type Courses = Record<string, Kept>;

/** What a file holds beside the courses, so that another file is not taken for one. */
const KIND = 'skyhall-school';
const MARK = '#along=';

export const fileOf = (courses: Courses): string => JSON.stringify({ kind: KIND, courses }, null, 1);

/** A link to the map with all progress behind the hash, which no server sees. */
export function linkOf(courses: Courses, origin: string): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ kind: KIND, courses }));
  const text = btoa(String.fromCharCode(...bytes));
  return `${origin}/learn${MARK}${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** What is behind the hash of a link; null if it is not about progress. */
export function carried(hash: string): string | null {
  if (!hash.startsWith(MARK)) return null;
  try {
    const bytes = Uint8Array.from(atob(hash.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    return new TextDecoder().decode(bytes);
  } catch {
    return '';
  }
}

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The courses of a file; what is wrong with it is thrown in words. */
export function coursesIn(text: string): Courses {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new Error(say('along-no-file'));
  }
  if (!isGroup(found) || found.kind !== KIND || !isGroup(found.courses)) throw new Error(say('along-no-file'));
  return Object.fromEntries(Object.entries(found.courses).map(([game, kept]) => [game, keptIn(game, kept)]));
}

function keptIn(game: string, kept: unknown): Kept {
  if (!isGroup(kept) || !isGroup(kept.stars) || typeof kept.at !== 'string') throw new Error(say('along-no-course', { game }));
  for (const [step, stars] of Object.entries(kept.stars)) {
    if (!Number.isInteger(stars) || Number(stars) < 1 || Number(stars) > 3) throw new Error(say('along-no-stars', { game, step, stars: JSON.stringify(stars) }));
  }
  return { stars: kept.stars as Record<string, number>, at: kept.at };
}

/** Both together: of every step the better result, and where the one that came along was left. */
export function together(own: Kept, other: Kept): Kept {
  const stars = { ...own.stars };
  for (const [step, count] of Object.entries(other.stars)) stars[step] = Math.max(count, stars[step] ?? 0);
  return { stars, at: other.at || own.at };
}
