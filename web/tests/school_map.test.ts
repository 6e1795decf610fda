/** The map of a course: what it shows of progress, how keys walk about in it, and progress that travels. */
import { expect, test } from 'vitest';
import type { CourseInfo, LessonInfo, StageInfo } from '../src/lib/api/wire';
import { carried, coursesIn, fileOf, linkOf, together } from '../src/school/along';
import { isFinished, startOf, stopOf, towersOf, walked, type Spot } from '../src/school/map';
import { NOTHING, withStep, type Kept } from '../src/school/progress';

const stage = (id: string): StageInfo => ({ id, edition: 'standard', says: [], task: null, hints: [], solution: [], refused: [] });
const lesson = (id: string): LessonInfo => ({ id, title: id, aim: '', minutes: 2, teaches: [], recall: null, stages: [stage('1'), stage('2')] });
const chapters = [
  { id: 'dial', title: 'The dial', lessons: ['send', 'use'] },
  { id: 'race', title: 'The race', lessons: ['overtake', 'turning', 'cards'] },
  { id: 'winning', title: 'Winning', lessons: ['end'] },
];
const course: CourseInfo = {
  game: 'skytopia',
  names: [],
  previews: true,
  ready: 'race',
  line: '',
  open: '',
  chapters,
  must_know: [],
  lessons: chapters.flatMap((one) => one.lessons.map(lesson)),
  boxes: {},
};
const done = (kept: Kept, ...lessons: string[]): Kept => lessons.flatMap((one) => [[one, '1'], [one, '2']] as const).reduce((all, [of, step]) => withStep(all, of, step, 2), kept);

test('a new course is all sketched, with the first lesson to begin with', () => {
  const towers = towersOf(course, NOTHING);
  expect(towers.map((tower) => [tower.title, tower.done, tower.storeys.map((one) => one.state)])).toEqual([
    ['The dial', 0, ['current', 'open']],
    ['The race', 0, ['open', 'open', 'open']],
    ['Winning', 0, ['open']],
  ]);
  expect(startOf(towers)).toEqual({ tower: 0, storey: 0 });
  expect(towers[0]!.storeys[0]!.step).toBe(0);
});

test('storeys are built, being built at a step, or sketched; a tower is finished with its last', () => {
  const kept = { ...withStep(done(NOTHING, 'send', 'use'), 'turning', '1', 3), at: 'turning/2' };
  const towers = towersOf(course, kept);
  expect(towers[0]!.storeys.map((one) => [one.state, one.stars])).toEqual([['done', 2], ['done', 2]]);
  expect(towers.map(isFinished)).toEqual([true, false, false]);
  expect(towers[1]!.storeys.map((one) => [one.state, one.done, one.step])).toEqual([['open', 0, 0], ['current', 1, 2], ['open', 0, 0]]);
  expect(startOf(towers)).toEqual({ tower: 1, storey: 1 });
  expect(towers.map(stopOf)).toEqual([0, 1, 0]);
});

test('a lesson that was begun and left for another shows its step', () => {
  const kept = { ...withStep(NOTHING, 'send', '1', 3), at: 'end/1' };
  const towers = towersOf(course, kept);
  expect(towers[0]!.storeys[0]).toMatchObject({ state: 'open', step: 2, done: 1 });
  expect(towers[2]!.storeys[0]).toMatchObject({ state: 'current', step: 1, done: 0 });
});

test('once all is done there is nothing to go on with', () => {
  const towers = towersOf(course, done(NOTHING, ...course.lessons.map((one) => one.id)));
  expect(towers.every(isFinished)).toBe(true);
  expect(startOf(towers)).toEqual({ tower: 0, storey: 0 });
});

test('arrows walk up and down a tower, and to the next one at the same height or its top', () => {
  const towers = towersOf(course, NOTHING);
  const walk = (spot: Spot, key: string) => walked(towers, spot, key);
  expect(walk({ tower: 0, storey: 0 }, 'ArrowUp')).toEqual({ tower: 0, storey: 1 });
  expect(walk({ tower: 0, storey: 1 }, 'ArrowUp')).toBeNull();
  expect(walk({ tower: 1, storey: 2 }, 'ArrowDown')).toEqual({ tower: 1, storey: 1 });
  expect(walk({ tower: 1, storey: 0 }, 'ArrowDown')).toBeNull();
  expect(walk({ tower: 1, storey: 2 }, 'ArrowLeft')).toEqual({ tower: 0, storey: 1 });
  expect(walk({ tower: 1, storey: 1 }, 'ArrowRight')).toEqual({ tower: 2, storey: 0 });
  expect(walk({ tower: 0, storey: 0 }, 'ArrowLeft')).toBeNull();
  expect(walk({ tower: 2, storey: 0 }, 'ArrowRight')).toBeNull();
  expect(walk({ tower: 0, storey: 0 }, 'Enter')).toBeNull();
});

const courses = { skytopia: { stars: { 'send/1': 3, 'send/2': 1 }, at: 'use/1' } };

test('progress comes back from a file and from a link', () => {
  expect(coursesIn(fileOf(courses))).toEqual(courses);
  const link = linkOf(courses, 'https://hall.example');
  expect(link).toMatch(/^https:\/\/hall\.example\/learn#along=[\w-]+$/);
  expect(coursesIn(carried(new URL(link).hash)!)).toEqual(courses);
  expect(carried('#rules')).toBeNull();
});

test('of every step the better result stays, and one goes on where the other device was left', () => {
  const own = { stars: { 'send/1': 2, 'use/1': 3 }, at: 'use/2' };
  expect(together(own, courses.skytopia)).toEqual({ stars: { 'send/1': 3, 'send/2': 1, 'use/1': 3 }, at: 'use/1' });
  expect(together(own, { stars: {}, at: '' })).toEqual(own);
});

const broken: [string, string][] = [
  ['{', 'This is not progress from Skyhall.'],
  ['{"kind": "puzzles", "courses": {}}', 'This is not progress from Skyhall.'],
  ['{"kind": "skyhall-school", "courses": {"skytopia": {"stars": 3, "at": ""}}}', 'skytopia: expected the stars of its steps'],
  ['{"kind": "skyhall-school", "courses": {"skytopia": {"stars": {"send/1": 7}, "at": ""}}}', 'skytopia, step send/1: 7 stars. Expected 1, 2 or 3.'],
];
test.each(broken)('what is wrong with %s is named', (text, said) => {
  expect(() => coursesIn(text)).toThrow(said);
});

test('half a link is no progress', () => {
  expect(() => coursesIn(carried('#along=%%%')!)).toThrow('This is not progress from Skyhall.');
});
