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

/** What one seat did at once, told in words; a heading opens a new round and may stand alone. */
export interface LogLine {
  /** The version of the step; more lines of the same step lie between it and the next. */
  id: number;
  step: number;
  seat: number;
  text: string;
  heading: string;
  events: GameEvent[];
}

export interface Hint {
  word: string;
  estimate: number;
}

export type LinkState = 'opening' | 'live' | 'lost' | 'closed';
