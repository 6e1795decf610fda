import { expect, test, vi } from 'vitest';
import { kit as gravity } from '../src/games/gravity_superstar';
import type { Kit } from '../src/games/kit';
import { kit as painters } from '../src/games/sky_painters';
import { kit as skytear } from '../src/games/skytear';
import { kit as skytopia } from '../src/games/skytopia';
import type { TableInfo } from '../src/lib/api/wire';
import type { GameEvent } from '../src/lib/model';
import { handOn } from '../src/lib/sharing';
import type { TableStore } from '../src/lib/table.svelte';
import { Story } from '../src/lib/told';
import { roomWords } from '../src/lib/words';
import { coming } from '../src/table/seat';
import { frames } from './fixtures';
import four from './gravity_superstar/four.json';
import skies from './sky_painters/three.json';
import two from './skytear/two.json';
import three from './skytopia/three.json';

const NAMES = ['Ada', 'Comet', 'Pulsar', 'Quasar'];
type Game = Parameters<typeof frames>[0];
const GAMES: [string, Kit, unknown, number][] = [
  ['gravity-superstar', gravity, four, 4],
  ['skytopia', skytopia, three, 3],
  ['sky-painters', painters, skies, 3],
  ['skytear', skytear, two, 2],
];

async function since(name: string, kit: Kit, events: GameEvent[], seat: number, view: unknown): Promise<string> {
  const story = new Story(await roomWords(name), NAMES, seat);
  kit.changes!(events, seat, story, view);
  return story.spoken();
}

test.each(GAMES)('what changed for a seat is told in sentences, and something changes for everybody: %s', async (name, kit, data, seats) => {
  const all = frames(data as Game);
  const events = all.flatMap((frame) => frame.events);
  for (let seat = 0; seat < seats; seat++) {
    const said = await since(name, kit, events, seat, all.at(-1)!.view);
    expect(said).toMatch(/\.$/);
    expect(said).not.toMatch(/⟨|\{|undefined|\bnone\b|\[/);
  }
});

test('Gravity: who threw me out and stole from me, cards that came back, stars that are gone, the open door', async () => {
  const events = [
    { event: 'pawn_ejected', seat: 1, victim: 0, space: 'c4' },
    { event: 'stolen', seat: 1, victim: 0, what: 'blue', belongings: [] },
    { event: 'hand_restored', seat: 0, reason: 'ejected', cards: 3, in_hand: 5 },
    { event: 'stolen', seat: 2, victim: 1, what: 'white', belongings: [] },
    { event: 'star_taken', seat: 2, space: 'a1', colour: 'white', left_on_board: 29 },
    { event: 'star_taken', seat: 2, space: 'a2', colour: 'white', left_on_board: 28 },
    { event: 'open_door_moved', from: 2, to: 4, skipped: [] },
  ];
  expect(await since('gravity-superstar', gravity, events, 0, null)).toBe(
    'Comet throws you out on c4 and steals a blue star. You have 5 cards in hand again. 2 stars are gone, 28 are left. Door 4 is open now.',
  );
  expect(await since('gravity-superstar', gravity, [], 0, null)).toBe('');
});

test('Gravity: what was taken is told before the end, one thing after the other', async () => {
  const story = new Story(await roomWords('gravity-superstar'), NAMES, 0);
  const events = [
    { event: 'star_taken', seat: 0, colour: 'blue', pair: true },
    { event: 'star_taken', seat: 0, colour: 'orange', pair: false },
    { event: 'game_over', reason: 'stars', points: [13, 16] },
  ];
  gravity.tell!(events, 0, story);
  expect(story.spoken()).toBe('You take a blue star, an orange star and make a pair. Few stars left on the board: you 13, Comet 16.');
});

// The box at a table calls its cards by name.
test('Skytopia: golems that came home, who is ahead, cards that are gone', async () => {
  const golem = (seat: number) => ({ seat, face: 1, steps: 1, finish_round: 3, refund: 0, late: false });
  const events = [
    { event: 'golem_returned', owner: 0, slot: 'gold-1', face: 2, why: 'overtaken', coins: 3, queue: [], has: null },
    { event: 'golem_sent', seat: 1, slot: 'gold-2', card: 'belfry', queue: [golem(1), golem(0)] },
    { event: 'golem_sent', seat: 2, slot: 'gold-1', card: 'mint', queue: [golem(2), golem(1)] },
    { event: 'card_finished', seat: 2, slot: 'blue-1', card: 'forge', colour: 'red' },
    { event: 'card_finished', seat: 0, slot: 'blue-1', card: 'mint', colour: 'red' },
  ];
  expect(await since('skytopia', skytopia, events, 0, null)).toBe('One of your golems came home with 3 coins. Comet is ahead of you on belfry. Gone from the market: forge.');
});

test('Sky Painters: what was taken from me, what I won, what is gone', async () => {
  const events = [
    { event: 'leader_taken', seat: 2, victim: 0 },
    { event: 'spots_changed', seat: 0, won: true, amount: 2 },
    { event: 'card_taken', seat: 1, card: 'A', title: 'First Light' },
    { event: 'painter_acquired', seat: 2, tile: 'Juno', title: 'Juno' },
  ];
  expect(await since('sky-painters', painters, events, 0, null)).toBe('Pulsar takes the leader from you. You gain 2 spots. Gone: First Light, Juno.');
});

test('Skytear: my heroes and minions, not theirs', async () => {
  const { view } = frames<{ seats: { heroes: { key: string }[] }[] }>(two as Game).at(-1)!;
  const [mine, theirs] = view.seats.map((seat) => seat.heroes[0]!.key);
  const events = [mine, theirs].flatMap((who) => [{ event: 'damaged', victim: who, lost: 2, hp: 6 }, { event: 'damaged', victim: who, lost: 3, hp: 3 }]);
  const fallen = [0, 0, 1].map((seat) => ({ event: 'minion_defeated', seat, side: seat, hex: 'F5', by: null }));
  const said = await since('skytear', skytear, [...events, ...fallen], 0, view);
  expect(said).toContain('8');
  expect(said).toContain('3');
  expect(said.match(/\./g)).toHaveLength(2);
});

test.each(GAMES)('the piece that an event is about has a name: %s', (_name, kit, data) => {
  const named = frames(data as Game).flatMap(({ events, view }) => events.flatMap((event) => kit.pieces!(event, view)));
  expect(named.length).toBeGreaterThan(40);
  for (const name of named) expect(name).toMatch(/^[a-z]+ \S/);
});

test('who is next is told up to the reader, in the order of the game', () => {
  const at = (kit: Kit, view: unknown, active: number, count: number, resigned: number[] = []): number[] => {
    const seats = Array.from({ length: count }, (_, seat) => ({ seat, resigned: resigned.includes(seat) }));
    return coming({ following: true, seat: 0, active, kit, view, info: { seats } as unknown as TableInfo } as unknown as TableStore);
  };
  expect(at(gravity, null, 1, 4)).toEqual([2, 3, 0]);
  expect(at(gravity, null, 1, 4, [2])).toEqual([3, 0]);
  expect(at(skytear, null, 1, 2)).toEqual([]);
  const city = { first: 2, round: 3, seats: [0, 1, 2, 3] };
  expect(at(skytopia, city, 3, 4)).toEqual([0]);
  // The last of a round begins the next one, and is named once.
  expect(at(skytopia, city, 1, 4)).toEqual([1, 2, 3, 0]);
  expect(at(skytopia, { ...city, first: 3 }, 1, 4)).toEqual([2, 3, 0]);
  expect(at(skytopia, { ...city, round: 0 }, 1, 4)).toEqual([]);
  const sky = { seats: [0, 1, 0].map((extra_turns) => ({ extra_turns })) };
  expect(at(painters, sky, 1, 3)).toEqual([]);
  expect(at(painters, sky, 2, 3)).toEqual([0]);
});

test('a link is handed to the device, else copied, else it has to be shown', async () => {
  const share = vi.fn(() => Promise.resolve());
  const clipboard = { writeText: vi.fn(() => Promise.resolve()) } as unknown as Clipboard;
  expect(await handOn('/x', 'A game', { share, clipboard })).toBe('shared');
  expect(share).toHaveBeenCalledWith({ title: 'A game', url: '/x' });
  expect(clipboard.writeText).not.toHaveBeenCalled();
  expect(await handOn('/x', 'A game', { clipboard })).toBe('copied');
  expect(await handOn('/x', 'A game', {})).toBe('shown');
  expect(await handOn('/x', 'A game', { share: () => Promise.reject(new DOMException('', 'AbortError')) })).toBe('shared');
  expect(await handOn('/x', 'A game', { share: () => Promise.reject(new DOMException('', 'NotAllowedError')) })).toBe('shown');
});
