/**
 * A view as names and short texts, whatever the game. Its catalogue may name a field `x` of the view by `view-x` (a name of
 * nothing hides it), and say what it holds by `view-x-is`: of a group with its parts, of anything else with `$value`.
 */
import type { Catalogue } from '../../lib/words';
import type { Args } from '../../lib/model';

export interface Fact {
  name: string;
  text: string;
}

const LONGEST = 160;
const HIDDEN = new Set(['legal', 'decision', 'options', 'players', 'seat']);

export function facts(view: unknown, words: Catalogue): Fact[] {
  if (!isGroup(view)) return [];
  return Object.entries(view)
    .filter(([name]) => !HIDDEN.has(name))
    .map(([name, one]) => ({ name: called(name, words), text: told(name, one, words) }))
    .filter(({ name }) => name !== '');
}

/** What a player has, as far as it is said in a word or a number. */
export function assets(view: unknown, seat: number, words: Catalogue): Fact[] {
  const own = Object.entries(playerOf(view, seat) ?? {}).filter(([, value]) => typeof value !== 'object' || value === null);
  return facts(Object.fromEntries(own), words);
}

/** What a field is called. */
function called(name: string, words: Catalogue): string {
  if (words.has(`view-${name}`)) return words.say(`view-${name}`);
  const plain = name.replaceAll('_', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** What a field holds, in a line; what is too long is cut. */
function told(name: string, value: unknown, words: Catalogue): string {
  const text = plain(name, value, words);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}

function plain(name: string, value: unknown, words: Catalogue): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map((one) => plain(name, one, words)).join(', ');
  if (words.has(`view-${name}-is`)) return words.say(`view-${name}-is`, isGroup(value) ? value : { value });
  if (typeof value === 'boolean') return words.say(value ? 'choice-yes' : 'choice-no');
  if (isGroup(value)) {
    return Object.entries(value)
      .map(([part, one]) => `${called(part, words)} ${plain(part, one, words)}`)
      .join(', ');
  }
  return String(value);
}

const isGroup = (value: unknown): value is Args => typeof value === 'object' && value !== null && !Array.isArray(value);

function playerOf(view: unknown, seat: number): Record<string, unknown> | null {
  const players = (view as { players?: unknown }).players;
  const one: unknown = Array.isArray(players) ? players[seat] : null;
  return typeof one === 'object' ? (one as Record<string, unknown> | null) : null;
}

export function pointsOf(view: unknown, seat: number): number | null {
  const own = playerOf(view, seat);
  for (const name of ['points', 'score']) if (typeof own?.[name] === 'number') return own[name];
  const scores = (view as { scores?: unknown }).scores;
  return Array.isArray(scores) && typeof scores[seat] === 'number' ? scores[seat] : null;
}
