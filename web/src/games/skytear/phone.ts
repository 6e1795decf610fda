/** How Skytear lies on a phone: the heights of its bands, short questions, what the act says, and its sheets. */
import type { TableStore } from '../../lib/table.svelte';
import type { Act, Phone } from '../kit';
import { aimed, type Shortcut } from './ahead';
import CardSheet from './CardSheet.svelte';
import { casterOf } from './casting';
import { isBuilding } from './decks';
import { labelOf } from './deeds';
import GoalsSheet from './GoalsSheet.svelte';
import { advances } from './hand';
import LegendSheet from './LegendSheet.svelte';
import { onHex } from './read';
import { session } from './session.svelte';
import { isTeams, sideOf } from './sides';
import StackSheet from './StackSheet.svelte';
import TeamStrip from './TeamStrip.svelte';
import { cardOf, heroOf, pile, viewed, wordOf, type View } from './view';
import { harmsTold, left } from './weigh';

/** What lets something go by, in the order in which it is offered while nothing is chosen. */
const LETS_GO = ['pass', 'end', 'done', 'stay', 'no'];
const TRAY = 209;

export const phone: Phone = {
  Strip: TeamStrip,
  isStriped: (view) => isTeams(viewed(view)),
  /** The draft has no hand. */
  tray: (view) => (viewed(view).phase === 'draft' ? 0 : TRAY),
  question: (table) => short(table, viewed(table.view)),
  /** A set is handed in whole: one word for the premade one would tell that it is that. */
  offers: (table) => isBuilding(viewed(table.view)) ? null : LETS_GO.find((word) => table.legal.has(word)) ?? null,
  act: (table, word) => act(table, viewed(table.view), word),
  sheets: {
    card: { title: (table, card) => table.say(`card-${card}`), Body: CardSheet },
    stack: { title: (table) => table.say('screen-stack'), Body: StackSheet },
    legend: { title: (table) => table.say('screen-legend'), Body: LegendSheet },
    goals: { title: (table) => table.say('screen-goals-short'), Body: GoalsSheet },
  },
};

/** A question in two lines, where the one of the catalogue is longer; of an answer, who does what to whom. */
function short(table: TableStore, view: View): string | null {
  const { key, args } = view.prompt ?? { key: '', args: {} };
  const name = `phone-${key.slice(4)}`;
  if (key === 'ask-Respond') {
    const top = pile(view).at(-1);
    if (!top) return null;
    const aimed = top.targets.length ? top.targets.map((one) => table.say('name', { who: one })).join(', ') : 'none';
    return table.say(name, { seat: top.seat, own: top.seat === table.seat, hero: top.hero, what: top.what, aimed });
  }
  return table.words.has(name) ? table.say(name, args) : null;
}

/** The act: what it does, and what comes of it. */
export function act(table: TableStore, view: View, word: string): Act {
  const [block] = word.split(' ');
  const cut = aimed(table);
  const one = cut?.step ?? wordOf(view, word);
  const gives = LETS_GO.includes(word) && !advances(word, view);
  if (block === 'card') return playing(table, view, word);
  if (word === 'pass') return { label: labelOf(table, word), then: session.waits ? table.say('screen-passing') : view.prompt?.key === 'ask-Respond' ? table.say('phone-let') : '', gives };
  if (word === 'end') return { label: labelOf(table, word), then: session.waits ? table.say('screen-ending') : view.active.ap ? table.say('phone-unused', { ap: view.active.ap }) : '', gives };
  const harm = one?.harms?.[0];
  const change = one?.control?.[0];
  if (block === 'aoe') return { label: table.say('phone-lay'), then: harmsTold(one?.harms ?? [], table.say), gives };
  const then = harm ? `${harm.hp} → ${left(harm)}` : change ? table.say('phone-change', { point: table.say(`point-${change.point}`), before: told(table, change.before), after: told(table, change.after) }) : '';
  if (cut) return { label: ahead(table, view, cut), then };
  if (one?.hex === undefined || block !== 'hex') return { label: labelOf(table, word), then, gives };
  const there = onHex(view, one.hex, table);
  return { label: there && view.prompt?.key !== 'ask-MoveTo' ? table.say('phone-at', { who: there }) : table.say('phone-hex', { hex: view.box.map.labels[one.hex] }), then, gives };
}

/** Two choices in one: where to, at whom, with which card. */
function ahead(table: TableStore, view: View, { word, then, step }: Shortcut): string {
  if (!step) return table.say('screen-lead-top');
  const there = onHex(view, step.hex, table);
  const hex = then.slice(4);
  if (!word.startsWith('act ')) return table.say('phone-hex', { hex });
  const action = table.say(`action-${word.slice(4)}`);
  return step.harms && there ? table.say('phone-ahead-at', { action, target: there }) : table.say('phone-ahead-to', { action, hex });
}

const told = (table: TableStore, values: readonly number[]): string => (sideOf(viewed(table.view), table.seat) === 1 ? [...values].reverse() : values).join(' : ');

/** A card: who casts it and at what price, or what is done with it where it is not cast. */
function playing(table: TableStore, view: View, word: string): Act {
  const card = word.slice(5);
  const casters = wordOf(view, word)?.casters;
  const name = table.say(`card-${card}`);
  const key = view.prompt?.key ?? '';
  if (!casters) return { label: table.words.has(`phone-card-${key.slice(4)}`) ? table.say(`phone-card-${key.slice(4)}`, { card: name }) : name, gives: key === 'ask-Mulligan' || key.includes('Discard') };
  const caster = casterOf(casters);
  const mana = table.say('phone-mana', { cost: cardOf(view, card)?.cost ?? 0 });
  return { label: caster ? table.say('phone-cast', { hero: table.say(`hero-${caster}`) }) : name, then: caster ? table.say('phone-of-mana', { cost: cardOf(view, card)?.cost ?? 0, mana: heroOf(view, caster)?.mana_left ?? 0 }) : mana };
}
