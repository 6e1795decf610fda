/** What is watched of steps: their lines one after the other, each event for its time. What one seat does in a row runs
 * together, that of the others within the time for a round. */
import type { Kit } from '../games/kit';
import type { StepInfo } from './api/wire';
import { Budget } from './budget';
import type { GameEvent, LogLine } from './model';
import { fitted, type Beat } from './playback';

/** A step, and what the log says of it. */
export interface Told {
  step: StepInfo;
  lines: LogLine[];
}

/** Where it is watched. */
export interface Stage {
  line: (line: LogLine) => void;
  event: (event: GameEvent) => void;
}

/** Who looks on: their seat, how many sit at the table, and how fast they want it. */
export interface Onlooker {
  seat: number | null;
  seats: number;
  speed: number;
}

export class Reel {
  private readonly budget = new Budget();

  constructor(
    private readonly kit: Kit,
    private readonly stage: Stage,
  ) {}

  /** A round of the others begins. */
  renew(): void {
    this.budget.renew();
  }

  /** The events of a line, each for its time. */
  events({ events }: { events: GameEvent[] }): Beat[] {
    return events.map((event, n) => ({
      ms: this.kit.pace(event, events.slice(0, n)),
      small: this.kit.small?.(event) ?? false,
      show: () => this.stage.event(event),
    }));
  }

  /** The beats of some steps, each followed by `after`; those of one seat alone take time if it is named. */
  of(told: Told[], { seat, seats, speed }: Onlooker, after: ((step: StepInfo) => void) | null, only: number | null = null): Beat[] {
    const runs: { seat: number; beats: Beat[] }[] = [];
    for (const { step, lines } of told) {
      if (step.kind === 'action' && step.seat === seat) this.renew();
      for (const line of lines) {
        if (runs.at(-1)?.seat !== line.seat) runs.push({ seat: line.seat, beats: [] });
        runs.at(-1)!.beats.push({ ms: 0, show: () => this.stage.line(line) }, ...this.events(line));
      }
      if (after) runs.at(-1)?.beats.push({ ms: 0, show: () => after(step) });
    }
    const others = seats - (seat === null ? 0 : 1);
    const timed = runs.flatMap((run) =>
      (run.seat === seat ? fitted(run.beats, 1) : this.budget.fit(run.beats, run.seat, others)).map((beat) => (only === null || only === run.seat ? beat : { ...beat, ms: 0 })),
    );
    return timed.map((beat) => ({ ...beat, ms: beat.ms / speed }));
  }
}
