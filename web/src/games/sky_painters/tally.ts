/** The receipt of a turn: every act with what it brought, and what all of it comes to. */
import { standing } from '../../lib/log';
import type { LogLine } from '../../lib/model';
import type { Good } from './art';
import { asEvent, type ChangeHelp, type DieView, type TableEvent, type PlayHelp } from './view';

export interface Act {
  /** The catalogue's word for it, and what it takes. */
  key: string;
  args: Record<string, unknown>;
  good: Good | null;
  delta: number;
  total: number | null;
  /** Whether undo ends here: something was rolled. */
  locked: boolean;
}

export interface Tally {
  acts: Act[];
  spots: number;
  hope: number;
  cards: number;
  painters: number;
}

/** Something that came or went, as an event tells it or as the help foresees it. */
interface Change extends ChangeHelp {
  locked?: boolean;
}

/** What changes are called after: the die, card, Painter or token that was last. */
interface Names {
  colour?: string;
  number?: number;
  source?: string;
}

/** The events of the turn that is on, from its beginning. */
export function turnEvents(log: readonly LogLine[]): TableEvent[] {
  const all = standing(log).flatMap((line) => line.events.map(asEvent));
  const began = all.map((event) => event.event).lastIndexOf('turn_began');
  return all.slice(began + 1);
}

/** What a seat won and paid in these events, in order. Paint of one card is put together. */
export function tally(events: readonly TableEvent[], seat: number): Tally {
  const sum: Tally = { acts: [], spots: 0, hope: 0, cards: 0, painters: 0 };
  const names: Names = {};
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.event === 'die_taken') Object.assign(names, { colour: event.colour, number: event.number });
    const source = event.event === 'hope_slept' || event.event === 'extra_turn_earned' ? '' : sourceOf(event);
    if (source) names.source = source;
    if (event.event === 'card_completed') sum.cards += 1;
    if (event.event === 'painter_acquired') sum.painters += 1;
    if (event.event === 'spots_changed') sum.spots += Math.max(0, event.delta);
    if (event.event === 'hope_changed') sum.hope += Math.max(0, event.delta);
    const change = changeOf(event);
    if (change) add(sum.acts, change, names);
  }
  return sum;
}

/** The card, Painter or token that an event with a title is about. */
function sourceOf(event: TableEvent): string {
  if (!('title' in event)) return '';
  return 'card' in event ? event.card : 'tile' in event ? event.tile : 'token' in event ? event.token : event.source;
}

/** What a word would bring, with the totals that follow. */
export function foreseen({ word, changes }: Pick<PlayHelp, 'word' | 'changes'>, hand: DieView | null = null): Act[] {
  const [verb, colour, number] = word.split(' ');
  const names: Names = verb === 'die' ? { colour, number: Number(number) } : { ...hand };
  const acts: Act[] = [];
  for (const change of changes) {
    if (change.what === 'card_completed' || change.what === 'hope_activated') names.source = change.name;
    add(acts, change, names);
  }
  return acts;
}

/** What a card would pay once it is completed, out of all that a word brings; null if the word does not complete it. */
export function pays(changes: readonly ChangeHelp[], card: string): { spots: number; hope: number; clouds: number } | null {
  const from = changes.findIndex((one) => one.what === 'card_completed' && one.name === card);
  if (from < 0) return null;
  const next = changes.findIndex((one, n) => n > from && one.what === 'card_completed');
  const own = changes.slice(from, next < 0 ? undefined : next);
  const won = (what: ChangeHelp['what']): number => own.reduce((sum, one) => sum + (one.what === what ? Math.max(0, one.delta) : 0), 0);
  return { spots: won('spots_changed'), hope: won('hope_changed'), clouds: own.filter((one) => one.what === 'cloud_gained').length };
}

/** An event as the help would foresee it, if it is worth a line. */
function changeOf(event: TableEvent): Change | null {
  const plain = { what: event.event, name: '', delta: 0, total: null };
  switch (event.event) {
    case 'spots_changed':
    case 'hope_changed':
      return { ...plain, name: event.why, delta: event.delta, total: event.total };
    case 'spots_limited':
      return { ...plain, name: String(event.discarded), total: event.total };
    case 'cloud_gained':
    case 'cloud_paid':
      return { ...plain, total: event.clouds };
    case 'leader_taken':
      return { ...plain, name: event.victim === null ? '' : String(event.victim) };
    case 'hope_slept':
    case 'extra_turn_earned':
      return { ...plain, name: event.source };
    case 'card_completed':
      return { ...plain, name: event.card, locked: event.dice.length > 0 };
    case 'figure_closed':
      return { ...plain, name: event.figure };
    case 'dice_rerolled':
      return { ...plain, locked: true };
    default:
      return null;
  }
}

function add(acts: Act[], change: Change, names: Names): void {
  const act = actOf(change, names);
  const last = acts.at(-1);
  if (act?.key === 'tally-paint' && last?.key === 'tally-paint') {
    last.delta += act.delta;
    last.total = act.total;
  } else if (act) acts.push(act);
}

function actOf({ what, name, delta, total, locked = false }: Change, names: Names): Act | null {
  const plain = { args: { ...names }, good: null, delta, total, locked };
  switch (what) {
    case 'spots_changed':
      return { ...plain, key: `tally-${name}`, good: 'spot' };
    case 'hope_changed':
      return { ...plain, key: `tally-${name}`, good: 'heart' };
    case 'spots_limited':
      return { ...plain, key: 'tally-limit', good: 'spot', delta: -Number(name) };
    case 'cloud_gained':
      return { ...plain, key: 'tally-cloud', good: 'cloud', delta: 1 };
    case 'cloud_paid':
      return { ...plain, key: 'tally-recolour', good: 'cloud', delta: -1 };
    case 'leader_taken':
      return { ...plain, key: 'tally-leader', args: { victim: name === '' ? null : Number(name) }, good: 'crown' };
    case 'hope_slept':
      return { ...plain, key: 'tally-slept', args: { source: name } };
    case 'card_completed':
      return { ...plain, key: 'tally-completed', args: { source: name }, good: 'card' };
    case 'figure_closed':
      return { ...plain, key: 'tally-figure', args: { figure: name }, good: name === 'halo' ? 'halo' : 'cloud' };
    case 'dice_rerolled':
      return { ...plain, key: 'tally-rolled' };
    case 'extra_turn_earned':
      return { ...plain, key: 'tally-extra', args: { source: name } };
    default:
      return null;
  }
}
