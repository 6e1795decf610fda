import { expect, test } from 'vitest';
import { advance, pace, places } from '../../src/games/sky_painters/motion';
import type { CellView, View } from '../../src/games/sky_painters/view';
import type { GameEvent } from '../../src/lib/model';
import game from '../fixtures/painters.json';

const GAME = game as unknown as { start: View; steps: { events: GameEvent[]; then: string; shown: Partial<View> }[] };

/** The same line as `digest` in tools/sky_painters_fixture.py. */
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
  let view = GAME.start;
  for (const [n, step] of GAME.steps.entries()) {
    view = step.events.reduce(advance, view);
    expect(digest(view), `after move ${n + 1}`).toBe(step.then);
    for (const event of step.events) met.add(event.event);
    view = { ...view, ...step.shown };
  }
  for (const name of ['die_taken', 'card_completed', 'painter_acquired', 'halo_taken', 'leader_taken', 'symbol_paid', 'levied']) {
    expect(met).toContain(name);
  }
});

test('the view that is drawn is never changed in place', () => {
  const before = structuredClone(GAME.start);
  GAME.steps.slice(0, 5).flatMap((step) => step.events).reduce(advance, GAME.start);
  expect(GAME.start).toEqual(before);
});

test('a card that leaves the offer lets the others slide right', () => {
  const ids = GAME.start.offer.map((one) => one.card!.id);
  const top = GAME.start.deck_top!.id;
  const gone = advance(GAME.start, { event: 'card_placed', seat: 0, card: ids[1], x: 0, y: 1, slot: 2 });
  expect(gone.offer.map((one) => one.card?.id)).toEqual([ids[0], undefined, ids[2]]);
  const full = advance(gone, { event: 'offer_refilled', seat: 0, position: 'centre', card: top, top: null, deck: 21 });
  expect(full.offer.map((one) => one.card?.id)).toEqual([top, ids[0], ids[2]]);
  expect(full.deck_count).toBe(21);
});

test('dice that go back to the pool leave their symbols', () => {
  const placed = [
    { event: 'die_taken', seat: 0, colour: 'blue', number: 1 },
    { event: 'die_placed', seat: 0, slot: 1, symbol: 1, set_to: 1, completed: false },
  ].reduce<View>(advance, { ...GAME.start, pool: { ...GAME.start.pool, blue: [1, 0, 0, 0, 0, 0] } });
  expect(placed.pool.blue).toEqual([0, 0, 0, 0, 0, 0]);
  expect(placed.seats[0]!.cells[0]!.symbols[0]!.die).toEqual({ colour: 'blue', number: 1 });
  const gone = advance(placed, { event: 'dice_discarded', seat: 0, dice: [{ slot: 1, symbol: 1, colour: 'blue', number: 4 }] });
  expect(gone.seats[0]!.cells[0]!.symbols[0]!.die).toBeNull();
  expect(gone.pool.blue).toEqual([0, 0, 0, 1, 0, 0]);
  const refilled = advance(placed, { event: 'pool_refilled', seat: 0, dice: [{ seat: 0, slot: 1, symbol: 1, colour: 'blue', number: 2 }] });
  expect(refilled.seats[0]!.cells[0]!.symbols[0]).toMatchObject({ die: null, square: true, done: true });
});

test('what happened is on the stage for a while, and points at its place', () => {
  expect(pace({ event: 'card_completed' })).toBeGreaterThan(pace({ event: 'die_painted' }));
  expect(pace({ event: 'turn_began' })).toBe(0);
  expect(places({ event: 'card_completed', seat: 1, x: 0, y: -1, dice: [{ colour: 'red', number: 2 }] })).toEqual(['1@0 -1', 'pool red']);
  expect(places({ event: 'card_placed', seat: 1, x: 0, y: 1, position: 'left' })).toEqual(['1@0 1', 'offer left']);
  expect(places({ event: 'die_painted', seat: 2, slot: 1, symbol: 3 })).toEqual(['2#1.3']);
  expect(places({ event: 'dice_rerolled', seat: 0, dice: [{ colour: 'red', from: 1, to: 2 }] })).toEqual(['pool red']);
  expect(places({ event: 'turn_began', seat: 0 })).toEqual([]);
});
