/** What a table agrees on, in words: its clock, its helps, its options, its box. */
import type { BoxInfo, GameInfo, HouseRules, OptionInfo, TableInfo } from './api/wire';
import { optionKey, say, type Catalogue } from './words';

/** A span of time for one decision. */
export function timeOf(seconds: number): string {
  if (!seconds) return say('create-clock-none');
  if (seconds >= 86400) return say('create-clock-days', { days: seconds / 86400 });
  return seconds >= 60 ? say('create-clock-minutes', { minutes: seconds / 60 }) : say('create-clock-seconds', { seconds });
}

/** What is left of a time, as a clock shows it; of days no minutes. */
export function timeLeft(seconds: number): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60)];
  if (hours >= 24) return say('clock-days', { days: Math.floor(hours / 24), hours: hours % 24 });
  return hours ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export function clockOf(table: TableInfo): string {
  const { move = 0, bank = 0 } = table.clock ?? {};
  if (!bank) return move ? say('clock-move', { move: timeOf(move) }) : timeOf(0);
  return move ? say('clock-move-bank', { move: timeOf(move), bank: timeOf(bank) }) : say('clock-bank', { bank: timeOf(bank) });
}

/** The short form, for a line: a training table says so first. */
export function houseLine(house: HouseRules): string[] {
  return [
    ...(house.training ? [say('house-training')] : []),
    say(house.helps ? 'house-helps-on' : 'house-helps-off'),
    say(`house-undo-${house.take_backs}`),
    say('house-stand-in', { level: say(`level-${house.stand_in}`) }),
    ...(house.talk === false ? [say('house-no-talk')] : []),
  ];
}

export const optionName = (words: Catalogue | null, name: string): string =>
  words?.has(`option-${name}`) ? words.say(`option-${name}`) : name.replaceAll('_', ' ');

/** A value of an option. Numbers that count something from nought have an entry of their own (`Seat 1` is 0). */
export function optionValue(words: Catalogue | null, name: string, value: unknown): string {
  const key = optionKey(name, value);
  if (words?.has(key)) return words.say(key);
  if (typeof value === 'boolean') return say(value ? 'choice-yes' : 'choice-no');
  const each = `option-${name}-each`;
  if (typeof value === 'number' && words?.has(each)) return words.say(each, { n: value, place: value + 1 });
  return String(value);
}

/** What may be written for an option, where no list can be. */
export function optionFree(words: Catalogue | null, option: OptionInfo): string {
  const key = optionKey(option.name, 'written');
  return words?.has(key) ? words.say(key) : option.free;
}

/** What can be chosen for an option with so many seats and this box. */
export function choicesOf(option: OptionInfo, seats: number, box: BoxInfo | undefined): (boolean | number | string)[] {
  const [from, to] = box?.limits[option.name]?.[String(seats)] ?? option.numbers[String(seats)] ?? [1, 0];
  const numbers = Array.from({ length: Math.max(0, to! - from! + 1) }, (_, n) => from! + n);
  return [...(option.fitting[String(seats)] ?? option.values), ...numbers];
}

/** The options of a table that are not what the game begins with. */
export function chosenOptions(table: TableInfo, game: GameInfo | undefined): { name: string; value: unknown }[] {
  return (game?.options ?? [])
    .filter((option) => table.options[option.name] !== undefined && table.options[option.name] !== option.default)
    .map((option) => ({ name: option.name, value: table.options[option.name] }));
}

export const boxName = (words: Catalogue | null, name: string): string =>
  words?.has(`edition-${name}`) ? words.say(`edition-${name}`) : name;

/** What is chosen in a form, as the hall wants it: a value of the option's own, a number, or what was written. */
export function typedOption(option: OptionInfo, text: string, seats: number): boolean | number | string {
  const same = option.values.find((value) => String(value) === text);
  if (same !== undefined) return same;
  return option.numbers[String(seats)] && /^\d+$/.test(text) ? Number(text) : text;
}
