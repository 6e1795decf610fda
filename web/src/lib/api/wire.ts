/** The server's messages (skyhall/server/messages.py). */
import type { GameEvent, Message } from '../model';

export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  level: string;
  resigned: boolean;
  present: boolean;
}

export interface ClockInfo {
  move: number;
  bank: number;
  banks: number[];
  runs_out: number | null;
  now: number;
}

export interface TableInfo {
  id: string;
  game: string;
  edition: string;
  options: Record<string, boolean | number | string>;
  status: string;
  version: number;
  steps: number;
  turn: number;
  listed: boolean;
  seats: SeatInfo[];
  clock: ClockInfo | null;
  seed_hash: string;
  seed: string | null;
  take_back: { seat: number; actions: number; need: number[] } | null;
  may_undo: boolean;
  result: { ending: string; scores: number[]; ranks: number[]; conceded: boolean } | null;
  rematch: string;
  origin: string;
  origin_step: number;
  created: number;
  changed: number;
  problem: string;
}

export interface LegalWord {
  word: string;
  say: Message;
}

export interface RefusedWord {
  word: string;
  rule: string;
  reason: Message;
}

export interface Ask {
  seat: number;
  prompt: Message;
  legal: LegalWord[];
  refusals: RefusedWord[];
}

export interface StepInfo {
  version: number;
  step: number;
  kind: string;
  seat: number;
  word: string | null;
  at: number;
  events: GameEvent[];
}

export interface Snapshot {
  type: 'snapshot';
  seat: number | null;
  version: number;
  table: TableInfo;
  view: Record<string, unknown> | null;
  ask: Ask | null;
}

export interface Update extends Omit<Snapshot, 'type'> {
  type: 'update';
  since: number;
  steps: StepInfo[];
}

export interface Refused {
  type: 'refused';
  id: string | null;
  code: string;
  text: string;
  rule: string | null;
  reason: Message | null;
  version: number;
}

export interface ChatInfo {
  id: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

export type ServerMessage =
  | Snapshot
  | Update
  | { type: 'ack'; id: string; version: number }
  | Refused
  | { type: 'chat'; lines: ChatInfo[] }
  | { type: 'presence'; present: boolean[] }
  | { type: 'pong'; version: number; now: number }
  | { type: 'bye'; code: string; text: string };

export type ClientMessage =
  | { type: 'hello'; token: string | null; since: number; chat_since: number }
  | { type: 'move'; id: string; version: number; word: string }
  | { type: 'undo' | 'ask_back'; id: string; version: number }
  | { type: 'answer_back'; id: string; version: number; accept: boolean }
  | { type: 'say'; id: string; text: string }
  | { type: 'ping'; version: number };

export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  numbers: Record<string, number[]>;
  free: string;
  expected: string;
}

export interface GameInfo {
  name: string;
  title: string;
  blurb: string;
  rules: number;
  seats: number[];
  options: OptionInfo[];
  editions: string[];
  levels: string[];
  quiet_events: string[];
}

export interface TableLine {
  id: string;
  game: string;
  status: string;
  turn: number;
  seats: SeatInfo[];
  created: number;
  changed: number;
  seat: number | null;
  your_turn: boolean;
  token_index: number | null;
}

export interface Made {
  id: string;
  host_token: string;
  seat: number | null;
  token: string | null;
}

export interface NewTable {
  game: string;
  seats: { kind: string; level?: string }[];
  name: string;
  options: Record<string, boolean | number | string>;
  edition: string;
  listed: boolean;
  clock: { move: number; bank: number };
  start: boolean;
  level: string;
}

export interface HintsInfo {
  version: number;
  suggestions: { word: string; estimate: number }[];
}

export interface ReplayStep extends StepInfo {
  view: Record<string, unknown> | null;
  ask: Ask | null;
}

export interface StepsInfo {
  total: number;
  seat: number | null;
  steps: ReplayStep[];
}
