/** The view that the server sends for this game (skyhall/games/sky_painters/shapes.py): its types are the server's own. */
import type { components } from '../../lib/api/schema';

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
