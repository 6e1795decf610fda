/** What the frame works with beside the server's own messages (`api/wire.ts`). */

export type Args = Record<string, unknown>;

/** Something to be said: an entry of the catalogue and what to put into it. */
export interface Message {
  key: string;
  args: Args;
}

export interface GameEvent {
  event: string;
  seat?: number;
  [field: string]: unknown;
}

/** What one seat did at once; a heading opens a new round. What happens by itself after a turn has begun is a line of that turn. */
export interface LogLine {
  /** The version of the step; more lines of the same step lie between it and the next. */
  id: number;
  step: number;
  /** What the step was: an action, or an entry of the hall's own (`undo`, `resign` …). */
  kind: string;
  seat: number;
  /** Whether a turn of the seat begins with this line. */
  opens: boolean;
  /** Its events in words, for the ear and for games without sentences of their own. */
  text: string;
  heading: string;
  events: GameEvent[];
}

/** What the table has to say by the way. */
export interface Notice {
  text: string;
  rule: string | null;
  /** News rather than a refusal. */
  calm?: boolean;
  /** Why the hall let us go, if it did. */
  code?: string;
}

/** Why a choice is good: a sentence of the hall's, and its parts in the game's words. */
export interface Reason {
  form: string;
  parts: Record<string, Message>;
}

export interface Hint {
  word: string;
  estimate: number;
  reason?: Reason | null;
}

export type LinkState = 'opening' | 'live' | 'lost' | 'closed';
