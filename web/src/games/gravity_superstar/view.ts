/** The view that the server sends for this game (skyhall/games/gravity_superstar/view.py), as the page reads it. */
import type { components } from '../../lib/api/schema';
import type { Colour } from './art';

export type Facing = 'S' | 'W' | 'N' | 'E';
export type Card = 'long' | 'high' | 'drop' | 'rotate' | 'wild';

export interface Stop {
  space: string;
  how: string;
  wrapped: boolean;
}

/** A legal word and what it would do. */
export interface Play {
  word: string;
  path: Stop[];
  lands: string | null;
  facing: Facing | null;
  stars: Colour[];
  tokens: number;
  victims: number[];
  open_door: number | null;
  points: number;
}

export interface Door {
  number: number;
  space: string;
  facing: Facing;
}

export interface Player {
  stars: Record<Colour, number>;
  pairs: number;
  tokens: number;
  points: number;
  face_up: Card[];
  face_down: number;
  in_hand: number;
  may_hold: Card[];
  danger: string[];
  hand?: Card[];
  hidden?: Card[];
}

export interface View {
  seat: number | null;
  board: {
    width: number;
    height: number;
    columns: number;
    rows: number;
    layout: string[];
    names: string[];
    roof: boolean[];
    wall: boolean[];
    symbols: string;
  };
  stars: (Colour | null)[];
  left: number;
  limit: number | null;
  goal: number | null;
  doors: Door[];
  open_door: number | null;
  next_door: number | null;
  pawns: { space: string | null; facing: Facing }[];
  players: Player[];
  supply: number;
  round: number;
  turn: number;
  first_player: number;
  active: number | null;
  replayed: boolean;
  triggered: number | null;
  last_round: boolean;
  quiet_rounds: number;
  decision: { kind: string; seat: number; prompt: string; victim: number | null } | null;
  legal: Play[];
  ended: string | null;
  ranks: number[];
}

/** Every field that the page reads is one that the server's schema has: a rename there fails the type check here. */
type Served = components['schemas']['GravitySuperstarView'];
type Unknown = Exclude<keyof View, keyof Served> | Exclude<keyof Player, keyof components['schemas']['GravitySuperstarPlayerView']>;
export type Checked = [Unknown] extends [never] ? View : never;
