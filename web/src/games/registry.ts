/** The games that the page knows, found by their folders. One from outside has a door and a board that suit any game. */
import { anyDoor } from './plain/door';
import type { Door, Kit, Skin } from './kit';
import { skin as plainSkin } from './plain/skin';

/** All that a table needs, loaded when one is opened. */
const KITS = import.meta.glob<Kit>('./*/index.ts', { import: 'kit' });
/** What the hall shows of every game. */
const DOORS = import.meta.glob<Door>(['./*/door.ts', '!./plain/door.ts'], { import: 'door', eager: true });
/** How the maps of their courses look. */
const SKINS = import.meta.glob<Skin>(['./*/skin.ts', '!./plain/skin.ts'], { import: 'skin' });

/** The folder of a game is its name with lines for dashes. */
const folder = (game: string): string => `./${game.replaceAll('-', '_')}`;

export const kitOf = (game: string): Promise<Kit> => (KITS[`${folder(game)}/index.ts`] ?? KITS['./plain/index.ts']!)();

export const doorOf = (game: string): Door => DOORS[`${folder(game)}/door.ts`] ?? anyDoor(game);

export const skinOf = async (game: string): Promise<Skin> => (await SKINS[`${folder(game)}/skin.ts`]?.()) ?? plainSkin;
