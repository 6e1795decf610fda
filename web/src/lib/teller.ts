/** A table's log in sentences for its reader, each turn put into words once. */
import type { GameEvent, LogLine } from './model';
import type { TableStore } from './table.svelte';
import { Story, type Piece } from './told';
import { readable, sinceOwn, type Item, type Sorting, type Turn } from './turns';

/** What a seat did, as the game tells it; a game without sentences of its own says event by event. */
export function storyOf(table: TableStore, events: GameEvent[], seat: number): Story {
  const { kit, words, names } = table;
  const story = new Story(words, names, kit.tell ? table.seat : null);
  if (kit.tell) kit.tell(events, seat, story);
  else for (const event of events) if (!words.isQuiet(event.event)) story.as(event);
  return story;
}

/** The sentences of the log for the ear; what the hall did in its own words. */
export function aloud(table: TableStore, lines: LogLine[]): string {
  const said = lines.map((line) => storyOf(table, line.events, line.seat).spoken() || (line.events.length ? '' : line.text) || line.heading);
  return said.filter((one) => one !== '').join(' ');
}

interface Told {
  lines: number;
  pieces: Piece[];
}

export class Teller implements Sorting {
  private readonly told = new WeakMap<LogLine, Told>();

  constructor(private readonly table: TableStore) {}

  items(log: readonly LogLine[]): Item[] {
    return readable(log, this);
  }

  pieces = (turn: Turn): Piece[] => {
    const first = turn.lines[0]!;
    const known = this.told.get(first);
    if (known && known.lines === turn.lines.length) return known.pieces;
    const pieces = storyOf(this.table, turn.lines.flatMap((line) => line.events), turn.seat).pieces();
    this.told.set(first, { lines: turn.lines.length, pieces });
    return pieces;
  };

  tells = (turn: Turn): boolean => this.pieces(turn).length > 0;

  passes = (events: GameEvent[]): boolean => events.every((event) => this.table.words.isQuiet(event.event) || this.table.kit.passes?.(event));

  letsGoOn = (events: GameEvent[]): boolean => this.passes(events) || events.some((event) => this.table.kit.passes?.(event));

  points = (event: GameEvent): [number, number][] => this.table.kit.counted?.(event) ?? [];

  /** Whether somebody else's turn did something to the reader. */
  concerns(turn: Turn): boolean {
    const { seat, kit, words, view } = this.table;
    if (seat === null || turn.seat === seat) return false;
    return turn.lines.some(({ events }) => events.some((event) => words.concerns(event, seat) || kit.concerns?.(event, seat, view)));
  }

  /** What the others did since the reader's own last move. */
  since(): Turn[] {
    const { held, seat } = this.table;
    const lines = seat === null ? [] : sinceOwn(held, seat);
    return this.items(held).filter((item): item is Turn => 'lines' in item && item.seat !== seat && lines.includes(item.lines[0]!));
  }

  /** What the reader should know of it before all else: what changed for them. */
  changes(): Piece[] {
    const { held, seat, kit, words, names, view } = this.table;
    if (seat === null || !kit.changes) return [];
    const story = new Story(words, names, seat);
    kit.changes(sinceOwn(held, seat).flatMap((line) => line.events), seat, story, view);
    return story.pieces();
  }

  /** The last turns, for who has no seat. */
  latest(count: number): Turn[] {
    return this.items(this.table.held).filter((item): item is Turn => 'lines' in item).slice(-count);
  }

  /** The last thing that one of several rivals did to the reader meanwhile; one rival alone has just been watched. */
  hit(): Turn | null {
    const { mine, left, info } = this.table;
    if (!mine || !left?.steps.length || (info?.seats.length ?? 0) < 3) return null;
    return this.since().findLast((turn) => this.concerns(turn)) ?? null;
  }
}
