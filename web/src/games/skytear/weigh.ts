/** What a word or a glance puts on the map: which hex it belongs to, and whom it may hurt, as the server says. */
import { heroOf, wordOf, type Harm, type Item, type View } from './view';

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

/** What is being weighed: a word, an item of the Stack with one way to lay its area, or a hero and its Attack. */
export interface Weighed {
  word: string | null;
  item: Item | undefined;
  way: number;
  hero: string | null;
}

/** Whom it may hurt. A word goes before an item that is pointed at, and that before a hero. */
export function harmsOf(view: View, { word, item, way, hero }: Weighed): Harm[] {
  const said = wordOf(view, word)?.harms;
  if (said?.length) return said;
  if (item) return inWay(item, way);
  return heroOf(view, hero)?.aims ?? [];
}

/** The harm of an item; with an area to be laid, of one way to lay it. */
export function inWay(item: Item, way: number): Harm[] {
  const area = item.areas[way];
  return area ? item.harms.filter((harm) => area.includes(harm.hex)).map((harm) => ({ ...harm, sure: true })) : item.harms;
}

/** By the name of the victim. */
export function byTarget(harms: readonly Harm[]): Map<string, Harm> {
  return new Map(harms.map((harm) => [harm.target, harm]));
}

/** What may be left of a victim: `4–8`, or `9` if it may be spared. */
export function left(harm: Harm): string {
  const [least, most] = [harm.hp - harm.most, harm.hp - (harm.sure ? harm.least : 0)];
  return least === most ? String(least) : `${least}–${most}`;
}

/** Whether it falls for sure, perhaps, or not. */
export function falls(harm: Harm): 'will' | 'may' | 'no' {
  if (harm.sure && harm.least >= harm.hp) return 'will';
  return harm.most >= harm.hp ? 'may' : 'no';
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The sum behind it: `4 +1 (−2…+3) −1`. */
export function sumOf(harm: Harm): string {
  const parts = [String(harm.base)];
  if (harm.bonus) parts.push(signed(harm.bonus));
  if (harm.low !== harm.high) parts.push(`(${signed(harm.low)}…${signed(harm.high)})`);
  if (harm.armor) parts.push(signed(-harm.armor));
  return parts.join(' ');
}
