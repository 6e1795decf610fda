/** Several choices made with one click. Nothing is sent ahead: each word is played when its question comes, and only if nobody
 * else did anything but pass in between. */
import type { TableStore } from '../../lib/table.svelte';
import { session } from './session.svelte';
import { heldBy, sideOf } from './sides';
import { heard, sees, wordOf, type Step, type View } from './view';
import { wordsByHex } from './weigh';

/** A word, and what then answers the question that it leads to. */
export interface Shortcut {
  word: string;
  asks: string;
  then: string;
  /** The hex that is clicked for it, and what comes of it. */
  step?: Step;
}

/** One that is weighed or under way: since which version of the table, and whether its first word was played. */
export interface Ahead extends Shortcut {
  version: number;
  isUnderWay: boolean;
}

/** A Skirmish is meant only where nothing else is: who can be attacked is attacked, where a Move can end it ends. */
const isLast = ({ word }: Shortcut): boolean => word === 'act skirmish';

/** What a click on a hex stands for, where it is no word itself. In a lesson every word is the learner's own. */
export function shortcuts(table: TableStore, view: View): Map<number, Shortcut> {
  const found = new Map<number, Shortcut>();
  if (!table.mine || table.isLesson || table.still) return found;
  const words = wordsByHex(view, [...table.legal.keys()]);
  const all = view.legal.flatMap(({ name, then }) => (then && table.legal.has(name) ? then.steps.map((step) => ({ word: name, asks: then.asks, then: `hex ${view.box.map.labels[step.hex]}`, step })) : []));
  for (const cut of all) {
    const { hex } = cut.step;
    const rivals = all.filter((other) => other.step.hex === hex && other !== cut);
    if (!words.has(hex) && (isLast(cut) ? !rivals.length : rivals.every(isLast))) found.set(hex, cut);
  }
  return found;
}

/** Lead at once with the top of the deck, where there is one. */
export function leadTop(table: TableStore, view: View): Shortcut | null {
  const side = table.seat === null ? undefined : view.seats[table.seat];
  if (!side || table.isLesson || !table.legal.has('act lead') || !(side.deck_count || side.discard.length)) return null;
  return { word: 'act lead', asks: 'ask-LeadFrom', then: 'top' };
}

/** It is chosen, as a word is; the act under the board, or a second click, plays it. */
export function aim(table: TableStore, cut: Shortcut): void {
  session.ahead = { ...cut, version: table.version, isUnderWay: false };
  table.notice = null;
  table.offer = null;
  table.hovered = null;
  table.chosen = cut.word;
}

export function playAhead(table: TableStore, cut: Shortcut): void {
  aim(table, cut);
  table.play(cut.word);
}

/** What is aimed at while its question is still open. */
export function aimed(table: TableStore): Ahead | null {
  const { ahead } = session;
  return ahead && ahead.version === table.version && ahead.word === table.chosen ? ahead : null;
}

/** What the word in focus would do: of a shortcut, what its hex would. */
export function weighed(table: TableStore, view: View): Partial<Pick<Step, 'way' | 'control' | 'harms'>> | undefined {
  const cut = [session.cut, aimed(table)].find((one) => one && one.word === table.focus);
  return cut?.step ?? wordOf(view, table.focus);
}

const ANSWERS = new Set(['card_played', 'triggered', 'provoked']);
/** Whether anybody else has done something since. */
function wasAnswered(table: TableStore, since: number): boolean {
  return table.log.some((line) => line.id > since && line.events.some((event) => ANSWERS.has(heard(event).event) && event.seat !== table.seat));
}

/** What is left of it at a new question of mine, and the word that answers the question now. */
export function goesOn(table: TableStore, view: View, ahead: Ahead): { ahead: Ahead | null; word: string | null } {
  const over = { ahead: null, word: null };
  if (table.version === ahead.version) return { ahead, word: null };
  const last = table.sent?.word;
  const isOwn = ahead.isUnderWay ? last === 'pass' || last === ahead.word : last === ahead.word && table.sent?.version === ahead.version;
  if (!isOwn || wasAnswered(table, ahead.version)) return over;
  if (view.prompt?.key === 'ask-Respond') return { ahead: { ...ahead, isUnderWay: true }, word: null };
  return { ahead: null, word: view.prompt?.key === ahead.asks && table.legal.has(ahead.then) ? ahead.then : null };
}

/** How many minions of a lane wait for a hex, where the page may put them all. */
export function minionsLeft(view: View, seat: number | null): number {
  const { key, args } = view.prompt ?? { key: '', args: {} };
  if (key === 'ask-SpawnAt') return Number(args.n);
  const token = view.tokens.find((one) => one.lane === args.lane);
  if (key !== 'ask-Reposition' || seat === null || !token) return 0;
  return heldBy(view, sideOf(view, seat)).minions.filter((one) => one.lane === args.lane && !sees(view.box.map, token.hex, one.hex)).length;
}

/** The first hex of a lane for its next minion, by the order of the hexes. */
export const firstHex = (table: TableStore): string | null => [...table.legal.keys()].find((word) => word.startsWith('hex ')) ?? null;

/** The rest of a lane's minions are put on the nearest hexes, one after the other. */
export function placeRest(table: TableStore, view: View): void {
  const word = firstHex(table);
  session.lane = Number(view.prompt?.args.lane);
  if (word !== null) table.play(word);
}

/** What follows by itself from my own last word: the next minion of a lane, the strike after the movement of a Skirmish. */
export function follows(table: TableStore, view: View): string | null {
  const { key, args } = view.prompt ?? { key: '', args: {} };
  if (!table.sent?.word.startsWith('hex ') || table.version !== table.sent.version + 1) return null;
  if ((key === 'ask-SpawnAt' || key === 'ask-Reposition') && args.lane === session.lane) return firstHex(table);
  if (key === 'ask-SkirmishStep' && args.moved && session.strikes && table.legal.has('strike')) return 'strike';
  return null;
}
