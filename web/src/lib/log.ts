/** Steps of a table as lines of its log. */
import type { StepInfo } from './api/wire';
import type { LogLine } from './model';
import type { Catalogue } from './words';

/** One line for what a seat did at once; null if there is nothing to tell. */
export function logLine(
  step: StepInfo,
  words: Catalogue,
  names: readonly string[],
  quiet: ReadonlySet<string>,
): LogLine | null {
  let heading = '';
  const told: string[] = [];
  for (const event of step.events) {
    if (event.event === 'turn_started' && typeof event.round === 'number') heading = words.say('log-round', { round: event.round });
    if (!quiet.has(event.event)) told.push(words.say(`event-${event.event}`, event, names));
  }
  if (step.kind !== 'action' && words.has(`step-${step.kind}`)) {
    told.unshift(words.say(`step-${step.kind}`, { seat: step.seat }, names));
  }
  if (!told.length) return null;
  return { id: step.version, step: step.step, seat: step.seat, text: told.join(' '), heading, events: step.events };
}

/** The lines that still hold: what was taken back is gone. `step` counts the actions after a line. */
export function standing(log: readonly LogLine[]): LogLine[] {
  const kept: LogLine[] = [];
  for (const line of log) {
    const limit = line.events.length ? line.step : line.step + 1;
    while (kept.length && kept.at(-1)!.step >= limit) kept.pop();
    if (line.events.length) kept.push(line);
  }
  return kept;
}
