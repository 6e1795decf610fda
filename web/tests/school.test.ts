import { beforeEach, expect, test, vi } from 'vitest';
import { kit } from '../src/games/gravity_superstar';
import type { CourseInfo, LessonInfo, StageInfo, StageScene } from '../src/lib/api/wire';
import type { LogLine } from '../src/lib/model';
import { placeOf } from '../src/lib/router.svelte';
import { settings } from '../src/lib/settings.svelte';
import { Catalogue } from '../src/lib/words';
import { keptOf, opened } from '../src/school/kept.svelte';
import { BETTER, bettered, carried, lineTo, marksOf, numbersOf } from '../src/school/pointing';
import { firstOpen, hintsAfterMiss, lessonsDone, lessonStars, minutesLeft, nextLesson, NOTHING, recallsOf, resume, starsFor, withStep } from '../src/school/progress';
import { StageStore } from '../src/school/stage.svelte';
import { FRAMES } from './fixtures';

const stage = (id: string): StageInfo => ({
  id,
  edition: 'standard',
  says: [{ text: 'This is Nova.', points: ['seat 0'] }, { text: 'Look.', points: [] }],
  task: { text: 'Take the star.', points: ['space d6'] },
  hints: ['vague', 'plain'],
  solution: ['drop'],
  refused: [{ word: 'high left', rule: 'GS-28', text: 'There is a platform.' }],
});
const lesson = (id: string, minutes: number, stages: number): LessonInfo => ({
  id,
  title: id,
  aim: '',
  minutes,
  teaches: [],
  recall: id === 'one' ? { before: 'three', ask: '?', answers: ['yes', 'no'], rule: 'GS-1' } : null,
  stages: Array.from({ length: stages }, (_, n) => stage(String(n + 1))),
});
const course: CourseInfo = { game: 'gravity-superstar', names: ['Nova', 'Comet'], previews: false, ready: '', line: '', open: '', chapters: [{ id: 'a', title: 'First', lessons: ['one', 'two'] }, { id: 'b', title: 'Last', lessons: ['three'] }], must_know: [], lessons: [lesson('one', 2, 2), lesson('two', 1, 1), lesson('three', 3, 2)], boxes: {} };
const [one, two, three] = course.lessons as [LessonInfo, LessonInfo, LessonInfo];
const kept = (...steps: [string, string, number][]) => steps.reduce((all, [of, step, stars]) => withStep(all, of, step, stars), NOTHING);

test('three stars at the first try, two with a miss or a hint, one for what was shown', () => {
  const stars = (misses: number, hints: number, shown: boolean) => starsFor({ misses, hints, shown });
  expect([stars(0, 0, false), stars(1, 0, false), stars(0, 1, false), stars(4, 2, false), stars(0, 0, true)]).toEqual([3, 2, 2, 2, 1]);
});

test('a lesson has the stars of its hardest step, once all are done; a better result stays', () => {
  expect(lessonStars(one, kept(['one', '1', 3]))).toBe(0);
  const all = kept(['one', '1', 3], ['one', '2', 1]);
  expect(lessonStars(one, all)).toBe(1);
  expect(lessonStars(one, withStep(withStep(all, 'one', '2', 2), 'one', '1', 1))).toBe(2);
  expect([lessonsDone(course, all), minutesLeft(course, all)]).toEqual([1, 4]);
});

test('one goes on at the very step that was open, else at the first that is not done', () => {
  expect(resume(course, NOTHING)).toEqual({ lesson: one, step: 0 });
  expect(resume(course, kept(['one', '1', 3]))).toEqual({ lesson: one, step: 1 });
  expect(resume(course, { ...NOTHING, at: 'three/2' })).toEqual({ lesson: three, step: 1 });
  expect(resume(course, { ...kept(['three', '2', 3]), at: 'three/2' })).toEqual({ lesson: three, step: 0 });
  const most = kept(['one', '1', 3], ['one', '2', 3], ['three', '1', 2], ['three', '2', 2]);
  expect(resume(course, { ...most, at: 'one/2' })).toEqual({ lesson: two, step: 0 });
  const all = withStep(most, 'two', '1', 1);
  expect([resume(course, all), nextLesson(course, all, 'three')]).toEqual([null, null]);
  expect(nextLesson(course, most, 'three')).toBe(two);
  expect(firstOpen(one, all)).toBe(0);
});

test('a lesson that was done is recalled before the one that it names', () => {
  const learnt = kept(['one', '1', 3], ['one', '2', 3]);
  expect(recallsOf(course, learnt, three).map((recall) => recall.answers[0])).toEqual(['yes']);
  expect([...recallsOf(course, learnt, two), ...recallsOf(course, NOTHING, three)]).toEqual([]);
});

test('sentences that point have numbers; a piece has the first of its numbers, the aim none', () => {
  const says = [{ text: '', points: ['seat 0'] }, { text: '', points: [] }, { text: '', points: ['seat 0', 'space d6'] }];
  expect(numbersOf(says)).toEqual([1, null, 2]);
  expect(marksOf(says, numbersOf(says), { text: '', points: ['space d6', 'space e5'] })).toEqual([
    { number: 1, point: 'seat 0', also: [2] },
    { number: 2, point: 'space d6' },
    { number: null, point: 'space e5' },
  ]);
  expect(carried(marksOf(says, numbersOf(says), null))).toEqual([[1], [2]]);
});

test('a piece that two sentences speak of carries both numbers, and each number stands once', () => {
  const says = [
    { text: '', points: ['part hand'] },
    { text: '', points: ['card long', 'card wild'] },
    { text: '', points: ['card long'] },
  ];
  const marks = marksOf(says, numbersOf(says), { text: '', points: ['card wild', 'space e2'] });
  expect(marks).toEqual([
    { number: 1, point: 'part hand' },
    { number: 2, point: 'card long', also: [3] },
    { number: 2, point: 'card wild' },
    { number: null, point: 'space e2' },
  ]);
  expect(carried(marks)).toEqual([[1], [2, 3], [], []]);
});

test('what the last hint points at is ringed once, with the numbers of the sentences that speak of it', () => {
  const marks = [{ number: 1, point: 'seat 0', also: [3] }, { number: 2, point: 'word drop' }, { number: null, point: 'space e5' }];
  expect(bettered(marks, 'word drop')).toEqual([marks[0], marks[2], { number: BETTER, point: 'word drop', also: [2] }]);
  expect(carried(bettered(marks, 'word drop'))).toEqual([[1, 3], [], [2]]);
  expect(bettered(marks, 'word left')).toEqual([...marks, { number: BETTER, point: 'word left', also: [] }]);
});

test('no more than three numbers are given', () => {
  const says = Array.from({ length: 5 }, () => ({ text: '', points: ['seat 0'] }));
  expect(numbersOf(says)).toEqual([1, 2, 3, null, null]);
});

test('a line comes to its piece from above, and is left out where there is no way down', () => {
  const piece = { number: 1, point: 'seat 0', x: 100, y: 300, width: 40, height: 40 };
  expect(lineTo({ left: 20, right: 600, bottom: 100 }, piece)).toBe('M120 100C120 190 120 198 120 288');
  expect(lineTo({ left: 220, right: 600, bottom: 100 }, piece)).toBe('M254 100C254 190 120 198 120 288');
  expect(lineTo({ left: 20, right: 600, bottom: 290 }, piece)).toBe('');
});

test('the school has addresses', () => {
  expect(placeOf('/learn', '')).toMatchObject({ page: 'course', id: '' });
  expect(placeOf('/learn/skytear', '')).toMatchObject({ page: 'course', id: 'skytear' });
  expect(placeOf('/learn/skytear/lane', '')).toMatchObject({ page: 'lesson', id: 'skytear', lesson: 'lane' });
});

/** What the hall answers to some words. */
let answers: Record<string, Partial<StageScene>> = {};
const asked: string[][] = [];
const frame = FRAMES[FRAMES.findIndex((one) => one.view.legal.length > 3)]!;
const legal = frame.view.legal.map(({ word }) => ({ word, say: { key: 'word-end', args: {} } }));
const ask = { seat: 0, prompt: { key: 'ask-Act', args: {} }, legal, refusals: [{ word: 'high left', rule: 'GS-9', reason: { key: 'refused-x', args: { space: 'k5' } } }] };
const [right, wrong] = legal.map((one) => one.word) as [string, string];

function begun(): StageStore {
  const task = { ...stage('1'), solution: [right] };
  return new StageStore(course, one, task, kit, new Catalogue('en', ['word-end = a move', 'school-refused = { $text }']));
}
/** Until all that was asked has been answered. */
const settled = () => vi.waitFor(() => expect(asked).toEqual([]));

beforeEach(() => {
  settings.motion = false;
  answers = { '': { ask }, [right]: { outcome: 'done', text: 'Well done.' }, [wrong]: { outcome: 'missed', text: 'Not that one.' } };
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    expect(path).toBe('/api/games/gravity-superstar/lessons/one/1?language=en');
    const { words } = JSON.parse(body) as { words: string[] };
    asked.push(words);
    const steps = words.map((word) => ({ seat: 0, word, events: [] }));
    const scene = { view: frame.view, ask: null, steps, outcome: 'open', text: '', ...answers[words.join()] };
    return Promise.resolve(new Response(words[0] === 'gone' ? '{"code": "gone"}' : JSON.stringify(scene), { status: words[0] === 'gone' ? 500 : 200 })).finally(() => setTimeout(() => asked.shift()));
  });
});

test('a wrong move is answered and set back; from the third miss on a hint opens by itself', async () => {
  const store = begun();
  await store.begin();
  for (const [misses, hints] of [[1, 0], [2, 0], [3, 1], [4, 2], [5, 2]] as const) {
    store.table.play(wrong);
    await settled();
    await vi.waitFor(() => expect(store.result).toBe('missed'));
    expect([store.text, store.effort.misses, store.hints.length]).toEqual(['Not that one.', misses, hints]);
    expect(store.table.mine).toBe(false);
    await store.begin();
    expect([store.result, store.table.mine]).toEqual(['open', true]);
  }
  store.table.play(right);
  await vi.waitFor(() => expect(store.result).toBe('done'));
  expect(keptOf('gravity-superstar').stars['one/1']).toBe(2);
  expect([hintsAfterMiss(2, 0, 2), hintsAfterMiss(3, 2, 2)]).toEqual([0, 2]);
});

test('after a miss the pieces go back; what was tried and the way it went stay until the next try', async () => {
  const steps = [{ seat: 0, word: wrong, events: [{ event: 'moved', seat: 0, space: 'c5' }, { event: 'moved', seat: 0, space: 'c1' }] }];
  answers[wrong] = { ...answers[wrong], steps };
  const start = { ...frame.view, pawns: [{ space: 'c4', facing: 'S' }] };
  answers[''] = { ask, view: start as never };
  const store = begun();
  await store.begin();
  store.table.play(wrong);
  await vi.waitFor(() => expect(store.result).toBe('missed'));
  store.goBack();
  expect([store.result, store.table.mine, store.tried]).toEqual(['missed', true, [wrong]]);
  const told = { id: 1.1, events: [] } as unknown as LogLine;
  store.table.log = [told];
  expect(store.trail).toEqual([['space c4', 'space c5'], ['space c1']]);
  store.table.chosen = right;
  expect(store.result).toBe('open');
  store.table.play(right);
  await vi.waitFor(() => expect(store.result).toBe('done'));
  expect([store.trail, store.isLonger, store.tried]).toEqual([[], false, [wrong]]);
  expect(store.table.log).not.toContain(told);
});

test('who takes more words than needed is done too, and may see the shorter way without losing stars', async () => {
  answers[`${wrong}`] = { ask };
  answers[`${wrong},${right}`] = { outcome: 'done', text: 'Well done.' };
  const store = begun();
  await store.begin();
  store.table.play(wrong);
  await settled();
  await vi.waitFor(() => expect(store.table.mine).toBe(true));
  store.table.play(right);
  await vi.waitFor(() => expect(store.result).toBe('done'));
  expect([store.isLonger, store.stars]).toEqual([true, 3]);
  await store.showMe();
  await vi.waitFor(() => expect(store.answer).toEqual(['a move']));
  expect([store.result, store.stars, store.isLonger]).toEqual(['done', 3, false]);
});

test('what was shown is handed back, and is worth one star', async () => {
  const store = begun();
  await store.begin();
  store.hint();
  expect(store.hints).toEqual(['vague']);
  await store.showMe();
  await vi.waitFor(() => expect(store.result).toBe('shown'));
  expect([store.answer, store.table.mine, store.stars]).toEqual([['a move'], false, 1]);
  await store.begin();
  expect(store.table.legal.has(right)).toBe(true);
});

test('the lesson has its own words for what is refused, and the board what it needs of the reason', async () => {
  const store = begun();
  await store.begin();
  const told = store.table.refusals.get('high left')!;
  expect([store.table.words.tell(told.reason), told.rule, told.reason.args.space]).toEqual(['There is a platform.', 'GS-28', 'k5']);
});

test('a step that cannot be set up says so', async () => {
  const store = begun();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await store.begin();
  expect(store.failed).toBe(true);
});

test('where nothing can be kept, progress lasts as long as the page, and it is known', async () => {
  vi.resetModules();
  const broken = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const fresh = await import('../src/school/kept.svelte');
  fresh.opened('skytear', 'lane', '2');
  expect([fresh.school.keeps, fresh.keptOf('skytear').at, fresh.hasBegun()]).toEqual([false, 'lane/2', true]);
  broken.mockRestore();
  opened('skytopia', 'send', '1');
  expect(JSON.parse(localStorage.getItem('skyhall-school')!)).toMatchObject({ skytopia: { at: 'send/1' } });
});
