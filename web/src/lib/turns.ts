/** The log as a person reads it: one entry a turn of one seat; what was taken back is folded where it was. */
import { takenBack } from './log';
import type { GameEvent, LogLine } from './model';

/** What one seat did in one turn. */
export interface Turn {
  id: number;
  seat: number;
  lines: LogLine[];
  /** What stands over it: a round that begins. */
  heading: string;
  /** Points before and after, where events tell them. */
  points: [number, number] | null;
}

/** Something that is no turn: the hall's own entries. */
export interface Note {
  id: number;
  note: LogLine;
}

/** Turns that were taken back, by whom. */
export interface Undone {
  id: number;
  by: LogLine;
  turns: Turn[];
  heading: string;
}

export type Item = Turn | Note | Undone;

export interface Sorting {
  /** Whether there is anything to tell of a turn. */
  tells: (turn: Turn) => boolean;
  /** Whether what a seat did needs no entry of its own, such as a pass in the turn of another. */
  passes: (events: GameEvent[]) => boolean;
  /** Whether what a seat did let another seat's turn go on: a pass, with all that came of it. */
  letsGoOn: (events: GameEvent[]) => boolean;
  /** The points that an event tells, by seat. */
  points: (event: GameEvent) => [number, number][];
}

/** The step that an item begins with: the first thing that its seat decided, else what came by itself. */
export function stepOf(item: Item): number {
  if ('note' in item) return item.note.step;
  if ('turns' in item) return item.by.step;
  return (item.lines.find((line) => Number.isInteger(line.id)) ?? item.lines[0]!).step;
}

export const eventsOf = (turn: Pick<Turn, 'lines'>): GameEvent[] => turn.lines.flatMap((line) => line.events);

class Reader {
  readonly items: Item[] = [];
  private open: Turn | null = null;
  private block: Undone | null = null;
  private round = '';
  private readonly known = new Map<number, number>();

  constructor(private readonly sorting: Sorting) {}

  stands(line: LogLine): void {
    this.block = null;
    if (!line.events.length && line.kind !== 'action') this.items.push({ id: line.id, note: line });
    else if (this.continues(line)) this.grow(this.open!, line);
    else this.items.push((this.open = this.turn(line)));
  }

  /** A turn goes on while its seat decides; another seat's pass does not end it. */
  private continues(line: LogLine): boolean {
    if (!this.open || line.opens) return false;
    return line.seat === this.open.seat || line.seat < 0 || this.sorting.letsGoOn(line.events);
  }

  private turn(line: LogLine): Turn {
    const heading = line.heading !== this.round ? line.heading : '';
    this.round = line.heading || this.round;
    const turn: Turn = { id: line.id, seat: line.seat, lines: [], heading, points: null };
    this.grow(turn, line);
    return turn;
  }

  private grow(turn: Turn, line: LogLine): void {
    turn.lines.push(line);
    for (const [seat, points] of line.events.flatMap(this.sorting.points)) {
      const before = turn.points?.[0] ?? this.known.get(seat) ?? 0;
      if (seat === turn.seat) turn.points = [before, points];
      this.known.set(seat, points);
    }
  }

  /** Lines taken back stand after the turn they were part of, before one that had not begun. */
  gone(line: LogLine, by: LogLine): void {
    const block = (this.block ??= this.fold(line, by));
    block.by = by;
    const last = block.turns.at(-1);
    if (last && !line.opens && last.seat === line.seat) last.lines.push(line);
    else block.turns.push({ id: line.id, seat: line.seat, lines: [line], heading: '', points: null });
  }

  private fold(line: LogLine, by: LogLine): Undone {
    const block: Undone = { id: line.id, by, turns: [], heading: '' };
    const { open } = this;
    if (open && open === this.items.at(-1) && !this.sorting.tells(open)) {
      this.items.splice(-1, 0, block);
      [block.heading, open.heading] = [open.heading, ''];
    } else this.items.push(block);
    return block;
  }
}

/** The items of a log, in order; entries that tell nothing are left out. */
export function readable(log: readonly LogLine[], sorting: Sorting): Item[] {
  const gone = takenBack(log);
  // A request that was agreed to is told, as one that was declined is; an undo of one's own is the block itself.
  const undoing = new Set([...gone.values()].filter((line) => line.kind === 'undo' && !line.events.length));
  const reader = new Reader(sorting);
  for (const line of log) {
    const by = gone.get(line);
    if (by) reader.gone(line, by);
    else if (!undoing.has(line)) reader.stands(line);
  }
  return headed(reader.items, (item) => !('lines' in item) || sorting.tells(item));
}

/** Without what tells nothing; a heading over such an entry goes to the next one. */
function headed(items: Item[], isShown: (item: Item) => boolean): Item[] {
  const shown: Item[] = [];
  let heading = '';
  for (const item of items) {
    if ('heading' in item) heading = item.heading || heading;
    if (!isShown(item)) continue;
    shown.push('heading' in item ? { ...item, heading } : item);
    if ('heading' in item) heading = '';
  }
  return shown;
}

/** The take-back that nothing has followed yet: who took back, and what. */
export function lastTakenBack(log: readonly LogLine[]): { by: LogLine; lines: LogLine[] } | null {
  const gone = takenBack(log);
  const undoing = new Set(gone.values());
  const by = log.findLast((line) => undoing.has(line) || (line.events.length > 0 && !gone.has(line)));
  if (!by || by.events.length > 0) return null;
  return { by, lines: log.filter((line) => gone.get(line) === by) };
}

/** What the others did between a seat's last two moves, or since its last one; empty if it never moved. The seat's own
 * lines since then are left out: it may be in the middle of its turn. */
export function sinceOwn(log: readonly LogLine[], seat: number): LogLine[] {
  const isOwn = (line: LogLine): boolean => line.kind === 'action' && line.seat === seat && Number.isInteger(line.id);
  const last = log.findLastIndex((line) => line.seat >= 0 && line.seat !== seat);
  const own = log.slice(0, last + 1).findLastIndex(isOwn);
  return own < 0 ? [] : log.slice(own + 1, last + 1);
}
