import { describe, expect, test } from 'vitest';
import {
  CELL,
  angle,
  arrow,
  cardOf,
  cell,
  direction,
  edge,
  frame,
  landings,
  middle,
  platforms,
  shortName,
  shortWay,
  sideArrow,
  spaceName,
  way,
} from '../src/games/gravity_superstar/geometry';
import { FRAMES } from './fixtures';

describe('spaces', () => {
  test('names and places are each other’s opposite', () => {
    expect(cell('c2')).toEqual({ x: 2, y: 1 });
    expect(spaceName(1 * 12 + 2, 12)).toBe('c2');
    expect(spaceName(11 * 18 + 17, 18)).toBe('r12');
    expect(middle({ x: 0, y: 0 })).toEqual({ x: CELL / 2, y: CELL / 2 });
  });

  test('a step over the edge goes on in its direction', () => {
    expect(direction(cell('a6'), cell('a1'))).toEqual({ x: 0, y: 1 });
    expect(direction(cell('l1'), cell('a1'))).toEqual({ x: 1, y: 0 });
    expect(direction(cell('c2'), cell('b2'))).toEqual({ x: -1, y: 0 });
  });
});

describe('turning', () => {
  test('left and right swap on the screen when the feet point up', () => {
    expect(sideArrow('S', 'left')).toBe('←');
    expect(sideArrow('N', 'left')).toBe('→');
    expect(sideArrow('W', 'left')).toBe('↑');
    expect(sideArrow('E', 'right')).toBe('↑');
  });

  test('with the view turned to the own feet, left is left again', () => {
    for (const [facing, turned] of [['S', 0], ['W', 3], ['N', 2], ['E', 1]] as const) {
      expect(arrow(facing, turned)).toBe('↓');
      expect(sideArrow(facing, 'left', turned)).toBe('←');
    }
  });

  test('a pawn turns the short way', () => {
    expect(shortWay(angle('E'), angle('S'))).toBe(360);
    expect(shortWay(0, 270)).toBe(-90);
    expect(shortWay(0, 180)).toBe(180);
    expect(shortWay(720, 90)).toBe(810);
  });

  test('a board of two tiles stands upright when turned', () => {
    const board = { ...FRAMES[0]!.view.board, width: 12, height: 6 };
    expect(frame(board, 0).width).toBe(frame(board, 1).height);
    expect(frame(board, 2)).toEqual(frame(board, 0));
  });
});

describe('platforms', () => {
  test('neighbours are one line, and a rim is drawn on both sides', () => {
    const board = { ...FRAMES[0]!.view.board, width: 3, height: 2, roof: [true, true, false, false, false, true], wall: Array(6).fill(false) };
    expect(platforms(board)).toEqual([`M0 0H${2 * CELL}`, `M${2 * CELL} ${CELL}H${3 * CELL}`, `M0 ${2 * CELL}H${2 * CELL}`]);
  });

  test('every platform of a real board is drawn, and no other', () => {
    const { board } = FRAMES[0]!.view;
    const drawn = platforms(board).reduce((sum, line) => {
      const [, x, y, way, to] = /M(\d+) (\d+)([HV])(\d+)/.exec(line)!;
      return sum + (Number(to) - Number(way === 'H' ? x : y)) / CELL;
    }, 0);
    const rims = board.roof.slice(0, board.width).filter(Boolean).length + board.wall.filter((one, n) => one && n % board.width === 0).length;
    expect(drawn).toBe([...board.roof, ...board.wall].filter(Boolean).length + rims);
  });

  test('an edge is a line on its side of the space', () => {
    expect(edge('b2', 'N')).toBe(`M${CELL} ${CELL}h${CELL}`);
    expect(edge('b2', 'E')).toBe(`M${2 * CELL} ${CELL}v${CELL}`);
  });
});

describe('ways', () => {
  const stop = (space: string, how: string, wrapped = false) => ({ space, how, wrapped });

  test('steps are solid, the fall is not, and both ends of a way over the edge have one letter', () => {
    const drawn = way('l5', [stop('l6', 'step'), stop('l1', 'fall', true), stop('l2', 'fall')]);
    expect(drawn.steps.match(/M/g)).toHaveLength(1);
    expect(drawn.fall.match(/M/g)).toHaveLength(3);
    expect(drawn.marks.map((mark) => mark.letter)).toEqual(['A', 'A']);
    expect(drawn.marks[0]!.y).toBeGreaterThan(6 * CELL);
    expect(drawn.marks[1]!.y).toBeLessThan(0);
    expect(drawn.nodes).toHaveLength(2);
  });

  test('nothing is drawn for a pawn that is not on the board', () => {
    expect(way(null, [stop('a1', 'step')]).steps).toBe('');
  });

  test('every legal move of a real game is one unbroken way of neighbours', () => {
    let seen = 0;
    for (const { view } of FRAMES) {
      for (const play of view.legal) {
        let from = view.pawns[0]!.space;
        for (const one of play.path) {
          const step = direction(cell(from!), cell(one.space));
          expect(Math.abs(step.x) + Math.abs(step.y)).toBe(1);
          from = one.space;
          seen++;
        }
        if (play.lands) expect(play.path.at(-1)?.space ?? view.pawns[0]!.space).toBe(play.lands);
        expect(way(view.pawns[0]!.space, play.path).marks).toHaveLength(2 * play.path.filter((one) => one.wrapped).length);
      }
    }
    expect(seen).toBeGreaterThan(300);
  });
});

describe('landings', () => {
  test('words with one result share a ring that names them', () => {
    for (const { view } of FRAMES) {
      const rings = landings(view.legal);
      expect(rings.flatMap((ring) => ring.words).sort()).toEqual(view.legal.filter((one) => one.lands).map((one) => one.word).sort());
      expect(new Set(rings.map((ring) => ring.space + ring.facing)).size).toBe(rings.length);
      for (const ring of rings) expect(ring.tag).not.toBe('');
    }
  });

  test('short names are the letters of the cards', () => {
    expect(['simple wild left', 'high right', 'rotate half wild', 'drop'].map(shortName)).toEqual(['1', 'H', 'R ½', 'D']);
    expect(['simple wild left', 'high right', 'rotate half wild', 'drop wild'].map(cardOf)).toEqual(['wild', 'high', 'wild', 'wild']);
  });
});
