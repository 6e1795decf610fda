/** What the illustrated rules need of Skytear. */
import { sentence } from '../../../lib/reading';
import type { Book, Size, Thing } from '../../kit';
import { labelled } from '../geometry';
import { explain } from '../read';
import { heroOf, viewed, type CardFace, type HeroFace, type Victory } from '../view';
import Bust from './HeroFace.svelte';
import LegendSign from './LegendSign.svelte';
import Part from './Part.svelte';
import Store from './Store.svelte';
import ThingView from './Thing.svelte';

/** How far hexes lie apart, across and down. */
const ACROSS = 64;
const DOWN = 56;

const SIZES: Record<string, Size> = {
  field: { width: 860, height: 560 },
  card: { width: 236, height: 300 },
  hero: { width: 250, height: 136 },
  goals: { width: 330, height: 190 },
};

/** A map is given by its middle, and by how many hexes wide and high it is. */
function size(part: string): Size {
  const [kind = '', , across = '', down = ''] = part.split(' ');
  return SIZES[kind] ?? { width: Number(across) * ACROSS, height: Number(down) * DOWN };
}

/** The map round the hex of a word, or round the hero that acts; a card. */
const shows: Book['shows'] = (seen, words) => {
  const view = viewed(seen);
  const own = heroOf(view, view.active.hero)?.hex;
  return words.map((word) => {
    const [kind = '', of = ''] = word.split(' ');
    if (kind === 'card') return `card ${of}`;
    const middle = kind === 'hex' ? of : (kind === 'act' || kind === 'end' || kind === 'pass') && typeof own === 'number' ? view.box.map.labels[own] : undefined;
    return middle ? `map ${middle} 5 5` : '';
  });
};

export const asHero = (thing: Thing): HeroFace & { skills: string[] } => thing as unknown as HeroFace & { skills: string[] };
export const asCard = (thing: Thing): CardFace => thing as unknown as CardFace;
export const asGoal = (thing: Thing): Victory => thing as unknown as Victory;

/** Hexes are named by their labels here. */
const told: Book['told'] = (seen, part, tell) => {
  const view = viewed(seen);
  const [kind = '', first = ''] = part.split(' ');
  if (kind === 'goals') return view.victory.map((one) => tell.say(`victory-${one.key}`)).join(', ') || tell.say('screen-goals-none');
  if (kind === 'field') return tell.say('screen-board');
  if (kind !== 'hex') return '';
  const passage = explain(view, `hex ${labelled(view.box.map, first)}`, tell);
  return passage ? [passage.title, ...passage.lines.slice(0, 2)].map(sentence).join(' ') : '';
};

const words: Book['words'] = (kind, thing, say) => {
  const skills = (keys: readonly string[]): string => keys.map((key) => `${say(`skill-${key}`)}: ${say(`skill-${key}-text`)}`).join('\n');
  if (kind === 'heroes') return { name: say(`hero-${thing.id}`), text: skills(asHero(thing).skills) };
  if (kind === 'outsider') return { name: say('name', { who: 'outsider' }), text: skills(asHero(thing).skills) };
  if (kind === 'victory') {
    const { condition, side, goal, points } = asGoal(thing);
    return { name: say(`victory-${thing.id}`), text: say('victory-text', { condition, side, goal, points }) };
  }
  return { name: say(`card-${thing.id}`), text: say(`card-${thing.id}-text`) };
};

function signs(kind: string, thing: Thing): string[] {
  if (kind === 'heroes') return [...new Set(asHero(thing).runes), 'hp', 'attack', 'armor', 'range'];
  if (kind === 'outsider') return ['outsider'];
  if (kind === 'victory') return [];
  const card = asCard(thing);
  return [...new Set(card.runes), card.type === 'action' ? 'action' : 'reaction', 'mana'];
}

const THINGS: Record<string, Size> = { heroes: { width: 250, height: 136 }, cards: { width: 236, height: 300 }, victory: { width: 190, height: 130 }, outsider: { width: 140, height: 120 } };

/** Power cards stand; heroes, victory cards and the outsider lie. Power and victory cards tell by themselves what they do. */
const printed: Book['printed'] = (kind) => (kind === 'cards' ? { width: 63, height: 88, copies: 1, words: false } : { width: 88, height: 63, copies: 1, words: kind !== 'victory' });

export const book: Book = { Part, size, shows, told, Sign: LegendSign, Thing: ThingView, thingSize: (kind) => THINGS[kind]!, turns: () => false, words, signs, printed, boards: ['field'], Face: Bust, Store };
