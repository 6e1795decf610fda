/** How Sky Painters lies on a phone: the words of the dock, the question in two lines, and the sheets. */
import type { Act, Back, Phone } from '../kit';
import type { TableStore } from '../../lib/table.svelte';
import { LAST } from './choices';
import { cellOf } from './geometry';
import { besideText, shortName } from './names';
import Score from './Score.svelte';
import Strip from './Strip.svelte';
import { asView, isDuel, type PlayHelp } from './view';

/** The own Painters 62, the tabs 40, and four lines of dice: the same at every step. */
const TRAY = 273;
/** Lower screens have smaller places for dice, the lowest the own Painters under their tab: the sky keeps its three by three. */
const TRAYS: readonly (readonly [number, number])[] = [
  [794, 179],
  [829, 256],
];

const playOf = (table: TableStore, word: string): PlayHelp | undefined => asView(table.view).help?.plays.find((one) => one.word === word);

/** What comes of a word, in a few words: the card it completes, where a die or a card could go, what a Painter costs. */
function then(table: TableStore, word: string): string {
  const view = asView(table.view);
  const [verb, first, number] = word.split(' ');
  const done = playOf(table, word)?.changes.find((one) => one.what === 'card_completed');
  if (done) return table.say('phone-completes', { card: done.name });
  const fits = view.help?.dice.find((one) => one.colour === first && one.number === Number(number))?.fits.length;
  if (verb === 'die' && fits !== undefined) return table.say('phone-fits', { count: fits });
  const cells = view.help?.cards.find((one) => one.pos === first)?.cells.length;
  if (verb === 'take' && cells !== undefined) return table.say('screen-places', { count: cells });
  const price = verb === 'painter' ? view.painters.find((one) => one.pos === first)?.total_cost : null;
  if (price) return table.say('price-name', { ...price });
  const over = view.help?.spots_to_lose ?? 0;
  return verb === 'end' && over ? table.say('phone-lost', { count: over }) : '';
}

function labelOf(table: TableStore, word: string): string | undefined {
  const view = asView(table.view);
  const [verb, first, number] = word.split(' ');
  const place = cellOf(word);
  if (place && table.seat !== null) return besideText(place, view.seats[table.seat]!.cells, table.say) ?? undefined;
  if (verb === 'on') return table.say('phone-on');
  if (verb === 'die') return table.say('phone-die', { colour: first, number });
  if (verb === 'paint' || verb === 'lower') return table.say(`phone-${verb}`);
  const card = first === 'top' ? view.deck_top : view.offer.find((one) => one.pos === first)?.card;
  if (verb === 'take' && card) return table.say('phone-take', { card: table.say(`card-${card.id}`) });
  const tile = verb === 'painter' ? view.painters.find((one) => one.pos === first)?.tile : null;
  return tile ? table.say('phone-hire', { name: shortName(table.say(`painter-${tile.id}`)) }) : undefined;
}

const act = (table: TableStore, word: string): Act => ({ label: labelOf(table, word), then: then(table, word), gives: LAST.includes(word) || word === 'refuse' });

/** Ending something waits under the finger while nothing is chosen. */
const offers = (table: TableStore): string | null => LAST.find((word) => table.legal.has(word)) ?? null;

/** What has been taken and is not placed yet goes back. */
function back(table: TableStore): Back | null {
  const kind = asView(table.view).decision?.kind;
  const holds = kind === 'PlaceDie' || kind === 'PlaceCard';
  return table.mine && table.chosen === null && holds && table.info?.may_undo ? { label: table.say('phone-put-back'), act: () => table.undo() } : null;
}

/** The question; that the Critical Phase is on is said with it. */
function question(table: TableStore): string | null {
  const view = asView(table.view);
  const asked = view.decision?.kind === 'MainAction' ? table.say('phone-ask-main') : null;
  if (!view.critical || !table.ask) return asked;
  return `${table.say('screen-critical')}. ${asked ?? table.words.tell(table.ask.prompt, table.names)}`;
}

export const phone: Phone = {
  watched: true,
  tray: (_, height) => TRAYS.find(([most]) => height <= most)?.[1] ?? TRAY,
  Strip,
  question,
  offers,
  act,
  back,
  sheets: { score: { title: (table) => table.say(isDuel(asView(table.view)) ? 'screen-race' : 'screen-sheet'), tall: true, Body: Score } },
};
