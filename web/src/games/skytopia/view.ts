/** The view and the events of this game, as the server declares them (skyhall/games/skytopia), and what the page keeps beside them. */
import type { components } from '../../lib/api/schema';
import type { GameEvent } from '../../lib/model';
import type { TableStore } from '../../lib/table.svelte';

type Schemas = components['schemas'];

/** Something that happened. */
export type Happening = Schemas['SkytopiaEvent'];
/** A part of an effect: `do` and its parameters. */
export type Part = Schemas['SkytopiaPlainPart'];
export type Golem = Schemas['SkytopiaGolemView'];
export type Card = Schemas['SkytopiaCardView'];
export type Colour = Card['colour'];
export type Slot = Schemas['SkytopiaSlotView'];
/** What a tower would give with one card more. */
export type Promised = Schemas['SkytopiaPromiseView'];
export type Tower = Schemas['SkytopiaTowerView'];
export type Level = Schemas['SkytopiaLevelView'];
export type Offer = Schemas['SkytopiaOfferView'];
export type Seat = Schemas['SkytopiaSeatView'];
export type Master = Schemas['SkytopiaGuildmasterView'];
/** What a legal word would do; each kind of word has its own keys. */
export type Hint = Schemas['SkytopiaHint'];

/** A tower at work, with what it has brought so far; in a view it is there while events are played. */
export interface Tally {
  seat: number;
  colour: Colour | null;
  level: number;
  card: string | null;
  pp: number;
  coins: number;
}

export type View = Schemas['SkytopiaView'] & { tally?: Tally | null };

/** The frame knows no game: here what it hands over becomes this game's. */
export const asView = (view: unknown): View => view as View;
export const viewOf = (table: TableStore): View => asView(table.view);
export const asHappening = (event: GameEvent): Happening => event as Happening;
