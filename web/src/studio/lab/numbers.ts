/** The numbers of a study as the page shows them: shares, intervals, words, places on charts. */
import type { LabInfo, LabLane, LabNumbers } from '../../lib/api/wire';

const Z95 = 1.959964;
/** Uses from which on a component is judged, as in `skyhall/lab/verdicts.py`. */
export const ENOUGH = 50;
/** Who plays first, as a component. */
export const FIRST = 'place:first';

export type Verdict = '' | 'few' | 'balanced' | 'unsure' | 'watch' | 'strong' | 'weak';

export const shareOf = (one: { won: number; uses: number }): number => (one.uses ? one.won / one.uses : 0);

/** The 95 % interval of a share (Wilson's), as the server reckons it. */
export function interval(won: number, of: number): [number, number] {
  if (!of) return [0, 1];
  const share = won / of;
  const scale = 1 + (Z95 * Z95) / of;
  const middle = (share + (Z95 * Z95) / (2 * of)) / scale;
  const reach = (Z95 / scale) * Math.sqrt((share * (1 - share)) / of + (Z95 * Z95) / (4 * of * of));
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}

/** What the study is about wins too much or too little with some boxes, is in balance, or nobody can tell: which form, and of which boxes. */
export interface Finding {
  form: 'warming' | 'waiting' | 'strong' | 'weak' | 'high' | 'low' | 'balanced' | 'unsure';
  lanes: number[];
}

export function findingOf(info: LabInfo): Finding {
  const standing = info.standing;
  if (!standing || standing.lanes.every((lane) => lane.focus.uses < ENOUGH)) return { form: 'warming', lanes: [] };
  if (standing.look === 0) return { form: 'waiting', lanes: [] };
  const where = (fits: (lane: LabLane) => boolean): number[] => standing.lanes.flatMap((lane, place) => (fits(lane) ? [place] : []));
  const above = (lane: LabLane): boolean => shareOf(lane.focus) > standing.aim[1];
  const forms: [Finding['form'], number[]][] = [
    ['strong', where((lane) => lane.focus.verdict === 'strong')],
    ['weak', where((lane) => lane.focus.verdict === 'weak')],
    ['high', where((lane) => lane.focus.verdict === 'watch' && above(lane))],
    ['low', where((lane) => lane.focus.verdict === 'watch' && !above(lane))],
    ['balanced', where((lane) => lane.focus.verdict === 'balanced')],
  ];
  const [form, lanes] = forms.find(([, some]) => some.length) ?? ['unsure', []];
  return { form, lanes };
}

/** Components that are surely out of their range in some box, beside what the study is about. */
export function outside(info: LabInfo): string[] {
  const found = (info.standing?.lanes ?? []).flatMap((lane) => lane.components.filter((one) => one.verdict === 'strong' || one.verdict === 'weak'));
  return [...new Set(found.map((one) => one.name))].filter((name) => name !== info.focus);
}

/** A component with one box beside the first one. */
export interface Row {
  name: string;
  one: LabNumbers;
  all: (LabNumbers | null)[];
  change: number | null;
}

export type Order = 'change' | 'name' | 'offered' | 'taken' | 'round' | 'points' | 'share';

/** The rows of a table for one box: what is asked about first, then as wanted. */
export function rowsOf(info: LabInfo, lane: number, order: Order, named: (name: string) => string): Row[] {
  const lanes = info.standing?.lanes ?? [];
  const by = lanes.map((one) => new Map(one.components.map((each) => [each.name, each])));
  const rows = (lanes[lane]?.components ?? []).map((one): Row => {
    const base = by[0]?.get(one.name);
    const compared = lane > 0 && base && base.uses >= ENOUGH && one.uses >= ENOUGH;
    return { name: one.name, one, all: by.map((each) => each.get(one.name) ?? null), change: compared ? shareOf(one) - shareOf(base) : null };
  });
  const value: Record<Exclude<Order, 'name'>, (row: Row) => number> = {
    change: (row) => (lane === 0 ? Math.abs(shareOf(row.one) - 1 / info.seats) * Number(row.one.uses >= ENOUGH) : Math.abs(row.change ?? 0)),
    offered: (row) => row.one.offered,
    taken: (row) => (row.one.offered ? row.one.taken / row.one.offered : 0),
    round: (row) => row.one.round ?? 0,
    points: (row) => row.one.points ?? 0,
    share: (row) => (row.one.uses >= ENOUGH ? shareOf(row.one) : 0),
  };
  const compare = order === 'name' ? (a: Row, b: Row) => named(a.name).localeCompare(named(b.name)) : (a: Row, b: Row) => value[order](b) - value[order](a);
  return rows.sort((a, b) => Number(b.name === info.focus) - Number(a.name === info.focus) || compare(a, b));
}

/** Something that may move with what was changed: from the first box to the last, and whether chance may explain it. */
export interface Moved {
  key: 'taken' | 'earned' | 'first' | 'wins';
  name: string;
  values: number[];
  percent: boolean;
  word: 'grows' | 'falls' | 'unsure' | 'same';
}

/** Standard errors between two shares. */
function apart(a: [number, number], b: [number, number]): number {
  const pooled = (a[0] + b[0]) / (a[1] + b[1]);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / a[1] + 1 / b[1]));
  return error ? (b[0] / b[1] - a[0] / a[1]) / error : 0;
}

/** What a difference of so many standard errors is called: the limits of the last look, and half of them for what nobody can tell. */
export function wordOf(z: number, look: number): Moved['word'] {
  const limit = 2.024 * Math.sqrt(4 / Math.max(1, look));
  if (look > 0 && Math.abs(z) > limit) return z > 0 ? 'grows' : 'falls';
  return Math.abs(z) > 1 ? 'unsure' : 'same';
}

/** Up to five things: how often it is taken and who plays first always, then what changed most for its noise. */
export function movedOf(info: LabInfo): Moved[] {
  const standing = info.standing;
  if (!standing || standing.lanes.length < 2) return [];
  const lanes = standing.lanes;
  const first = lanes[0]!;
  const last = lanes.at(-1)!;
  const found: Moved[] = [];
  const add = (key: Moved['key'], name: string, pairs: [number, number][]): void => {
    if (pairs.some(([, of]) => of === 0)) return;
    const z = apart(pairs[0]!, pairs.at(-1)!);
    found.push({ key, name, values: pairs.map(([part, of]) => part / of), percent: true, word: wordOf(z, standing.look) });
  };
  if (info.focus && info.focus !== FIRST && first.focus.offered) add('taken', info.focus, lanes.map((lane) => [lane.focus.taken, lane.focus.offered]));
  add('first', FIRST, lanes.map((lane) => [lane.first.won, lane.first.uses]));
  if (lanes.every((lane) => typeof lane.focus.points === 'number')) {
    const values = lanes.map((lane) => lane.focus.points!);
    const by = values.at(-1)! - values[0]!;
    found.push({ key: 'earned', name: info.focus, values, percent: false, word: standing.look === 0 ? 'unsure' : Math.abs(by) < 0.05 * Math.max(1, Math.abs(values[0]!)) ? 'same' : by > 0 ? 'grows' : 'falls' });
  }
  const before = new Map(first.components.map((one) => [one.name, one]));
  const others = last.components
    .filter((one) => one.name !== info.focus && one.uses >= ENOUGH && (before.get(one.name)?.uses ?? 0) >= ENOUGH && !info.outcomes.includes(one.name.split(':')[0]!))
    .map((one) => ({ one, z: Math.abs(apart([before.get(one.name)!.won, before.get(one.name)!.uses], [one.won, one.uses])) }))
    .sort((a, b) => b.z - a.z);
  for (const { one } of others.slice(0, 5 - found.length)) {
    add('wins', one.name, lanes.map((lane) => { const same = lane.components.find((each) => each.name === one.name); return [same?.won ?? 0, same?.uses ?? 0]; }));
  }
  return found;
}

/** Seconds until a study is done, from how many games came in of late; null where nobody can say. */
export function secondsLeft(info: LabInfo, seen: readonly { at: number; done: number }[]): number | null {
  const old = seen[0];
  const fresh = seen.at(-1);
  if (!old || !fresh || fresh.done <= old.done) return null;
  return ((info.total - fresh.done) * (fresh.at - old.at)) / 1000 / (fresh.done - old.done);
}

/** Values of a number to begin with: what it is, and the next two. */
export const valuesFrom = (value: number): string => [value, value + 1, value + 2].join(', ');

/** Values as somebody typed them; null if they are not two to eight different whole numbers. */
export function valuesIn(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  if (!parts.every((part) => /^-?\d{1,6}$/.test(part))) return null;
  const values = parts.map(Number);
  return values.length >= 2 && values.length <= 8 && new Set(values).size === values.length ? values : null;
}
