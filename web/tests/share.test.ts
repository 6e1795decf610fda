import { expect, test } from 'vitest';
import { shared } from '../src/lib/share';
import { FRAMES } from './fixtures';

test('what is the same stays the same object, what is new is new', () => {
  const old = { a: { b: [1, 2] }, c: [{ d: 1 }, { d: 2 }], e: null };
  const next = shared(old, { a: { b: [1, 2] }, c: [{ d: 1 }, { d: 3 }], e: null });
  expect(next).toEqual({ a: { b: [1, 2] }, c: [{ d: 1 }, { d: 3 }], e: null });
  expect(next.a).toBe(old.a);
  expect(next.c[0]).toBe(old.c[0]);
  expect(next.c[1]).not.toBe(old.c[1]);
  expect(shared(old, structuredClone(old))).toBe(old);
});

test('lists and fields that come and go are seen', () => {
  expect(shared([1, 2, 3], [1, 2])).toEqual([1, 2]);
  expect(shared({ a: 1, b: undefined }, { a: 1, c: undefined })).toEqual({ a: 1, c: undefined });
  expect(shared({ a: [] }, { a: {} })).toEqual({ a: {} });
  expect(shared(null, { a: 1 })).toEqual({ a: 1 });
});

test('a whole game of views: each is what the server sent, and the board is kept', () => {
  let view = FRAMES[0]!.view;
  for (const frame of FRAMES) {
    const board = view.board;
    view = shared(view, structuredClone(frame.view));
    expect(view).toEqual(frame.view);
    expect(view.board).toBe(board);
  }
});
