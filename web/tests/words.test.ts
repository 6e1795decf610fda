import { expect, test } from 'vitest';
import { kit } from '../src/games/gravity_superstar';
import { logLines } from '../src/lib/log';
import { roomWords, say, speakable } from '../src/lib/words';
import { bolded } from '../src/table/bolded';
import { FRAMES } from './fixtures';

const words = await roomWords('gravity-superstar');
const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];

test('arguments are told as Python tells them', () => {
  const args = { seat: 1, victim: 9, yes: true, list: ['a', 2], gone: null };
  expect(speakable(args, NAMES)).toEqual({ seat: 'Bo', victim: 9, yes: 'yes', list: 'a, 2', gone: 'none' });
});

test('things are called one by one where the catalogue says how, and an event is a sentence', async () => {
  const skytear = await roomWords('skytear');
  const played = { hero: 'yami', card: 'gank', n: 2, targets: ['pillar 1 K6', 'sakoshi'] };
  expect(skytear.say('event-card_played', played, NAMES)).toBe('Yami plays Gank on the pillar of Bo on K6, Sakoshi.');
  expect(skytear.say('event-healed', { who: 'outsider', n: 1, hp: 3 })).toBe('The Wanderer heals 1; 3 HP now.');
});

test('a missing entry shows its key', () => {
  expect(say('no-such-entry')).toBe('⟨no-such-entry⟩');
});

test('every event, word and refusal of a real game has its sentence', () => {
  let told = 0;
  FRAMES.forEach((frame, n) => {
    const step = { version: n, step: n, kind: 'action', seat: 0, word: frame.word, at: 0, events: frame.events };
    for (const line of logLines(step, words, NAMES, kit.quiet)) {
      told++;
      expect(line.heading + line.text).not.toMatch(/⟨|\{|undefined/);
    }
    for (const { reason } of frame.refusals) expect(words.tell(reason, NAMES)).not.toMatch(/⟨|\{/);
  });
  expect(told).toBeGreaterThan(40);
});

test('a round that begins within a step stands over what comes after it', () => {
  const drop = { event: 'card_played', seat: 0, card: 'drop', face: 'up' };
  const opens = { event: 'turn_started', seat: 1, round: 2 };
  const step = { version: 9, step: 8, kind: 'action', seat: 0, word: null, at: 0, events: [drop, opens] };
  const [own, next] = logLines(step, words, NAMES, kit.quiet);
  expect([own!.id, own!.heading, own!.text]).toEqual([9, '', words.say('event-card_played', drop, NAMES)]);
  expect([next!.heading, next!.text]).toEqual(['Round 2', '']);
  const tear = { ...step, events: [{ event: 'turn_started', turn: 3 }] };
  expect(logLines(tear, words, NAMES, kit.quiet).map((line) => line.heading)).toEqual(['Turn 3']);
});

test('every word that the page asks the catalogues for is there, a game’s in its own', async () => {
  const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
  let asked = 0;
  for (const [path, source] of Object.entries(sources)) {
    const room = /games\/(\w+)\//.exec(path)?.[1]?.replaceAll('_', '-') ?? 'gravity-superstar';
    const catalogue = await roomWords(room);
    const keys = [...source.matchAll(/\bsay\('([a-z][a-zA-Z_-]+)'/g)].map((match) => match[1]!);
    asked += keys.length;
    expect(keys.filter((key) => !catalogue.has(key)), path).toEqual([]);
  }
  expect(asked).toBeGreaterThan(100);
});

test('names in a sentence are cut out, the longest first', () => {
  expect(bolded('Ada robs Adam.', ['Ada', 'Adam'])).toEqual([
    { text: 'Ada', name: true },
    { text: ' robs ', name: false },
    { text: 'Adam', name: true },
    { text: '.', name: false },
  ]);
});
