import { expect, test, vi } from 'vitest';
import { fitted, LONGEST, Playback, type Beat } from '../src/lib/playback';

function film(count: number, ms: number): { beats: Beat[]; shown: number[] } {
  const shown: number[] = [];
  return { shown, beats: Array.from({ length: count }, (_, n) => ({ ms, show: () => shown.push(n) })) };
}

test('beats are shown one after the other, at their pace', () => {
  vi.useFakeTimers();
  const done = vi.fn();
  const playback = new Playback(done);
  const { beats, shown } = film(3, 100);
  playback.add(beats);
  expect(shown).toEqual([0]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([0, 1]);
  vi.advanceTimersByTime(200);
  expect(shown).toEqual([0, 1, 2]);
  expect(done).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test('a skip shows all that waits, in order, none twice', () => {
  vi.useFakeTimers();
  const playback = new Playback();
  const { beats, shown } = film(200, 50);
  playback.add(beats);
  playback.skip();
  vi.runAllTimers();
  expect(shown).toEqual(Array.from({ length: 200 }, (_, n) => n));
  vi.useRealTimers();
});

test('a long move is sped up, a short one is not', () => {
  const whole = (beats: Beat[]): number => beats.reduce((sum, beat) => sum + beat.ms, 0);
  expect(whole(fitted(film(100, 120).beats, 1))).toBeCloseTo(LONGEST);
  expect(whole(fitted(film(5, 120).beats, 1))).toBe(600);
  expect(whole(fitted(film(5, 120).beats, 2))).toBe(300);
});

test('a long queue runs faster and drops nothing', () => {
  vi.useFakeTimers();
  const playback = new Playback();
  const { beats, shown } = film(400, 50);
  playback.add(beats);
  vi.advanceTimersByTime(2 * LONGEST);
  expect(shown).toHaveLength(400);
  vi.useRealTimers();
});

test('beats shorter than a frame share one, each is shown, and a skip leaves no timer that acts', () => {
  vi.useFakeTimers();
  const done = vi.fn();
  const playback = new Playback(done);
  const { beats, shown } = film(10, 4);
  playback.add(beats);
  expect(shown).toEqual([0, 1, 2, 3]);
  vi.advanceTimersByTime(16);
  expect(shown).toHaveLength(8);
  playback.skip();
  expect(shown).toHaveLength(10);
  playback.add(film(2, 100).beats);
  vi.advanceTimersByTime(16);
  expect(playback.busy).toBe(true);
  vi.advanceTimersByTime(200);
  expect(playback.busy).toBe(false);
  expect(done).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
