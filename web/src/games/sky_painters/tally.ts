/** The receipt of a turn: every act with what it brought, and what all of it comes to. */
import { standing } from '../../lib/log';
import type { GameEvent, LogLine } from '../../lib/model';
import type { Good } from './art';
import type { DieView, PlayHelp } from './view';

export interface Entry {
  /** The catalogue's word for it, and what it takes. */
  key: string;
  args: Record<string, unknown>;
  good: Good | null;
  delta: number;
  total: number | null;
  /** Whether undo ends here: something was rolled. */
  locked: boolean;
}

interface Goods {
  spots: number;
  hope: number;
  clouds: number;
}

export interface Tally {
  entries: Entry[];
  spots: number;
  hope: number;
  cards: number;
  painters: number;
}

/** The events of the turn that is on, from its beginning. */
export function turnEvents(log: readonly LogLine[]): GameEvent[] {
  const all = standing(log).flatMap((line) => line.events);
  const began = all.map((event) => event.event).lastIndexOf('turn_began');
  return all.slice(began + 1);
}

/** What a seat won and paid in these events, in order. Paint of one card is put together. */
export function tally(events: readonly GameEvent[], seat: number): Tally {
  const sum: Tally = { entries: [], spots: 0, hope: 0, cards: 0, painters: 0 };
  const names: Record<string, unknown> = {};
  for (const event of events) {
    if (event.seat !== seat) continue;
    name(event, names);
    if (event.event === 'card_completed') sum.cards += 1;
    if (event.event === 'painter_acquired') sum.painters += 1;
    if (event.event === 'spots_changed') sum.spots += Math.max(0, Number(event.delta));
    if (event.event === 'hope_changed') sum.hope += Math.max(0, Number(event.delta));
    const entry = entryOf(event, names);
    if (entry) add(sum.entries, entry);
  }
  return sum;
}

/** What later changes are called after: the die, card, Painter or token they belong to. */
function name(event: GameEvent, names: Record<string, unknown>): void {
  if (event.event === 'die_taken') Object.assign(names, { colour: event.colour, number: event.number });
  if (['card_completed', 'card_taken', 'painter_acquired', 'halo_taken', 'hope_activated'].includes(event.event)) names.title = event.title;
}

function entryOf(event: GameEvent, names: Record<string, unknown>): Entry | null {
  const plain = { args: { ...names }, good: null, delta: 0, total: null, locked: false };
  const change = { ...plain, delta: Number(event.delta), total: Number(event.total) };
  switch (event.event) {
    case 'spots_changed':
      return { ...change, key: whyKey(String(event.why)), good: 'spot' };
    case 'hope_changed':
      return { ...change, key: whyKey(String(event.why)), good: 'heart' };
    case 'cloud_gained':
      return { ...plain, key: 'tally-cloud', good: 'cloud', delta: 1, total: Number(event.clouds) };
    case 'cloud_paid':
      return { ...plain, key: 'tally-recolour', good: 'cloud', delta: -1, total: Number(event.clouds) };
    case 'leader_taken':
      return { ...plain, key: 'tally-leader', args: { victim: event.victim }, good: 'crown' };
    case 'hope_slept':
      return { ...plain, key: 'tally-slept', args: { title: event.title } };
    case 'card_completed':
      return { ...plain, key: 'tally-completed', args: { title: event.title }, good: 'card', locked: (event.dice as unknown[]).length > 0 };
    case 'figure_closed':
      return { ...plain, key: 'tally-figure', args: { figure: event.figure }, good: event.figure === 'halo' ? 'halo' : 'cloud' };
    case 'dice_rerolled':
      return { ...plain, key: 'tally-rolled', locked: true };
    case 'extra_turn_earned':
      return { ...plain, key: 'tally-extra', args: { title: event.title } };
    default:
      return null;
  }
}

const WHYS = new Set(['main', 'die', 'surplus', 'paint', 'card', 'painter', 'halo', 'symbol', 'activated', 'dare', 'levy', 'limit']);
const SPOKEN: Record<string, string> = { 'top card': 'top', 'on the card': 'collected' };

/** Why goods changed, as the catalogue has it; else the effect of a Painter or a token. */
export function whyKey(why: string): string {
  const key = SPOKEN[why] ?? (why.startsWith('watching') ? 'watching' : why);
  return WHYS.has(key) || why in SPOKEN || why.startsWith('watching') ? `tally-${key}` : 'tally-effect';
}

function add(entries: Entry[], entry: Entry): void {
  const last = entries.at(-1);
  if (entry.key === 'tally-paint' && last?.key === 'tally-paint') {
    last.delta += entry.delta;
    last.total = entry.total;
  } else entries.push(entry);
}

/** What a word would bring, with the totals that follow. */
export function foreseen({ word, changes }: Pick<PlayHelp, 'word' | 'changes'>, now: Goods, hand: DieView | null = null): Entry[] {
  const [verb, colour, number] = word.split(' ');
  const die = verb === 'die' ? { colour, number: Number(number) } : hand;
  const events: GameEvent[] = die ? [{ event: 'die_taken', seat: 0, ...die }] : [];
  const total = { ...now };
  for (const { what, name, delta } of changes) {
    if (what === 'spots_changed') events.push({ event: what, seat: 0, delta, why: name, total: (total.spots += delta) });
    else if (what === 'hope_changed') events.push({ event: what, seat: 0, delta, why: name, total: (total.hope += delta) });
    else if (what === 'cloud_gained') events.push({ event: what, seat: 0, clouds: (total.clouds += 1) });
    else if (what === 'cloud_paid') events.push({ event: what, seat: 0, clouds: (total.clouds -= 1) });
    else if (what === 'leader_taken') events.push({ event: what, seat: 0, victim: name === 'None' ? null : Number(name) });
    else if (what === 'spots_limited') events.push({ event: 'spots_changed', seat: 0, why: 'limit', delta: -Number(name), total: (total.spots -= Number(name)) });
    else if (what === 'figure_closed') events.push({ event: what, seat: 0, figure: name });
    else events.push({ event: what, seat: 0, title: name, dice: [] });
  }
  return tally(events, 0).entries;
}
