/** The view and the events that the server sends for this game. */
import type { components } from '../../lib/api/schema';
import type { GameEvent } from '../../lib/model';

type Schemas = components['schemas'];
export type View = Schemas['SkytearView'];
export type Hero = Schemas['SkytearHeroView'];
export type SeatView = Schemas['SkytearSeatView'];
export type SideView = Schemas['SkytearSideView'];
export type Item = Schemas['SkytearItemView'];
export type FieldMap = Schemas['SkytearMapView'];
export type Point = Schemas['SkytearPointPreview'];
export type CardFace = Schemas['SkytearCardFace'];
export type Victory = Schemas['SkytearVictoryView'];
export type HeroFace = Schemas['SkytearHeroFace'];
export type Harm = Schemas['SkytearHarmView'];
export type Word = Schemas['SkytearWordView'];
export type Step = Schemas['SkytearStepView'];
export type Control = Schemas['SkytearControlView'];

export type Event = Schemas['SkytearEvent'];
export type EventOf<Name extends Event['event']> = Extract<Event, { event: Name }>;

/** The frame hands over views and events of any game; here they get their types. */
export const viewed = (view: unknown): View => view as View;
export const heard = (event: GameEvent): Event => event as Event;

/** Whether an event is one of these. */
export function is<Name extends Event['event']>(event: Event, ...names: Name[]): event is EventOf<Name> {
  return names.some((name) => name === event.event);
}

/** A legal word with what it refers to, by its name. */
export function wordOf(view: View, name: string | null): Word | undefined {
  return name === null ? undefined : view.legal.find((word) => word.name === name);
}

/** The Stack from the bottom up, with the item that is resolving on top of it. */
export function pile(view: View): Item[] {
  return view.resolving ? [...view.stack, view.resolving] : view.stack;
}

/** Every hero in play. */
export function allHeroes(view: View): Hero[] {
  return view.seats.flatMap((seat) => seat.heroes);
}

export function heroOf(view: View, key: string | null): Hero | undefined {
  return allHeroes(view).find((hero) => hero.key === key);
}

/** The copies of every card in a seat's deck, whichever hero brings them. */
export function deckOf(seat: SeatView): Map<string, number> {
  const found = new Map<string, number>();
  for (const list of Object.values(seat.deck_list)) for (const [card, n] of Object.entries(list)) found.set(card, (found.get(card) ?? 0) + n);
  return found;
}

/** The seat that a hero belongs to; −1 for the outsider and for who is not in play. */
export function ownerOf(view: View, key: string): number {
  return view.seats.findIndex((seat) => seat.heroes.some((hero) => hero.key === key));
}

export function cardOf(view: View, key: string): CardFace | undefined {
  return view.box.cards.find((card) => card.key === key);
}

/** Whether one hex sees another, by the map's rows of hexadecimal digits. */
export function sees(map: FieldMap, from: number, to: number): boolean {
  return ((parseInt(map.sight[from]?.[to >> 2] ?? '0', 16) >> (3 - (to & 3))) & 1) === 1;
}
