/** Gravity Superstar on the screen: arrows that turn with the view, tags that are whole, what is open, keys, and what is kept. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { kit } from '../src/games/gravity_superstar';
import { arrows, beside, CELL, cell, cells, frame, isLarge, laidTurn, middle, PHONE_GUTTERS, turnedFacing, turnedPoint, way, WIDE_GUTTERS } from '../src/games/gravity_superstar/geometry';
import Legend from '../src/games/gravity_superstar/Legend.svelte';
import { keep, look, reasonOf } from '../src/games/gravity_superstar/look.svelte';
import { copies, fits, image, middleOf, NEAR, rimNames, turnedBack, windowAt } from '../src/games/gravity_superstar/near';
import { Eye } from '../src/games/gravity_superstar/eye.svelte';
import { byGain, moveName, openTo } from '../src/games/gravity_superstar/open';
import OpenList from '../src/games/gravity_superstar/OpenList.svelte';
import type { Facing, Play, View } from '../src/games/gravity_superstar/view';
import type { Ask, Snapshot, TableInfo } from '../src/lib/api/wire';
import { TableStore } from '../src/lib/table.svelte';
import { roomWords } from '../src/lib/words';
import { FRAMES } from './fixtures';

const words = await roomWords('gravity-superstar');
const say = (key: string, args = {}): string => words.say(key, args, []);
const VIEW = FRAMES[0]!.view;
const large = { ...VIEW.board, width: 18, height: 12, columns: 3 };
const FACINGS: Facing[] = ['S', 'W', 'N', 'E'];
const SEATS = [0, 1, 2, 3].map((seat) => ({ seat, kind: 'person', name: 'Ada', level: '', resigned: false, present: true }));

const info = (helps: boolean): TableInfo =>
  ({ id: 't', game: 'gravity-superstar', status: 'playing', turn: 0, steps: 0, options: {}, seats: SEATS, result: null, clock: null, may_undo: false, house: { helps, take_backs: 'free', training: false, stand_in: 'adept' } }) as unknown as TableInfo;

/** The page of somebody who is asked to act, with these cards in hand. */
function asked(hand: View['players'][number]['face_up'], helps = true): TableStore {
  const isIn = ({ word }: { word: string }): boolean => hand.some((card) => word.split(' ').includes(card)) && (hand.includes('wild') || !word.includes('wild'));
  const own = (word: string): boolean => {
    const [verb, side] = word.split(' ');
    return verb === 'simple' ? (hand as string[]).includes(side!) : word.endsWith(' wild') ? hand.includes('wild') : (hand as string[]).includes(verb!);
  };
  const legal = VIEW.legal.filter((one) => isIn(one) && own(one.word));
  const laid = 5 - hand.length;
  const view: View = { ...VIEW, legal, players: VIEW.players.map((one, n) => (n ? one : { ...one, hand, in_hand: hand.length })) };
  const all = [...legal.map((one) => one.word), ...(laid ? ['complete'] : [])];
  const ask = { seat: 0, prompt: { key: 'ask-Act', args: { seat: 0, laid } }, legal: all.map((word) => ({ word, say: { key: 'word-complete', args: {} } })), refusals: [] } as unknown as Ask;
  const table = new TableStore(kit, words, () => undefined);
  table.receive({ type: 'snapshot', seat: 0, version: 1, table: info(helps), view, ask, now: null } as unknown as Snapshot);
  return table;
}

let shown: ReturnType<typeof mount>[] = [];
afterEach(async () => {
  for (const one of shown) await unmount(one);
  shown = [];
  keep({ feetDown: false });
  look.card = null;
});

describe('a board that is turned', () => {
  test('only that of five and six seats lies on its side, and only where there is more height', () => {
    expect([isLarge(large), isLarge(VIEW.board)]).toEqual([true, false]);
    expect([laidTurn(large, true), laidTurn(large, false), laidTurn(VIEW.board, true)]).toEqual([1, 0, 0]);
  });

  test('arrows follow the feet and the turn, in every position', () => {
    for (const facing of FACINGS) {
      for (const turned of [0, 1, 2, 3]) {
        const seen = turnedFacing(facing, turned);
        for (const word of ['long left', 'high right', 'drop', 'simple wild right', 'rotate half']) {
          expect(arrows(word, facing, turned)).toBe(arrows(word, seen, 0));
        }
      }
    }
    expect([arrows('long left', 'S', 0), arrows('long left', 'S', 1), arrows('high left', 'E', 1), arrows('drop', 'W', 1)]).toEqual(['←', '↑', '↑←', '↑']);
  });

  test('a quarter clockwise the columns go down and the rows from right to left', () => {
    const seen = frame(large, 1, PHONE_GUTTERS);
    const at = (x: number, y: number) => turnedPoint({ x, y }, large, 1);
    expect(seen.height).toBeGreaterThan(seen.width);
    expect(at(CELL, 0).y).toBeGreaterThan(at(0, 0).y);
    expect(at(0, CELL).x).toBeLessThan(at(0, 0).x);
  });

  test('the edge that blocks is called by where it is seen', () => {
    const table = asked(['long']);
    const refused = { word: 'long left', rule: 'GS-28', reason: { key: 'refused-blocked', args: { space: 'b2', side: 'W' } } };
    expect(reasonOf(table, refused)).toContain('left edge of b2');
    keep({ feetDown: true });
    expect(VIEW.pawns[0]!.facing).toBe('N');
    expect(reasonOf(table, refused)).toContain('right edge of b2');
  });
});

test('a tag beside the way is never cut off, wherever it stands and however the board is turned', () => {
  const tag = { width: 120, height: 36 };
  for (const [board, gutters] of [[large, PHONE_GUTTERS], [VIEW.board, WIDE_GUTTERS]] as const) {
    for (const turned of [0, 1, 2, 3]) {
      const seen = frame(board, turned, gutters);
      for (const x of [0, 1, board.width - 1]) {
        for (const y of [0, 1, board.height - 1]) {
          for (const level of [true, false]) {
            const at = turnedPoint({ x: (x + 0.5) * CELL, y: (y + 0.5) * CELL }, board, turned);
            const off = beside(at, level, tag, seen);
            const [left, top] = [at.x + off.x - tag.width / 2, at.y + off.y - tag.height / 2];
            expect(left).toBeGreaterThanOrEqual(seen.x);
            expect(left + tag.width).toBeLessThanOrEqual(seen.x + seen.width);
            expect(top).toBeGreaterThanOrEqual(seen.y);
            expect(top + tag.height).toBeLessThanOrEqual(seen.y + seen.height);
          }
        }
      }
    }
  }
});

describe('open to you', () => {
  const play = (word: string, points: number, more: Partial<Play> = {}): Play => ({ word, path: [], lands: 'c3', facing: 'S', stars: [], tokens: 0, victims: [], open_door: null, points, most: points, ...more });
  const view: View = {
    ...VIEW,
    legal: [play('simple long left', 0), play('simple wild left', 0), play('long left', 1), play('long left wild', 1), play('high left wild', 3), play('drop', 2, { victims: [1] })],
    players: VIEW.players.map((one, n) => ({ ...one, danger: n ? ['c3'] : [] })),
  };

  test('one row a result: a Wild only for what no other card does, a step with the card that is held', () => {
    expect(openTo(view, 0).map(({ play: one }) => one.word)).toEqual(['simple long left', 'long left', 'high left wild', 'drop']);
    expect(openTo(view, 0, 'wild')[0]!.play.word).toBe('simple wild left');
  });

  test('who is thrown out threatens nobody', () => {
    expect(openTo(view, 0).map(({ danger }) => danger)).toEqual([3, 3, 3, 2]);
  });

  test('by gain, or by what the bot thinks where it was asked', () => {
    const order = (hints: [string, number][]): string[] => byGain(openTo(view, 0), new Map(hints)).map(({ play: one }) => one.word);
    expect(order([])).toEqual(['high left wild', 'drop', 'long left', 'simple long left']);
    expect(order([['simple long left', 0.4]])[0]).toBe('simple long left');
  });

  test('a move has its name whichever card makes it', () => {
    expect(['high left wild', 'simple drop right', 'rotate half', 'drop wild'].map((word) => moveName(word, say))).toEqual(['High Jump left', 'Step right', 'Rotate ½', 'Drop']);
  });

  test('beside the board a Wild says which move it is', () => {
    shown.push(mount(OpenList, { target: document.body, props: { table: asked(['wild']) } }));
    flushSync();
    const row = document.querySelector('[data-word="long left wild"]')!;
    expect(row.textContent).toMatch(/W\s*Long Jump left/);
  });

  test('gains in order are a help', () => {
    shown.push(mount(OpenList, { target: document.body, props: { table: asked(['long', 'high', 'drop', 'rotate', 'wild'], false) } }));
    flushSync();
    const all = [...document.querySelectorAll('[data-word]')];
    expect(all[0]!.getAttribute('data-word')).toBe('simple long left');
    expect(all.some((one) => one.textContent.includes('+'))).toBe(false);
  });
});

test('the legend has every sign', () => {
  shown.push(mount(Legend, { target: document.body, props: { table: asked(['long']) } }));
  flushSync();
  const told = document.querySelector('dl')!.textContent;
  for (const sign of ['L', 'H', 'D', 'R', 'W', '↺', '↻', '½', 'Face down', 'Replay place']) expect(told).toContain(sign);
});

describe('keys', () => {
  test('C takes the cards back where there are any, W walks through the Wild', () => {
    const table = asked(['wild']);
    expect(kit.key!(table, 'c')).toBe(true);
    expect(table.chosen).toBe('complete');
    expect(kit.key!(table, 'w')).toBe(true);
    expect(table.chosen).toMatch(/ wild$/);
    expect(kit.key!(asked(['long', 'high', 'drop', 'rotate', 'wild']), 'c')).toBe(false);
    expect(kit.keys!.map(([letter]) => letter)).toEqual(expect.arrayContaining(['C', 'W']));
  });
});

test('Feet down is remembered', async () => {
  keep({ feetDown: true });
  vi.resetModules();
  const again = await import('../src/games/gravity_superstar/look.svelte');
  expect(again.look.feetDown).toBe(true);
  expect(again.turnOf(VIEW, 0)).toBe(2);
});

describe('on a phone', () => {
  const phone = kit.phone!;

  test('a rail for the large board, a strip for the others; the edge of the tray stays', () => {
    expect([phone.isRailed!({ ...VIEW, board: large }), phone.isRailed!(VIEW)]).toEqual([true, false]);
    expect(new Set(FRAMES.map(({ view }) => phone.tray!(view, 844))).size).toBe(1);
    expect(phone.tray!(VIEW, 664)).toBeLessThan(phone.tray!(VIEW, 844));
  });

  test('the question fits two short lines, and speaks of taking back only where cards lie', () => {
    expect(phone.question!(asked(['long', 'high', 'drop', 'rotate', 'wild']))).not.toContain('back');
    const told = phone.question!(asked(['wild']))!;
    expect(told).toContain('take 4 back');
    expect(told.length).toBeLessThanOrEqual(60);
  });

  test('the act says what it does and what comes of it; ending a turn gives away', () => {
    const table = asked(['long', 'wild']);
    expect(phone.act!(table, 'long left')).toMatchObject({ label: 'Long Jump left', then: '0 → 1', gives: false });
    expect(phone.act!(table, 'long right')).toMatchObject({ then: '' });
    const over = { ...VIEW, legal: [{ ...VIEW.legal[0]!, word: 'end', lands: null }] };
    table.view = over;
    expect(phone.act!(table, 'end').gives).toBe(true);
  });

  test.each([['stars', 'Stars on the board', '8 stars or fewer'], ['supply', 'Replay supply', '18 Replay tokens'], ['doors', 'Open Door', 'moves to door 3']])('%s are explained at a tap', (piece, title, line) => {
    const told = kit.explain!(VIEW, piece, { words, say, names: ['Ada', 'Bo', 'Cy', 'Di'], seat: 0 })!;
    expect(told.title).toBe(title);
    expect(told.lines.join(' ')).toContain(line);
  });
});

describe('near', () => {
  const room = { width: 346, height: 520 };
  const stops = ['a1', 'a12', 'a11'].map((space) => ({ space, how: 'step', wrapped: space === 'a12' })) as unknown as Play['path'];

  test('spaces are as large as a finger, and no part of the board is there twice', () => {
    for (const turned of [0, 1]) {
      const seen = windowAt({ x: 40, y: 40 }, large, turned, room);
      expect(seen.width).toBeCloseTo((room.width * CELL) / NEAR);
      expect(turnedPoint({ x: 40, y: 40 }, large, turned)).toEqual({ x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 });
    }
    const low = windowAt({ x: 0, y: 0 }, { ...VIEW.board, width: 12, height: 6 }, 0, room);
    expect(low.height).toBe(6 * CELL);
  });

  test('the board is there again beyond every edge that is in sight', () => {
    const seen = { width: 400, height: 400 };
    expect(copies({ x: 5 * CELL, y: 5 * CELL }, large, 0, seen)).toEqual([{ x: 0, y: 0 }]);
    expect(copies({ x: 0, y: 0 }, large, 1, seen)).toEqual([-1, 0].flatMap((x) => [-1, 0].map((y) => ({ x: x * 18 * CELL + 0, y: y * 12 * CELL + 0 }))));
    expect(copies({ x: 42 * CELL, y: 5 * CELL }, large, 0, seen)).toEqual([{ x: 36 * CELL, y: 0 }]);
  });

  test('a ring lies where the eye is, and a way over the edge is one line', () => {
    expect(image(middle(cell('a1')), { x: 18 * CELL, y: 11 * CELL }, large)).toEqual({ x: 18.5 * CELL, y: 12.5 * CELL });
    expect(cells('a2', stops, false).map(({ y }) => y)).toEqual([1, 0, 11, 10]);
    expect(cells('a2', stops, true).map(({ y }) => y)).toEqual([1, 0, -1, -2]);
    expect([way('a2', stops).marks.length, way('a2', stops, 0, true).marks.length]).toEqual([2, 0]);
    expect(way('a2', stops, 0, true).chevrons).toHaveLength(3);
    const along = cells('a2', stops, true).map(middle);
    const seen = windowAt(middleOf(along), large, 0, room);
    expect([fits(along, large, 0, seen), fits(along, large, 0, { ...seen, x: seen.x + 300 })]).toEqual([true, false]);
  });

  test('columns and rows are named along the edges, over the rim too', () => {
    const at = { x: 0, y: 6 * CELL };
    const seen = windowAt(at, large, 0, room);
    const names = rimNames(large, 0, at, seen);
    const letters = names.filter(({ name }) => /[a-r]/.test(name)).sort((a, b) => a.x - b.x);
    expect(letters.map(({ name }) => name).join('')).toBe('opqrabcd');
    expect(new Set(letters.map(({ y }) => y)).size).toBe(1);
    expect(names.filter(({ name }) => /\d/.test(name)).every(({ x }) => x < seen.x + CELL)).toBe(true);
  });

  test('a drag moves the board the way of the finger, however it is turned', () => {
    const drag = { x: 30, y: 10 };
    for (const turned of [0, 1, 2, 3]) {
      const [from, to] = [{ x: 0, y: 0 }, turnedBack(drag, turned)].map((point) => turnedPoint(point, large, turned));
      expect({ x: to!.x - from!.x, y: to!.y - from!.y }).toEqual(drag);
    }
  });

  test('two fingers come near or away, one drags, and what is shown gives the eye back', () => {
    const eye = new Eye();
    const finger = (pointerId: number, clientX: number, clientY = 0): PointerEvent => ({ pointerId, clientX, clientY }) as PointerEvent;
    eye.go({ x: 5, y: 5 });
    eye.show({ x: 90, y: 90 });
    expect(eye.at).toEqual({ x: 90, y: 90 });
    eye.show(null);
    expect(eye.at).toEqual({ x: 5, y: 5 });
    eye.down(finger(1, 100));
    eye.show({ x: 90, y: 90 });
    expect(eye.at).toEqual({ x: 5, y: 5 });
    expect([eye.move(finger(1, 104)), eye.dragged]).toEqual([null, false]);
    expect([eye.move(finger(1, 120)), eye.dragged]).toEqual([{ x: 20, y: 0 }, true]);
    eye.down(finger(2, 200));
    expect(eye.move(finger(2, 240))).toBe('spread');
    expect(eye.move(finger(2, 160))).toBe('pinch');
    eye.up(finger(1, 120));
    eye.up(finger(2, 160));
    expect(eye.held).toBe(false);
  });
});
