/** What the server sends for this game: views (lens/shapes.py) and events (events.py). The types are the server's own. */
import type { components } from '../../lib/api/schema';
import type { GameEvent } from '../../lib/model';

type Schemas = components['schemas'];

export type View = Schemas['SkyPaintersView'];
export type CardView = Schemas['SkyPaintersCardView'];
export type CellView = Schemas['SkyPaintersCellView'];
export type SymbolView = Schemas['SkyPaintersSymbolView'];
export type SeatView = Schemas['SkyPaintersSeatView'];
export type TileView = Schemas['SkyPaintersTileView'];
export type DieView = Schemas['SkyPaintersDieView'];
export type Price = Schemas['SkyPaintersPrice'];
export type PlayHelp = Schemas['SkyPaintersPlayHelp'];
export type ChangeHelp = Schemas['SkyPaintersChangeHelp'];
export type FitHelp = Schemas['SkyPaintersFitHelp'];
export type SlotHelp = Schemas['SkyPaintersSlotHelp'];
export type TableEvent = Schemas['SkyPaintersEvent'];
/** The event of a name. */
export type Told<Name extends TableEvent['event']> = Extract<TableEvent, { event: Name }>;

/** The frame hands on what the server sent without looking into it: here it gets its types back. */
export const asView = (view: unknown): View => view as View;
export const asEvent = (event: GameEvent): TableEvent => event as TableEvent;

/** A Tension Duel is won by Star or Firmament alone: nothing is counted, and an empty deck begins nothing. */
export const isDuel = (view: View): boolean => view.variant === 'tension_duel';
