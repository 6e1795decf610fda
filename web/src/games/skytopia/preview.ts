/** What a word would do, put together from the hints and promises that the server sends. */
import type { Golem, Hint, Master, Part, Promised, Slot, View } from './view';

export interface Send {
  slot: string;
  face: number;
}

/** `send blue-3 4` taken apart; null for any other word. */
export function readSend(word: string | null): Send | null {
  const parts = word?.split(' ') ?? [];
  return parts[0] === 'send' && parts[1] && parts[2] ? { slot: parts[1], face: Number(parts[2]) } : null;
}

export const hintOf = (view: View, word: string | null): Hint | null =>
  view.decision?.actions.find((one) => one.name === word)?.hint ?? null;

export const slotAt = (view: View, name: string): Slot | undefined => view.market.slots.find((one) => one.slot === name);

/** How a golem will fare that is put on a card: it takes the card, goes home with coins or for nothing, or is too late. */
export type Fate = 'leads' | 'paid' | 'nothing' | 'late';

export function fate(hint: Hint, seat: number): Fate {
  if (hint.after_end) return 'late';
  if (hint.leader !== seat) return 'paid';
  return hint.ahead?.length ? 'nothing' : 'leads';
}

/** Whether the golem would take the card before one of its own seat, which then goes home for nothing. */
export const leavesOwn = (hint: Hint, seat: number): boolean => hint.leader === seat && !hint.ahead?.length && (hint.behind ?? []).includes(seat);

/** What a golem on a card is paid when the card is taken; `hint` is a word about that card that is pointed at. */
export function paidTo(view: View, golem: Golem, hint: Hint | null): number {
  if (hint?.leader === undefined) return golem.refund;
  return golem.seat === hint.leader ? 0 : view.compensation;
}

/** What the guildmasters would pay for what is pointed at; null if that says nothing about them. */
export function guildThen(view: View, word: string | null): number[] | null {
  const hint = hintOf(view, word);
  return hint?.then?.guild ?? hint?.guild ?? null;
}

/** Who of the others a guildmaster pays most. */
export const bestRival = (master: Master, own: number): number =>
  master.now.reduce((best, pay, seat) => (seat !== own && (best === own || pay > master.now[best]!) ? seat : best), own);

export interface Due {
  slot: string;
  colour: string;
  card: string;
  round: number;
  /** Not yet sent: only pointed at. */
  ghost: boolean;
  then: Promised;
}

/** What a seat will finish if nothing changes, the soonest first; with the send that is pointed at, if it leads, and what it changes
 * for the golems that finish after it. */
export function schedule(view: View, seat: number, word: string | null): Due[] {
  const send = readSend(word);
  const hint = send ? hintOf(view, word) : null;
  const due: Due[] = [];
  for (const slot of view.market.slots) {
    if (!slot.card) continue;
    const ghost = send?.slot === slot.slot && hint?.then ? { then: hint.then, round: hint.finish_round! } : null;
    const leader = slot.golems[0];
    const sure = slot.due && leader?.seat === seat ? { then: hint?.later?.[slot.slot] ?? slot.due, round: leader.finish_round } : null;
    const found = ghost ?? sure;
    if (found) due.push({ slot: slot.slot, colour: slot.colour, card: slot.card.id, ...found, ghost: ghost !== null });
  }
  return due.sort((a, b) => a.round - b.round);
}

/** What is finished in one round for one tower is one activation. The forecast of the send knows the others. */
export function together(due: readonly Due[]): (Due & { cards: string[] })[] {
  const found = new Map<string, Due & { cards: string[] }>();
  for (const one of due) {
    const key = `${one.colour} ${one.round}`;
    const met = found.get(key);
    found.set(key, { ...(one.ghost || !met ? one : met), cards: [...(met?.cards ?? []), one.card] });
  }
  return [...found.values()];
}

/** The face that a click on a card means: the one in mind if it may be sent there, else the cheapest. */
export function faceFor(view: View, slot: string, legal: ReadonlyMap<string, unknown>, wanted: number | null): number | null {
  const faces = Object.entries(view.chronometer.prices)
    .filter(([face]) => legal.has(`send ${slot} ${face}`))
    .sort(([, a], [, b]) => (a.price ?? 0) - (b.price ?? 0))
    .map(([face]) => Number(face));
  return wanted !== null && faces.includes(wanted) ? wanted : (faces[0] ?? null);
}

/** The words of a question that are cards of one line of the market: where the ability is used there. */
export function lineOf(view: View): number | null {
  if (view.decision?.kind !== 'activate_line') return null;
  const spot = view.activation?.chain.filter((one) => one.card === view.activation?.source).at(-1);
  return spot?.where === 'market' && spot.slot ? Number(spot.slot.split('-')[1]) : null;
}

/** The faces in the order of the dial: the pointer first. */
export function dial(view: View): { face: number; steps: number; price: number | null; round: number }[] {
  return Object.entries(view.chronometer.prices)
    .map(([face, told]) => ({ face: Number(face), ...told, round: view.round + told.steps }))
    .sort((a, b) => a.steps - b.steps);
}

/** Icons of an effect, in its order: what is drawn, its number, and what it is counted by. */
export interface Token {
  icon: string;
  n: number | null;
  per: string | null;
  max: number | null;
}

const token = (icon: string, n: number | null = null, per: string | null = null, max: number | null = null): Token => ({ icon, n, per, max });

export function tokens(part: Part): Token[] {
  const n = part.n ?? null;
  const per = part.count ?? null;
  const max = part.max ?? null;
  switch (part.do) {
    case 'pp':
    case 'pp_per':
      return [token('pp', n, per, max)];
    case 'coins':
    case 'coins_per':
      return [token('coin', n, per, max)];
    case 'rotate':
      return Array.from({ length: part.golems ?? 1 }, () => token('rotate', part.steps));
    case 'trade':
      return [token('coin', part.coins), token('to'), token('pp', part.pp), ...((part.times ?? 1) > 1 ? [token('times', part.times)] : [])];
    case 'recall':
      return [token('recall'), ...(part.coins ? [token('coin', part.coins)] : []), ...(part.pp ? [token('pp', part.pp)] : [])];
    case 'add':
      return [token('add', null, `add-${part.from}`), ...(part.cost ? [token('pay', part.cost)] : [])];
    case 'end_pp':
      return [token('pp', n, 'end')];
    default:
      return [token(part.do, null, part.do)];
  }
}
