/** What a word would do, put together from the hints and promises that the server sends. */
import type { Hint, Part, Promised, Slot, View } from './view';

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

export interface Due {
  slot: string;
  colour: string;
  card: string;
  round: number;
  /** Not yet sent: only pointed at. */
  ghost: boolean;
  then: Promised;
}

/** What a seat will finish if nothing changes, the soonest first; with the send that is pointed at, if it leads. */
export function schedule(view: View, seat: number, word: string | null): Due[] {
  const send = readSend(word);
  const hint = send ? hintOf(view, word) : null;
  const due: Due[] = [];
  for (const slot of view.market.slots) {
    const then = slot.then[seat];
    if (!slot.card || !then) continue;
    const leader = slot.golems[0];
    const ghost = hint !== null && send?.slot === slot.slot && hint.ahead?.length === 0;
    const finish = ghost ? hint.finish_round! : leader?.seat === seat ? leader.finish_round : null;
    if (finish === null || finish > (view.last_round ?? view.round_limit)) continue;
    due.push({ slot: slot.slot, colour: slot.colour, card: slot.card.id, round: finish, ghost, then });
  }
  return due.sort((a, b) => a.round - b.round);
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
  const n = Number(part.n);
  switch (part.do) {
    case 'pp':
      return [token('pp', n)];
    case 'coins':
      return [token('coin', n)];
    case 'pp_per':
      return [token('pp', n, String(part.count), Number(part.max))];
    case 'coins_per':
      return [token('coin', n, String(part.count), Number(part.max))];
    case 'rotate':
      return Array.from({ length: Number(part.golems) }, () => token('rotate', Number(part.steps)));
    case 'trade':
      return [token('coin', Number(part.coins)), token('to'), token('pp', Number(part.pp)), ...(Number(part.times) > 1 ? [token('times', Number(part.times))] : [])];
    case 'recall':
      return [token('recall'), ...(part.coins ? [token('coin', Number(part.coins))] : []), ...(part.pp ? [token('pp', Number(part.pp))] : [])];
    case 'add':
      return [token('add', null, `add-${part.from}`), ...(part.cost ? [token('pay', Number(part.cost))] : [])];
    case 'end_pp':
      return [token('pp', n, 'end')];
    default:
      return [token(part.do, null, part.do)];
  }
}
