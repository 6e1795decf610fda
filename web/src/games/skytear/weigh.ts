/** What a word or a glance puts on the map: which hex it belongs to, and whom an attack would hurt. */
import { heroOf, type View } from './view';

/** Legal words by the hex that is clicked for them: hexes themselves, and heroes where they stand. */
export function wordsByHex(view: View, words: readonly string[]): Map<number, string> {
  const found = new Map<number, string>();
  for (const word of words) {
    const [block, n] = word.split(' ');
    if (block === 'hex') found.set(Number(n), word);
    if (block === 'hero') {
      const hex = heroOf(view, view.box.heroes[Number(n)] ?? null)?.hex;
      if (hex !== null && hex !== undefined) found.set(hex, word);
    }
  }
  return found;
}

export interface Harm {
  least: number;
  most: number;
}

/** By hex, the damage of the Attack that is being weighed: one on the Stack, one to be declared, or a hero pointed at. */
export function harmBy(view: View, focus: string | null, pointed: string | null, last: string): Map<number, Harm> {
  const found = new Map<number, Harm>();
  const top = view.stack.at(-1);
  const aiming = view.prompt?.key === 'ask-Target' && last === 'act attack';
  if (focus === 'act attack' || aiming) add(view, view.active.hero, found, null);
  else if (top?.kind === 'action' && top.what === 'attack') add(view, top.hero, found, top.hexes);
  else if (pointed) add(view, pointed, found, null);
  return found;
}

function add(view: View, hero: string | null, found: Map<number, Harm>, only: readonly number[] | null): void {
  for (const aim of heroOf(view, hero)?.aims ?? []) {
    if (!only || only.includes(aim.hex)) found.set(aim.hex, { least: aim.least, most: aim.most });
  }
}
