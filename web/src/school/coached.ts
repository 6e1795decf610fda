/** When the coach of a first game speaks: pure rules over what comes up and what was said. */
import type { Coached, IdeaInfo } from '../lib/api/wire';

/** Big slips too, new things only, or nothing. */
export const VOICES = ['all', 'new', 'silent'] as const;
export type Voice = (typeof VOICES)[number];

/** What was said at a table: the ideas, the turn in which one was told last, and the questions. */
export interface Said {
  ideas: string[];
  turn: number;
  /** The turn and the kind of the last question, and how many came after the fifth turn. */
  asked: number;
  kind: string;
  late: number;
}

export const NOTHING_SAID: Said = { ideas: [], turn: 0, asked: 0, kind: '', late: 0 };
/** After so many turns questions are counted, and there are no more than so many. */
const EARLY = 5;
const MOST = 3;
/** After so many turns without anything new the coach folds to one line. */
export const QUIET = 5;
const LEARNT = 3;

/** What is told now: the first that is new, once a turn. What happened may wait for a later turn; `waiting` has it. */
export function idea(ideas: readonly IdeaInfo[], now: Coached, waiting: readonly string[], told: readonly string[], said: Said): IdeaInfo | null {
  if (said.turn === now.turn) return null;
  return ideas.find((one) => !told.includes(one.id) && (now.ideas.includes(one.id) || waiting.includes(one.id))) ?? null;
}

/** What waits for a later turn. */
export const waitingAfter = (now: Coached, waiting: readonly string[], told: readonly string[]): string[] => [
  ...new Set([...waiting, ...now.wait].filter((one) => !told.includes(one))),
];

/** Whether a question may be asked in a turn: not in the first, one a turn, three after the fifth. */
export function mayAsk(voice: Voice, said: Said, turn: number): boolean {
  return voice === 'all' && turn > 1 && said.asked !== turn && (turn <= EARLY || said.late < MOST);
}

export const withIdea = (said: Said, id: string, turn: number): Said => ({ ...said, ideas: [...said.ideas, id], turn });

export const withQuestion = (said: Said, kind: string, turn: number): Said => ({ ...said, asked: turn, kind, late: said.late + (turn > EARLY ? 1 : 0) });

/** At the end: up to three things learnt in this game, and one that has not come up yet. */
export function farewell(ideas: readonly IdeaInfo[], said: Said, told: readonly string[]): { learnt: IdeaInfo[]; next: IdeaInfo | null } {
  const learnt = ideas.filter((one) => said.ideas.includes(one.id)).slice(0, LEARNT);
  return { learnt, next: ideas.find((one) => !told.includes(one.id) && one.points.length > 0) ?? ideas.find((one) => !told.includes(one.id)) ?? null };
}
