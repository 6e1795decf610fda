/** How far a learner has come in a course, from what the browser keeps of it. */
import type { CourseInfo, LessonInfo, RecallInfo } from '../lib/api/wire';

/** What is kept of a course: the stars of each step that was done, by `lesson/step`, and the step that was open last. */
export interface Kept {
  stars: Record<string, number>;
  at: string;
}

/** What a step took: tries that missed, hints that were opened, and whether the answer was shown. */
export interface Effort {
  misses: number;
  hints: number;
  shown: boolean;
}

export interface Step {
  lesson: LessonInfo;
  /** Which of its steps, from 0. */
  step: number;
}

/** Who misses so often gets the next hint without asking. */
export const PATIENCE = 3;

export const NOTHING: Kept = { stars: {}, at: '' };

export const keyOf = (lesson: string, stage: string): string => `${lesson}/${stage}`;

/** Three at the first try, two with a miss or a hint, one for what was shown. */
export function starsFor({ misses, hints, shown }: Effort): number {
  if (shown) return 1;
  return misses || hints ? 2 : 3;
}

/** How many hints are open after one more miss. */
export const hintsAfterMiss = (misses: number, open: number, all: number): number => (misses >= PATIENCE ? Math.min(open + 1, all) : open);

/** A step was done; a better result of another time stays. */
export function withStep(kept: Kept, lesson: string, stage: string, stars: number): Kept {
  const key = keyOf(lesson, stage);
  return { ...kept, stars: { ...kept.stars, [key]: Math.max(stars, kept.stars[key] ?? 0) } };
}

export const stepsDone = (lesson: LessonInfo, kept: Kept): number => lesson.stages.filter((one) => keyOf(lesson.id, one.id) in kept.stars).length;

/** The stars of a lesson are those of its hardest step; none before all of them are done. */
export function lessonStars(lesson: LessonInfo, kept: Kept): number {
  return Math.min(...lesson.stages.map((one) => kept.stars[keyOf(lesson.id, one.id)] ?? 0));
}

export const lessonsDone = (course: CourseInfo, kept: Kept): number => course.lessons.filter((one) => lessonStars(one, kept) > 0).length;

/** The minutes of the lessons that are not done. */
export const minutesLeft = (course: CourseInfo, kept: Kept): number =>
  course.lessons.filter((one) => !lessonStars(one, kept)).reduce((sum, one) => sum + one.minutes, 0);

/** The first step of a lesson that is not done; of one that is done, its first. */
export function firstOpen(lesson: LessonInfo, kept: Kept): number {
  return Math.max(0, lesson.stages.findIndex((one) => !(keyOf(lesson.id, one.id) in kept.stars)));
}

/** Where to go on: at the step that was open last, else at the first that is not done; null once all is done. */
export function resume(course: CourseInfo, kept: Kept): Step | null {
  const left = course.lessons.filter((one) => !lessonStars(one, kept));
  const lesson = left.find((one) => kept.at.startsWith(`${one.id}/`)) ?? left[0];
  if (!lesson) return null;
  const last = lesson.stages.findIndex((one) => keyOf(lesson.id, one.id) === kept.at);
  const isOpen = last >= 0 && !(kept.at in kept.stars);
  return { lesson, step: isOpen ? last : firstOpen(lesson, kept) };
}

/** The lesson after this one that is not done, from the start again after the last; null if there is none. */
export function nextLesson(course: CourseInfo, kept: Kept, id: string): LessonInfo | null {
  const at = course.lessons.findIndex((one) => one.id === id);
  const round = [...course.lessons.slice(at + 1), ...course.lessons.slice(0, at)];
  return round.find((one) => !lessonStars(one, kept)) ?? null;
}

/** What is asked before a lesson, about earlier ones that were done. */
export const recallsOf = (course: CourseInfo, kept: Kept, lesson: LessonInfo): RecallInfo[] =>
  course.lessons.flatMap((one) => (one.recall?.before === lesson.id && lessonStars(one, kept) ? [one.recall] : []));
