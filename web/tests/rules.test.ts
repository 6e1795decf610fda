import { expect, test } from 'vitest';
import source from '../src/games/gravity_superstar/rules.en.md?raw';
import { parseRules, search } from '../src/table/rules';
import { FRAMES } from './fixtures';

const rules = parseRules(source);

test('every rule of the game is told, none twice', () => {
  const told = rules.flatMap((rule) => rule.ids);
  const all = Array.from({ length: 49 }, (_, n) => `GS-${n + 1}`);
  expect([...told].sort()).toEqual([...all].sort());
});

test('every refusal of a real game finds its rule', () => {
  const ids = new Set(rules.flatMap((rule) => rule.ids));
  const asked = FRAMES.flatMap((frame) => frame.refusals.map((one) => one.rule));
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((id) => !ids.has(id))).toEqual([]);
});

test('all words of a search must be there, in any order', () => {
  expect(search(rules, 'GS-28').map((rule) => rule.title)).toEqual(['Blocked moves']);
  expect(search(rules, 'token supply').length).toBeGreaterThan(0);
  expect(search(rules, 'token zeppelin')).toEqual([]);
  expect(search(rules, '')).toHaveLength(rules.length);
});

const ALL = import.meta.glob<string>('../src/games/*/rules.*.md', { query: '?raw', import: 'default', eager: true });

test('every language tells the same rules in the same order, each with as many paragraphs', () => {
  const told = (text: string) => parseRules(text).map(({ ids, text }) => [ids, text.length]);
  const others = Object.entries(ALL).filter(([path]) => !path.endsWith('.en.md'));
  expect(others.length).toBeGreaterThan(0);
  for (const [path, text] of others) expect(told(text), path).toEqual(told(ALL[path.replace(/\.\w+\.md$/, '.en.md')]!));
});
