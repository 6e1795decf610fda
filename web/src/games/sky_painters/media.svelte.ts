/** What the screen can do. */
import { MediaQuery } from 'svelte/reactivity';

/** Whether there is room for everything at once, as the frame has it. */
export const wide = new MediaQuery('(min-width: 1000px)', true);
/** Too little height for the own Painters beside the sky and the dice. */
export const brief = new MediaQuery('(max-width: 999px) and (max-height: 794px)', false);
/** Whether a thing can be pointed at before it is chosen; a finger needs a first tap for that. */
export const points = new MediaQuery('(hover: hover)', true);
