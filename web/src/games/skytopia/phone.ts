/** How the table lies on a phone: what its bands say, and the sheets of its own. */
import type { Act, Phone } from '../kit';
import { low } from '../../lib/screen';
import type { TableStore } from '../../lib/table.svelte';
import CitySheet from './CitySheet.svelte';
import GuildSheet from './GuildSheet.svelte';
import { brief } from './look.svelte';
import { fate, hintOf, readSend, slotAt, type Fate } from './preview';
import Standing from './Standing.svelte';
import { type Hint, viewOf } from './view';

/** Faces, and under them three lines about what is picked; where there is little height they are told by question and act. */
const TRAY = 131;
const LOW_TRAY = 72;

const FATES: Record<Fate, string> = { leads: 'act-done', paid: 'act-paid', nothing: 'act-nothing', late: 'act-late' };

export const phone: Phone = {
  Strip: Standing,
  watched: true,
  tray: () => (brief.current ? LOW_TRAY : TRAY),
  question,
  offers: (table) => (table.legal.has('skip') ? 'skip' : null),
  act,
  sheets: {
    guild: { title: (table) => table.say('read-guildmasters'), tall: true, Body: GuildSheet },
    city: { title: (table, of) => table.say('read-city', { name: table.names[Number(of)], city: table.say(`city-${of}`) }), tall: true, Body: CitySheet },
  },
};

/** The card is picked, the face is still to be chosen; on a low screen, what is picked so far. One's coins stand on one's seat. */
function question(table: TableStore): string | null {
  const asked = table.ask?.prompt;
  if (asked?.key === 'ask-RedirectTo') return table.say('screen-redirect-to', { face: asked.args.face });
  const send = readSend(table.chosen);
  const id = send && slotAt(viewOf(table), send.slot)?.card?.id;
  if (!id) return asked?.key === 'ask-Send' ? table.say('screen-send') : null;
  const card = table.say(`card-${id}`);
  const then = low.current ? act(table, table.chosen!).then : undefined;
  return then ? table.say('screen-picked-then', { card, then }) : table.say('screen-picked', { card });
}

function act(table: TableStore, word: string): Act {
  const hint = hintOf(viewOf(table), word);
  const [kind] = word.split(' ');
  if (kind === 'skip') return { gives: true };
  if (!hint) return {};
  const then = outcome(table, hint);
  if (kind === 'use') return { label: table.say(hint.price ? 'act-trade' : 'act-take', { coins: hint.price ?? hint.gain_coins, pp: hint.gain_pp }) };
  if (kind === 'send') return { label: table.say('act-send', { price: hint.price }), then };
  if (hint.activates !== undefined) return { label: table.say('act-add', { card: table.say(`card-${hint.card}`) }), then: table.say(hint.activates ? 'act-activates' : 'read-activates-not') };
  if (kind === 'golem') return { label: table.say(hint.home ? 'act-home' : hint.steps === undefined ? 'act-move' : 'act-turn', { face: hint.face }), then };
  return { label: hint.card ? table.say(`card-${hint.card}`) : undefined, then };
}

const outcome = (table: TableStore, hint: Hint): string | undefined =>
  hint.finish_round === undefined || table.seat === null ? undefined : table.say(FATES[fate(hint, table.seat)], { round: hint.finish_round, coins: hint.refund });
