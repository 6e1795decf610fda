/** How the table lies on a phone. */
import type { Phone } from '../kit';
import { isRailed } from './look.svelte';
import { moveName } from './open';
import PhoneList from './PhoneList.svelte';
import Standing from './Standing.svelte';
import ViewSheet from './ViewSheet.svelte';
import { viewOf } from './view';

/** Where the screen is lower, the sentence over the ways is given up. */
export const LOW = 720;

export const phone: Phone = {
  Rail: Standing,
  Strip: Standing,
  isRailed: (view) => isRailed(viewOf(view)),
  question: (table) => (table.ask?.prompt.key === 'ask-Act' ? table.say('screen-ask-short', table.ask.prompt.args) : null),
  tray: (_view, height) => (height <= LOW ? 126 : 189),
  act: (table, word) => {
    const view = viewOf(table.view);
    const play = view.legal.find((one) => one.word === word);
    const now = view.players[table.seat ?? 0]?.points ?? 0;
    if (!play) return {};
    if (word === 'complete') return { label: table.say('screen-take-back'), then: table.say('act-then-complete', { cards: 5 - (view.players[table.seat ?? 0]?.in_hand ?? 0) }) };
    const then = play.victims.length && play.most > play.points ? 'act-then-steal' : play.points === now ? '' : 'act-then';
    return {
      label: play.lands === null ? undefined : moveName(word, table.say),
      then: then && table.say(then, { now, points: play.points }),
      gives: word === 'end',
    };
  },
  sheets: {
    open: { title: (table) => table.say('screen-also'), Body: PhoneList },
    view: { title: (table) => table.say('screen-view'), Body: ViewSheet },
  },
};
