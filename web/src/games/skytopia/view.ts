/** The view that the server sends for this game (skyhall/games/skytopia/shapes.py), as the page reads it. */
export type Colour = 'blue' | 'gold' | 'red' | 'purple';
export type Coat = string;

/** A part of an effect: `do` and its parameters. */
export interface Part {
  do: string;
  [key: string]: string | number;
}

export interface Golem {
  seat: number;
  face: number;
  steps: number;
  finish_round: number;
  refund: number;
  late: boolean;
}

export interface Card {
  id: string;
  name: string;
  colour: Colour;
  coat: Coat;
  effect: Part[];
}

/** What a tower would give with one card more. */
export interface Promised {
  pp: number;
  coins: number;
  /** Points and coins storey by storey, from the foundation up. */
  sums: number[];
  paid: number[];
  choices: Part[];
  guild: number[];
}

export interface Slot {
  slot: string;
  colour: Colour;
  row: number;
  card: Card | null;
  golems: Golem[];
  then: Promised[];
}

export interface Level {
  card: string | null;
  name: string;
  foundation: boolean;
  coat: Coat | null;
  effect: Part[];
  pp: number;
  coins: number;
}

export interface Tower {
  colour: Colour;
  size: number;
  levels: Level[];
  waiting: boolean;
}

export interface Side {
  side: string;
  name: string;
  when: string;
  numbers: Record<string, number>;
}

export interface Offer {
  colour: Colour;
  owner: number | null;
  sides: Side[];
}

export interface Score {
  track: number;
  guild: number[];
  end_pp: number;
  coins: number;
  golems: number;
  total: number;
}

export interface Seat {
  seat: number;
  coins: number;
  pp: number;
  supply: number;
  golems_out: number;
  tile: { colour: Colour; side: string | null; name: string | null; when: string | null; used_this_turn: boolean } | null;
  towers: Tower[];
  coats: Record<string, number>;
  cards: number;
  score_now: Score;
}

export interface Master {
  id: string;
  group: number;
  name: string;
  score: Record<string, string | number | string[]>;
  now: number[];
}

/** What a legal word would do; each kind of word has its own keys. */
export interface Hint {
  price?: number;
  coins_left?: number;
  after_end?: boolean;
  ahead?: number[];
  behind?: number[];
  gain_pp?: number;
  gain_coins?: number;
  refund?: number;
  face?: number;
  steps?: number;
  finish_round?: number;
  overtakes?: number[];
  card?: string | null;
  effect?: Part[];
}

export interface Spot {
  where: string;
  slot: string | null;
  colour: Colour;
  level: number | null;
  card: string | null;
}

/** A tower at work, with what it gave so far: kept by the page while events are played. */
export interface Tally {
  seat: number;
  colour: Colour | null;
  level: number;
  card: string | null;
  pp: number;
  coins: number;
}

export interface Result {
  seat: number;
  track: number;
  guild: number[];
  end_pp: number;
  coins_pp: number;
  golems_pp: number;
  total: number;
  cards: number;
  coins_left: number;
  rank: number;
}

export interface View {
  round: number;
  round_limit: number;
  last_round: number | null;
  final_round: boolean;
  first: number;
  active: number | null;
  phase: string;
  /** Coins for a golem that a rival overtakes. */
  compensation: number;
  chronometer: { faces: number[]; pointer: number; prices: Record<string, { steps: number; price: number | null }> };
  market: { rows: number; slots: Slot[] };
  decks: { colour: Colour; left: number; unseen: string[] }[];
  guildmasters: Master[];
  tiles: Offer[];
  seats: Seat[];
  activation: { root: Spot; chain: Spot[]; tower: Colour | null; level: number | null; source: string | null; primitive: Part | null } | null;
  decision: { seat: number; kind: string; source: string | null; primitive: Part | null; actions: { name: string; hint: Hint }[] } | null;
  result: Result[] | null;
  tally?: Tally | null;
}
