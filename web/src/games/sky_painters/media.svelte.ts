/** Whether there is room for everything at once, as the frame has it. */
import { MediaQuery } from 'svelte/reactivity';

export const wide = new MediaQuery('(min-width: 1000px)', true);
