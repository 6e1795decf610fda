/** The boxes of this browser and those of the hall's shelf as one list. */
import { dropDraft, keepDraft, shelfInfo } from '../lib/api/shelf';
import { Refusal } from '../lib/api/client';
import type { ShelfLine } from '../lib/api/wire';
import { boxName } from './content';
import { dropBox, keepBox, keptBox, shelf, type BoxLine } from './drafts';

/** A box of the list: where it is kept, and how many versions there are of it. */
export interface OnShelf extends BoxLine {
  where: 'both' | 'here' | 'hall';
  versions: number;
  shared: boolean;
}

/** The last changed first. What both have goes by what was changed last. */
export function together(here: readonly BoxLine[], hall: readonly ShelfLine[]): OnShelf[] {
  const there = new Map(hall.map((one) => [one.id, one]));
  const own = here.map<OnShelf>((one) => {
    const kept = there.get(one.id);
    there.delete(one.id);
    const newer = kept && kept.changed > one.changed ? { name: kept.name, changed: kept.changed } : {};
    return { ...one, ...newer, where: kept ? 'both' : 'here', versions: kept?.versions ?? 0, shared: kept?.shared ?? false };
  });
  const others = [...there.values()].map<OnShelf>(({ id, game, base, name, changed, versions, shared }) => ({ id, game, base, name, changed, versions, shared, where: 'hall' }));
  return [...own, ...others].sort((a, b) => b.changed - a.changed);
}

/** All of them; what has never reached the hall is sent first. Without the hall those of this browser. */
export async function allBoxes(): Promise<{ boxes: OnShelf[]; trouble: Error | null }> {
  let trouble: Error | null = null;
  try {
    let hall = (await shelfInfo()).boxes;
    const known = new Set(hall.map((one) => one.id));
    for (const one of shelf()) {
      if (known.has(one.id)) continue;
      try {
        await send(one.id);
      } catch (error) {
        trouble = error as Error;
        if (!(error instanceof Refusal) || error.code !== 'not_your_box') break;
      }
    }
    if (shelf().some((one) => !known.has(one.id))) hall = (await shelfInfo()).boxes;
    return { boxes: together(shelf(), hall), trouble };
  } catch (error) {
    return { boxes: together(shelf(), []), trouble: error as Error };
  }
}

async function send(id: string): Promise<void> {
  const box = keptBox(id);
  if (!box) return;
  const revision = await keepDraft(id, { game: box.game, base: box.base, name: boxName(box.content), content: box.content, revision: 0 });
  keepBox({ ...box, revision, sent: true });
}

/** Put a box away: here, and on the hall's shelf. */
export async function putAway(id: string): Promise<void> {
  try {
    await dropDraft(id);
  } catch (error) {
    if (!(error instanceof Refusal) || !['not_found', 'not_your_box'].includes(error.code)) throw error;
  }
  dropBox(id);
}
