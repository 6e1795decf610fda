import { describe, expect, it } from 'vitest';
import { deviceName, toBytes, toText } from '../src/people/passkey';
import { above, addressOf, asked, draw, NOTHING, searchOf } from '../src/people/rating';

const point = (rating: number, doubt = 40): Parameters<typeof draw>[0][number] => ({ at: 0, rating, doubt, change: 0, place: 1, seats: 2, table: `t${rating}` });
const BOTS = { novice: 1000, adept: 1500, expert: 2000 };

describe('the way of a rating', () => {
  it('goes from edge to edge, higher ratings higher, with the bots that are in sight', () => {
    const drawn = draw([point(1450), point(1500), point(1550)], BOTS, 700, 200);
    expect(drawn.dots.map((dot) => dot.x)).toEqual([0, 350, 700]);
    expect(drawn.dots[0]!.y).toBeGreaterThan(drawn.dots[2]!.y);
    expect(drawn.bots.map((bot) => bot.level)).toEqual(['adept']);
    expect(drawn.ticks.map((tick) => tick.rating)).toEqual([1400, 1500, 1600]);
  });
  it('says where months begin, as far as there is room', () => {
    const on = (month: number, day: number): ReturnType<typeof point> => ({ ...point(1500), at: new Date(2026, month, day).getTime() });
    const drawn = draw([on(0, 5), on(0, 9), on(1, 2), on(3, 1), on(3, 2)], {}, 800, 200);
    expect(drawn.months.map((one) => [one.x, new Date(one.at).getMonth()])).toEqual([[0, 0], [400, 1], [600, 3]]);
    const dense = draw(Array.from({ length: 41 }, (_, n) => on(n % 40, 1)), {}, 800, 200);
    expect(dense.months.length).toBeLessThan(20);
    expect(dense.months.every((one, n) => n === 0 || one.x - dense.months[n - 1]!.x >= 40)).toBe(true);
  });
  it('has one dot in the middle after one game', () => {
    expect(draw([point(1520)], {}, 700, 200).dots[0]!.x).toBe(350);
  });
  it('is above the strongest bot that is weaker', () => {
    expect(above(1600, BOTS)).toBe('adept');
    expect(above(900, BOTS)).toBeNull();
  });
});

describe('the search among replays', () => {
  it('is the address of the page, there and back', () => {
    const search = { ...NOTHING, game: 'skytopia', player: 'Ben & Co' };
    const address = addressOf('/p/x', search);
    expect(address).toBe('/p/x?game=skytopia&player=Ben+%26+Co');
    expect(searchOf(new URLSearchParams(address.split('?')[1]))).toEqual(search);
    expect(addressOf('/p/x', NOTHING)).toBe('/p/x');
  });
  it('takes whole days', () => {
    const { since, until } = asked({ ...NOTHING, since: '2026-03-01', until: '2026-03-01' });
    expect(Number(until) - Number(since)).toBe(86_400_000);
    expect(asked(NOTHING).since).toBe('0');
  });
});

describe('passkeys', () => {
  it('are told in the letters of addresses', () => {
    const bytes = new Uint8Array([251, 255, 0, 1]);
    expect(toText(bytes.buffer)).toBe('-_8AAQ');
    expect(toBytes('-_8AAQ')).toEqual(bytes);
  });
  it('are called by browser and system', () => {
    expect(deviceName('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox · Linux');
    expect(deviceName('Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0')).toBe('Edge · Windows');
  });
});
