/** Where things lie on the lab's charts. */
import type { LabInfo } from '../../lib/api/wire';
import { ENOUGH, interval, shareOf } from './numbers';

/** The sizes of the chart of shares over games: all, and what its axes leave. */
export const WIDE = 560;
export const HIGH = 210;
const LEFT = 38;
const RIGHT = 8;
const TOP = 8;
const FOOT = 26;

export interface Curve {
  lane: number;
  line: string;
  band: string;
  /** The newest share with its interval; null before there is one. */
  end: { x: number; y: number; low: number; high: number; share: number; beyond: '' | 'up' | 'down' } | null;
}

export interface Chart {
  low: number;
  high: number;
  aim: { top: number; height: number };
  above: number;
  now: number;
  curves: Curve[];
  across: { at: number; text: number }[];
  up: { at: number; text: number }[];
}

/** The chart: a scale that holds the aim and what is known well, and marks at its edges for what lies beyond. */
export function chartOf(info: LabInfo): Chart | null {
  const standing = info.standing;
  if (!standing) return null;
  const games = info.games;
  const reach = (standing.aim[1] - standing.aim[0]) / 2;
  const shares = standing.lanes.flatMap((lane) => (lane.focus.uses >= ENOUGH ? [...interval(lane.focus.won, lane.focus.uses)] : []));
  const low = Math.max(0, Math.floor(Math.min(standing.aim[0] + reach, ...shares) * 20 - 1) / 20);
  const high = Math.min(1, Math.ceil(Math.max(standing.aim[1], ...shares) * 20 + 1) / 20);
  const x = (at: number): number => LEFT + ((WIDE - LEFT - RIGHT) * at) / games;
  const y = (share: number): number => TOP + ((HIGH - TOP - FOOT) * (high - Math.min(high, Math.max(low, share)))) / (high - low);
  const curves = standing.lanes.map((lane, place): Curve => {
    const points = lane.curve.filter(([, , of]) => of >= ENOUGH / 2);
    const ends = points.map(([at, won, of]) => ({ at: x(at), share: won / of, ends: interval(won, of) }));
    const line = ends.map((one, n) => `${n ? 'L' : 'M'}${one.at.toFixed(1)} ${y(one.share).toFixed(1)}`).join('');
    const upper = ends.map((one) => `${one.at.toFixed(1)} ${y(one.ends[1]).toFixed(1)}`);
    const lower = [...ends].reverse().map((one) => `${one.at.toFixed(1)} ${y(one.ends[0]).toFixed(1)}`);
    const share = shareOf(lane.focus);
    const [from, to] = interval(lane.focus.won, lane.focus.uses);
    const end = lane.focus.uses >= ENOUGH / 2 ? { x: Math.min(WIDE - RIGHT - 6, x(lane.games) + 8 + 10 * place), y: y(share), low: y(from), high: y(to), share, beyond: beyond(share, low, high) } : null;
    return { lane: place, line, band: upper.length > 1 ? `M${[...upper, ...lower].join('L')}Z` : '', end };
  });
  const steps = [0, 0.25, 0.5, 0.75, 1].map((part) => Math.round(games * part));
  const ticks: number[] = [];
  for (let share = Math.ceil(low * 20) / 20; share <= high + 1e-9; share += (high - low > 0.45 ? 0.1 : 0.05)) ticks.push(share);
  return {
    low,
    high,
    aim: { top: y(standing.aim[1]), height: y(standing.aim[0]) - y(standing.aim[1]) },
    above: y(standing.aim[1]),
    now: x(Math.max(0, ...standing.lanes.map((lane) => lane.games))),
    curves,
    across: steps.map((at) => ({ at: x(at), text: at })),
    up: ticks.map((share) => ({ at: y(share), text: Math.round(share * 100) })),
  };
}

const beyond = (share: number, low: number, high: number): '' | 'up' | 'down' => (share > high ? 'up' : share < low ? 'down' : '');

/** The whiskers of a row: places from 0 to 100 on a scale around the aim, and which ends are cut off. */
export interface Whisker {
  lane: number;
  at: number;
  low: number;
  high: number;
  cut: { low: boolean; high: boolean };
}

export function whiskerOf(lane: number, won: number, uses: number, aim: readonly number[]): Whisker {
  const reach = aim[1]! - aim[0]!;
  const place = (share: number): number => (100 * (share - (aim[0]! - reach / 2))) / (2 * reach);
  const inside = (value: number): number => Math.min(100, Math.max(0, value));
  const [low, high] = interval(won, uses).map(place) as [number, number];
  return { lane, at: inside(place(uses ? won / uses : 0)), low: inside(low), high: inside(high), cut: { low: low < 0, high: high > 100 } };
}

/** The shape that stands for a box beside its colour, around 0 0. */
export const SHAPES = [
  'M-4.5 0A4.5 4.5 0 1 1 4.5 0A4.5 4.5 0 1 1 -4.5 0Z',
  'M0 -5.5L5.5 0L0 5.5L-5.5 0Z',
  'M0 -5.5L5.2 4L-5.2 4Z',
  'M-4.2 -4.2H4.2V4.2H-4.2Z',
  'M0 5.5L5.2 -4L-5.2 -4Z',
  'M-1.7 -5H1.7V-1.7H5V1.7H1.7V5H-1.7V1.7H-5V-1.7H-1.7Z',
  'M-5.5 0L-2.7 -4.7H2.7L5.5 0L2.7 4.7H-2.7Z',
  'M0 -5.5L1.6 -1.8L5.4 -1.6L2.5 0.9L3.4 4.7L0 2.6L-3.4 4.7L-2.5 0.9L-5.4 -1.6L-1.6 -1.8Z',
];
