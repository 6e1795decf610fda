import { describe, expect, it } from 'vitest';
import { answered } from '../src/lib/answers';
import type { BoxInfo, OptionInfo, StepInfo } from '../src/lib/api/wire';
import { choicesOf, houseLine } from '../src/lib/house';

const step = (kind: string, seat: number): StepInfo => ({ version: 1, step: 0, kind, seat, word: null, at: 0, events: [] });

describe('the answer to a request to undo', () => {
  it('names who agreed and who did not', () => {
    expect(answered([step('accept_back', 1)], 0)).toEqual({ key: 'undo-agreed', seat: 1 });
    expect(answered([step('decline_back', 1)], 0)).toEqual({ key: 'undo-declined', seat: 1 });
  });
  it('tells a request that was withdrawn from one that was refused', () => {
    expect(answered([step('decline_back', 0)], 0)).toEqual({ key: 'undo-withdrawn', seat: 0 });
  });
  it('is silent about anything else', () => {
    expect(answered([step('action', 1), step('undo', 0)], 0)).toBeNull();
  });
});

describe('what can be chosen for an option', () => {
  const option = { name: 'deck', default: 0, values: [0, 'all'], fitting: { '2': [0, 'all'], '3': [0] }, numbers: { '2': [4, 96], '3': [4, 96] }, free: '', expected: '' } as OptionInfo;
  const box = { name: 'tuned', base: '', changes: [], limits: { deck: { '2': [4, 6], '3': [4, 5] } } } as BoxInfo;
  it('fits the seats and goes as far as the box', () => {
    expect(choicesOf(option, 2, box)).toEqual([0, 'all', 4, 5, 6]);
    expect(choicesOf(option, 3, box)).toEqual([0, 4, 5]);
  });
  it('has the range of the option with a box that is not known', () => {
    expect(choicesOf(option, 3, undefined)).toHaveLength(94);
  });
});

it('a training table says so first', () => {
  const line = houseLine({ helps: true, take_backs: 'free', training: true, stand_in: 'adept' });
  expect(line).toEqual(['Training table', 'help on', 'free undo', 'stand-in adept']);
});
