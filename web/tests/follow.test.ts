import { expect, test } from 'vitest';
import { kit as gravity } from '../src/games/gravity_superstar';
import type { Kit } from '../src/games/kit';
import { kit as painters } from '../src/games/sky_painters';
import { kit as skytear } from '../src/games/skytear';
import { kit as skytopia } from '../src/games/skytopia';
import type { StepInfo } from '../src/lib/api/wire';
import { Budget, ROUND } from '../src/lib/budget';
import { logLines, standing, withLines } from '../src/lib/log';
import type { GameEvent, LogLine } from '../src/lib/model';
import { fitted, type Beat } from '../src/lib/playback';
import { cut, Story } from '../src/lib/told';
import { lastTakenBack, readable, sinceOwn, type Item, type Sorting } from '../src/lib/turns';
import { Catalogue, roomWords } from '../src/lib/words';
import { frames } from './fixtures';
import four from './gravity_superstar/four.json';
import skies from './sky_painters/three.json';
import two from './skytear/two.json';
import three from './skytopia/three.json';

const ROOMS = await Promise.all(['gravity-superstar', 'skytopia', 'sky-painters', 'skytear'].map(async (game) => [game, await roomWords(game)] as const));
const wordsOf = (game: string): Catalogue => ROOMS.find(([name]) => name === game)![1];
const NAMES = ['Ada', 'Comet', 'Pulsar', 'Quasar', 'Vega', 'Nebula'];

// time

const beats = (count: number, ms: number, small = false): Beat[] => Array.from({ length: count }, () => ({ ms, small, show: () => undefined }));
const whole = (all: Beat[]): number => all.reduce((sum, beat) => sum + beat.ms, 0);

test('a whole round of the others stays within its time, however much each of them does', () => {
  for (const others of [1, 2, 3, 5]) {
    const budget = new Budget();
    let spent = 0;
    for (let seat = 1; seat <= others; seat++) for (let step = 0; step < 6; step++) spent += whole(budget.fit(beats(40, 260), seat, others));
    expect(spent).toBeLessThanOrEqual(ROUND);
    expect(spent).toBeGreaterThan(ROUND / 3);
  }
});

test('what is short is not hurried, and an own move begins a new round', () => {
  const budget = new Budget();
  expect(whole(budget.fit(beats(2, 200), 1, 3))).toBe(400);
  for (let n = 0; n < 30; n++) budget.fit(beats(40, 260), n % 3, 3);
  expect(whole(budget.fit(beats(10, 260), 1, 3))).toBe(0);
  budget.renew();
  expect(whole(budget.fit(beats(2, 200), 1, 3))).toBe(400);
});

test('where time is short the small things are shown at once, and the rest keeps its pace if it can', () => {
  const fit = fitted([...beats(10, 200, true), ...beats(3, 200)], 1, 700);
  expect(fit.slice(0, 10).map((beat) => beat.ms)).toEqual(Array<number>(10).fill(0));
  expect(fit.slice(10).map((beat) => beat.ms)).toEqual([200, 200, 200]);
});

// the log

const words = new Catalogue('en', ['log-round = Round { $round }\nstep-undo = back\nstep-accept_back = agreed\nstep-decline_back = declined\nevent-did = did\nevent-passed = passed'], {
  events: {},
  messages: {},
  quiet: ['turn_began', 'round_began'],
});
const SORTING: Sorting = {
  tells: (turn) => turn.lines.some((line) => line.events.some(({ event }) => event === 'did' || event === 'passed')),
  passes: (events) => events.every(({ event }) => event === 'passed' || event === 'turn_began'),
  letsGoOn: (events) => events.some(({ event }) => event === 'passed'),
  points: (event) => (typeof event.points === 'number' ? [[event.seat!, event.points]] : []),
};
let version = 0;
const did = (seat: number, points?: number): GameEvent => ({ event: 'did', seat, ...(points !== undefined && { points }) });
const began = (seat: number, round?: number): GameEvent => ({ event: 'turn_began', seat, ...(round !== undefined && { round }) });
const step = (seat: number, count: number, ...events: GameEvent[]): StepInfo => ({ version: ++version, step: count, kind: 'action', seat, word: null, at: 0, events });
const undo = (seat: number, count: number): StepInfo => ({ ...step(seat, count), kind: 'undo' });
const logged = (...steps: StepInfo[]): LogLine[] => steps.flatMap((one) => logLines(one, words, NAMES));
const shape = (items: Item[]): unknown[] =>
  items.map((item) => ('lines' in item ? [item.heading, item.seat, item.lines.length] : 'turns' in item ? [item.heading, 'undone', item.turns.map((turn) => turn.seat)] : 'note'));

test('one entry a turn: what happens by itself after a turn has begun belongs to that turn', () => {
  const log = logged(step(0, 1, did(0), began(1, 2), did(1)), step(1, 2, did(1)), step(1, 3, did(1), began(0, 2), did(0)));
  expect(shape(readable(log, SORTING))).toEqual([['', 0, 1], ['Round 2', 1, 3], ['', 0, 1]]);
});

test('a pass of another does not cut a turn in two, an answer does', () => {
  const pass = { event: 'passed', seat: 1 };
  expect(shape(readable(logged(step(0, 1, did(0)), step(1, 2, pass), step(0, 3, did(0))), SORTING))).toEqual([['', 0, 3]]);
  expect(shape(readable(logged(step(0, 1, did(0)), step(1, 2, did(1)), step(0, 3, did(0))), SORTING))).toHaveLength(3);
});

test('what was taken back is folded where it was, and the round is not counted twice', () => {
  const before = [step(0, 1, did(0), began(1, 6)), step(1, 2, did(1), began(2, 7))];
  const log = logged(...before, undo(1, 3), step(1, 4, did(1), began(2, 7)), step(2, 5, did(2)));
  expect(shape(readable(log, SORTING))).toEqual([['', 0, 1], ['Round 6', 'undone', [1, 2]], ['', 1, 2], ['Round 7', 2, 2]]);
  expect(lastTakenBack(log)).toBeNull();
  const open = logged(...before, undo(1, 3));
  expect(lastTakenBack(open)!.lines.map((line) => line.seat)).toEqual([1, 2]);
  expect(standing(open)).toHaveLength(2);
});

test('who agreed to an undo is told like who did not, so that the log does not contradict itself', () => {
  const answer = (kind: string, count: number): StepInfo => ({ ...step(1, count), kind });
  const log = logged(step(0, 1, did(0)), step(1, 2, did(1)), answer('decline_back', 2), answer('accept_back', 4));
  expect(shape(readable(log, SORTING))).toEqual([['', 'undone', [0, 1]], 'note', 'note']);
});

test('half a turn that is taken back stands behind the half that holds', () => {
  const log = logged(step(0, 1, began(0, 1), did(0)), step(0, 2, did(0)), undo(0, 3), step(0, 4, did(0)));
  expect(shape(readable(log, SORTING))).toEqual([['Round 1', 0, 2], ['', 'undone', [0]]]);
});

test('a log that comes after the newest lines is put in its place: a reload shows the same', () => {
  const steps = [step(0, 1, did(0), began(1, 6)), step(1, 2, did(1)), undo(1, 3), step(1, 4, did(1))];
  const lines = steps.map((one) => logLines(one, words, NAMES));
  const late = [lines[2]!, lines[3]!, lines[0]!, lines[1]!, lines[3]!].reduce<LogLine[]>((log, some) => withLines(log, some), []);
  expect(late).toEqual(lines.flat());
});

test('points before and after a turn', () => {
  const turns = readable(logged(step(0, 1, did(0, 3), began(1)), step(1, 2, did(1, 2), began(0)), step(0, 3, did(0, 5), did(0, 7))), SORTING);
  expect(turns.map((turn) => 'points' in turn && turn.points)).toEqual([[0, 3], [0, 2], [3, 7]]);
});

test('since one last moved: the others’ lines, also in the middle of one’s own next turn', () => {
  const log = logged(step(0, 1, did(0), began(1), did(1)), step(1, 2, did(1), began(2)), step(2, 3, did(2), began(0)), step(0, 4, did(0)));
  expect(sinceOwn(log, 0).map((line) => line.seat)).toEqual([1, 1, 2, 2]);
  expect(sinceOwn(log.slice(0, 2), 2)).toEqual([]);
});

// sentences

const told = (kit: Kit, game: string, events: GameEvent[], seat: number, reader: number | null): Story => {
  const story = new Story(wordsOf(game), NAMES, reader);
  kit.tell!(events, seat, story);
  return story;
};

test('deeds of one seat are one sentence, the reader is “you”, and goods are marks', () => {
  const events = [
    { event: 'card_played', seat: 1, face: 'up', card: 'long', wild: false, move: 'long', side: 'left' },
    { event: 'pawn_ejected', seat: 1, victim: 0, space: 'c4' },
    { event: 'stolen', seat: 1, victim: 0, what: 'blue', belongings: [] },
    { event: 'pawn_landed', seat: 1, space: 'c9', facing: 'S', fell: 1 },
    { event: 'token_taken', seat: 1, space: 'c9', supply: 3, belongings: [] },
    { event: 'token_taken', seat: 1, space: 'd9', supply: 2, belongings: [] },
  ];
  expect(told(gravity, 'gravity-superstar', events, 1, 0).spoken()).toBe(
    'Comet plays Long Jump to the left, throws you out on c4, steals a blue star, falls one space and takes 2 Replay tokens.',
  );
  expect(told(gravity, 'gravity-superstar', events, 1, 1).spoken()).toMatch(/^You play Long Jump to the left, throw Ada out/);
  expect(told(gravity, 'gravity-superstar', events, 1, 0).pieces()).toContainEqual({ mark: 'replay 2' });
});

test('names are cut out whole, marks too', () => {
  expect(cut('You take [coin 3] from Ada.', ['Ada', 'you'])).toEqual([{ text: 'You take ' }, { mark: 'coin 3' }, { text: ' from ' }, { name: 'Ada' }, { text: '.' }]);
});

const GAMES: [string, Kit, unknown][] = [
  ['gravity-superstar', gravity, four],
  ['skytopia', skytopia, three],
  ['sky-painters', painters, skies],
  ['skytear', skytear, two],
];
/** A point of the compass as a letter: where arrows are, they say it. */
const COMPASS = /(?<![\p{L}\d])[NSEW](?![\p{L}\d])/u;
test.each(GAMES)('every move of a real game has its sentences, without letters of the compass: %s', (game, kit, data) => {
  let said = 0;
  const words = wordsOf(game);
  for (const { events } of frames(data as Parameters<typeof frames>[0])) {
    for (const event of events.filter((one) => !words.isQuiet(one.event))) expect(words.say(`event-${event.event}`, event, NAMES)).not.toMatch(COMPASS);
    for (const reader of [0, 1, null]) {
      const story = told(kit, game, events, 0, reader);
      expect(story.spoken()).not.toMatch(/⟨|\{|undefined|\bnone\b|\[/);
      expect(story.spoken()).not.toMatch(COMPASS);
      if (!story.isEmpty) said++;
    }
  }
  expect(said).toBeGreaterThan(60);
});
