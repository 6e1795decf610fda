/** The map of a course: chapters as towers, lessons as their storeys, and how keys walk about in it. */
import type { Skin } from '../games/kit';
import type { CourseInfo, LessonInfo } from '../lib/api/wire';
import { lessonStars, resume, stepsDone, type Kept } from './progress';

export interface Storey {
  lesson: LessonInfo;
  /** Counted within its chapter, from 1. */
  number: number;
  state: 'done' | 'current' | 'open';
  stars: number;
  /** How many of its steps are done, and the one that is open, from 1; 0 if none is. */
  done: number;
  step: number;
}

export interface Tower {
  id: string;
  title: string;
  storeys: Storey[];
  /** How many of its lessons are done. */
  done: number;
}

/** Where one is on the map, both counted from 0. */
export interface Spot {
  tower: number;
  storey: number;
}

export function towersOf(course: CourseInfo, kept: Kept): Tower[] {
  const next = resume(course, kept);
  const known = new Map(course.lessons.map((lesson) => [lesson.id, lesson]));
  return course.chapters.map(({ id, title, lessons }) => {
    const storeys = lessons.map((name, n) => storeyOf(known.get(name)!, n + 1, kept, next?.lesson.id === name ? next.step + 1 : 0));
    return { id, title, storeys, done: storeys.filter((one) => one.state === 'done').length };
  });
}

function storeyOf(lesson: LessonInfo, number: number, kept: Kept, open: number): Storey {
  const stars = lessonStars(lesson, kept);
  const done = stepsDone(lesson, kept);
  const step = !stars && (done || kept.at.startsWith(`${lesson.id}/`)) ? open || done + 1 : 0;
  return { lesson, number, stars, done, step, state: stars ? 'done' : open ? 'current' : 'open' };
}

/** The colours of a chapter, as styles. */
export function hueOf(skin: Skin, chapter: number): string {
  const [dark, middle, light, tint] = skin.hues[chapter % skin.hues.length]!;
  return `--d: ${dark}; --m: ${middle}; --l: ${light}; --t: ${tint}`;
}

export const isFinished = (tower: Tower): boolean => tower.done === tower.storeys.length;

export const storeyAt = (towers: readonly Tower[], spot: Spot): Storey | undefined => towers[spot.tower]?.storeys[spot.storey];

/** The storey of a tower that Tab comes to: the one to go on with, else the first that is not done, else the lowest. */
export function stopOf(tower: Tower): number {
  const current = tower.storeys.findIndex((one) => one.state === 'current');
  return current >= 0 ? current : Math.max(0, tower.storeys.findIndex((one) => one.state === 'open'));
}

/** Where the map is looked at first: the storey to go on with, else the very first. */
export function startOf(towers: readonly Tower[]): Spot {
  const tower = Math.max(0, towers.findIndex((one) => one.storeys.some(({ state }) => state === 'current')));
  return { tower, storey: towers[tower] ? stopOf(towers[tower]) : 0 };
}

const WAYS: Record<string, [number, number]> = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** Where an arrow leads: up and down a tower, or to the next one at the same height. Null if it leads nowhere. */
export function walked(towers: readonly Tower[], at: Spot, key: string): Spot | null {
  const [aside, up] = WAYS[key] ?? [0, 0];
  const tower = towers[at.tower + aside];
  if (!tower || !(key in WAYS)) return null;
  const storey = Math.min(at.storey + up, tower.storeys.length - 1);
  return storey < 0 || (up && storey === at.storey) ? null : { tower: at.tower + aside, storey };
}
