import { expect, test } from 'vitest';
import { pips } from '../src/games/skytopia/art';
import { building } from '../src/games/skytopia/buildings';
import { angleOf, at, rim, turned } from '../src/games/skytopia/dialart';
import { advance, pace, places } from '../src/games/skytopia/motion';
import { forecast, hasNames, inSight, leastStorey, mostStorey, storeys } from '../src/games/skytopia/heights';
import { bestRival, dial, faceFor, fate, guildThen, hintOf, leavesOwn, lineOf, paidTo, readSend, schedule, together, tokens, type Due } from '../src/games/skytopia/preview';
import { reach } from '../src/games/skytopia/reach';
import rules from '../src/games/skytopia/rules.en.md?raw';
import { scoring } from '../src/games/skytopia/scoring';
import { tallyOf } from '../src/games/skytopia/tally';
import type { Happening, Hint, View } from '../src/games/skytopia/view';
import { parseRules } from '../src/table/rules';
import { frames } from './fixtures';
import three from './skytopia/three.json';

/** Three play, as a spectator sees it. */
const FRAMES = frames<View, Happening>(three);
const LAST = FRAMES.at(-1)!.view;

const card = { seat: 1, slot: null, depth: 0 };
const { coins, pp, supply, golems_out, cards, score_now } = LAST.seats[1]!;
const has = { coins, pp, supply, golems_out, cards, score_now };

const market = (view: View) => view.market.slots.map((slot) => [slot.slot, slot.card, slot.golems]);
const purses = (view: View) => view.seats.map((one) => [one.coins, one.pp, one.supply, one.golems_out, one.cards, one.score_now]);
const cities = (view: View) => view.seats.map((one) => one.towers.map((tower) => [tower.size, tower.levels.map((level) => level.card)]));

test('the events of every move lead from one real view to the next', () => {
  for (let n = 1; n < FRAMES.length; n++) {
    const after = FRAMES[n]!;
    const shown = after.events.reduce(advance, FRAMES[n - 1]!.view);
    expect(market(shown), `market after move ${n}`).toEqual(market(after.view));
    expect(purses(shown), `purses after move ${n}`).toEqual(purses(after.view));
    expect(cities(shown), `cities after move ${n}`).toEqual(cities(after.view));
    expect(shown.chronometer, `dial after move ${n}`).toEqual(after.view.chronometer);
    const { round, first, active, last_round, final_round } = after.view;
    expect(shown).toMatchObject({ round, first, active, last_round, final_round });
    expect(shown.decks).toEqual(after.view.decks);
  }
});

test('the view that is drawn is never changed in place', () => {
  const before = structuredClone(FRAMES[0]!.view);
  FRAMES.slice(1).reduce((view, frame) => frame.events.reduce(advance, view), FRAMES[0]!.view);
  expect(FRAMES[0]!.view).toEqual(before);
});

test('a storey that is added tells what every storey of its tower gives', () => {
  const moves = FRAMES.flatMap(({ events }, n) => events.map((event, k) => ({ event, before: events.slice(0, k).reduce(advance, FRAMES[n - 1]!.view) })));
  const built = moves.flatMap(({ event, before }) => (event.event === 'card_finished' ? [{ event, before }] : []));
  expect(built.length).toBeGreaterThan(0);
  for (const { event, before } of built) {
    const tower = advance(before, event).seats[event.seat]!.towers.find((one) => one.colour === event.colour)!;
    expect(tower.levels.map((level) => ({ pp: level.pp, coins: level.coins }))).toEqual(event.gives);
    expect(tower.levels.at(-1)).toMatchObject({ card: event.card, foundation: false });
  }
});

test('a tower at work shows what it has brought so far, as events tell it', () => {
  const events: Happening[] = [
    { event: 'tower_activated', seat: 1, colour: 'blue' },
    { ...card, event: 'card_activated', where: 'city', colour: 'blue', level: 0, card: null, by: 'tower', so_far: { pp: 0, coins: 0 } },
    { event: 'gained', seat: 1, pp: 1, coins: 0, source: 'foundation-blue', so_far: { pp: 1, coins: 0 }, has },
    { event: 'gained', seat: 2, pp: 9, coins: 9, source: 'compensation', so_far: null, has },
    { ...card, event: 'card_activated', where: 'city', colour: 'blue', level: 1, card: 'belfry_key', by: 'tower', so_far: { pp: 1, coins: 0 } },
    { event: 'gained', seat: 1, pp: 2, coins: 1, source: 'belfry_key', so_far: { pp: 3, coins: 1 }, has },
  ];
  const shown = events.reduce(advance, LAST);
  expect(tallyOf(shown)).toEqual({ seat: 1, colour: 'blue', level: 1, card: 'belfry_key', pp: 3, coins: 1 });
  expect(tallyOf(advance(shown, { event: 'turn_began', seat: 2 }))).toBeNull();
});

test('a view with an open question tells what its tower has brought, and events go on from there', () => {
  const spot = { where: 'city', slot: null, colour: 'red' as const, level: 1, card: 'forge_key' };
  const activation = { root: spot, chain: [spot], tower: 'red' as const, level: 1, source: null, primitive: null, so_far: { pp: 2, coins: 1 } };
  const asked: View = { ...LAST, active: 1, activation };
  expect(tallyOf(asked)).toEqual({ seat: 1, colour: 'red', level: 1, card: 'forge_key', pp: 2, coins: 1 });
  const paid = advance(asked, { event: 'gained', seat: 1, pp: 1, coins: 0, source: 'forge_key', so_far: { pp: 3, coins: 1 }, has });
  expect(tallyOf(paid)).toMatchObject({ colour: 'red', level: 1, pp: 3, coins: 1 });
  expect(tallyOf({ ...asked, activation: null })).toBeNull();
});

test('what a tower has brought when a question is open is what the events before it told', () => {
  const open = FRAMES.slice(1).filter(({ view }) => view.activation);
  expect(open.length).toBeGreaterThan(0);
  for (const { view, events } of open) {
    const told = events.flatMap((event) => ('so_far' in event && event.so_far ? [event.so_far] : [])).at(-1);
    if (told) expect(view.activation!.so_far).toEqual(told);
  }
});

test('an empty deck tells which golems are too late', () => {
  const golem = { seat: 0, face: 3, steps: 2, finish_round: 9, refund: 0, late: false };
  const before = advance(LAST, { event: 'golem_taken_back', seat: 1, slot: 'blue-1', card: 'beacon_lily', face: 6, queue: [golem, { ...golem, face: 4 }], has });
  const shown = advance(before, { event: 'deck_exhausted', colour: 'blue', last_round: LAST.round + 1, late: [{ slot: 'blue-1', face: 4 }] });
  expect(shown.last_round).toBe(LAST.round + 1);
  expect(shown.market.slots.flatMap((one) => one.golems).filter((one) => one.late)).toEqual([{ ...golem, face: 4, late: true }]);
});

test('what moves takes time, what only counts does not', () => {
  expect(pace({ event: 'golem_sent' })).toBeGreaterThan(0);
  expect(pace({ event: 'chronometer_turned' })).toBeGreaterThan(pace({ event: 'gained' }));
  expect(pace({ event: 'turn_began' })).toBe(0);
});

test('a line of the log points at slots and towers', () => {
  const built = { event: 'card_finished' as const, seat: 1, slot: 'gold-2' as const, colour: 'gold' as const, card: 'mint_key', level: 1, gives: [], has };
  expect(places(built)).toEqual(['gold-2', '1 gold']);
  const way = { from: 'red-1' as const, to: 'blue-3' as const, queue_from: [], queue_to: [] };
  expect(places({ event: 'golem_redirected', seat: 1, face: 2, source: 'forge_key', ...way })).toEqual(['red-1', 'blue-3']);
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
  const view = FRAMES.map((frame) => frame.view).find((one) => one.decision?.kind === 'send' && one.decision.seat === 0 && one.round > 2)!;
  const seat = view.decision!.seat;
  const due = schedule(view, seat, null);
  const leads = view.market.slots.filter((slot) => slot.golems[0]?.seat === seat);
  expect(due.map((one) => one.slot).sort()).toEqual(leads.map((slot) => slot.slot).sort());
  expect(due.map((one) => one.round)).toEqual(due.map((one) => one.round).sort((a, b) => a - b));
  const word = view.decision!.actions.find((one) => one.hint.ahead?.length === 0)!.name;
  const with_send = schedule(view, seat, word);
  const ghost = with_send.filter((one) => one.ghost);
  expect(ghost.map((one) => [one.slot, one.round])).toEqual([[readSend(word)!.slot, hintOf(view, word)!.finish_round]]);
  expect(ghost[0]!.then).toEqual(hintOf(view, word)!.then);
});

test('a send that comes before golems at work changes what they promise', () => {
  const view = FRAMES.map((frame) => frame.view).find((one) => one.decision?.kind === 'send' && schedule(one, one.decision.seat, null).length > 0)!;
  const { seat, actions } = view.decision!;
  const [sure] = schedule(view, seat, null);
  const then = { ...sure!.then, pp: sure!.then.pp + 5 };
  const send = actions.find((one) => readSend(one.name)!.slot !== sure!.slot)!;
  const changed = { ...view, decision: { ...view.decision!, actions: [{ ...send, hint: { ...send.hint, later: { [sure!.slot]: then } } }] } };
  expect(schedule(changed, seat, send.name).find((one) => one.slot === sure!.slot)!.then).toEqual(then);
  expect(schedule(changed, seat, null).find((one) => one.slot === sure!.slot)!.then).toEqual(sure!.then);
});

test('a golem that cannot finish in time promises nothing', () => {
  const view = FRAMES.map((frame) => frame.view).find((one) => schedule(one, 0, null).length > 0)!;
  const slots = view.market.slots.map((slot) => ({ ...slot, due: null }));
  expect(schedule({ ...view, market: { ...view.market, slots } }, 0, null)).toEqual([]);
});

test('what is finished in the same round for the same tower is told once, with the forecast that knows all of it', () => {
  const then = { pp: 3, coins: 0, sums: [1, 2], paid: [0, 0], choices: [], guild: [] };
  const one: Due = { slot: 'blue-1', colour: 'blue', card: 'a', round: 9, ghost: false, then };
  const sent: Due = { ...one, slot: 'blue-2', card: 'b', ghost: true, then: { ...then, pp: 7 } };
  const told = together([one, sent, { ...one, slot: 'red-1', colour: 'red' }, { ...one, slot: 'blue-3', round: 10 }]);
  expect(told.map(({ cards, colour, round, ghost }) => ({ cards, colour, round, ghost }))).toEqual([
    { cards: ['a', 'b'], colour: 'blue', round: 9, ghost: true },
    { cards: ['a'], colour: 'red', round: 9, ghost: false },
    { cards: ['a'], colour: 'blue', round: 10, ghost: false },
  ]);
  expect(told[0]!.then.pp).toBe(7);
});

test('whoever leads a card decides how a golem on it will fare', () => {
  const hint: Hint = { finish_round: 9, ahead: [], behind: [], leader: 0, refund: 0, after_end: false };
  expect(fate(hint, 0)).toBe('leads');
  expect(fate({ ...hint, ahead: [0, 1] }, 0)).toBe('nothing');
  expect(fate({ ...hint, ahead: [1, 0], leader: 1, refund: 3 }, 0)).toBe('paid');
  expect(fate({ ...hint, after_end: true }, 0)).toBe('late');
  expect(leavesOwn({ ...hint, behind: [0] }, 0)).toBe(true);
  expect(leavesOwn({ ...hint, behind: [1] }, 0)).toBe(false);
  expect(leavesOwn({ ...hint, ahead: [0], behind: [0] }, 0)).toBe(false);
});

test('only who does not take the card is paid for a golem on it', () => {
  const golem = { seat: 1, face: 3, steps: 2, finish_round: 9, refund: 0, late: false };
  expect(paidTo(LAST, golem, null)).toBe(0); // behind the leading golem of its own seat
  expect(paidTo(LAST, { ...golem, refund: 3 }, null)).toBe(3);
  expect(paidTo(LAST, golem, { leader: 0 })).toBe(LAST.compensation);
  expect(paidTo(LAST, { ...golem, seat: 0 }, { leader: 0 })).toBe(0);
  expect(paidTo(LAST, golem, { leader: 1, ahead: [1] })).toBe(0); // sent behind a rival who leads there twice
});

test('guildmasters are foretold for a send that leads and for a card to be added', () => {
  const asks = (hint: Hint): View => ({ ...LAST, decision: { seat: 0, kind: 'send', source: null, primitive: null, actions: [{ action: 1, name: 'x', hint }] } });
  const then = { pp: 0, coins: 0, sums: [], paid: [], choices: [], guild: [1, 2, 3] };
  expect(guildThen(asks({ then }), 'x')).toEqual([1, 2, 3]);
  expect(guildThen(asks({ then: null }), 'x')).toBeNull();
  expect(guildThen(asks({ guild: [4, 5, 6] }), 'x')).toEqual([4, 5, 6]);
  expect(guildThen(LAST, null)).toBeNull();
});

test('beside my own pay stands the best of the others', () => {
  const master = LAST.guildmasters[0]!;
  expect(bestRival({ ...master, now: [9, 3, 6] }, 0)).toBe(2);
  expect(bestRival({ ...master, now: [0, 3, 6] }, 2)).toBe(1);
  expect(bestRival({ ...master, now: [4, 4] }, 1)).toBe(0);
});

test('a city has its room: towers that are too tall show their top, and the rest on demand', () => {
  for (const room of [90, 120, 240, 400])
    for (const tallest of [1, 4, 7, 12]) {
      const { storey, fits } = storeys(room, tallest, 17);
      expect(storey).toBeGreaterThanOrEqual(17);
      expect(Math.min(fits, tallest) * storey).toBeLessThanOrEqual(room);
    }
  // Where towers are narrow, the name of a storey has two lines and its values a third.
  expect([leastStorey(794, false), leastStorey(634, false), leastStorey(378, true)]).toEqual([32, 46, 17]);
  // A slim city has names as long as all its storeys have room for them, and never fewer storeys for their sake.
  const slim = (tallest: number) => storeys(182, tallest, leastStorey(378, true), mostStorey(true));
  expect([2, 3, 4, 7].map((tallest) => hasNames(slim(tallest).storey, true))).toEqual([true, true, true, false]);
  expect(slim(7).fits).toBeGreaterThanOrEqual(7);
  expect(inSight(['a', 'b', 'c', 'd'], 3, false)).toEqual({ shown: ['c', 'd'], hidden: 2 });
  expect(inSight(['a', 'b', 'c', 'd'], 3, true)).toEqual({ shown: ['a', 'b'], hidden: 2 });
  expect(inSight(['a', 'b'], 3, false)).toEqual({ shown: ['a', 'b'], hidden: 0 });
  expect([forecast(250, 3, 38), forecast(250, 5, 38), forecast(250, 6, 38)]).toEqual(['whole', 'line', 'none']);
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
  const activation = { root: spot, chain: [spot], tower: null, level: null, so_far: { pp: 0, coins: 0 }, source: 'hall_of_mirrors_key', primitive: null };
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
    const sum = lines.filter((line) => !line.total && !line.tie).reduce((so_far, line) => so_far + Number(line.values[one.seat]), 0);
    expect(sum).toBe(one.score_now.total);
    expect(total.values[one.seat]).toBe(sum);
  }
});

test('the rules panel knows every rule of the game once', () => {
  const ids = parseRules(rules).flatMap((rule) => rule.ids).filter((id) => id.startsWith('ST-'));
  expect(ids.map((id) => Number(id.slice(3))).sort((a, b) => a - b)).toEqual(Array.from({ length: 62 }, (_, n) => n + 1));
});

test('a finger means the nearest golem that can be chosen: no two share a place, none is covered', () => {
  expect(reach(2, [2])).toEqual([1.5, 1.5]);
  expect(reach(2, [1, 2, 5])).toEqual([0.5, 1.5]);
  for (const all of [[0, 1, 2, 3, 4, 5], [0, 2, 3], [1, 5]]) {
    const spans = all.map((at) => [at - reach(at, all)[0], at + reach(at, all)[1]] as const);
    spans.slice(1).forEach(([left], n) => expect(left).toBeGreaterThanOrEqual(spans[n]![1]));
  }
});
