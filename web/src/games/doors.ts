/** What the hall shows of every game. One from outside has a door that suits any game. */
import type { Door } from './kit';
import { anyDoor } from './plain/door';
import { folder } from './registry';

const DOORS = import.meta.glob<Door>(['./*/door.ts', '!./plain/door.ts'], { import: 'door', eager: true });

export const doorOf = (game: string): Door => DOORS[`${folder(game)}/door.ts`] ?? anyDoor(game);
