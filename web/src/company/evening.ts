/** The evening of a group, in words and in the visitor's own time. */
import { LANGUAGE } from '../lib/words';

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);

/** The days of the week from Monday on. */
export const weekdays = (): string[] =>
  Array.from({ length: 7 }, (_, day) => new Date(MONDAY + day * 86_400_000).toLocaleDateString(LANGUAGE, { weekday: 'long', timeZone: 'UTC' }));

/** 19:30 as minutes since midnight, and back. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
export const clockOf = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** When it is, with the weekday, in one's own time zone. */
export const whenOf = (moment: number): string =>
  new Date(moment).toLocaleString(LANGUAGE, { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
