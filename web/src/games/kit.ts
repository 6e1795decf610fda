/** What a game brings to the frame. One line in `registry.ts` makes it known. */
import type { Component } from 'svelte';
import type { GameEvent } from '../lib/model';
import type { TableStore } from '../lib/table.svelte';

export interface TableProps {
  table: TableStore;
}

export interface SeatProps extends TableProps {
  seat: number;
}

/** A line of the final scoring: what it counts, and the points or the count for every seat. */
export interface ScoreLine {
  label: string;
  values: (number | string)[];
  total?: boolean;
}

export interface Kit {
  /** The weather the table has by itself. */
  theme: 'light' | 'dark';
  Board: Component<TableProps>;
  /** Cards and other choices under the board. */
  Hand?: Component<TableProps>;
  /** Beside the board on wide screens. */
  Left?: Component<TableProps>;
  Right?: Component<TableProps>;
  /** What the chosen move would do, in two lines, under the board of a phone. */
  Summary?: Component<TableProps>;
  /** A player's public assets. */
  Assets: Component<SeatProps>;
  /** A player's face. */
  Avatar?: Component<{ seat: number }>;
  /** Where the game stands, for the bar and the lists. */
  stage: (view: unknown, say: (key: string, args?: Record<string, unknown>) => string) => string;
  /** Whether this is the last round; the words are `last-round`, which a game's catalogue may put its own way. */
  isLastRound?: (view: unknown) => boolean;
  /** The view right after an event. */
  advance: (view: unknown, event: GameEvent) => unknown;
  /** A view with what the page keeps beside it, put back from everything that happened so far. */
  resume?: (view: unknown, events: GameEvent[]) => unknown;
  /** How long an event is on the stage, in ms; `before` are the events of the same move so far. */
  pace: (event: GameEvent, before: GameEvent[]) => number;
  /** Places on the board that an event is about. */
  places: (event: GameEvent) => string[];
  /** Events too fine for the log in words. */
  quiet: ReadonlySet<string>;
  sound: (event: GameEvent) => Sound | null;
  /** Whether a misclick on this word would hurt. */
  confirms: (word: string) => boolean;
  scoring: (view: unknown, say: (key: string, args?: Record<string, unknown>) => string) => ScoreLine[];
  points: (view: unknown, seat: number) => number | null;
  /** Our own words about the rules, as Markdown with a heading for each rule. */
  rules: () => Promise<string>;
  /** Keys beside the frame's own. Returns whether the key was taken. */
  key?: (table: TableStore, key: string) => boolean;
}

export type Sound = 'step' | 'fall' | 'gain' | 'card' | 'hit' | 'turn' | 'end';
