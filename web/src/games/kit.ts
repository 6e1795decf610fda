/** What a game brings to the page from its folder: its door (`door.ts`) and all that a table needs (`index.ts`). */
import type { Component } from 'svelte';
import type { GameEvent } from '../lib/model';
import type { Passage, Teller } from '../lib/reading';
import type { TableStore } from '../lib/table.svelte';
import type { Story } from '../lib/told';
import type { Catalogue } from '../lib/words';

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
  /** It decides between those who are level in the total: shown only then, on its own after it. */
  tie?: boolean;
  /** How it is counted, in a sentence. */
  how?: string;
}

/** What the hall shows of a game. The colours of its weather are CSS: `[data-weather='<game>']`. */
export interface Door {
  /** What lies behind the door, drawn on 308 × 356, the subject between y 15 and 260; else the name chooses a sky. */
  Scene?: Component;
  /** The part of the scene that stands for the game in a list, as a view box. */
  crop: string;
  /** The light that falls out of the door. */
  spill: string;
}

/** The parts of a course's map that a game draws: what lies on a finished chapter (196 × 66), what it stands on (196 × 44), its
 * sign (20 × 20), and the learner (28 × 38). */
export interface SkinProps {
  part: 'roof' | 'ground' | 'sign' | 'climber';
  /** Which chapter, from 0. */
  chapter: number;
}

/** How the map of a course looks: towers of lessons for every game, each made of its own things (`skin.ts`). */
export interface Skin {
  /** The name of its styles: `[data-skin='<name>']`. */
  name: string;
  /** The colours of the chapters, in turn: dark, middle, light, tint. */
  hues: readonly (readonly [string, string, string, string])[];
  Part: Component<SkinProps>;
}

/** A piece or place that a lesson points at: a selector, a place of the board to light up for it, and what stands for it where it is
 * not on the screen, such as the leaf of a phone that it lies on. */
export interface Pointed {
  at: string;
  lit?: string;
  else?: string;
}

/** What the act under the board says about a word. */
export interface Act {
  /** What it does, in a few words; else the word's own name. */
  label?: string;
  /** What comes of it, in a short second line; left out where the screen is low. */
  then?: string;
  /** Something is given away by it, such as a pass: an outline, not filled. */
  gives?: boolean;
}

/** What the first place of the dock does instead of *Undo*, such as *Put back*. */
export interface Back {
  label: string;
  act: () => void;
}

/** A sheet of the game's own, opened with `table.sheets.open('<name> <of>')`, from inside another with `follow`. */
export interface PhoneSheet {
  title: (table: TableStore, of: string) => string;
  /** For reading: a veil lies over the board. Else it is for choosing, and at least 220 px of the board stay in use. */
  tall?: boolean;
  Body: Component<TableProps & { of: string }>;
}

/** A phone has five bands: bar 78, strip of seats 42, board, what I choose with (`Summary` and `Hand`), dock 68. The board
 * gets what the others leave, never less than half of the height under the bar. Nothing here is needed to be playable. */
export interface Phone {
  /** Height in px of what I choose with, for `height` px of screen: the same at every step of a game, so that no edge moves.
   * Without it the band is as high as what is in it. */
  tray?: (view: unknown, height: number) => number;
  /** Whether the band is of use to who only watches; else they read there what happened. */
  watched?: boolean;
  /** In place of the strip of seats: a column of 44 px to the right of the board. */
  Rail?: Component<TableProps>;
  /** Whether this table has the column; else every one has it. */
  isRailed?: (view: unknown) => boolean;
  /** In place of the frame's own strip, 42 px high, 30 where the screen is low. */
  Strip?: Component<TableProps>;
  /** Whether this table has the strip; else every one has it where a game brings one. */
  isStriped?: (view: unknown) => boolean;
  /** A question that fits two lines of 34 letters, where the one of the catalogue is longer. */
  question?: (table: TableStore) => string | null;
  /** The word that the act plays while nothing is chosen, such as a pass; else the only legal one. */
  offers?: (table: TableStore) => string | null;
  act?: (table: TableStore, word: string) => Act;
  back?: (table: TableStore) => Back | null;
  sheets?: Record<string, PhoneSheet>;
}

/** A thing of the box as the server sends it: a card, a tile, a hero. */
export type Thing = Readonly<Record<string, unknown>> & { id: string };

export interface Size {
  width: number;
  height: number;
}

/** A thing on paper: its size in mm, how many of it a box has, and whether what it does is printed under its picture. */
export interface Printed {
  width: number;
  height: number;
  copies: number;
  words: boolean;
  /** How large a picture made for paper is drawn (`tall`); without it the thing is drawn as at the table. */
  picture?: Size;
}

/** What the illustrated rules need of a game: pictures of parts of its board, its signs, and the things of its box. */
export interface Book {
  /** A part of the board, drawn from a position. */
  Part: Component<TableProps & { part: string }>;
  /** How large it is drawn, in px, before it is fitted into the page. */
  size: (part: string) => Size;
  /** For each of some words the part that shows what would come of it, empty where none does. */
  shows: (view: unknown, words: readonly string[]) => string[];
  /** What a part shows, in a sentence; empty where `explain` tells of the piece of that name. */
  told: (view: unknown, part: string, tell: Teller) => string;
  /** A sign of the legend, by its name. */
  Sign: Component<{ name: string; size: number }>;
  /** A thing of the box; turned in its other state, if it has one; tall as `printed` asks for it. */
  Thing: Component<TableProps & { kind: string; thing: Thing; turned: boolean; tall?: boolean }>;
  thingSize: (kind: string) => Size;
  turns: (kind: string) => boolean;
  /** A thing by its name and in words. */
  words: (kind: string, thing: Thing, say: (key: string, args?: Record<string, unknown>) => string) => { name: string; text: string };
  /** The signs that are on a thing, by their names in the legend. */
  signs: (kind: string, thing: Thing) => string[];
  /** How things are printed to be cut out; null for what is no piece of its own. */
  printed: (kind: string, thing: Thing, seats: number) => Printed | null;
  /** Parts of the board that are printed, a sheet each. */
  boards: readonly string[];
  /** The face of who brings a part of a deck, where decks are built. */
  Face?: Component<{ hero: string; size: number }>;
  /** Patterns and symbols that the others draw with, once a page. */
  Store?: Component;
}

export interface Kit {
  /** The weather the table has by itself. */
  theme: 'light' | 'dark';
  /** What else is in the sky behind the table, drawn on 1440 × 900. */
  Sky?: Component;
  Board: Component<TableProps>;
  /** Cards and other choices under the board. */
  Hand?: Component<TableProps>;
  /** What the player sets for a game, over the act on wide screens. */
  Setting?: Component<TableProps>;
  /** Beside the board on wide screens. */
  Left?: Component<TableProps>;
  Right?: Component<TableProps>;
  /** What the chosen move would do, in two lines, over the hand of a phone. */
  Summary?: Component<TableProps>;
  /** How it lies on a phone. */
  phone?: Phone;
  /** A player's public assets. */
  Assets: Component<SeatProps>;
  /** What a player has, in numbers, beside the name. */
  Counts?: Component<SeatProps>;
  /** Whether two seats play for the same side. */
  areFriends?: (view: unknown, one: number, other: number) => boolean;
  /** Whether a seat may talk with its partners alone. */
  talksApart?: (view: unknown, seat: number) => boolean;
  /** A player's face. */
  Avatar?: Component<{ seat: number }>;
  /** The colours of the seats where they depend on the table, such as partners; else `--seat-0` and on of its styles. */
  seatColours?: (view: unknown) => string[];
  /** Where the game stands, for the bar and the lists. */
  stage: (view: unknown, say: (key: string, args?: Record<string, unknown>) => string) => string;
  /** The steps of a turn and which one it is, beside that in the bar; on a phone in its place. */
  Steps?: Component<TableProps>;
  /** Whether this is the last round; the words are `last-round`, which a game's catalogue may put its own way. */
  isLastRound?: (view: unknown) => boolean;
  /** The view right after an event. */
  advance: (view: unknown, event: GameEvent) => unknown;
  /** How long an event is on the stage, in ms; `before` are the events of the same move so far. */
  pace: (event: GameEvent, before: GameEvent[]) => number;
  /** Whether an event may be shown at once where time is short. */
  small?: (event: GameEvent) => boolean;
  /** What a seat did, in sentences; else every event is said in its own. */
  tell?: (events: GameEvent[], seat: number, story: Story) => void;
  /** Whether an event is a pass, which is told in grey and ends nobody's turn. */
  passes?: (event: GameEvent) => boolean;
  /** The points that an event tells, by seat. */
  counted?: (event: GameEvent) => [number, number][];
  /** Whether an event does something to a seat that did not do it. */
  concerns?: (event: GameEvent, seat: number, view: unknown) => boolean;
  /** What the others' events changed that matters to a seat, in sentences: what it lost or got back, what is gone or taken. */
  changes?: (events: GameEvent[], seat: number, story: Story, view: unknown) => void;
  /** Who moves after a seat, and after them; nobody where that is open. Without it whoever sits next. */
  upcoming?: (view: unknown, seat: number) => number[];
  /** A mark in a sentence, such as `star blue` or `coin 3`. */
  Mark?: Component<{ name: string }>;
  /** Places on the board that an event is about. */
  places: (event: GameEvent) => string[];
  /** The pieces on the screen that an event moves or changes (`data-tell`, or as `pointed` finds them), the likeliest first. */
  pieces?: (event: GameEvent, view: unknown) => string[];
  /** What a replay can jump by, and the events that it jumps to; each is called by the catalogue's `leap-<name>`. */
  leaps?: Readonly<Record<string, (event: GameEvent) => boolean>>;
  sound: (event: GameEvent) => Sound | null;
  /** Whether a misclick on this word would hurt; `legal` are all that may be played. */
  confirms: (word: string, legal: ReadonlyMap<string, unknown>) => boolean;
  scoring: (view: unknown, say: (key: string, args?: Record<string, unknown>) => string) => ScoreLine[];
  points: (view: unknown, seat: number) => number | null;
  /** The rules in our own words, as Markdown with a heading for each rule. */
  rules: (words: Catalogue) => Promise<string>;
  /** The whole table in words, for who does not see the board. */
  read: (view: unknown, tell: Teller) => Passage[];
  /** What a legal word leads to, in words; empty where its own name says it all. */
  about?: (view: unknown, word: string, tell: Teller) => string;
  /** What is meant by a piece on the screen (`data-tell`), by its name and in words; null if nothing is there any more. */
  explain?: (view: unknown, piece: string, tell: Teller) => Passage | null;
  /** What helps a learner to see a position, beside a wide board. */
  Lesson?: Component<TableProps>;
  /** Where on the screen a lesson points: what has no `data-tell` of that name, or is better shown otherwise. */
  pointed?: (view: unknown, point: string) => Pointed | null;
  /** Where a try of the learner led from a position, as names that a lesson points by: pieces that a line goes through, a new
   * list wherever it is broken. */
  trail?: (view: unknown, events: readonly GameEvent[]) => string[][];
  /** For the illustrated rules, loaded when they are opened. */
  book?: () => Promise<Book>;
  /** Keys beside the frame's own. Returns whether the key was taken. */
  key?: (table: TableStore, key: string) => boolean;
  /** What `key` takes, for the list of keys: the letters, and the entry of the catalogue that tells what they do. */
  keys?: readonly (readonly [string, string])[];
}

export type Sound = 'step' | 'fall' | 'gain' | 'card' | 'hit' | 'turn' | 'end';
