/** What the illustrated rules need of Skytopia. */
import type { components } from '../../../lib/api/schema';
import { sentence } from '../../../lib/reading';
import type { Book, Size, Thing } from '../../kit';
import { effect, rule } from '../read';
import { asView, type Card, type Colour, type Master } from '../view';
import Part from './Part.svelte';
import Sign from './Sign.svelte';
import ThingView from './Thing.svelte';

/** How high a storey is drawn. */
export const STOREY = 40;
const LINE = 152;
const HEAD = 34;

const SIZES: Record<string, Size> = {
  slot: { width: 214, height: 158 },
  seat: { width: 720, height: 210 },
  dial: { width: 236, height: 240 },
  guild: { width: 300, height: 246 },
  bench: { width: 290, height: 200 },
};

function size(part: string): Size {
  const [kind = '', first = '', , levels = ''] = part.split(' ');
  if (kind === 'market') return { width: 880, height: HEAD + Number(first) * LINE };
  if (kind === 'tower') return { width: 204, height: (Number(levels) + 1) * STOREY + 36 };
  return SIZES[kind] ?? { width: 300, height: 200 };
}

/** A card of the market with the golem on it, or the tower that is set to work. */
const shows: Book['shows'] = (seen, words) =>
  words.map((word) => {
    const [kind = '', of = ''] = word.split(' ');
    if (kind === 'send' || kind === 'golem') return `slot ${of}`;
    const tower = kind === 'tower' ? asView(seen).seats[0]?.towers.find((one) => one.colour === of) : undefined;
    return tower ? `tower 0 ${of} ${tower.size}` : '';
  });

type Side = components['schemas']['SkytopiaSideView'];

export const asCard = (thing: Thing): Card => thing as unknown as Card;
export const asMaster = (thing: Thing): Master => thing as unknown as Master;
export const asTile = (thing: Thing): Side & { colour: Colour } => thing as unknown as Side & { colour: Colour };

const told: Book['told'] = (view, part, { say }) => {
  const { round, chronometer } = asView(view);
  return part === 'dial' ? say('screen-dial', { round, face: chronometer.pointer }) : '';
};

const words: Book['words'] = (kind, thing, say) => {
  if (kind === 'guildmasters') return { name: say(`guildmaster-${thing.id}`), text: sentence(rule(asMaster(thing), say)) };
  if (kind === 'tiles') {
    const tile = asTile(thing);
    return { name: say(`ability-${tile.colour}-${tile.side}`), text: say(`ability-${tile.when}`, tile.numbers) };
  }
  const card = asCard(thing);
  const text = sentence(effect(card.effect, say));
  if (kind === 'foundations') return { name: say(`card-foundation-${card.colour}`), text };
  return { name: say(`card-${card.id}`), text: `${sentence(`${say(`colour-${card.colour}`)}, ${say(`coat-${card.coat}`)}`)} ${text}` };
};

/** The sign of each kind of effect. */
const DONE: Record<string, string> = { pp: 'point', pp_per: 'point', coins: 'coin', coins_per: 'coin', rotate: 'rotate', redirect: 'redirect', recall: 'recall', add: 'add', top: 'top', line: 'line', trade: 'trade', end_pp: 'laboratory' };

function signs(kind: string, thing: Thing): string[] {
  if (kind === 'guildmasters') return [];
  if (kind === 'tiles') return [asTile(thing).colour];
  const card = asCard(thing);
  return [...new Set([card.colour, ...(card.coat ? [card.coat] : []), ...card.effect.flatMap((part) => DONE[part.do] ?? [])])];
}

const THINGS: Record<string, Size> = { cards: { width: 200, height: 116 }, foundations: { width: 200, height: 84 }, guildmasters: { width: 250, height: 110 }, tiles: { width: 250, height: 96 } };

/** On paper a card stands: its house has the room. */
const TALL: Size = { width: 200, height: 206 };

/** Poker cards; masters and ability tiles lie, and tell what they do by themselves. Everybody has a foundation of each colour. */
const printed: Book['printed'] = (kind, _thing, seats) =>
  kind === 'cards' || kind === 'foundations' ? { width: 63, height: 88, copies: kind === 'cards' ? 1 : seats, words: true, picture: TALL } : { width: 88, height: 63, copies: 1, words: false };

export const book: Book = { Part, size, shows, told, Sign, Thing: ThingView, thingSize: (kind) => THINGS[kind]!, turns: () => false, words, signs, printed, boards: ['dial'] };
