/** A tournament in words: its terms, its times, and how somebody's rounds went. */
import type { PairInfo, PartInfo, TournamentInfo, TournamentLine } from '../lib/api/wire';
import { timeOf } from '../lib/house';
import { LANGUAGE, say } from '../lib/words';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Nearer than this a time is told as what is left of it. */
const SOON = 2 * DAY;
/** With less than this somebody is late. */
const LATE = 2 * HOUR;

/** Points, which may be halves. */
export const points = (number: number): string => (Number.isInteger(number) ? String(number) : `${Math.floor(number) || ''}½`);

/** When something is, with the weekday, in the visitor's own time zone. */
export const when = (moment: number): string =>
  new Date(moment).toLocaleString(LANGUAGE, { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });

/** How much time there is, in the two largest parts. */
export function span(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / MINUTE));
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days) return say('tour-span-days', { days, hours });
  return hours ? say('tour-span-hours', { hours, minutes: minutes % 60 }) : say('tour-span-minutes', { minutes });
}

/** Until when: a span if it is near. */
export const until = (moment: number, now: number): string => (moment - now < SOON ? say('tour-in', { span: span(moment - now) }) : when(moment));

/** Whether whoever decides has little time left of what a decision may take. */
export const isLate = (pair: PairInfo, info: TournamentInfo, now: number): boolean =>
  pair.due !== null && pair.due !== undefined && info.clock * 1000 > 2 * LATE && pair.due - now < LATE;

/** Game, seats, clock and form in one line. */
export function terms(one: TournamentLine | TournamentInfo, title: string): string {
  return say('tour-terms', {
    game: title,
    seats: one.seats,
    clock: one.clock ? say('clock-move', { move: timeOf(one.clock) }) : say('clock-bank', { bank: timeOf(one.bank) }),
    format: say(`tour-format-${one.format}`),
  });
}

/** What a round was for somebody: a mark for the eye and a word for who does not see it. */
export type Mark = 'won' | 'lost' | 'shared' | 'runs' | 'bye' | 'none';
export function markOf(part: PartInfo | undefined, win: number): Mark {
  if (!part) return 'none';
  if (!part.table) return 'bye';
  if (part.score === null) return 'runs';
  return part.score === win ? 'won' : part.score === 0 ? 'lost' : 'shared';
}

/** Who played at somebody's table of a round. */
export function rivalsOf(info: TournamentInfo, part: PartInfo, player: number): number[] {
  const pair = info.drawn[part.round - 1]?.pairs.find((one) => one.number === part.table);
  return pair?.players.filter((one) => one !== player) ?? [];
}

/** Who has left has no name any more. */
export const nameOf = (info: TournamentInfo, player: number): string =>
  info.standings.find((one) => one.player === player)?.name || say('tour-somebody');

/** The sentence that leads: what is the case now. */
export function leading(info: TournamentInfo): string {
  const count = info.standings.length;
  if (info.status === 'open') {
    const times = info.starts_at ? say('tour-open-at', { when: until(info.starts_at, info.now), least: info.least }) : say('tour-open-by', { least: info.least });
    return `${say('tour-open', { count, most: info.most })} ${times}${info.me ? ` ${say('tour-you-are-in')}` : ''}`;
  }
  if (info.status === 'cancelled') return say('tour-cancelled');
  if (info.status === 'paused') return say('tour-paused');
  if (info.status === 'done') {
    const first = info.standings.filter((one) => one.place === 1);
    return say('tour-done', { count: first.length, names: new Intl.ListFormat(LANGUAGE).format(first.map((one) => one.name || say('tour-somebody'))) });
  }
  const own = info.standings.find((one) => one.player === info.me)?.rounds.find((one) => one.round === info.round);
  if (own && !own.table) return say(`tour-rest-${own.why}`);
  return say('tour-running', { round: info.round, rounds: info.rounds, until: until(info.round_ends, info.now) });
}
