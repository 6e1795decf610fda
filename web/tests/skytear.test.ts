import { describe, expect, it } from 'vitest';
import { covering, hexesOf, next, turning } from '../src/games/skytear/area';
import { arc, borders, distance, grid, labelled, outline } from '../src/games/skytear/geometry';
import { counted, shown, spoken } from '../src/games/skytear/hand';
import { advance, pace, places, whereIs } from '../src/games/skytear/motion';
import { lasting, passes, targets } from '../src/games/skytear/priority';
import { scoring } from '../src/games/skytear/scoring';
import { counting, lastFlip, lastPhase, lines } from '../src/games/skytear/told';
import { ownerOf, pile, sees, type Event, type EventOf, type Harm, type Item, type View } from '../src/games/skytear/view';
import { byTarget, falls, harmsOf, inWay, left, sumOf, wordsByHex } from '../src/games/skytear/weigh';
import type { LogLine } from '../src/lib/model';
import { frames } from './fixtures';
import two from './skytear/two.json';

/** Two play, as seat 0 sees it. */
const FRAMES = frames<View, Event>(two);
const VIEW = FRAMES[0]!.view;
const MAP = VIEW.box.map;
const log = (...events: Event[]): LogLine[] => events.map((event, id) => ({ id, step: id, kind: 'action', seat: 0, opens: false, text: '', heading: '', events: [event] }));

describe('the map on the screen', () => {
  it('has its own nexus on the left when it lies, and at the bottom when it stands', () => {
    for (const seat of [0, 1]) {
      const [own, foe] = [MAP.nexus[seat]!, MAP.nexus[1 - seat]!];
      const lying = grid(MAP, true, seat).spots;
      expect(lying[own]!.x).toBeLessThan(lying[foe]!.x);
      const upright = grid(MAP, false, seat).spots;
      expect(upright[own]!.y).toBeGreaterThan(upright[foe]!.y);
    }
  });

  it('knows the neighbours of every hex, both ways', () => {
    for (const lying of [true, false]) {
      const { around } = grid(MAP, lying, 0);
      around.forEach((others, hex) => {
        const near = MAP.q.flatMap((_, other) => (distance(MAP, hex, other) === 1 ? [other] : []));
        expect(others.filter((other) => other >= 0).sort((a, b) => a - b)).toEqual(near);
      });
    }
  });

  it('draws the white edge of the dome as one closed line', () => {
    for (const lying of [true, false]) {
      const path = borders(grid(MAP, lying, 0), MAP.white);
      expect(path.match(/M/g)).toHaveLength(1);
      expect(path.endsWith('Z')).toBe(true);
      expect(path.match(/[LZ]/g)).toHaveLength(MAP.white.length);
    }
  });

  it('draws an area by its outer edge only', () => {
    const field = grid(MAP, true, 0);
    const hex = MAP.dome_points[0]!;
    expect(outline(field, [hex]).match(/[LZ]/g)).toHaveLength(6);
    expect(outline(field, [hex, ...field.around[hex]!]).match(/[LZ]/g)).toHaveLength(18);
  });

  it('reads sight from the rows: near hexes, never across a white edge', () => {
    for (const [a, b] of MAP.white) expect(sees(MAP, a!, b!)).toBe(false);
    MAP.q.forEach((_, hex) => expect(sees(MAP, hex, hex)).toBe(true));
    expect(sees(MAP, MAP.nexus[0]!, MAP.nexus[1]!)).toBe(false);
  });

  it('draws a full ring of HP as well as a part of one', () => {
    const [from, to] = arc(24, 0, 1).split(/A.* 1 /);
    expect(from).not.toBe(`M${to}`);
    expect(arc(24, 0.5, 0.5)).toBe('');
  });
});

describe('areas', () => {
  const field = grid(MAP, true, 0);
  const heart = MAP.dome_points[0]!;
  const areas = Object.fromEntries(field.around[heart]!.map((hex, k) => [String(k), [heart, hex]]));

  it('turn around their middle and come back', () => {
    const words = turning(areas, field);
    expect(new Set(words).size).toBe(6);
    let word: string | null = null;
    const seen: string[] = [];
    for (let n = 0; n < 6; n++) seen.push((word = next(words, word))!);
    expect(seen).toEqual(words);
    expect(next(words, word)).toBe(words[0]);
    expect(next(words, words[0]!, -1)).toBe(words[5]);
    for (const [n, one] of words.entries()) {
      const [a, b] = [hexesOf(areas, one)[1]!, hexesOf(areas, words[(n + 1) % 6]!)[1]!];
      expect(distance(MAP, a, b)).toBe(1);
    }
  });

  it('are picked by a hex they cover', () => {
    const words = turning(areas, field);
    expect(covering(words, areas, heart)).toEqual(words);
    expect(covering(words, areas, field.around[heart]![2]!)).toEqual(['aoe 2']);
  });
});

describe('priority', () => {
  const theirs = VIEW.seats[1]!.heroes[0]!.key;
  const item = (more: Partial<Item>): Item => ({ item: 1, kind: 'card', seat: 1, hero: theirs, what: 'gank', targets: [], hexes: [], legal_now: true, harms: [], areas: [], concerns: [], ...more });
  const aimed = (...concerns: number[]): View => ({ ...VIEW, stack: [item({ concerns })] });

  it('asks when the server says that something of mine is aimed at or may be hurt', () => {
    expect(targets(aimed(0), 0)).toBe(true);
    expect(targets(aimed(-1, 0), 0)).toBe(true);
    expect(targets(aimed(1), 0)).toBe(false);
    expect(targets(aimed(), 0)).toBe(false);
    expect(targets({ ...VIEW, stack: [item({ seat: 0, concerns: [0] })] }, 0)).toBe(false);
    expect(targets({ ...VIEW, stack: [] }, 0)).toBe(false);
  });

  it('passes as it was told', () => {
    expect(passes('always', aimed(1), 0)).toBe(false);
    expect(passes('targeted', aimed(0), 0)).toBe(false);
    expect(passes('targeted', aimed(1), 0)).toBe(true);
    expect(passes('activation', aimed(0), 0)).toBe(true);
    expect(passes('turn', aimed(0), 0)).toBe(true);
  });

  it('does not look at the hand', () => {
    const blind = (view: View): View => ({ ...view, legal: [], seats: view.seats.map((seat) => ({ ...seat, hand: [] })) });
    for (const mode of ['always', 'targeted', 'activation', 'turn'] as const) {
      for (const view of [aimed(0), aimed(1)]) expect(passes(mode, blind(view), 0)).toBe(passes(mode, view, 0));
    }
  });

  it('ends with the turn or with the own activation', () => {
    const view = { ...VIEW, stack: [] };
    expect(lasting({ mode: 'turn', turn: view.turn }, view, 0)).toBe('turn');
    expect(lasting({ mode: 'turn', turn: view.turn - 1 }, view, 0)).toBe('targeted');
    const acting = (seat: number): View => ({ ...view, active: { ...view.active, seat } });
    expect(lasting({ mode: 'activation', turn: 0 }, acting(0), 0)).toBe('targeted');
    expect(lasting({ mode: 'activation', turn: 0 }, acting(1), 0)).toBe('activation');
    expect(lasting({ mode: 'targeted', turn: 0 }, acting(0), 0)).toBe('targeted');
    expect(lasting({ mode: 'always', turn: 0 }, acting(0), 0)).toBe('always');
  });
});

describe('events on the view', () => {
  it('bring every piece where the next view has it', () => {
    for (const [n, frame] of FRAMES.entries()) {
      const before = FRAMES[n - 1];
      if (!before) continue;
      const after = frame.events.reduce((view, event) => advance(view, event), before.view);
      const stands = (view: View): unknown => ({
        heroes: view.seats.map((seat) => seat.heroes.map((hero) => [hero.key, hero.hex, hero.hp, hero.state])),
        minions: view.sides.map((side) => side.minions.map((one) => one.hex).sort((a, b) => a - b)),
        pillars: view.sides.map((side) => [...side.pillars].sort((a, b) => a - b)),
        illusions: view.seats.map((seat) => seat.illusions.map((one) => `${one.hero} ${one.hex}`).sort()),
        towers: view.sides.map((side) => side.towers.map((tower) => tower.hp)),
        nexus: view.sides.map((side) => side.nexus.hp),
        tokens: view.tokens.map((token) => token.hex),
        outsider: [view.outsider?.hex, view.outsider?.hp],
      });
      /** An item that is being resolved has left the pile, but its `resolved` is told at its end. */
      const between = ['ask-Respond', 'ask-Main', 'ask-Activate'].includes(frame.view.prompt?.key ?? '');
      const pile = (view: View): unknown => view.stack.map((item) => [item.item, item.kind, item.what, item.hero]);
      expect(stands(after), `frame ${n}`).toEqual(stands(frame.view));
      if (between) expect(pile(after), `frame ${n}`).toEqual(pile(frame.view));
    }
  });

  it('name their places and take their time', () => {
    expect(places({ event: 'moved', from: 'E1', to: 'D2', who: 'yami', how: 'move' })).toEqual(['E1', 'D2']);
    expect(places({ event: 'illusion', from: null, to: 'D2', hero: 'akhuti', change: 'moved' })).toEqual(['D2']);
    expect(places({ event: 'redirected', item: 1, what: 'gank', hero: 'yami', from: 'akhuti', to: 'haburat' })).toEqual([]);
    expect(places({ event: 'token_moved', lane: 1, where: 'east', path: ['J5', 'J4'], to: 'J4', by: 0 })).toEqual(['J5', 'J4']);
    expect(pace({ event: 'control' })).toBeGreaterThan(pace({ event: 'moved' }));
    expect(pace({ event: 'passed' })).toBe(0);
  });

  it('say where an element stands', () => {
    const hero = VIEW.seats[0]!.heroes.find((one) => one.hex !== null)!;
    expect(whereIs(VIEW, hero.key)).toBe(hero.hex);
    expect(whereIs(VIEW, 'minion 1 J5')).toBe(labelled(MAP, 'J5'));
    expect(whereIs(VIEW, 'hex J6')).toBe(labelled(MAP, 'J6'));
    expect(whereIs(VIEW, 'nobody-known')).toBe(null);
  });
});

describe('what was shown', () => {
  type Control = EventOf<'control'>;
  const control = (more: Partial<Control>): Control => ({ event: 'control', point: 'west', values: [2, 5], parts: [], leads_revealed: [], n: 0, winner: 1, side: 1, drawn_by: 1, ahead: 5, behind: 2, lead: 3, ...more });
  const spawned = (hex: string): EventOf<'spawned'> => ({ event: 'spawned', seat: 1, side: 1, lane: 0, hex });

  it('tells a flip with its damage', () => {
    const flipped: Event = { event: 'flipped', seat: 1, cards: ['gank', 'testudo'], n: 2, chosen: 'testudo', modifier: 1 };
    const hit = (lost: number): Event => ({ event: 'damaged', source: 'yami', victim: 'akhuti', base: 3, modifier: 0, bonus: 0, armor: 0, lost, hp: 1 });
    const step: Event = { event: 'passed', seat: 0 };
    const flip = lastFlip(log(hit(9), flipped, hit(2)));
    expect(flip).toMatchObject({ seat: 1, chosen: 'testudo', hits: [{ lost: 2 }] });
    expect(lastFlip(log(flipped, step, step, step))).toBe(null);
  });

  it('tells the last Minions Phase point by point', () => {
    const round: Event = { event: 'round_began', round: 2 };
    const told = lastPhase(log(control({ point: 'east' }), round, control({ point: 'west' }), spawned('C1'), control({ point: 'dome' }), round, spawned('C1')));
    expect(told.map((one) => [one.control.point, one.then.length])).toEqual([['west', 1], ['dome', 0]]);
    expect(lastPhase(log(round))).toEqual([]);
  });

  it('names the parts that count', () => {
    expect(counting([2, 1, 0, 3])).toEqual([{ name: 'heroes', n: 2 }, { name: 'minions', n: 1 }, { name: 'lead', n: 3 }]);
  });

  it('tells what came of a point in few lines, in order', () => {
    const told = lines({
      control: control({ leads_revealed: ['gank'] }),
      then: [
        { event: 'minion_defeated', seat: 0, side: 0, hex: 'A1', by: null },
        { event: 'minion_defeated', seat: 0, side: 0, hex: 'A2', by: null },
        { event: 'building_damaged', kind: 'tower', seat: 0, side: 0, lane: 0, n: 1, hp: 4 },
        { event: 'token_moved', lane: 0, where: 'west', path: ['B4', 'B5'], to: 'B5', by: 1 },
        { event: 'token_moved', lane: 0, where: 'west', path: ['B5', 'B6'], to: 'B6', by: 1 },
        spawned('C1'),
        spawned('C2'),
      ],
    });
    expect(told.map((line) => line.key)).toEqual([
      'screen-told-won', 'screen-told-leads', 'screen-told-fallen', 'event-building_damaged', 'screen-told-moved', 'screen-told-spawned',
    ]);
    expect(told.at(0)!.args).toMatchObject({ winner: 1, lead: 3 });
    expect(told.at(-2)!.args).toEqual({ to: 'B6' });
    expect(told.at(-1)!.args).toEqual({ n: 2, seat: 1, hexes: ['C1', 'C2'] });
  });
});

describe('words', () => {
  it('sit on hexes and on heroes', () => {
    const hero = VIEW.seats[0]!.heroes.find((one) => one.hex !== null)!;
    const found = wordsByHex(VIEW, ['hex A8', `hero ${hero.key}`, 'pass']);
    expect(found.get(labelled(MAP, 'A8'))).toBe('hex A8');
    expect(found.get(hero.hex!)).toBe(`hero ${hero.key}`);
    expect(found.size).toBe(2);
  });

  it('that are no place and no card are buttons', () => {
    expect(spoken(['pass', 'hex A1', 'card gank', 'hero yami', 'act move', 'aoe 1', 'kind minion'])).toEqual(['pass', 'hero yami', 'kind minion']);
  });

  it('equal cards share a place; flipped ones are shown when they are asked about', () => {
    expect(counted(['gank', 'testudo', 'gank'])).toEqual([{ card: 'gank', copies: 2 }, { card: 'testudo', copies: 1 }]);
    expect(shown({ ...VIEW, flipped: ['gank'], prompt: { key: 'ask-FlipChoice', args: {} } }, 0)).toMatchObject({ from: 'flipped', cards: [{ card: 'gank' }] });
    expect(shown(VIEW, null).cards).toEqual([]);
  });

  const NOTHING = { word: null, item: undefined, way: 0, hero: null };
  const harm = (more: Partial<Harm>): Harm => ({ hex: 5, target: 'yami', seat: 0, base: 3, bonus: 0, low: 0, high: 0, armor: 0, least: 3, most: 3, hp: 9, sure: true, ...more });

  it('weigh what the server foresaw: of a word, of an item, of a hero', () => {
    const heroes = FRAMES.flatMap(({ view }) => view.seats.flatMap((seat) => seat.heroes.map((hero) => ({ view, hero }))));
    const shooter = heroes.find(({ hero }) => hero.aims.length)!;
    expect(harmsOf(shooter.view, { ...NOTHING, hero: shooter.hero.key })).toEqual(shooter.hero.aims);
    expect(harmsOf(shooter.view, NOTHING)).toEqual([]);
    const words = FRAMES.flatMap(({ view }) => view.legal.map((word) => ({ view, word }))).filter(({ word }) => word.harms?.length);
    expect(words.length).toBeGreaterThan(0);
    for (const { view, word } of words) expect(harmsOf(view, { ...NOTHING, word: word.name, hero: shooter.hero.key })).toEqual(word.harms);
  });

  it('weigh one way to lay an area at a time', () => {
    const item = { areas: [[5, 6], [7]], harms: [harm({ sure: false }), harm({ hex: 7, target: 'sakoshi', sure: false })] } as unknown as Item;
    expect([...byTarget(inWay(item, 0)).keys()]).toEqual(['yami']);
    expect([...byTarget(inWay(item, 1)).keys()]).toEqual(['sakoshi']);
    expect(inWay(item, 0)[0]!.sure).toBe(true);
    expect(inWay({ ...item, areas: [] }, 0)).toHaveLength(2);
  });

  it('say what may be left of a victim, and the sum behind it', () => {
    expect(left(harm({}))).toBe('6');
    expect(left(harm({ least: 1, most: 5 }))).toBe('4–8');
    expect(left(harm({ sure: false }))).toBe('6–9');
    expect([falls(harm({})), falls(harm({ most: 9 })), falls(harm({ least: 9, most: 9 })), falls(harm({ least: 9, most: 9, sure: false }))]).toEqual(['no', 'may', 'will', 'may']);
    expect(sumOf(harm({ base: 4, bonus: -2, low: -1, high: 3, armor: 1 }))).toBe('4 −2 (−1…+3) −1');
    expect(sumOf(harm({}))).toBe('3');
  });

  it('keep the resolving item on top of the pile until it is resolved', () => {
    const base = { item: 1, kind: 'action', seat: 0, hero: 'yami', what: 'move', targets: [], hexes: [], legal_now: true, harms: [], areas: [], concerns: [] };
    const view: View = { ...VIEW, stack: [{ ...base, item: 3 }], resolving: { ...base, item: 4 } };
    expect(pile(view).map((one) => one.item)).toEqual([3, 4]);
    expect(pile(advance(view, { event: 'resolved', item: 4, what: 'move', hero: 'yami' })).map((one) => one.item)).toEqual([3]);
    expect(pile(advance(view, { event: 'cancelled', item: 3, what: 'move', hero: 'yami', reason: 'target' })).map((one) => one.item)).toEqual([4]);
  });

  it('sides and scores are read from the view', () => {
    expect(ownerOf(VIEW, VIEW.seats[1]!.heroes[0]!.key)).toBe(1);
    expect(ownerOf(VIEW, 'outsider')).toBe(-1);
    expect(scoring(VIEW, (key) => key)).toHaveLength(VIEW.victory.length + 3);
  });
});
