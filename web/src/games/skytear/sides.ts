/** Sides and seats. Of two players each is a side; with three or four, partners share one (SK-130). */
import { listOf } from '../../lib/words';
import type { SideView, View } from './view';

/** South and north. */
export const SIDES = [0, 1] as const;
/** By side, its first seat and its second: warm in the south, cold in the north. */
const HUES = [
  ['#f6b94b', '#ff9d73'],
  ['#b99cff', '#7cc3ff'],
] as const;
/** The same for words and chips, which follow the light. */
const INKS = [
  ['--st-gold', '--st-coral'],
  ['--st-violet', '--st-azure'],
] as const;
/** The outsider's. */
export const NOBODY = '#d6fff9';

export const HUE_OF_SIDE = [HUES[0][0], HUES[1][0]] as const;

/** The side that a seat fights for; who watches looks from the south. */
export const sideOf = (view: View, seat: number | null): 0 | 1 => (seat !== null && view.seats[seat]?.side === 1 ? 1 : 0);

/** What belongs to a side: minions, pillars, towers, nexus, reserve. */
export const heldBy = (view: View, side: number): SideView => view.sides[side]!;

/** Both sides, the south first. */
export const bothSides = (view: View): SideView[] => view.sides;

export const isTeams = (view: View): boolean => view.seats.length > 2;

/** Whether there is a partner to point for; nobody looks on at a lesson, which is no table of the hall. */
export const canPoint = (view: View, table: { seat: number | null; info: { id: string } | null }): boolean =>
  table.seat !== null && (view.seats[table.seat]?.partner ?? -1) >= 0 && table.info?.id !== '';

/** Whether two seats fight for the same side. */
export const isFriend = (view: View, one: number, other: number): boolean => view.seats[one]?.side === view.seats[other]?.side;

/** Whether a partner with a lower number has the first colour of their side. */
const isSecond = (view: View, seat: number): boolean => view.seats.findIndex((one) => one.side === view.seats[seat]?.side) !== seat;

/** The colour of a seat's pieces; of nobody's, such as the outsider, below 0. */
export const hueOf = (view: View, seat: number): string => (view.seats[seat] ? HUES[sideOf(view, seat)][isSecond(view, seat) ? 1 : 0] : NOBODY);

/** The colours of all seats for the frame. */
export const seatColours = (view: View): string[] => view.seats.map((_, seat) => `var(${INKS[sideOf(view, seat)][isSecond(view, seat) ? 1 : 0]})`);

/** Whose the next activation is, after the one that goes on: as the view says, by who has a Ready hero left. −1: nobody's. */
export function nextUp(view: View): number {
  if (view.phase !== 'heroes') return -1;
  const isReady = (seat: number): boolean => view.seats[seat]?.heroes.some((hero) => hero.state === 'ready' && hero.hex !== null && hero.key !== view.active.hero) ?? false;
  const first = view.active.hero === null ? view.next.side : 1 - view.active.side;
  for (const side of [first, 1 - first]) {
    const due = view.sides[side]!.next_seat;
    for (const seat of [due, view.seats[due]?.partner ?? -1]) if (isReady(seat)) return seat;
  }
  return -1;
}

/** The names of a side's seats. */
export const nameOfSide = (view: View, names: readonly string[], side: number): string =>
  listOf(names.filter((_, seat) => view.seats[seat]?.side === side));
