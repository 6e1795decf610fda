/** The learner's progress, kept in the browser under one key; without storage it lasts as long as the page. */
import { together, type Courses } from './along';
import { keyOf, NOTHING, withStep, type Kept } from './progress';

const KEY = 'skyhall-school';

const isKept = (one: unknown): one is Kept => typeof one === 'object' && one !== null && 'stars' in one && 'at' in one;

function load(): { courses: Courses; keeps: boolean } {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const sound = Object.entries(found).filter((one): one is [string, Kept] => isKept(one[1]));
    localStorage.setItem(KEY, JSON.stringify(found));
    return { courses: Object.fromEntries(sound), keeps: true };
  } catch (error) {
    return { courses: {}, keeps: error instanceof SyntaxError };
  }
}

/** `keeps` tells whether the browser keeps anything. */
export const school = $state(load());

export const keptOf = (game: string): Kept => school.courses[game] ?? NOTHING;

export const hasBegun = (): boolean => Object.keys(school.courses).length > 0;

function keep(game: string, kept: Kept): void {
  school.courses[game] = kept;
  try {
    localStorage.setItem(KEY, JSON.stringify(school.courses));
  } catch {
    school.keeps = false;
  }
}

/** A step was opened: to go on there another time. */
export const opened = (game: string, lesson: string, stage: string): void => keep(game, { ...keptOf(game), at: keyOf(lesson, stage) });

export const done = (game: string, lesson: string, stage: string, stars: number): void => keep(game, withStep(keptOf(game), lesson, stage, stars));

/** Progress that came from another device is added to what is here. */
export function takeIn(courses: Courses): void {
  for (const [game, kept] of Object.entries(courses)) keep(game, together(keptOf(game), kept));
}

/** The lesson that was finished last: the map shows how it is built. */
export const fresh = { lesson: '' };
