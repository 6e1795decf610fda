/** The parts of the board: what lies where, and that nothing says what is not so. In jsdom the screen is a phone's. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { kit } from '../../src/games/sky_painters';
import Board from '../../src/games/sky_painters/Board.svelte';
import Gallery from '../../src/games/sky_painters/Gallery.svelte';
import Hints from '../../src/games/sky_painters/Hints.svelte';
import { pick } from '../../src/games/sky_painters/looking.svelte';
import Market from '../../src/games/sky_painters/Market.svelte';
import Owned from '../../src/games/sky_painters/Owned.svelte';
import { phone } from '../../src/games/sky_painters/phone';
import Pool from '../../src/games/sky_painters/Pool.svelte';
import Sheet from '../../src/games/sky_painters/Sheet.svelte';
import Steps from '../../src/games/sky_painters/Steps.svelte';
import Strip from '../../src/games/sky_painters/Strip.svelte';
import SymbolPill from '../../src/games/sky_painters/Symbol.svelte';
import Turn from '../../src/games/sky_painters/Turn.svelte';
import type { PlayHelp, View } from '../../src/games/sky_painters/view';
import Wing from '../../src/games/sky_painters/Wing.svelte';
import { Story } from '../../src/lib/told';
import { ranked } from '../../src/table/hint';
import { asked, FRAMES, words } from './table';

Object.assign(globalThis, { ResizeObserver: class { observe = (): void => undefined; disconnect = (): void => undefined; } });
Element.prototype.scrollTo = () => undefined;

/** A view in the middle of a game, with dice on cards and Painters hired. */
const MIDDLE = FRAMES.map((frame) => frame.view).find((view) => view.seats.some((one) => one.painters.length) && view.hand === null && view.decision?.kind === 'MainAction')!;
const DUEL: View = { ...MIDDLE, variant: 'tension_duel' };

let shown: ReturnType<typeof mount>[] = [];
function show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): HTMLElement {
  document.body.innerHTML = '';
  shown.push(mount(part, { target: document.body, props }));
  flushSync();
  return document.body;
}
afterEach(async () => {
  for (const one of shown) await unmount(one);
  shown = [];
});
const textOf = (one: Element | null): string => one?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const play = (word: string, more: Partial<PlayHelp> = {}): PlayHelp => ({ word, changes: [], spots: 9, hope: 8, clouds: 7, points: 0, painters: [], ...more });

test('a symbol has the die on the left and the number it should be on the right, and nothing else lies on the die', () => {
  const table = asked(MIDDLE, []);
  const symbol = { colour: 'blue', value: 5, die: { colour: 'blue', number: 3 }, square: false, chips: false, done: false };
  const pill = show(SymbolPill, { table, symbol, slot: 1, number: 1, own: true }).querySelector('.symbol')!;
  expect([...pill.children].map((one) => one.className.split(' ')[0])).toEqual(['have', 'want']);
  expect(pill.querySelectorAll('.have circle')).toHaveLength(3);
  expect(textOf(pill.querySelector('.have'))).toBe('');
  expect(textOf(pill.querySelector('.want'))).toBe('5');
  const done = show(SymbolPill, { table, symbol: { ...symbol, die: { colour: 'grey', number: 5 }, done: true }, slot: 1, number: 1, own: true });
  expect(done.querySelectorAll('.have circle')).toHaveLength(5);
  expect(done.querySelector('.want svg')).not.toBeNull();
});

test('what a die would bring is the foot of the symbol', () => {
  const table = asked({ ...MIDDLE, hand: { colour: 'red', number: 6 } }, ['on 1 1']);
  const symbol = { colour: 'blue', value: 4, die: null, square: false, chips: false, done: false };
  const pill = show(SymbolPill, { table, symbol, slot: 1, number: 1, own: true }).querySelector('.symbol')!;
  expect(textOf(pill.querySelector('.foot'))).toBe('− +2');
  expect(textOf(pill.querySelector('em'))).toBe('B');
});

test('a symbol whose die can go up and down asks which', () => {
  const table = asked(MIDDLE, ['paint 1 1', 'lower 1 1']);
  const symbol = { colour: 'blue', value: 4, die: { colour: 'blue', number: 2 }, square: false, chips: false, done: false };
  const pill = show(SymbolPill, { table, symbol, slot: 1, number: 1, own: true }).querySelector<HTMLElement>('button.symbol')!;
  pill.click();
  expect(table.offer?.words).toEqual(['paint 1 1', 'lower 1 1']);
});

test.each([14, 17, 18, 25])('the number of a winged heart %i px high is 13 px or more', (height) => {
  const text = show(Wing, { value: 22, height }).querySelector('text')!;
  expect((Number(text.getAttribute('font-size')) * height) / 25).toBeGreaterThanOrEqual(12.99);
});

test('a die that leaves the pool keeps its hole, and a pale one fits nowhere', () => {
  const view: View = { ...MIDDLE, pool: { blue: [1, 0, 2, 0, 0, 1], red: [0, 1, 0, 0, 0, 0] } };
  const table = asked(view, ['die blue 3'], { 'die red 2': 'refused-no-symbol', 'die blue 6': 'refused-die-price' });
  const pool = show(Pool, { table });
  const faces = (): string[] => [...pool.querySelectorAll('[data-pool="blue"] .dice > *')].map((one) => (one as HTMLElement).dataset.word ?? 'hole');
  expect(faces()).toEqual(['die blue 1', 'die blue 3', 'die blue 3', 'die blue 6']);
  expect([...pool.querySelectorAll('.pale')].map((one) => (one as HTMLElement).dataset.word)).toEqual(['die red 2']);
  table.view = { ...view, pool: { ...view.pool, blue: [0, 0, 2, 0, 0, 1] }, hand: { colour: 'blue', number: 1 } };
  flushSync();
  expect(faces()).toEqual(['hole', 'die blue 3', 'die blue 3', 'die blue 6']);
  table.view = { ...view, turn: view.turn + 1, pool: { ...view.pool, blue: [0, 0, 2, 0, 0, 1] } };
  flushSync();
  expect(faces()).toEqual(['die blue 3', 'die blue 3', 'die blue 6']);
});

test("nobody's Now stands beside another's Then", () => {
  const own = MIDDLE.active;
  const view: View = { ...MIDDLE, help: { dice: [], cards: [], slots: [], spots_to_lose: 0, plays: [play('die blue 3')] } };
  const table = asked(view, ['die blue 3']);
  table.chosen = 'die blue 3';
  const board = show(Board, { table });
  expect(textOf(board.querySelector('[data-then]'))).toBe('Then 987');
  pick(table, (own + 1) % 3);
  flushSync();
  expect(board.querySelector('[data-then]')).toBeNull();
  expect(textOf(board.querySelector('[data-line] dd'))).toContain(String(view.seats[(own + 1) % 3]!.spots));
});

test('a refusal stays when the pointer leaves, so that its rule can be reached', () => {
  const table = asked(MIDDLE, [], { 'die red 2': 'refused-no-symbol' });
  const turn = show(Turn, { table, seat: MIDDLE.active });
  table.hover('die red 2');
  flushSync();
  table.hover(null);
  flushSync();
  expect(textOf(turn.querySelector('.refused'))).toBe('No empty symbol of yours takes this die. SP-17');
  turn.querySelector<HTMLElement>('.refused button')!.click();
  expect(table.openRule).toBe('SP-17');
});

test('hints are in order with their odds, and the chosen one looks chosen', () => {
  const table = asked(MIDDLE, ['spot', 'cloud', 'end']);
  table.hints = ranked([{ word: 'cloud', estimate: 0.41 }, { word: 'end', estimate: 0.3 }, { word: 'spot', estimate: 0.52 }]);
  table.chosen = 'cloud';
  const list = show(Hints, { table });
  const buttons = [...list.querySelectorAll('button')];
  expect(buttons.map((one) => textOf(one.querySelector('b')))).toEqual(['52 %', '41 %', '30 %']);
  expect(buttons.map((one) => one.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false']);
  buttons[0]!.click();
  flushSync();
  expect(table.chosen).toBe('spot');
});

test('a Painter has one price, what is short in words, and a name that is not cut', () => {
  const tile = { ...MIDDLE.painters[0]!.tile!, id: 'gnomichaun', spots: 13, hope_cost: 4, when: ['always'] };
  const painters = [{ pos: 'left', tile, board_cost: { spots: 2, hope: 2 }, total_cost: { spots: 13, hope: 4 } }];
  const seats = MIDDLE.seats.map((one) => ({ ...one, spots: 6, hope: 9 }));
  const table = asked({ ...MIDDLE, painters, seats }, []);
  const offer = show(Gallery, { table }).querySelector('[data-word="painter left"]')!;
  expect(textOf(offer.querySelector('b'))).toBe('Gnomichaun');
  expect(textOf(offer.querySelector('.foot'))).toBe('13 4 7 short');
  const told = kit.explain!({ ...MIDDLE, painters, seats }, 'painter gnomichaun', { say: words.say.bind(words), names: [], seat: 0 } as never)!;
  expect(told.lines.join(' ')).toContain('Costs 13 spots and 4 hope with the leader, who pays nothing for the place.');
});

test('own Painters tell what lasts of them', () => {
  const painter = (id: string, when: string[]) => ({ ...MIDDLE.painters[0]!.tile!, id, when, hope: 0 });
  const seats = MIDDLE.seats.map((one) => ({ ...one, painters: [painter('cotton', ['always']), painter('mad', ['now'])] }));
  const own = show(Owned, { table: asked({ ...MIDDLE, seats }, []), seat: 0 });
  expect([...own.querySelectorAll('.tile')].map(textOf)).toEqual(['Cotton 2 hope = W', 'Mad done']);
  expect([...own.querySelectorAll('.gap')].map(textOf)).toEqual(['3rd', '4th', '5th: Star']);
});

test('the steps of the turn are told', () => {
  const steps = show(Steps, { table: asked({ ...MIDDLE, step: 2 }, []) });
  expect([...steps.querySelectorAll('li')].map(textOf)).toEqual(['Main', 'Extra', 'Limit', 'Review']);
  expect(textOf(steps.querySelector('[aria-current="step"]'))).toBe('Extra');
  expect(textOf(steps.querySelector('.past'))).toBe('Main');
});

test('a Tension Duel has neither points nor a Critical Phase', () => {
  const table = asked(DUEL, []);
  expect(kit.points(DUEL, 0)).toBeNull();
  expect(kit.points(MIDDLE, 0)).not.toBeNull();
  expect(kit.scoring(DUEL, words.say.bind(words)).map((line) => line.label)).toEqual(['Painters for the Star', 'Best 3×3 block', 'The leader']);
  expect(textOf(show(Market, { table }))).toContain('in the deck');
  expect(textOf(show(Market, { table }))).not.toContain('Critical');
  expect(textOf(show(Market, { table: asked(MIDDLE, []) }))).toContain('then the Critical Phase');
  const sheet = textOf(show(Sheet, { table }));
  expect(sheet).toContain('There are no points.');
  expect(sheet).not.toContain('Total');
  expect(textOf(show(Strip, { table }))).not.toContain('points');
  const read = kit.read(DUEL, { say: words.say.bind(words), names: ['Ada', 'Bo', 'Cy'], seat: 0 } as never).flatMap((one) => one.lines).join(' ');
  expect(read).not.toMatch(/Critical|if it ended now/);
});

test('the log tells points only where they decide', () => {
  const told = (reason: string): string => {
    const story = new Story(words, ['Ada', 'Bo'], 0);
    kit.tell!([{ event: 'game_over', seat: 0, reason, points: [12, 9], ranks: [1, 2], winners: [0], sheets: [] }], 0, story);
    return story.spoken();
  };
  expect(told('draw')).toBe('Draw.');
  expect(told('star')).toBe('Star victory.');
  expect(told('efficiency')).toContain('9');
});

test('the dock says what comes of a word, and gives nothing away unasked', () => {
  const changes = [{ what: 'card_completed', name: 'Comet Kite', delta: 0, total: null }];
  const help = { dice: [{ colour: 'blue', number: 5, price: 5, fits: [] }], cards: [], slots: [], spots_to_lose: 3, plays: [play('on 1 1', { changes })] };
  const table = asked({ ...MIDDLE, help }, ['on 1 1', 'end', 'die blue 5']);
  expect(phone.offers!(table)).toBe('end');
  expect(phone.act!(table, 'on 1 1')).toEqual({ label: 'Place it', then: 'completes Comet Kite', gives: false });
  expect(phone.act!(table, 'end')).toEqual({ label: undefined, then: '3 spots will be lost', gives: true });
  expect(phone.back!(table)).toBeNull();
  const holding = asked({ ...MIDDLE, decision: { kind: 'PlaceDie', seat: MIDDLE.active, prompt: {} } }, ['on 1 1']);
  expect(phone.back!(holding)?.label).toBe('Put back');
  expect(phone.question!(asked({ ...MIDDLE, critical: true }, []))).toBe('Critical Phase. Take a cloud, a card, a die or a spot.');
  expect(phone.tray!(MIDDLE, 844)).toBe(phone.tray!(holding.view, 844));
});

test('in a lesson the way of a die begins at that very die of the pool', () => {
  const events = [
    { event: 'die_taken', seat: 0, colour: 'blue', number: 6 },
    { event: 'die_placed', seat: 0, slot: 1, symbol: 2 },
  ];
  expect(kit.trail!(DUEL, events as never)).toEqual([['word die blue 6', 'symbol 1 2']]);
});

test('over the skies the reader is you; in a review, which looks with the eyes of whoever chose, all have their names', () => {
  const table = asked(MIDDLE, []);
  const name = (): string => textOf(show(Strip, { table }).querySelector(`[data-sky="${MIDDLE.active}"] .who > :nth-child(2)`));
  expect(name()).toBe('You');
  table.still = true;
  expect(name()).toBe(table.names[MIDDLE.active]);
});
