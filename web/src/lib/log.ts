/** Steps of a table as lines of its log. */
import type { StepInfo } from './api/wire';
import type { GameEvent, LogLine } from './model';
import type { Catalogue } from './words';

const OPENERS = new Set(['round_began', 'turn_began']);

/** What stands over the lines from here on, where an event opens a new round of the game. */
export function heading(event: GameEvent, words: Catalogue): string {
  if (!OPENERS.has(event.event)) return '';
  if (typeof event.round === 'number') return words.say('log-round', { round: event.round });
  return typeof event.turn === 'number' ? words.say('log-turn', { turn: event.turn }) : '';
}

/** One line for what a seat did, and another for everything that comes of a turn or a round that begins in it. */
export function logLines(step: StepInfo, words: Catalogue, names: readonly string[], reader: number | null = null): LogLine[] {
  const blank = { step: step.step, kind: step.kind, opens: false, text: '', heading: '' };
  const own: LogLine = { ...blank, id: step.version, seat: step.seat, events: [] };
  const lines = [own];
  const isHall = step.kind !== 'action' && words.has(`step-${step.kind}`);
  if (isHall) own.text = hallLine(step, words, names, reader);
  for (const event of step.events) {
    let line = lines.at(-1)!;
    const opens = OPENERS.has(event.event);
    if (opens && (line.text !== '' || line.events.some((one) => !OPENERS.has(one.event)))) {
      line = { ...blank, id: step.version + lines.length / 100, seat: -1, events: [] };
      lines.push(line);
    }
    if (opens) {
      line.heading ||= heading(event, words);
      line.opens = true;
      line.seat = typeof event.seat === 'number' ? event.seat : -1;
    }
    if (!words.isQuiet(event.event)) line.text += `${line.text && ' '}${words.say(`event-${event.event}`, event, names)}`;
    line.events.push(event);
  }
  return lines.filter((line) => line.text || line.heading || line.events.length || step.kind === 'action');
}

/** What the hall itself says of a seat, which is "you" for whoever sits there. */
const hallLine = ({ kind, seat }: { kind: string; seat: number }, words: Catalogue, names: readonly string[], reader: number | null): string =>
  words.say(`step-${kind}`, { seat, you: seat === reader }, names);

/** A line in other words: another language. */
export function retold(line: LogLine, words: Catalogue, names: readonly string[], reader: number | null): LogLine {
  const isHall = line.kind !== 'action' && Number.isInteger(line.id) && words.has(`step-${line.kind}`);
  const said = line.events.filter((event) => !words.isQuiet(event.event)).map((event) => words.say(`event-${event.event}`, event, names));
  const text = [...(isHall ? [hallLine(line, words, names, reader)] : []), ...said].join(' ');
  return { ...line, text, heading: line.events.map((event) => heading(event, words)).find((one) => one !== '') ?? '' };
}

/** Lines with those of another step in their place, by version: what came late stands where it belongs. */
export function withLines(log: readonly LogLine[], lines: readonly LogLine[]): LogLine[] {
  const version = Math.floor(lines[0]!.id);
  const others = log.filter((one) => Math.floor(one.id) !== version);
  let at = others.length;
  while (at > 0 && others[at - 1]!.id > version) at--;
  return [...others.slice(0, at), ...lines, ...others.slice(at)];
}

/** What takes back: each such step counts as many words of the record as it takes back. */
export const TAKES_BACK: ReadonlySet<string> = new Set(['undo', 'accept_back']);

/** Which line took a line back. `step` is the number of a line in the replay, in which a take-back has its steps too. */
export function takenBack(log: readonly LogLine[]): Map<LogLine, LogLine> {
  const by = new Map<LogLine, LogLine>();
  const actions: LogLine[][] = [];
  let before = log[0]?.step ?? 0;
  for (const line of log) {
    const last = actions.at(-1);
    if (last && Math.floor(last[0]!.id) === Math.floor(line.id)) last.push(line);
    else if (line.kind === 'action') actions.push([line]);
    else if (TAKES_BACK.has(line.kind)) for (let n = before; n < line.step; n++) for (const gone of actions.pop() ?? []) by.set(gone, line);
    before = line.step;
  }
  return by;
}

/** The lines that still hold: what was taken back is gone. */
export function standing(log: readonly LogLine[]): LogLine[] {
  const gone = takenBack(log);
  return log.filter((line) => line.events.length && !gone.has(line));
}
