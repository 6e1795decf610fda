import type { Door } from '../kit';
import { lightOf } from './light';

/** A door for a game that brought none; the name chooses the light behind it. */
export const anyDoor = (game: string): Door => ({ crop: '74 120 160 170', spill: lightOf(game).spill });
