/** Skytopia in words: what a word leads to, and what a piece is. */
import { expect, test } from 'vitest';
import { about, abilityOf, explain, storey } from '../src/games/skytopia/read';
import type { Hint, View } from '../src/games/skytopia/view';
import { roomWords } from '../src/lib/words';
import type { Teller } from '../src/lib/reading';
import { frames } from './fixtures';
import three from './skytopia/three.json';

const NAMES = ['Ada', 'Bo', 'Cy'];
const words = await roomWords('skytopia');
const tell: Teller = { words, say: (key, args) => words.say(key, args, NAMES), names: NAMES, seat: 0 };
const LAST = frames<View>(three).at(-1)!.view;

const asks = (hint: Hint): View => ({ ...LAST, decision: { seat: 0, kind: 'send', source: null, primitive: null, actions: [{ action: 1, name: 'x', hint }] } });
const place: Hint = { finish_round: 9, ahead: [], behind: [], leader: 0, refund: 0, after_end: false };

test('a golem behind another of its own goes home for nothing, behind a rival with coins', () => {
  expect(about(asks({ ...place, ahead: [0, 1] }), 'x', tell)).toBe('behind your own golem, goes home for nothing');
  expect(about(asks({ ...place, ahead: [1, 0], leader: 1, refund: 3 }), 'x', tell)).toBe('behind Bo, home with 3 coins');
  expect(about(asks({ ...place, behind: [0, 2] }), 'x', tell)).toBe('done in round 9; ahead of Cy; your golem behind it goes home for nothing');
});

test('a card to be added tells who goes home, what it is worth, and that it will not be activated', () => {
  const guild = LAST.guildmasters.map((master, n) => master.now[0]! + (n === 1 ? 2 : 0));
  const hint: Hint = { price: 4, home: [1, 0], leader: 0, gain_pp: 1, worth: 20, worth_then: 23, guild, activates: false };
  const name = words.say(`guildmaster-${LAST.guildmasters[1]!.id}`);
  const now = LAST.guildmasters[1]!.now[0]!;
  expect(about(asks(hint), 'x', tell)).toBe(
    `costs 4 coins; 1 PP at once; golems go home: Bo with ${LAST.compensation} coins, Ada; worth now 20 → 23; ${name} ${now} → ${now + 2}; it will not be activated`,
  );
  expect(about(asks({ ...hint, activates: true }), 'x', tell)).toContain('its tower will still use it this turn');
});

test('foundations are read with what they do', () => {
  const told = LAST.seats[0]!.towers.map((tower) => storey(tower.levels[0]!, tell.say));
  expect(told).toEqual(['foundation (1 PP)', 'foundation (2 coins)', 'foundation (turn a golem one step)', 'foundation (pay 3 coins for 2 PP)']);
});

test('a guildmaster tells its rule, and what it pays everybody for what', () => {
  for (const master of LAST.guildmasters) {
    const { title, lines } = explain(LAST, `guild ${master.id}`, tell)!;
    expect(title).toBe(words.say(`guildmaster-${master.id}`));
    expect(lines[0]).toMatch(/^\d PP for each .*\.$/);
    const pays = lines.slice(-3);
    expect(pays.map((line) => line.replace(/ PP for .*/, ''))).toEqual(NAMES.map((name, seat) => `${name} ${master.now[seat]}`));
    expect(pays.every((line) => /PP for \d+ (sets?|cards?|towers?|heights?|coats?)\.$/.test(line))).toBe(true);
  }
});

test('a card tells its effect with its cap, who works there, and what being overtaken pays', () => {
  const effect = [{ do: 'pp_per', count: 'golems', n: 1, max: 3 }];
  const golem = { seat: 1, face: 3, steps: 2, finish_round: 9, refund: 0, late: false };
  const then = { pp: 2, coins: 1, sums: [], paid: [], choices: [], guild: [] };
  const card = { id: 'parade_terrace_key', name: 'Parade Terrace', colour: 'blue' as const, coat: 'key', effect };
  const [first, ...rest] = LAST.market.slots;
  const slots = [{ ...first!, card, golems: [golem, { ...golem, seat: 2, face: 4, finish_round: 10, refund: 3 }], due: then }, ...rest];
  const { title, lines } = explain({ ...LAST, market: { ...LAST.market, slots } }, `slot ${first!.slot}`, tell)!;
  expect(title).toBe('Parade Terrace');
  expect(lines).toEqual([
    'Blue card in line 1, coat: key.',
    '1 PP for each golem you have at work, at most 3.',
    'Bo showing 3, done in round 9.',
    'Cy showing 4, done in round 10, 3 coins if overtaken.',
    'Bo will take it in round 9; the tower will then give 2 PP, one coin.',
    'When a card is taken, all golems on it go home: those of the others with 3 coins each.',
  ]);
});

test('a city tells the ability of its owner with its text', () => {
  const own = abilityOf(LAST, 0, tell.say)!;
  expect(own.text.length).toBeGreaterThan(own.name.length);
  expect(explain(LAST, 'seat 0', tell)!.lines).toContain(`Ability: ${own.name}, ${own.text}.`);
});
