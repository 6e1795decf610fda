/** Parts of the field that a wide table does not show at first sight: a phone's, and the building of decks. */
import { phone } from '../../lib/screen';
import { withWords } from '../../lib/words';

export const later = {
  corners: () => import('./PhoneCorners.svelte'),
  decks: () => withWords(import('./Decks.svelte'), 'decks'),
  hand: () => import('./PhoneHand.svelte'),
};

// On a phone they are on the way while the table is asked for.
if (phone.current) for (const part of [later.corners, later.hand]) part().catch(() => undefined);
