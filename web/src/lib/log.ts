/** Steps of a table as lines of its log. */
import type { StepInfo } from './api/wire';
import type { GameEvent, LogLine } from './model';
import type { Catalogue } from './words';

const OPENS_A_ROUND = new Set(['round_began', 'round_started', 'turn_began', 'turn_started']);

/** What stands over the lines from here on, where an event opens a new round or turn of the game. */
export function heading(event: GameEvent, words: Catalogue): string {
  if (!OPENS_A_ROUND.has(event.event)) return '';
  if (typeof event.round === 'number') return words.say('log-round', { round: event.round });
  const turn = event.turn ?? event.number;
  return typeof turn === 'number' ? words.say('log-turn', { turn }) : '';
}

/** One line for what a seat did at once, and another under a heading where a new round begins in it. */
export function logLines(step: StepInfo, words: Catalogue, names: readonly string[], quiet: ReadonlySet<string>): LogLine[] {
  const blank = { step: step.step, text: '', heading: '' };
  const own: LogLine = { ...blank, id: step.version, seat: step.seat, events: [] };
  const lines = [own];
  if (step.kind !== 'action' && words.has(`step-${step.kind}`)) own.text = words.say(`step-${step.kind}`, { seat: step.seat }, names);
  for (const event of step.events) {
    const over = heading(event, words);
    let line = lines.at(-1)!;
    if (over && (line.text || line.heading)) {
      line = { ...blank, id: step.version + lines.length / 100, seat: -1, events: [] };
      lines.push(line);
    }
    if (over) line.heading = over;
    if (!quiet.has(event.event)) line.text += `${line.text && ' '}${words.say(`event-${event.event}`, event, names)}`;
    if (line.seat < 0 && line.text && typeof event.seat === 'number') line.seat = event.seat;
    line.events.push(event);
  }
  return lines.filter((line) => line.text || line.heading);
}

/** The lines that still hold: what was taken back is gone. `step` counts the actions after a line. */
export function standing(log: readonly LogLine[]): LogLine[] {
  const kept: LogLine[] = [];
  for (const line of log) {
    const limit = line.events.length ? line.step : line.step + 1;
    const isOther = (one: LogLine | undefined): boolean => one !== undefined && Math.floor(one.id) !== Math.floor(line.id);
    while (isOther(kept.at(-1)) && kept.at(-1)!.step >= limit) kept.pop();
    if (line.events.length) kept.push(line);
  }
  return kept;
}
