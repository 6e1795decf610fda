/** The board of Skytear: what is drawn, explained and offered, from views of a real game. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { kit } from '../../src/games/skytear';
import Draft from '../../src/games/skytear/Draft.svelte';
import { drawn, legend, type Glance } from '../../src/games/skytear/drawn';
import Forecast from '../../src/games/skytear/Forecast.svelte';
import Goals from '../../src/games/skytear/Goals.svelte';
import Hand from '../../src/games/skytear/Hand.svelte';
import { advances, roomFor, setAside, signOf } from '../../src/games/skytear/hand';
import LargeCard from '../../src/games/skytear/LargeCard.svelte';
import Left from '../../src/games/skytear/Left.svelte';
import { isBare } from '../../src/games/skytear/priority';
import { giftOf } from '../../src/games/skytear/read';
import { session } from '../../src/games/skytear/session.svelte';
import Turns from '../../src/games/skytear/Turns.svelte';
import { tell } from '../../src/games/skytear/tell';
import type { Event, Hero, View } from '../../src/games/skytear/view';
import type { Ask, Snapshot, TableInfo } from '../../src/lib/api/wire';
import { landings, leap } from '../../src/lib/leaps';
import { TableStore } from '../../src/lib/table.svelte';
import { Story } from '../../src/lib/told';
import { readable } from '../../src/lib/turns';
import { Teller } from '../../src/lib/teller';
import { roomWords } from '../../src/lib/words';
import { frames } from '../fixtures';
import two from './two.json';

const words = await roomWords('skytear');
const FRAMES = frames<View>(two);
const VIEW = FRAMES.find(({ view }) => view.phase === 'heroes' && view.active.hero)!.view;
const GLANCE: Glance = { word: null, hero: null, pointed: null, sight: false, item: undefined, way: 0 };
const seat = (n: number, level = '') => ({ seat: n, kind: level ? 'bot' : 'person', name: `P${n}`, level, resigned: false, present: true });
const info = (level = ''): TableInfo =>
  ({ id: 't', game: 'skytear', status: 'playing', turn: 0, options: { mode: 'full' }, seats: [seat(0), seat(1, level)], result: null, clock: null, may_undo: false, house: { helps: true, take_backs: 'free', training: false, stand_in: 'adept' } }) as unknown as TableInfo;

let shown: ReturnType<typeof mount>[] = [];
afterEach(async () => {
  for (const one of shown) await unmount(one);
  shown = [];
  session.card = null;
});

function tableOf(view: View, legal: string[] = [], refusals: Ask['refusals'] = [], means: Record<string, string> = {}): TableStore {
  const table = new TableStore(kit, words, () => undefined);
  const prompt = view.prompt ?? { key: 'ask-Main', args: {} };
  const ask = { seat: 0, prompt, legal: legal.map((word) => ({ word, say: { key: means[word] ?? `word-${word.split(' ')[0]}`, args: {} } })), refusals } as Ask;
  table.receive({ type: 'snapshot', seat: 0, version: 1, table: info(), view, ask } as unknown as Snapshot);
  return table;
}
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any component of the game
function show(component: any, props: Record<string, unknown>): string {
  shown.push(mount(component, { target: document.body, props }));
  flushSync();
  return document.body.textContent ?? '';
}
const changed = (key: string, change: Partial<Hero>): View => ({
  ...VIEW,
  seats: VIEW.seats.map((one) => ({ ...one, heroes: one.heroes.map((hero) => (hero.key === key ? { ...hero, ...change } : hero)) })),
});

describe('lines on the map', () => {
  it('have a legend, each only where it is drawn', () => {
    expect(legend(drawn(VIEW, GLANCE))).toEqual([]);
    const lines = legend(drawn(VIEW, { ...GLANCE, word: 'act move', sight: true }));
    expect(lines).toContain('reach');
    expect(lines).toContain('dark');
    expect(lines).not.toContain('range');
    for (const one of ['reach', 'range', 'dark', 'hidden', 'may', 'area', 'trail']) expect(words.has(`screen-legend-${one}`)).toBe(true);
  });

  it('show the way of a move', () => {
    const moving: View = { ...VIEW, legal: [{ word: 1, name: 'hex J5', hex: 3, way: [1, 2, 3], control: [{ point: 'west', before: [2, 2], after: [3, 2] }] }] };
    expect(drawn(moving, { ...GLANCE, word: 'hex J5' }).trail).toEqual([1, 2, 3]);
    expect(legend(drawn(moving, { ...GLANCE, word: 'hex J5' }))).toEqual(['trail']);
    const table = tableOf(moving, ['hex J5']);
    table.hover('hex J5');
    expect(show(Left, { table })).toContain('West lane2 : 2 → 3 : 2');
  });
});

describe('buttons', () => {
  const asked = (key: string, args = {}): View => ({ ...VIEW, prompt: { key, args } });

  it('are filled only if they gain or advance something', () => {
    expect(advances('end', asked('ask-Main'))).toBe(false);
    expect(advances('pass', asked('ask-Respond'))).toBe(false);
    expect(advances('done', asked('ask-LeadFrom'))).toBe(false);
    expect(advances('done', asked('ask-SkirmishStep'))).toBe(false);
    expect(advances('done', asked('ask-Target', { n: 0 }))).toBe(false);
    expect(advances('done', asked('ask-Target', { n: 1 }))).toBe(true);
    expect(advances('done', asked('ask-Mulligan'))).toBe(true);
    expect(advances('strike', asked('ask-SkirmishStep'))).toBe(true);
  });

  it('say what Done means where it is asked', () => {
    const table = tableOf(asked('ask-LeadFrom'), ['done', 'top'], [], { done: 'word-done-LeadFrom' });
    expect(show(Hand, { table })).toContain('Lead nothing');
    expect(document.querySelector('[data-word="done"]')!.classList.contains('main')).toBe(false);
  });

  it('have signs of their own: an Attack by its range, Worship unlike a reaction', () => {
    const near = VIEW.seats.flatMap((one) => one.heroes).find((hero) => hero.range === 1)!;
    const far = VIEW.seats.flatMap((one) => one.heroes).find((hero) => hero.range > 1)!;
    const acting = (hero: Hero): View => ({ ...VIEW, active: { ...VIEW.active, hero: hero.key } });
    expect([signOf('attack', acting(near)), signOf('attack', acting(far))]).toEqual(['i-sword', 'i-bow']);
    const signs = ['move', 'attack', 'skirmish', 'lead', 'worship'].map((action) => signOf(action, acting(near)));
    expect(new Set([...signs, 'i-bolt']).size).toBe(6);
  });

  it('to end an activation are asked twice only while an action is left', () => {
    const all = (...names: string[]): Map<string, unknown> => new Map(names.map((name) => [name, null]));
    expect(kit.confirms('end', all('end'))).toBe(false);
    expect(kit.confirms('end', all('end', 'card gank'))).toBe(false);
    expect(kit.confirms('end', all('end', 'act move'))).toBe(true);
  });
});

describe('cards', () => {
  it('give up text for pictures when there are many', () => {
    expect([3, 5, 6, 7, 8, 10].map(roomFor)).toEqual(['wide', 'wide', 'plain', 'plain', 'dense', 'dense']);
  });

  it('are read large with the whole text, who can play them, and why who cannot', () => {
    const card = VIEW.box.cards.find((one) => one.type === 'action')!.key;
    const reason = { key: 'refused-no-mana', args: { hero: 'yami', mana: 0, cost: 2 } };
    const text = show(LargeCard, { table: tableOf(VIEW, ['end'], [{ word: `card ${card}`, rule: 'SK-38', reason }]), view: VIEW, card });
    expect(text).toContain(words.say(`card-${card}-text`));
    expect(text).toContain('Yami has 0 mana left; this card costs 2.');
    expect(text).toContain('SK-38');
  });

  it('are shown large by focus, by the mouse, and let go again', async () => {
    const view: View = { ...VIEW, seats: VIEW.seats.map((one, n) => (n ? one : { ...one, hand: ['gank'] })) };
    show(Hand, { table: tableOf(view, ['end']) });
    const card = document.querySelector<HTMLElement>('[data-card="gank"]')!;
    card.focus();
    expect(session.card?.key).toBe('gank');
    card.blur();
    await Promise.resolve();
    expect(session.card).toBe(null);
    card.dispatchEvent(new MouseEvent('pointerenter'));
    expect(session.card?.key).toBe('gank');
  });

  it('that were set aside stay in sight of their owner', () => {
    const view: View = { ...VIEW, prompt: { key: 'ask-Mulligan', args: {} }, seats: VIEW.seats.map((one, n) => (n ? one : { ...one, hand: ['gank'], set_aside_cards: ['testudo', 'testudo'] })) };
    expect(setAside(view, 0)).toEqual([{ card: 'testudo', copies: 2 }]);
    expect(setAside(view, null)).toEqual([]);
    show(Hand, { table: tableOf(view, ['done', 'card gank']) });
    const aside = document.querySelector('[aria-label="Set aside"]')!;
    expect(aside.textContent).toContain('Testudo');
    expect(aside.querySelector('[data-word]')).toBe(null);
  });

  it('of every hero are listed in the draft beside its skills', () => {
    const view: View = { ...VIEW, phase: 'draft' };
    const text = show(Draft, { table: tableOf(view), view });
    for (const card of view.box.cards.filter((one) => one.hero >= 0)) expect(text).toContain(words.say(`card-${card.key}`));
    for (const skill of view.box.skills.flat()) expect(text).toContain(words.say(`skill-${skill}-text`));
  });
});

describe('what is told', () => {
  it('Worship says what the gift is', () => {
    const say = (key: string): string => words.say(key);
    const yami = VIEW.seats.flatMap((one) => one.heroes).find((hero) => hero.key === 'yami')!;
    expect(giftOf(VIEW, yami.key, say)).toEqual([say('faction-kurumo-text'), `${say('skill-wolf-leap')}: ${say('skill-wolf-leap-text')}`]);
    expect(giftOf(VIEW, null, say)).toEqual([]);
  });

  it('without victory cards only the nexus wins', () => {
    expect(show(Goals, { table: tableOf(VIEW), view: { ...VIEW, victory: [] } })).toContain('Only a fallen nexus wins.');
  });

  it('who is out of the game cannot be called: SK-105', () => {
    const won = (gone: boolean): View => ({
      ...VIEW,
      domes: VIEW.domes.map((one) => ({ ...one, preview: { ...one.preview, values: [2, 0], winner: 0 } })),
      outsider: { ...VIEW.outsider!, gone, hex: null },
    });
    expect(show(Forecast, { table: tableOf(won(false)), view: won(false) })).toContain('may call the Wanderer');
    document.body.replaceChildren();
    expect(show(Forecast, { table: tableOf(won(true)), view: won(true) })).not.toContain('may call');
  });

  it('turns show who comes back when', () => {
    const key = VIEW.seats[0]!.heroes[0]!.key;
    const view = changed(key, { hex: null, state: 'defeated', returns: VIEW.turn + 2 });
    expect(show(Turns, { table: tableOf(view), view })).toContain(`is back on turn ${VIEW.turn + 2}`);
    expect(document.querySelectorAll('ol > li')).toHaveLength(view.turns);
    expect(document.querySelector('[aria-current=step]')!.textContent).toContain(String(view.turn));
  });

  it('the log calls what is yours your own, and lanes by their names', () => {
    const story = new Story(words, ['Ada', 'Ben'], 0);
    tell([{ event: 'card_played', hero: 'yami', card: 'gank', targets: ['minion 0 J5', 'minion 1 J6'], n: 2, seat: 1, item: 1 }], 1, story);
    tell([{ event: 'control', point: 'west', values: [2, 1], parts: [], leads_revealed: [], n: 0, winner: 0, side: 0, drawn_by: 0, ahead: 2, behind: 1, lead: 1 }], -1, story);
    expect(story.spoken()).toContain('on your minion on J5, the minion of Ben on J6');
    expect(story.spoken()).toContain('West lane: you win it, 2 to 1.');
  });

  it('what partners and drafters do is told to whoever does it, and to whom it is left', () => {
    const events: Event[] = [
      { event: 'sides', sides: [[0], [1]], alone: null },
      { event: 'bundle', seat: 0, hero: 'yami', card: 'pack-hunt', replaced: 'clear-mind' },
      { event: 'bundle_declined', seat: 0 },
      { event: 'handed_over', seat: 0, partner: 1 },
      { event: 'captain', seat: 0, side: 0 },
      { event: 'opponent_named', seat: 0, opponent: 1 },
    ];
    const heardBy = (reader: number): string => {
      const story = new Story(words, ['Ada', 'Ben'], reader);
      tell(events, 0, story);
      return story.spoken();
    };
    const minions = 'for the whole side in this Minions Phase';
    expect(heardBy(0)).toBe(`You against Ben. You take two of Pack Hunt for Yami in place of Clear Mind, take no bundle, leave the activation to Ben, choose ${minions} and name Ben to act with the Wanderer.`);
    expect(heardBy(1)).toBe(`Ada against you. Ada takes two of Pack Hunt for Yami in place of Clear Mind, takes no bundle, leaves the activation to you, chooses ${minions} and names you to act with the Wanderer.`);
  });

  it('a pass is part of the turn that it lets go on, with all that comes of it', () => {
    const table = tableOf(VIEW);
    const line = (id: number, by: number, ...events: object[]) => ({ id, seat: by, step: id, kind: 'action', opens: id === 1, text: '', heading: '', events }) as never;
    const log = [
      line(1, 0, { event: 'turn_began', seat: 0, hero: 'yami', ap: 3 }),
      line(2, 0, { event: 'declared', hero: 'yami', action: 'move', target: null, seat: 0, item: 1 }),
      line(3, 1, { event: 'passed', seat: 1 }, { event: 'resolved', item: 1, what: 'move', hero: 'yami' }, { event: 'drew', seat: 0, n: 1 }),
    ];
    expect(readable(log, new Teller(table))).toHaveLength(1);
  });
});

describe('a replay', () => {
  it('jumps by turn, by hero and by event', () => {
    const line = (step: number, event: string) => ({ id: step, step, seat: 0, kind: 'action', opens: false, text: '', heading: '', events: [{ event }] }) as never;
    const log = [line(1, 'round_began'), line(2, 'turn_began'), line(3, 'moved'), line(4, 'defeated'), line(5, 'turn_began'), line(6, 'round_began')];
    const { turn, hero, event } = kit.leaps!;
    expect([turn, hero, event].map((one) => landings(log, one!))).toEqual([[1, 6], [2, 5], [4]]);
    expect([leap([2, 5], 2, true), leap([2, 5], 5, false), leap([2, 5], 5, true), leap([], 0, true)]).toEqual([5, 2, null, null]);
  });
});

describe('a pass that tells nobody anything', () => {
  const bare = (change: Partial<View['seats'][number]>): View => ({ ...VIEW, flux: { holder: 1, used: true }, seats: VIEW.seats.map((one, n) => (n ? one : { ...one, ...change })) });

  it('is one of a seat that everybody sees cannot answer', () => {
    expect(isBare(bare({ hand_count: 0 }), 0)).toBe(true);
    expect(isBare(bare({ hand_count: 3 }), 0)).toBe(false);
    const spent = VIEW.seats[0]!.heroes.map((hero) => ({ ...hero, mana_left: 0 }));
    expect(isBare(bare({ hand_count: 3, heroes: spent }), 0)).toBe(true);
    expect(isBare({ ...bare({ hand_count: 0 }), flux: { holder: 0, used: false } }, 0)).toBe(false);
  });
});

describe('what a lesson points at', () => {
  const edge = (view: View): string => kit.pointed?.(view, 'part white_edges')?.lit ?? '';

  it('shows a white edge at a free hex within the dome, the nearest to who acts (SK-6)', () => {
    const { labels, white } = VIEW.box.map;
    const hex = labels.indexOf(edge(VIEW));
    expect(white.flat()).toContain(hex);
    const stands = changed(VIEW.active.hero!, { hex });
    expect(edge(stands)).not.toBe(edge(VIEW));
    expect(white.flat()).toContain(labels.indexOf(edge(stands)));
  });
});
