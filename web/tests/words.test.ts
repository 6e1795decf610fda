import { expect, test, vi } from 'vitest';
import { logLines } from '../src/lib/log';
import { Catalogue, optionKey, percentOf, roomWords, say } from '../src/lib/words';
import { shown } from '../src/lib/shown.svelte';
import { named } from '../src/lib/told';
import { FRAMES } from './fixtures';

const words = await roomWords('gravity-superstar');
const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];

/** A game of its own, so small that all it says is here. */
const SMALL = new Catalogue(
  'en',
  [
    `
told = { $who } { $first } { $all } { $wrapped } { $what }
event-turn_began = { $seat } is next.
event-round_began = Another round.
event-healed = { $who } heals { $n }.
event-card_played = { $seat } lays { $card ->
    [drop] the Drop
   *[other] a card
} { $face ->
    [down] face down
   *[up] face up
}{ $n ->
    [0] {""}
   *[other] {" "}on { $targets }
}.
each-piece = { $item ->
    [minion] the minion of { $of } on { $at }
    [outsider] the Wanderer
   *[other] { $thing }
}
`,
  ],
  {
    events: {
      turn_began: { seat: 'seat' },
      round_began: { round: 'count' },
      healed: { who: 'piece', n: 'count' },
      card_played: { seat: 'seat', card: 'card', face: 'face', n: 'count', targets: 'piece' },
    },
    messages: { told: { who: 'seat', first: 'count', all: 'seat', wrapped: 'flag', what: 'seat' } },
    quiet: ['turn_began'],
  },
);

test('arguments are said by their kind, not by their name', () => {
  const args = { who: 1, first: 1, all: [0, 1], wrapped: true, what: null };
  expect(SMALL.say('told', args, NAMES)).toBe('Bo 1 Ada and Bo yes none');
});

test('what is not declared is said as it is', () => {
  const loose = new Catalogue('en', ['loose = { $seat } { $victim } { $list }']);
  expect(loose.say('loose', { seat: 1, victim: 'yami', list: ['a', 2, false] }, NAMES)).toBe('1 yami a, 2, no');
  expect(SMALL.say('told', { who: 9, first: 'x', all: [], wrapped: false, what: 3 }, NAMES)).toBe('9 x  no Di');
});

test('a private part that is missing takes the neutral form', () => {
  const told = { seat: 0, face: 'down', n: 0, targets: [] };
  expect(SMALL.say('event-card_played', told, NAMES)).toBe('Ada lays a card face down.');
  expect(SMALL.say('event-card_played', { ...told, card: 'drop' }, NAMES)).toBe('Ada lays the Drop face down.');
});

test('things are called one by one where the catalogue says how', () => {
  const told = { seat: 0, card: 'drop', face: 'up', n: 2, targets: ['minion 1 K6', 'sakoshi'] };
  expect(SMALL.say('event-card_played', told, NAMES)).toBe('Ada lays the Drop face up on the minion of Bo on K6, sakoshi.');
});

test('a thing whose key is a number is chosen by it', () => {
  const lanes = new Catalogue('en', ['lane = { $at }\neach-point = { $thing ->\n    [1] East lane\n   *[dome] Dome\n}\n'], {
    events: {},
    messages: { lane: { at: 'point' } },
    quiet: [],
  });
  expect([lanes.say('lane', { at: '1' }), lanes.say('lane', { at: 'dome' })]).toEqual(['East lane', 'Dome']);
});

test('an event is a sentence', () => {
  expect(SMALL.say('event-healed', { who: 'outsider', n: 1 })).toBe('The Wanderer heals 1.');
  expect(SMALL.say('event-turn_began', { seat: 1 }, ['Ada', 'bo'])).toBe('bo is next.');
});

test('a missing entry shows its key', () => {
  expect(say('no-such-entry')).toBe('⟨no-such-entry⟩');
});

test('the words of a game are asked for once, and again if the hall did not answer', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  expect((await roomWords('gravity-superstar')).say('title')).toBe(words.say('title'));
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
  await expect(roomWords('chess')).rejects.toThrow();
  await expect(roomWords('chess')).rejects.toThrow();
});

test('values of options have the keys that Python gives them', () => {
  expect(['A', true, 3, 'two words / more'].map((value) => optionKey('x', value))).toEqual([
    'option-x-A',
    'option-x-true',
    'option-x-3',
    'option-x-two-words-more',
  ]);
});

test('every event, word and refusal of a real game has its sentence', () => {
  let told = 0;
  FRAMES.forEach((frame, n) => {
    const step = { version: n, step: n, kind: 'action', seat: 0, word: frame.word, at: 0, events: frame.events };
    for (const line of logLines(step, words, NAMES)) {
      told++;
      expect(line.heading + line.text).not.toMatch(/⟨|\{|undefined/);
    }
    for (const { reason } of frame.refusals) expect(words.tell(reason, NAMES)).not.toMatch(/⟨|\{/);
  });
  expect(told).toBeGreaterThan(40);
});

test('quiet events are not told, and a round that begins within a step stands over what comes after it', () => {
  const hall = new Catalogue('en', ['log-round = Round { $round }\nlog-turn = Turn { $turn }\nevent-fell = { $seat } falls.'], {
    events: { fell: { seat: 'seat' } },
    messages: {},
    quiet: ['round_began', 'turn_began'],
  });
  const events = [
    { event: 'fell', seat: 0 },
    { event: 'round_began', round: 2 },
    { event: 'turn_began', seat: 1 },
  ];
  const step = { version: 9, step: 8, kind: 'action', seat: 0, word: null, at: 0, events };
  const [own, next] = logLines(step, hall, NAMES);
  expect([own!.id, own!.heading, own!.text]).toEqual([9, '', 'Ada falls.']);
  expect([next!.heading, next!.text]).toEqual(['Round 2', '']);
  const turn = { ...step, events: [{ event: 'turn_began', turn: 3 }] };
  expect(logLines(turn, hall, NAMES).map((line) => line.heading)).toEqual(['Turn 3']);
});

test('the hall itself says “you” to whoever reads it, and names several people as a sentence does', () => {
  const step = { version: 1, step: 1, kind: 'resign', seat: 0, word: null, at: 0, events: [] };
  expect([0, 1, null].map((reader) => logLines(step, words, NAMES, reader)[0]!.text)).toEqual(['You give up.', 'Ada gives up.', 'Ada gives up.']);
  expect(words.say('why-shared', { points: 5, winners: [0, 1, 3] }, NAMES)).toBe('5 points each: Ada, Bo and Di share the win.');
});

test('every word that the page asks the catalogues for is there, a game’s in its own', async () => {
  const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
  let asked = 0;
  for (const [path, source] of Object.entries(sources)) {
    const folder = /games\/(\w+)\//.exec(path)?.[1] ?? 'plain';
    const catalogue = await roomWords(folder === 'plain' ? 'gravity-superstar' : folder.replaceAll('_', '-'));
    const keys = [...source.matchAll(/\bsay\('([a-z][a-zA-Z_-]+)'/g)].map((match) => match[1]!);
    asked += keys.length;
    const needed = keys.filter((key) => !source.includes(`has('${key}')`));
    expect(needed.filter((key) => !catalogue.has(key)), path).toEqual([]);
  }
  expect(asked).toBeGreaterThan(100);
});

test('names in a sentence are cut out, the longest first', () => {
  expect(named('Ada robs Adam.', ['Ada', 'Adam'])).toEqual([{ name: 'Ada' }, { text: ' robs ' }, { name: 'Adam' }, { text: '.' }]);
  expect(named('Your turn, you said.', ['you'])).toEqual([{ text: 'Your turn, ' }, { name: 'you' }, { text: ' said.' }]);
});

test('what the box calls in its own way goes before the catalogue, also inside sentences', () => {
  const catalogue = ['card-gank = Gank\ntold = It is { $what }.\nseen = { $what }\neach-piece = { $item ->\n    [illusion] an illusion of { $of }\n   *[other] raw { $thing }\n}\n'];
  const kinds = { events: {}, messages: { told: { what: 'piece' } }, quiet: [] };
  const own = { 'card-gank': 'Night Raid', 'thing-gank': 'Night Raid', 'hero-vesna': 'Vesna', 'thing-vesna': 'Vesna' };
  const words = new Catalogue('en', catalogue, kinds, own);
  expect(words.say('card-gank')).toBe('Night Raid');
  expect(words.say('hero-vesna')).toBe('Vesna');
  expect(words.has('hero-vesna')).toBe(true);
  expect(words.say('told', { what: 'gank' })).toBe('It is Night Raid.');
  expect(words.say('told', { what: 'illusion vesna' })).toBe('It is an illusion of Vesna.');
  expect(new Catalogue('en', catalogue, kinds).say('told', { what: 'gank' })).toBe('It is raw gank.');
});

test('the sign of percent stands as the reader\'s language has it', () => {
  const said = ['en', 'es', 'pl'].map((language) => {
    shown.language = language;
    return percentOf(52);
  });
  shown.language = 'en';
  expect(said).toEqual(['52\u00a0%', '52\u00a0%', '52%']);
});
