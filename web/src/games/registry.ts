/** The games that the page knows, found by their folders. One from outside has a board that suits any game. */
import type { Kit, Skin } from './kit';
import { skin as plainSkin } from './plain/skin';

/** All that a table needs, loaded when one is opened. */
const KITS = import.meta.glob<Kit>('./*/index.ts', { import: 'kit' });
/** How the maps of their courses look. */
const SKINS = import.meta.glob<Skin>(['./*/skin.ts', '!./plain/skin.ts'], { import: 'skin' });

/** The colours of their weather. */
import.meta.glob('./*/weather.css', { eager: true });

/** The folder of a game is its name with lines for dashes. */
export const folder = (game: string): string => `./${game.replaceAll('-', '_')}`;

export const kitOf = (game: string): Promise<Kit> => (KITS[`${folder(game)}/index.ts`] ?? KITS['./plain/index.ts']!)();

export const skinOf = async (game: string): Promise<Skin> => (await SKINS[`${folder(game)}/skin.ts`]?.()) ?? plainSkin;
