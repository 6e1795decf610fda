import { expect, test } from 'vitest';
import { advance, pace, places } from '../../src/games/sky_painters/motion';
import { asEvent, type CellView, type TableEvent, type View } from '../../src/games/sky_painters/view';
import { frames } from '../fixtures';
import three from './three.json';

/** Three play, as a spectator sees it. */
const FRAMES = frames<View, TableEvent>(three);
const START = FRAMES[0]!.view;

/** What the events must lead to, in one line. */
function digest(view: View): string {
  const marks = (cell: CellView): string =>
    cell.symbols.map((one) => (one.die ? `${one.die.colour}${one.die.number}` : one.square ? 's' : one.chips ? 'c' : '-')).join(' ');
  const pool = Object.entries(view.pool)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([colour, counts]) => `${colour}${counts.join('')}`)
    .join(';');
  const seats = view.seats.map((seat) => {
    const cells = seat.cells.map((cell) => `${cell.x} ${cell.y} ${cell.card.id} ${cell.side} ${marks(cell)}`).sort();
    return `${seat.spots} ${seat.hope} ${seat.clouds} ${seat.painters.length} ${seat.halos.length} ${cells.join(',')}`;
  });
  return [pool, `${view.leader ?? '-'} ${view.clouds_supply}`, ...seats].join('|');
}

test('the events of every move of a real game lead to what the server has', () => {
  const met = new Set<string>();
  for (const [n, frame] of FRAMES.entries()) {
    const before = FRAMES[n - 1] ?? frame;
    expect(digest(frame.events.reduce(advance, before.view)), `after move ${n}`).toBe(digest(frame.view));
    for (const event of frame.events) met.add(event.event);
  }
  for (const name of ['die_taken', 'card_completed', 'painter_acquired', 'halo_taken', 'leader_taken', 'symbol_paid', 'levied']) {
    expect(met).toContain(name);
  }
});

test('the view that is drawn is never changed in place', () => {
  const before = structuredClone(START);
  FRAMES.slice(0, 6).flatMap((frame) => frame.events).reduce(advance, START);
  expect(START).toEqual(before);
});

test('a card that leaves the offer lets the others slide right', () => {
  const ids = START.offer.map((one) => one.card!.id);
  const top = START.deck_top!.id;
  const gone = advance(START, asEvent({ event: 'card_placed', seat: 0, card: ids[1], x: 0, y: 1, slot: 2 }));
  expect(gone.offer.map((one) => one.card?.id)).toEqual([ids[0], undefined, ids[2]]);
  const offer = [top, ids[0], ids[2]];
  const full = advance(gone, asEvent({ event: 'offer_refilled', seat: 0, position: 'centre', offer, card: top, top: null, deck: 21 }));
  expect(full.offer.map((one) => one.card?.id)).toEqual(offer);
  expect(full.deck_count).toBe(21);
});

test('dice that go back to the pool leave their symbols', () => {
  const none = [{ colour: 'blue', counts: [0, 0, 0, 0, 0, 0] }];
  const placed = [
    { event: 'die_taken', seat: 0, colour: 'blue', number: 1, pool: none },
    { event: 'die_placed', seat: 0, slot: 1, symbol: 1, colour: 'blue', set_to: 1, completed: false },
  ]
    .map(asEvent)
    .reduce(advance, { ...START, pool: { ...START.pool, blue: [1, 0, 0, 0, 0, 0] } });
  expect(placed.pool.blue).toEqual([0, 0, 0, 0, 0, 0]);
  expect(placed.seats[0]!.cells[0]!.symbols[0]!.die).toEqual({ colour: 'blue', number: 1 });
  const dice = [{ seat: 0, slot: 1, symbol: 1, colour: 'blue', number: 4 }];
  const pool = [{ colour: 'blue', counts: [0, 0, 0, 1, 0, 0] }];
  const gone = advance(placed, asEvent({ event: 'dice_discarded', seat: 0, dice, pool }));
  expect(gone.seats[0]!.cells[0]!.symbols[0]!.die).toBeNull();
  expect(gone.pool.blue).toEqual([0, 0, 0, 1, 0, 0]);
  const refilled = advance(placed, asEvent({ event: 'pool_refilled', seat: 0, dice, pool }));
  expect(refilled.seats[0]!.cells[0]!.symbols[0]).toMatchObject({ die: null, square: true, done: true });
});

test('dice that a dare turns back show what the event says', () => {
  const die = { colour: 'blue', number: 3 };
  const before = advance({ ...START, hand: die }, asEvent({ event: 'die_placed', seat: 0, slot: 1, symbol: 1, colour: 'blue', set_to: 3, completed: true }));
  const after = advance(before, asEvent({ event: 'dared', seat: 0, complied: true, dice: [[1, 1]], set_to: 1, gains: [] }));
  expect(after.seats[0]!.cells[0]!.symbols[0]).toMatchObject({ die: { colour: 'blue', number: 1 }, done: false });
  expect(advance(before, asEvent({ event: 'dared', seat: 0, complied: false, dice: [], set_to: null, gains: [] }))).toBe(before);
});

test('clouds and spots are what the event says, whoever they come from', () => {
  const stolen = advance(START, asEvent({ event: 'cloud_gained', seat: 0, victim: 1, why: 'main', clouds: 3, victim_clouds: 2, supply: 0 }));
  expect([stolen.seats[0]!.clouds, stolen.seats[1]!.clouds, stolen.clouds_supply]).toEqual([3, 2, 0]);
  const limited = advance(START, asEvent({ event: 'spots_limited', seat: 2, discarded: 4, total: 6 }));
  expect(limited.seats[2]!.spots).toBe(6);
});

test('what happened is on the stage for a while, and points at its place', () => {
  const [completed, painted, began] = ['card_completed', 'die_painted', 'turn_began'].map((event) => pace(asEvent({ event })));
  expect(completed).toBeGreaterThan(painted!);
  expect(began).toBe(0);
  expect(places(asEvent({ event: 'card_completed', seat: 1, x: 0, y: -1, dice: [{ colour: 'red', number: 2 }] }))).toEqual(['1@0 -1', 'pool red']);
  expect(places(asEvent({ event: 'card_placed', seat: 1, x: 0, y: 1, position: 'left' }))).toEqual(['1@0 1', 'offer left']);
  expect(places(asEvent({ event: 'die_painted', seat: 2, slot: 1, symbol: 3 }))).toEqual(['2#1.3']);
  expect(places(asEvent({ event: 'dice_rerolled', seat: 0, dice: [{ colour: 'red', from: 1, to: 2 }] }))).toEqual(['pool red']);
  expect(places(asEvent({ event: 'turn_began', seat: 0 }))).toEqual([]);
});
