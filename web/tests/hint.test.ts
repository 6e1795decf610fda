import { expect, test } from 'vitest';
import { reasonOf } from '../src/table/hint';
import type { TableStore } from '../src/lib/table.svelte';

const words = { say: (key: string, args: Record<string, unknown>, names: string[]): string => `${key} ${String(args.n)}${typeof args.rival === 'number' ? ` ${names[args.rival]}` : ''}` };
const reason = { form: 'reason-2', parts: { first: { key: 'reason-points-good', args: { n: 2 } }, second: { key: 'reason-next-rival', args: { n: 1, rival: 1 } } } };
const table = (changes: object): TableStore =>
  ({ mine: true, chosen: 'drop', names: ['Ada', 'Tock'], words, hints: [{ word: 'drop', estimate: 0.614, reason }, { word: 'wild', estimate: 0.5, reason: null }], ...changes }) as unknown as TableStore;

test('the chosen word that was advised tells its chance and its reason', () => {
  expect(reasonOf(table({}))).toBe('61 % to win. Why: reason-points-good 2, and reason-next-rival 1 Tock.');
});

test('other words, words without a reason and others’ turns tell nothing', () => {
  expect(reasonOf(table({ chosen: 'wild' }))).toBe('');
  expect(reasonOf(table({ chosen: 'high' }))).toBe('');
  expect(reasonOf(table({ mine: false }))).toBe('');
  expect(reasonOf(table({ hints: [] }))).toBe('');
});
