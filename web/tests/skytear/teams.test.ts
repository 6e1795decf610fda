/** Four at the table: partners share a side and all that belongs to it. */
import { describe, expect, it } from 'vitest';
import { changes } from '../../src/games/skytear/changes';
import { advance, concerns } from '../../src/games/skytear/motion';
import { targets } from '../../src/games/skytear/priority';
import { onHex, read } from '../../src/games/skytear/read';
import { scoring } from '../../src/games/skytear/scoring';
import { bothSides, canPoint, hueOf, isFriend, nameOfSide, nextUp, seatColours, sideOf } from '../../src/games/skytear/sides';
import { points } from '../../src/games/skytear/points';
import type { Event, Item, View } from '../../src/games/skytear/view';
import type { Teller } from '../../src/lib/reading';
import type { Story } from '../../src/lib/told';
import { frames } from '../fixtures';
import two from './two.json';

const TWO = frames<View, Event>(two)[0]!.view;
/** The same table with the heroes of each side divided between partners: 0 and 2 against 1 and 3. */
const FOUR: View = {
  ...TWO,
  sides: [0, 1].map((side) => ({ ...TWO.sides[side]!, seats: [side, side + 2], first_seat: side, captain: side + 2, next_seat: side })),
  seats: [0, 1, 2, 3].map((seat) => {
    const whole = TWO.seats[seat % 2]!;
    const half = whole.heroes.slice(seat < 2 ? 0 : 2, seat < 2 ? 2 : 4);
    return { ...whole, side: seat % 2, partner: (seat + 2) % 4, heroes: half, hand: seat === 2 ? ['gank', 'gank'] : undefined };
  }) as View['seats'],
};
const NAMES = ['Ada', 'Ben', 'Cy', 'Dot'];
const said = (key: string, args: Record<string, unknown> = {}): string => `${key} ${Object.values(args).join(' ')}`;
const teller = (seat: number): Teller => ({ words: null as never, say: said, names: NAMES, seat });
const told = (events: Event[], seat: number): [string, Record<string, unknown>][] => {
  const lines: [string, Record<string, unknown>][] = [];
  const story = { tells: (key: string, args: Record<string, unknown>) => void lines.push([key, args]), as: () => undefined } as unknown as Story;
  changes(events, seat, story, FOUR);
  return lines;
};

describe('sides', () => {
  it('are the seats themselves where two play', () => {
    expect([0, 1].map((seat) => sideOf(TWO, seat))).toEqual([0, 1]);
    expect(isFriend(TWO, 0, 1)).toBe(false);
    expect(nameOfSide(TWO, NAMES, 1)).toBe('Ben');
  });

  it('have two seats each with four, and a watcher looks from the south', () => {
    expect([null, 0, 1, 2, 3].map((seat) => sideOf(FOUR, seat))).toEqual([0, 0, 1, 0, 1]);
    expect(nameOfSide(FOUR, NAMES, 0)).toBe('Ada and Cy');
    expect(bothSides(FOUR).map((one) => one.nexus.hex)).toEqual(TWO.sides.map((one) => one.nexus.hex));
  });

  it('give every seat a colour of its own, on the map and in the frame', () => {
    expect(new Set([-1, 0, 1, 2, 3].map((seat) => hueOf(FOUR, seat))).size).toBe(5);
    expect(new Set(seatColours(FOUR)).size).toBe(4);
    expect(hueOf(FOUR, 0)).toBe(hueOf(TWO, 0));
  });
});

describe('what belongs to a side', () => {
  const minion = FOUR.sides[0]!.minions[0]!;
  const label = FOUR.box.map.labels[minion.hex]!;

  it('changes once for all its seats, whichever captain an event names', () => {
    const after = advance(FOUR, { event: 'minion_defeated', seat: 2, side: 0, hex: label, by: null });
    expect(after.sides[0]!.minions).toHaveLength(FOUR.sides[0]!.minions.length - 1);
    expect(after.sides[1]).toBe(FOUR.sides[1]);
    const tower = advance(FOUR, { event: 'building_damaged', kind: 'tower', seat: 3, side: 1, lane: 0, n: 2, hp: 1 });
    expect(tower.sides.map((one) => one.towers[0]!.hp)).toEqual([FOUR.sides[0]!.towers[0]!.hp, 1]);
  });

  it('concerns both partners, a hero only its own player', () => {
    const lost: Event = { event: 'tower_destroyed', seat: 2, side: 0, lane: 0 };
    expect([0, 1, 2, 3].filter((seat) => concerns(FOUR, lost, seat))).toEqual([0, 2]);
    expect(told([lost], 0)).toEqual([['tower-fell', { seat: 0 }]]);
    const hurt: Event = { event: 'lost_hp', victim: FOUR.seats[2]!.heroes[0]!.key, n: 1, hp: 3 };
    expect([0, 1, 2, 3].filter((seat) => concerns(FOUR, hurt, seat))).toEqual([2]);
  });

  it('is read once on its hex, with the names of both', () => {
    expect(onHex(FOUR, minion.hex, teller(0)).split('read-whose')).toHaveLength(2);
    expect(onHex(FOUR, minion.hex, teller(0))).toContain('Ada and Cy');
  });

  it('counts for every seat of it in the end', () => {
    for (const line of scoring(FOUR, said)) expect(line.values).toHaveLength(4);
  });
});

it('a partner is read after oneself, with the hand that is open, and the others after them', () => {
  const titles = read(FOUR, teller(0)).map((passage) => passage.title).filter((title) => title.startsWith('read-side'));
  expect(titles.map((title) => title.split(' ')[1])).toEqual(['Ada', 'Cy', 'Ben', 'Dot']);
  const cy = read(FOUR, teller(0)).find((passage) => passage.title.includes('Cy'))!;
  expect(cy.lines.join(' ')).toContain('card-gank');
});

it("a partner's own deed asks for no answer where only what aims at oneself does", () => {
  const item = { item: 9, kind: 'card', hero: 'yami', what: 'gank', targets: [], hexes: [], legal_now: true, harms: [], areas: [], concerns: [0] };
  const by = (seat: number): View => ({ ...FOUR, stack: [{ ...item, seat } as Item] });
  expect(targets(by(1), 0)).toBe(true);
  expect(targets(by(2), 0)).toBe(false);
});

describe('whose activation is next', () => {
  const ready = (seats: readonly number[]): View => ({
    ...FOUR,
    phase: 'heroes',
    active: { seat: 0, side: 0, hero: FOUR.seats[0]!.heroes[0]!.key, ap: 1, used: [] },
    seats: FOUR.seats.map((one, seat) => ({ ...one, heroes: one.heroes.map((hero) => ({ ...hero, hex: 1, state: seats.includes(seat) ? 'ready' : 'exhausted' })) })),
  });

  it("is the other side's, of whose turn it is there, else of their partner", () => {
    expect(nextUp(ready([0, 1, 2, 3]))).toBe(1);
    expect(nextUp(ready([0, 2, 3]))).toBe(3);
  });

  it('is the own side again where the others have nobody left, and nobody in other phases', () => {
    expect(nextUp(ready([2]))).toBe(2);
    expect(nextUp(ready([]))).toBe(-1);
    expect(nextUp({ ...ready([0, 1, 2, 3]), phase: 'minions' })).toBe(-1);
  });
});

it('points are told in the order in which they are settled; of two domes the first has the fourth token', () => {
  const { preview } = FOUR.tokens[0]!;
  const view: View = {
    ...FOUR,
    tokens: [3, 1, 2].map((number, lane) => ({ lane, point: ['west', 'middle', 'east'][lane]!, number, hex: lane, preview })),
    domes: ['west-dome', 'east-dome'].map((point, n) => ({ point, hex: 9 + n, first: n === 1, preview })),
  };
  expect(points(view).map(({ key, number }) => [key, number])).toEqual([['middle', 1], ['east', 2], ['west', 3], ['east-dome', 4], ['west-dome', null]]);
  expect(points(TWO).at(-1)).toMatchObject({ key: 'dome', number: null, dome: true });
});

it('points for a partner at a table of the hall, not in a lesson', () => {
  expect(canPoint(FOUR, { seat: 0, info: { id: 'table' } })).toBe(true);
  expect(canPoint(FOUR, { seat: 0, info: { id: '' } })).toBe(false);
  expect(canPoint(FOUR, { seat: null, info: { id: 'table' } })).toBe(false);
  expect(canPoint(TWO, { seat: 0, info: { id: 'table' } })).toBe(false);
});
