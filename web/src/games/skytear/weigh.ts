/** What a word or a glance puts on the map: which hex it belongs to, and whom it may hurt, as the server says. */
import { labelled } from './geometry';
import { deckOf, heroOf, wordOf, type Harm, type Item, type View } from './view';

/** Legal words by the hex that is clicked for them: hexes themselves, and heroes where they stand. */
export function wordsByHex(view: View, words: readonly string[]): Map<number, string> {
  const found = new Map<number, string>();
  for (const word of words) {
    const [block, name = ''] = word.split(' ');
    const hex = block === 'hex' ? labelled(view.box.map, name) : block === 'hero' ? heroOf(view, name)?.hex : null;
    if (hex !== null && hex !== undefined && hex >= 0) found.set(hex, word);
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

export const signed = (n: number): string => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : '0');

/** The sum behind it: `4 +1 (−2…+3) −1`. */
export function sumOf(harm: Harm): string {
  const parts = [String(harm.base)];
  if (harm.bonus) parts.push(signed(harm.bonus));
  if (harm.low !== harm.high) parts.push(`(${signed(harm.low)}…${signed(harm.high)})`);
  if (harm.armor) parts.push(signed(-harm.armor));
  return parts.join(' ');
}

/** Who may lose what, in one line: heroes by name, the small ones counted. */
export function harmsTold(harms: readonly Harm[], say: (key: string, args?: Record<string, unknown>) => string): string {
  const heroes = harms.filter((harm) => !harm.target.includes(' '));
  const small = harms.filter((harm) => harm.target.includes(' ') && harm.most > 0);
  const told = heroes.map((harm) => `${say('name', { who: harm.target })} ${harm.hp} → ${left(harm)}`);
  if (small.length) told.push(`${say('screen-small', { n: small.length })} ${say('screen-small-fall', { sure: small.filter((harm) => falls(harm) === 'will').length })}`);
  return told.join(', ');
}

/** Of the own cards that are not in sight, how many bring a victim down when flipped, and from which modifier on. Null if
 * the hand is not one's own. */
export function lethal(view: View, seat: number | null, harm: Harm): { from: string; n: number; of: number } | null {
  const side = seat === null ? undefined : view.seats[seat];
  if (!side?.hand) return null;
  const left = deckOf(side);
  const seen = [...side.hand, ...side.discard, ...side.heroes.flatMap((hero) => [...hero.cards_on, ...hero.leads.flatMap((lead) => lead.card ?? [])])];
  for (const card of seen) left.set(card, (left.get(card) ?? 0) - 1);
  const from = harm.hp - (harm.base + harm.bonus - harm.armor);
  const unseen = view.box.cards.flatMap((card) => Array<number>(Math.max(0, left.get(card.key) ?? 0)).fill(card.modifier));
  return { from: signed(from), n: unseen.filter((modifier) => modifier >= from).length, of: unseen.length };
}
