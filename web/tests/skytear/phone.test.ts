/** Skytear on a phone: where the map looks, the hand as index cards, the panel over it, what the act says, the sheets. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { kit } from '../../src/games/skytear';
import CardSheet from '../../src/games/skytear/CardSheet.svelte';
import { casterOf, openCard } from '../../src/games/skytear/casting';
import { clear, isTooClose, lookAt, NEAR, region } from '../../src/games/skytear/focus';
import { grid, SIZE } from '../../src/games/skytear/geometry';
import { act, phone } from '../../src/games/skytear/phone';
import PhoneCorners from '../../src/games/skytear/PhoneCorners.svelte';
import PhoneHand from '../../src/games/skytear/PhoneHand.svelte';
import { session } from '../../src/games/skytear/session.svelte';
import type { Harm, Item, View, Word } from '../../src/games/skytear/view';
import { lethal } from '../../src/games/skytear/weigh';
import type { Ask, ClientMessage, Snapshot, TableInfo } from '../../src/lib/api/wire';
import { TableStore } from '../../src/lib/table.svelte';
import { roomWords } from '../../src/lib/words';
import { frames } from '../fixtures';
import two from './two.json';

const words = await roomWords('skytear');
const VIEW = frames<View>(two).find(({ view }) => view.phase === 'heroes' && view.active.hero)!.view;
const FIELD = grid(VIEW.box.map, false, 0);
const seat = (n: number) => ({ seat: n, kind: 'person', name: `P${n}`, level: '', resigned: false, present: true });
const info = { id: 't', game: 'skytear', status: 'playing', turn: 0, options: { mode: 'full' }, seats: [seat(0), seat(1)], result: null, clock: null, may_undo: false, house: { helps: true, take_backs: 'free', training: false, stand_in: 'adept' } } as unknown as TableInfo;
const HAND = ['gank', 'shuriken-storm', 'dragon-punch', 'crippling-precision', 'combustion', 'time-glitch', 'testudo', 'redirect', 'hurricane-strike'];
const harm = (more: Partial<Harm>): Harm => ({ hex: 5, target: 'corjof', seat: 1, base: 2, bonus: 0, low: -1, high: 3, armor: 0, least: 1, most: 5, hp: 5, sure: true, ...more });
const word = (name: string, more: Partial<Word> = {}): Word => ({ word: 1, name, ...more });

let sent: ClientMessage[] = [];
let shown: ReturnType<typeof mount>[] = [];
beforeEach(() => {
  sent = [];
  session.caster = null;
  session.way = 0;
});
afterEach(async () => {
  for (const one of shown) await unmount(one);
  shown = [];
});

function asked(key: string, legal: Word[], change: Partial<View> = {}, args: Record<string, string | number> = {}): TableStore {
  const prompt = { key, args };
  const view: View = { ...VIEW, ...change, prompt, legal, seats: VIEW.seats.map((one, n) => (n ? one : { ...one, hand: HAND })) };
  const table = new TableStore(kit, words, (message) => sent.push(message));
  table.touched = true;
  const ask = { seat: 0, prompt, legal: legal.map(({ name }) => ({ word: name, say: { key: `word-${name.split(' ')[0]}`, args: { card: name.slice(5), action: name.slice(4), hex: name.slice(4) } } })), refusals: [] } as Ask;
  table.receive({ type: 'snapshot', seat: 0, version: 1, table: info, view, ask } as unknown as Snapshot);
  return table;
}
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any component of the game
function show(component: any, props: Record<string, unknown>): string {
  shown.push(mount(component, { target: document.body, props }));
  flushSync();
  return document.body.textContent ?? '';
}

describe('the map', () => {
  it('comes near to what a question is about, with hexes that a finger hits', () => {
    const active = VIEW.seats.flatMap((one) => one.heroes).find((hero) => hero.key === VIEW.active.hero)!;
    expect(region({ ...VIEW, prompt: { key: 'ask-Main', args: {} } }, [])).toEqual([active.hex, ...active.reach]);
    const { zoom, at } = lookAt(FIELD, [0], 390, 490);
    const scale = Math.min(390 / FIELD.box.width, 490 / FIELD.box.height);
    expect(zoom * scale * SIZE).toBeCloseTo(NEAR);
    expect(zoom * scale * SIZE * Math.sqrt(3)).toBeGreaterThan(40);
    expect(at.x + FIELD.box.x + FIELD.box.width / 2).toBeCloseTo(FIELD.spots[0]!.x);
  });

  it('comes no nearer than a finger needs for what lies all over it, and looks into what a sheet leaves', () => {
    const { zoom } = lookAt(FIELD, FIELD.spots.map((_, hex) => hex), 390, 490);
    expect(zoom * Math.min(390 / FIELD.box.width, 490 / FIELD.box.height) * SIZE * Math.sqrt(3)).toBeCloseTo(40);
    expect(zoom).toBeLessThan(1.2);
    expect(lookAt(FIELD, [0, 1], 1400, 900).zoom).toBe(1);
    expect(lookAt(FIELD, [], 390, 490).zoom).toBe(1);
    const spots = FIELD.spots.map((_, hex) => hex);
    const highest = spots.reduce((best, hex) => (FIELD.spots[hex]!.y < FIELD.spots[best]!.y ? hex : best));
    expect(lookAt(FIELD, spots, 390, 265, 265, [highest]).at.y).toBeLessThan(lookAt(FIELD, spots, 390, 265).at.y);
    const [open, sheeted] = [lookAt(FIELD, [60, 61], 390, 490), lookAt(FIELD, [60, 61], 390, 490, 220)];
    expect(sheeted.at.y).toBeGreaterThan(open.at.y);
  });

  it('gives way for what lies under its corners, by as little as it takes', () => {
    const middle = FIELD.spots.findIndex((spot) => Math.hypot(spot.x - FIELD.box.x - FIELD.box.width / 2, spot.y - FIELD.box.y - FIELD.box.height / 2) < SIZE);
    const look = lookAt(FIELD, [middle], 390, 490);
    expect(clear(FIELD, look, 390, 490, [middle], [])).toEqual(look);
    const px = Math.min(390 / FIELD.box.width, 490 / FIELD.box.height) * look.zoom;
    const on = (at: { x: number; y: number }, hex: number): { x: number; y: number } => ({
      x: (FIELD.spots[hex]!.x - FIELD.box.x - FIELD.box.width / 2 - at.x) * px + 195,
      y: (FIELD.spots[hex]!.y - FIELD.box.y - FIELD.box.height / 2 - at.y) * px + 245,
    });
    const isUnder = ({ x, y }: { x: number; y: number }): boolean => x > 390 - 82 && x < 390 && y > 490 - 100 && y < 490;
    const under = FIELD.spots.findIndex((_, hex) => isUnder(on(look.at, hex)));
    expect(under).toBeGreaterThanOrEqual(0);
    expect(isUnder(on(clear(FIELD, look, 390, 490, [middle], [under]).at, under))).toBe(false);
    const whole = { zoom: 1, at: { x: 0, y: 0 } };
    expect(clear(FIELD, whole, 390, 490, [middle], [under])).toBe(whole);
  });

  it('knows when a finger could mean two hexes', () => {
    const next = FIELD.around[60]!.find((hex) => hex >= 0)!;
    expect(isTooClose(FIELD, 60, [60, next], 0.58)).toBe(true);
    expect(isTooClose(FIELD, 60, [60], 0.58)).toBe(false);
    expect(isTooClose(FIELD, 60, [60, next], 1.05)).toBe(false);
  });
});

describe('the hand', () => {
  it('is index cards, all in sight, each opened large by a tap, playable or not', () => {
    const table = asked('ask-Main', [word('end'), word('card gank', { card: 'gank', casters: ['yami'] })]);
    show(PhoneHand, { table });
    const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')];
    expect(cards.map((one) => one.dataset.card).filter((one) => one !== 'skytear-flux')).toEqual(HAND);
    cards[1]!.click();
    expect([table.sheets.top, table.chosen]).toEqual(['card shuriken-storm', null]);
    cards[0]!.click();
    expect([table.sheets.top, table.chosen]).toEqual(['card gank', 'card gank']);
    expect(sent).toEqual([]);
  });

  it('is read large: the whole text, who casts it, the way through the hand', () => {
    const table = asked('ask-Main', [word('card gank', { card: 'gank', casters: ['yami', 'sakoshi'], harms: [harm({})] })]);
    openCard(table, 'gank');
    expect(casterOf(['yami', 'sakoshi'])).toBe(undefined);
    expect(show(CardSheet, { table, of: 'gank' })).toContain(words.say('card-gank-text'));
    expect(document.body.textContent).toContain('Card 1 of 9');
    const sakoshi = [...document.querySelectorAll('button')].find((one) => one.textContent?.includes('Sakoshi'))!;
    sakoshi.click();
    flushSync();
    expect(act(table, table.view as View, 'card gank').label).toBe('Cast with Sakoshi');
    document.querySelector<HTMLElement>('[aria-label="Next card"]')!.click();
    expect([table.sheets.top, table.chosen]).toEqual(['card shuriken-storm', null]);
  });

  it('are turned by a swipe and the arrow keys, and dots tell where one is', () => {
    const table = asked('ask-Main', HAND.map((card) => word(`card ${card}`, { card, casters: ['yami'] })));
    const turned = (act: () => void): string | null => {
      table.sheets.open('card gank');
      act();
      return table.sheets.top;
    };
    show(CardSheet, { table, of: 'gank' });
    document.body.setAttribute('data-sheet', '');
    expect([...document.querySelectorAll('.where i')].map((one) => one.classList.contains('on')).indexOf(true)).toBe(0);
    expect(document.querySelectorAll('.where i')).toHaveLength(HAND.length);
    const leaf = document.querySelector('.leaf')!;
    const swipe = (dx: number, dy: number) => (): void => {
      leaf.dispatchEvent(new MouseEvent('pointerdown', { clientX: 200, clientY: 300, bubbles: true }));
      leaf.dispatchEvent(new MouseEvent('pointerup', { clientX: 200 + dx, clientY: 300 + dy, bubbles: true }));
    };
    const key = (name: string) => (): void => void leaf.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    const [second, last] = [`card ${HAND[1]}`, `card ${HAND.at(-1)}`];
    expect([turned(swipe(-80, 10)), turned(swipe(80, 0)), turned(swipe(-80, 90)), turned(swipe(-20, 0))]).toEqual([second, last, 'card gank', 'card gank']);
    expect([turned(key('ArrowRight')), turned(key('ArrowLeft')), turned(key('ArrowUp'))]).toEqual([second, last, 'card gank']);
    document.body.removeAttribute('data-sheet');
  });

  it('goes to whom it was given without asking again', () => {
    const table = asked('ask-Main', [word('card gank', { card: 'gank', casters: ['yami', 'sakoshi'] })]);
    show(PhoneHand, { table });
    openCard(table, 'gank');
    session.caster = 'sakoshi';
    flushSync();
    table.play('card gank');
    flushSync();
    expect(table.sheets.top).toBe(null);
    const prompt = { key: 'ask-Caster', args: { card: 'gank' } };
    const ask = { seat: 0, prompt, legal: ['hero yami', 'hero sakoshi'].map((name) => ({ word: name, say: { key: 'word-hero', args: {} } })), refusals: [] };
    table.receive({ type: 'ack', id: (sent[0] as { id: string }).id, version: 2 });
    table.receive({ type: 'snapshot', seat: 0, version: 2, table: info, view: { ...(table.view as View), prompt }, ask } as unknown as Snapshot);
    flushSync();
    expect(sent.map((one) => (one as { word: string }).word)).toEqual(['card gank', 'hero sakoshi']);
  });
});

describe('the panel', () => {
  const foe = VIEW.seats[1]!.heroes.find((hero) => hero.hex !== null)!;

  it('choosing a target: the card in words, and a button for each with what may be left of it', () => {
    const aim = word(`hex ${VIEW.box.map.labels[foe.hex!]}`, { hex: foe.hex!, harms: [harm({ target: foe.key, hp: 5 })] });
    const table = asked('ask-Target', [aim], {}, { what: 'gank', hero: 'sakoshi', n: 0 });
    const text = show(PhoneHand, { table });
    expect(text).toContain(words.say('card-gank-text'));
    expect(text).toContain('5 → 0–4');
    document.querySelector<HTMLElement>('.target')!.click();
    expect(table.chosen).toBe(aim.name);
    expect(act(table, table.view as View, aim.name)).toMatchObject({ then: '5 → 0–4', gives: false });
  });

  it('a reaction: what is answered in words, its ways one by one, and Pass as an outline', () => {
    const item: Item = { item: 1, kind: 'card', seat: 1, hero: foe.key, what: 'featherstorm', targets: [], hexes: [], legal_now: true, harms: [harm({ hex: 5, target: 'yami' }), harm({ hex: 7, target: 'sakoshi' })], areas: [[5], [7]], concerns: [0] };
    const table = asked('ask-Respond', [word('pass'), word('card testudo', { card: 'testudo', casters: ['haburat'] })], { stack: [item] });
    const text = show(PhoneHand, { table });
    expect(text).toContain(words.say('card-featherstorm-text'));
    expect(text).toContain('Worst of 2 ways');
    expect(text).toContain('Yami 5 → 0–4');
    document.querySelector<HTMLElement>(`[aria-label="${words.say('screen-way-on')}"]`)!.click();
    flushSync();
    expect(document.body.textContent).toContain('Sakoshi 5 → 0–4');
    expect(phone.offers!(table)).toBe('pass');
    expect(act(table, table.view as View, 'pass')).toMatchObject({ label: 'Pass', gives: true });
    expect(phone.question!(table)).toContain('Featherstorm');
  });

  it('of a move tells the control that it changes', () => {
    const go = word('hex J5', { hex: 3, way: [1, 3], control: [{ point: 'east', before: [2, 2], after: [3, 2] }] });
    const table = asked('ask-MoveTo', [word('stay'), go], {}, { who: 'yami' });
    table.chosen = 'hex J5';
    expect(show(PhoneHand, { table })).toContain('East lane 2 : 2 → 3 : 2');
    expect(act(table, table.view as View, 'hex J5')).toMatchObject({ then: 'East lane 2 : 2 → 3 : 2', gives: false });
    expect(act(table, table.view as View, 'stay').gives).toBe(true);
  });

  it('keeps its height at every step of the game, and the draft has none', () => {
    expect(phone.tray!(VIEW, 844)).toBe(phone.tray!({ ...VIEW, phase: 'minions', legal: [] }, 844));
    expect(phone.tray!({ ...VIEW, phase: 'draft' }, 844)).toBe(0);
  });
});

describe('always in sight', () => {
  it('are the victory counts, the Stack and sight', () => {
    const table = asked('ask-Main', [word('end')]);
    const text = show(PhoneCorners, { table, view: table.view });
    for (const card of VIEW.victory) expect(text).toContain(`/ ${card.goal}`);
    expect(text).toContain('Stack');
    document.querySelector<HTMLElement>('.goals')!.click();
    expect(table.sheets.top).toBe('goals');
    expect(text).toContain(words.say(`victory-${VIEW.victory[0]!.key}`));
  });

  it('the odds of a fall count the own cards that nobody has seen yet', () => {
    const side = { ...VIEW.seats[0]!, hand: ['gank'], discard: [], heroes: [], deck_list: { sakoshi: { gank: 2 }, corjof: { 'through-the-eyes': 1 } } };
    const view: View = { ...VIEW, seats: [side, VIEW.seats[1]!] };
    const flips = Object.fromEntries(VIEW.box.cards.map((card) => [card.key, card.modifier]));
    const needs = Math.max(flips.gank!, flips['through-the-eyes']!);
    const found = lethal(view, 0, harm({ hp: 2 + needs }))!;
    expect(found.of).toBe(2);
    expect(found.n).toBe([flips.gank!, flips['through-the-eyes']!].filter((one) => one >= needs).length);
    expect(lethal({ ...view, seats: [VIEW.seats[1]!, VIEW.seats[1]!] }, null, harm({}))).toBe(null);
  });
});
