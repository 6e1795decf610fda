/** How much room the page has; the styles ask for the same widths. */
import { MediaQuery } from 'svelte/reactivity';

/** One column of bands, for a finger. */
export const phone = new MediaQuery('(max-width: 999px)', false);
/** Little height, as in a browser with its bars: the frame gives up what can be spared. */
export const low = new MediaQuery('(max-width: 999px) and (max-height: 720px)', false);
/** A phone that lies: the board to the left, the other bands in a column beside it. */
export const lying = new MediaQuery('(max-width: 999px) and (max-height: 500px)', false);
