/** What the server tells of this game, by the types of its schema (`tools/web_types.py`). */
import type { components } from '../../lib/api/schema';
import type { GameEvent } from '../../lib/model';

type Schemas = components['schemas'];

export type View = Schemas['GravitySuperstarView'];
export type Event = Schemas['GravitySuperstarEvent'];
export type Player = Schemas['GravitySuperstarPlayerView'];
export type Pawn = Schemas['GravitySuperstarPawnView'];
/** A legal word and what it would do. */
export type Play = Schemas['GravitySuperstarPreview'];
export type Stop = Schemas['GravitySuperstarStop'];
export type Facing = Pawn['facing'];
export type Card = Player['face_up'][number];
export type Colour = keyof Player['stars'];

/** The frame knows no game: what it hands over gets its type here, and only here. */
export const viewOf = (view: unknown): View => view as View;
export const eventOf = (event: GameEvent): Event => event as Event;
