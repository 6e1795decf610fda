/** A table of Sky Painters as a person sees it who is asked, for tests of its parts. */
import { kit } from '../../src/games/sky_painters';
import type { TableEvent, View } from '../../src/games/sky_painters/view';
import type { Ask, Snapshot, TableInfo } from '../../src/lib/api/wire';
import { TableStore } from '../../src/lib/table.svelte';
import { roomWords } from '../../src/lib/words';
import { frames } from '../fixtures';
import three from './three.json';

export const words = await roomWords('sky-painters');
/** Three play, as a spectator sees it. */
export const FRAMES = frames<View, TableEvent>(three);

const seat = (n: number) => ({ seat: n, kind: 'person', name: ['Ada', 'Bo', 'Cy'][n], level: '', resigned: false, present: true });

/** The seat to move looks at the view; `legal` and `refused` are words, refused ones with the entry that tells why. */
export function asked(view: View, legal: string[], refused: Record<string, string> = {}): TableStore {
  const info = { id: 't', game: 'sky-painters', status: 'playing', turn: view.active, options: {}, seats: view.seats.map((_, n) => seat(n)), result: null, clock: null, may_undo: true, house: { helps: true, take_backs: 'free', training: false, stand_in: 'adept' } } as unknown as TableInfo;
  const ask: Ask = {
    seat: view.active,
    prompt: { key: 'ask-MainAction', args: {} },
    legal: legal.map((word) => ({ word, say: { key: 'word-spot', args: {} } })),
    refusals: Object.entries(refused).map(([word, key]) => ({ word, rule: 'SP-17', reason: { key, args: { price: 4 } } })),
  };
  const table = new TableStore(kit, words, () => undefined);
  table.receive({ type: 'snapshot', seat: view.active, version: 1, table: info, view: { ...view, seat: view.active }, ask } as unknown as Snapshot);
  return table;
}
