/** Plays what happened, beat by beat, at the pace a person can follow; a tap skips to the end. */

export interface Beat {
  ms: number;
  show: () => void;
  /** Where time is short it is shown at once. */
  small?: boolean;
}

/** A whole move is over within this time, and a long queue runs faster. */
export const LONGEST = 2500;

/** A screen's own beat: shorter ones share it. */
export const FRAME = 16;

const whole = (beats: Beat[]): number => beats.reduce((sum, beat) => sum + beat.ms, 0);

/** Beats that stay within a limit: the small ones are shown at once if it does not hold them all, and the rest runs faster. */
export function fitted(beats: Beat[], speed: number, longest = LONGEST): Beat[] {
  const kept = whole(beats) > longest ? beats.map((beat) => (beat.small ? { ...beat, ms: 0 } : beat)) : beats;
  const factor = Math.min(1, longest / Math.max(whole(kept), 1)) / speed;
  return kept.map((beat) => ({ ...beat, ms: beat.ms * factor }));
}

type Later = (run: () => void, ms: number) => unknown;

export class Playback {
  private queue: Beat[] = [];
  private running = false;
  private pace = 1;

  constructor(
    private readonly done: () => void = () => undefined,
    private readonly later: Later = (run, ms) => setTimeout(run, ms),
  ) {}

  get busy(): boolean {
    return this.running;
  }

  /** How long the beat on the stage lasts, for whoever animates it. */
  get beat(): number {
    return this.current;
  }
  private current = 0;

  add(beats: Beat[]): void {
    this.queue.push(...beats);
    const waiting = this.queue.reduce((sum, beat) => sum + beat.ms, 0);
    this.pace = Math.max(1, waiting / (1.5 * LONGEST));
    if (!this.running) this.next();
  }

  /** Everything that waits is shown at once, in order: nothing is dropped. */
  skip(): void {
    const rest = this.queue;
    this.queue = [];
    this.current = 0;
    this.round += 1;
    for (const beat of rest) beat.show();
    if (this.running) this.end();
  }
  /** Counts the skips: a timer from before one has nothing left to do. */
  private round = 0;

  private next(): void {
    let owed = 0;
    for (let beat = this.queue.shift(); beat; beat = this.queue.shift()) {
      this.running = true;
      this.current = beat.ms / this.pace;
      beat.show();
      owed += this.current;
      if (owed >= FRAME) break;
    }
    if (owed > 0) this.wait(owed);
    else this.end();
  }

  private wait(ms: number): void {
    const round = this.round;
    this.later(() => this.round === round && this.next(), ms);
  }

  private end(): void {
    this.running = false;
    this.current = 0;
    this.done();
  }
}
