/** How high storeys are, and which of them are in sight: a tower never grows over the market. */

/** A storey with a name of two lines, one that has its values under them, and one with a coat and a value. */
const NAMED = 32;
const STACKED = 46;
const LOWEST = 17;
/** The same as the second on a phone, where edges are thinner. */
const SLIM = 44;
/** A city where every name has one line over many values. */
const BROAD = 680;
const HIGHEST = 38;
/** The forecast with all its lines, and in one. */
const WHOLE = 106;
const LINE = 40;

/** How low a storey of a city so wide may be; `slim`: without names, where not all would fit. */
export const leastStorey = (width: number, slim: boolean): number => (slim ? LOWEST : width < BROAD ? STACKED : NAMED);

/** How high it may be: in a slim city as high as a name needs, if there is room for all. */
export const mostStorey = (slim: boolean): number => (slim ? SLIM : HIGHEST);

/** Whether storeys so high have their names on them. */
export const hasNames = (storey: number, slim: boolean): boolean => !slim || storey >= SLIM;

/** What a slim city with names needs, with its rock and the storey that may come. */
export const namedHeight = (tallest: number): number => (tallest + 1) * SLIM + 38;

/** The height of a level in `room` px for a city whose tallest tower has so many, and how many levels are in sight. */
export function storeys(room: number, tallest: number, least: number, most = HIGHEST): { storey: number; fits: number } {
  const storey = Math.max(least, Math.min(most, Math.floor(room / tallest)));
  return { storey, fits: Math.max(2, Math.floor(room / storey)) };
}

/** What of a tower is in sight over its foundation, the lowest first: its top, or its lower part, and how much is not. */
export function inSight<T>(all: readonly T[], fits: number, lower: boolean): { shown: T[]; hidden: number } {
  const hidden = Math.max(0, all.length + 1 - fits);
  return { shown: lower ? all.slice(0, all.length - hidden) : all.slice(hidden), hidden };
}

/** How the forecast lies over a city: whole, in one line, or not at all where it would hide a tower. */
export function forecast(room: number, levels: number, storey: number): 'whole' | 'line' | 'none' {
  const free = room - levels * storey;
  return free >= WHOLE ? 'whole' : free >= LINE ? 'line' : 'none';
}
