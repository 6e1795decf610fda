/** The way of a rating as a line with its band of doubt, on the scale on which the bots stand. */
import type { Point } from '../lib/api/wire';

export interface Drawn {
  /** The line, and the band around it, as SVG paths. */
  line: string;
  band: string;
  dots: { x: number; y: number }[];
  /** Round numbers on the scale, and the bots that are on the picture. */
  ticks: { y: number; rating: number }[];
  bots: { y: number; level: string; rating: number }[];
  /** The first game of each month, where there is room to say so. */
  months: { x: number; at: number }[];
}

const ROOM = 40;
const STEP = 100;
/** So far apart at least, in the units of the picture. */
const APART = 44;

/** A rating's points between the edges of a picture; one alone stands in the middle. */
export function draw(points: readonly Point[], bots: Readonly<Record<string, number>>, width: number, height: number): Drawn {
  const low = Math.min(...points.map((one) => one.rating - one.doubt / 2)) - ROOM;
  const high = Math.max(...points.map((one) => one.rating + one.doubt / 2)) + ROOM;
  const y = (rating: number): number => height - ((rating - low) / (high - low)) * height;
  const x = (place: number): number => (points.length > 1 ? (place / (points.length - 1)) * width : width / 2);
  const at = (place: number, rating: number): string => `${x(place).toFixed(1)} ${y(rating).toFixed(1)}`;
  const upper = points.map((one, n) => at(n, one.rating + one.doubt));
  const lower = points.map((one, n) => at(n, one.rating - one.doubt)).reverse();
  const first = Math.ceil(low / STEP) * STEP;
  const ticks = Array.from({ length: Math.max(0, Math.floor((high - first) / STEP) + 1) }, (_, n) => first + n * STEP);
  return {
    line: `M${points.map((one, n) => at(n, one.rating)).join('L')}`,
    band: `M${[...upper, ...lower].join('L')}Z`,
    dots: points.map((one, n) => ({ x: x(n), y: y(one.rating) })),
    ticks: ticks.map((rating) => ({ y: y(rating), rating })),
    bots: Object.entries(bots)
      .filter(([, rating]) => rating > low && rating < high)
      .map(([level, rating]) => ({ y: y(rating), level, rating })),
    months: monthsOf(points).map((place) => ({ x: x(place), at: points[place]!.at })).reduce<Drawn['months']>((kept, one) => {
      if (!kept.length || one.x - kept.at(-1)!.x >= APART) kept.push(one);
      return kept;
    }, []),
  };
}

/** Where a month begins that had none before it, by the clock of who looks. */
function monthsOf(points: readonly Point[]): number[] {
  const month = (one: Point): string => `${new Date(one.at).getFullYear()}-${new Date(one.at).getMonth()}`;
  return points.flatMap((one, n) => (n === 0 || month(one) !== month(points[n - 1]!) ? [n] : []));
}

/** The strongest bot that a rating is above; null below all of them. */
export function above(rating: number, bots: Readonly<Record<string, number>>): string | null {
  const beaten = Object.entries(bots).filter(([, one]) => one < rating);
  return beaten.sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** What is searched for among the replays: it is the address of the page. */
export interface Search {
  game: string;
  player: string;
  result: string;
  ending: string;
  since: string;
  until: string;
  kept: string;
}
export const NOTHING: Search = { game: '', player: '', result: '', ending: '', since: '', until: '', kept: '' };

export function searchOf(query: URLSearchParams): Search {
  return Object.fromEntries(Object.keys(NOTHING).map((key) => [key, query.get(key) ?? ''])) as unknown as Search;
}

export function addressOf(path: string, search: Search): string {
  const query = new URLSearchParams(Object.entries(search).filter(([, value]) => value)).toString();
  return query ? `${path}?${query}` : path;
}

/** Days as the server counts time: from the first moment of the one to the last of the other. */
export function asked(search: Search): Record<string, string> {
  const moment = (day: string, more: number): string => (day ? String(new Date(`${day}T00:00`).getTime() + more) : '0');
  const { since, until, ...rest } = search;
  return { ...rest, since: moment(since, 0), until: moment(until, 86_400_000) };
}
