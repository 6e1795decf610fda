import { expect, test } from 'vitest';
import { pips } from '../src/games/skytopia/art';
import { building } from '../src/games/skytopia/buildings';
import { angleOf, at, rim, turned } from '../src/games/skytopia/dialart';
import { advance, pace, places, resume } from '../src/games/skytopia/motion';
import { dial, faceFor, hintOf, lineOf, readSend, schedule, slotAt, tokens } from '../src/games/skytopia/preview';
import rules from '../src/games/skytopia/rules.en.md?raw';
import { scoring } from '../src/games/skytopia/scoring';
import type { View } from '../src/games/skytopia/view';
import type { GameEvent } from '../src/lib/model';
import { parseRules } from '../src/table/rules';
import game from './fixtures/skytopia.json';

/** A real game of three, move by move (`tools/web_fixtures_skytopia.py`). */
const FRAMES = game as unknown as { view: View; events: GameEvent[] }[];
const LAST = FRAMES.at(-1)!.view;

const market = (view: View) => view.market.slots.map((slot) => [slot.slot, slot.card?.id ?? null, slot.golems]);
const purses = (view: View) => view.seats.map((one) => [one.coins, one.pp, one.supply, one.golems_out, one.cards]);
const cities = (view: View) => view.seats.map((one) => one.towers.map((tower) => tower.levels.map((level) => level.card)));

test('the events of every move lead from one real view to the next', () => {
  for (let n = 1; n < FRAMES.length; n++) {
    const after = FRAMES[n]!;
    const shown = after.events.reduce(advance, FRAMES[n - 1]!.view);
    expect(market(shown), `market after move ${n}`).toEqual(market(after.view));
    expect(purses(shown), `purses after move ${n}`).toEqual(purses(after.view));
    expect(cities(shown), `cities after move ${n}`).toEqual(cities(after.view));
    expect(shown.chronometer, `dial after move ${n}`).toEqual(after.view.chronometer);
    expect([shown.round, shown.first, shown.active]).toEqual([after.view.round, after.view.first, after.view.active]);
    expect(shown.decks).toEqual(after.view.decks);
  }
});

test('the view that is drawn is never changed in place', () => {
  const before = structuredClone(FRAMES[0]!.view);
  FRAMES.slice(1).reduce((view, frame) => frame.events.reduce(advance, view), FRAMES[0]!.view);
  expect(FRAMES[0]!.view).toEqual(before);
});

test('a tower at work totals what it gives', () => {
  const events: GameEvent[] = [
    { event: 'tower_activated', seat: 1, colour: 'blue' },
    { event: 'card_activated', seat: 1, where: 'city', colour: 'blue', level: 0, card: null, by: 'tower', depth: 0 },
    { event: 'gained', seat: 1, pp: 1, coins: 0, source: 'foundation-blue' },
    { event: 'gained', seat: 2, pp: 9, coins: 9, source: 'compensation' },
    { event: 'card_activated', seat: 1, where: 'city', colour: 'blue', level: 1, card: 'belfry_key', by: 'tower', depth: 0 },
    { event: 'gained', seat: 1, pp: 2, coins: 1, source: 'belfry_key' },
  ];
  const shown = events.reduce(advance, LAST);
  expect(shown.tally).toEqual({ seat: 1, colour: 'blue', level: 1, card: 'belfry_key', pp: 3, coins: 1 });
  expect(advance(shown, { event: 'turn_began', seat: 2 }).tally).toBeNull();
});

test('the totals of a tower go on through its questions', () => {
  const before: GameEvent[] = [
    { event: 'tower_activated', seat: 1, colour: 'red' },
    { event: 'card_activated', seat: 1, where: 'city', colour: 'red', level: 0, card: null, by: 'tower', depth: 0 },
    { event: 'gained', seat: 1, pp: 2, coins: 1, source: 'foundation-red' },
  ];
  const spot = { where: 'city', slot: null, colour: 'red' as const, level: 1, card: null };
  const asked: View = { ...LAST, activation: { root: spot, chain: [spot], tower: 'red', level: 1, source: null, primitive: null } };
  const settled = resume(asked, before);
  expect(settled.tally).toMatchObject({ colour: 'red', pp: 2, coins: 1 });
  expect(advance(settled, { event: 'gained', seat: 1, pp: 1, coins: 0, source: 'forge_key' }).tally).toMatchObject({ pp: 3, coins: 1 });
  expect(resume({ ...asked, activation: null }, before).tally).toBeNull();
});

test('what moves takes time, what only counts does not', () => {
  expect(pace({ event: 'golem_sent' })).toBeGreaterThan(0);
  expect(pace({ event: 'chronometer_turned' })).toBeGreaterThan(pace({ event: 'gained' }));
  expect(pace({ event: 'turn_began' })).toBe(0);
});

test('a line of the log points at slots and towers', () => {
  expect(places({ event: 'card_finished', seat: 1, slot: 'gold-2', colour: 'gold' })).toEqual(['gold-2', '1 gold']);
  expect(places({ event: 'golem_redirected', from: 'red-1', to: 'blue-3' })).toEqual(['red-1', 'blue-3']);
  expect(places({ event: 'chronometer_turned', from: 1, to: 6 })).toEqual([]);
});

test('the dial has the pointer on top, and turns only one way', () => {
  const faces = dial(LAST);
  expect(faces.map((one) => one.steps)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(faces[0]!.face).toBe(LAST.chronometer.pointer);
  expect(faces.map((one) => one.round)).toEqual([0, 1, 2, 3, 4, 5].map((steps) => LAST.round + steps));
  for (const one of faces) {
    const angle = turned(LAST.chronometer.faces, one.face, LAST.round);
    expect((((angle - angleOf(one.steps)) % 360) + 360) % 360).toBe(0);
    expect(turned(LAST.chronometer.faces, one.face, LAST.round + 1)).toBe(angle + 60);
  }
  expect(at(0, 10)).toEqual({ x: 0, y: -10 });
  expect(at(-90, 10).x).toBe(-10);
  expect(rim(0)).toContain(' 0 0 1 ');
  expect(rim(180)).toContain(' 0 0 0 ');
});

test('words of sends are read, others are not', () => {
  expect(readSend('send blue-3 4')).toEqual({ slot: 'blue-3', face: 4 });
  expect(readSend('golem blue-3 4')).toBeNull();
  expect(readSend(null)).toBeNull();
});

test('the schedule is what a seat leads, the soonest first, and a send in front joins it', () => {
  const view = FRAMES.map((frame) => frame.view).find((one) => one.decision?.kind === 'send' && one.round > 2)!;
  const seat = view.decision!.seat;
  const due = schedule(view, seat, null);
  const leads = view.market.slots.filter((slot) => slot.golems[0]?.seat === seat);
  expect(due.map((one) => one.slot).sort()).toEqual(leads.map((slot) => slot.slot).sort());
  expect(due.map((one) => one.round)).toEqual(due.map((one) => one.round).sort((a, b) => a - b));
  const word = view.decision!.actions.find((one) => one.hint.ahead?.length === 0)!.name;
  const with_send = schedule(view, seat, word);
  const ghost = with_send.filter((one) => one.ghost);
  expect(ghost.map((one) => [one.slot, one.round])).toEqual([[readSend(word)!.slot, hintOf(view, word)!.finish_round]]);
  expect(ghost[0]!.then).toEqual(slotAt(view, ghost[0]!.slot)!.then[seat]);
});

test('a golem that cannot finish in time promises nothing', () => {
  const view = FRAMES.map((frame) => frame.view).find((one) => schedule(one, 0, null).length > 0)!;
  const soon = schedule(view, 0, null)[0]!.round;
  expect(schedule({ ...view, last_round: soon - 1 }, 0, null)).toEqual([]);
});

test('a click on a card means the face in mind, else the cheapest', () => {
  const pointer = LAST.chronometer.pointer;
  const words = [1, 2, 3, 4, 5, 6].filter((face) => face !== pointer).map((face) => `send red-1 ${face}`);
  const legal = new Map(words.map((word) => [word, 1]));
  const [free, soon] = [dial(LAST)[5]!.face, dial(LAST)[1]!.face];
  expect(faceFor(LAST, 'red-1', legal, null)).toBe(free);
  expect(faceFor(LAST, 'red-1', legal, soon)).toBe(soon);
  expect(faceFor(LAST, 'red-1', legal, pointer)).toBe(free);
  expect(faceFor(LAST, 'red-2', legal, soon)).toBeNull();
});

test('a line is of the market only when the card in use is there', () => {
  const spot = { where: 'market', slot: 'purple-2', colour: 'purple' as const, level: null, card: 'hall_of_mirrors_key' };
  const activation = { root: spot, chain: [spot], tower: null, level: null, source: 'hall_of_mirrors_key', primitive: null };
  const decision = { seat: 0, kind: 'activate_line', source: null, primitive: null, actions: [] };
  expect(lineOf({ ...LAST, activation, decision })).toBe(2);
  const home = { ...spot, where: 'city', slot: null, level: 1 };
  expect(lineOf({ ...LAST, activation: { ...activation, chain: [home] }, decision })).toBeNull();
  expect(lineOf({ ...LAST, activation, decision: { ...decision, kind: 'activate_top' } })).toBeNull();
});

test('every part of an effect has its icons', () => {
  expect(tokens({ do: 'trade', coins: 3, pp: 3, times: 2 }).map((one) => one.icon)).toEqual(['coin', 'to', 'pp', 'times']);
  expect(tokens({ do: 'rotate', golems: 2, steps: 1 }).map((one) => [one.icon, one.n])).toEqual([['rotate', 1], ['rotate', 1]]);
  expect(tokens({ do: 'pp_per', count: 'golems', n: 1, max: 3 })[0]).toEqual({ icon: 'pp', n: 1, per: 'golems', max: 3 });
  expect(tokens({ do: 'recall', coins: 2, pp: 0 }).map((one) => one.icon)).toEqual(['recall', 'coin']);
});

test('faces have their pips, and every card a building of its own', () => {
  for (let face = 1; face <= 6; face++) expect(pips(face)).toHaveLength(face);
  const cards = [...new Set(LAST.decks.flatMap((deck) => deck.unseen).concat(LAST.market.slots.flatMap((slot) => slot.card?.id ?? [])))];
  const families = new Set(cards.map((card) => card.slice(0, card.lastIndexOf('_'))));
  expect(new Set(cards.map((card) => JSON.stringify(building(card)))).size).toBe(families.size);
  expect(building('unheard_of')).not.toEqual(building(cards[0]!));
});

test('the scoring adds up to what the server counts', () => {
  const lines = scoring(LAST, (key) => key);
  const total = lines.find((line) => line.total)!;
  for (const one of LAST.seats) {
    const sum = lines.filter((line) => !line.total).reduce((so_far, line) => so_far + Number(line.values[one.seat]), 0);
    expect(sum).toBe(one.score_now.total);
    expect(total.values[one.seat]).toBe(sum);
  }
});

test('the rules panel knows every rule of the game once', () => {
  const ids = parseRules(rules).flatMap((rule) => rule.ids).filter((id) => id.startsWith('ST-'));
  expect(ids.map((id) => Number(id.slice(3))).sort((a, b) => a - b)).toEqual(Array.from({ length: 62 }, (_, n) => n + 1));
});
