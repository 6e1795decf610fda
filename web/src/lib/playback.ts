/** Plays what happened, beat by beat, at the pace a person can follow; a tap skips to the end. */

export interface Beat {
  ms: number;
  show: () => void;
}

/** A whole move is over within this time, and a long queue runs faster. */
export const LONGEST = 2500;

/** The beats of one move, sped up so that it stays within the limit. */
export function fitted(beats: Beat[], speed: number): Beat[] {
  const whole = beats.reduce((sum, beat) => sum + beat.ms, 0);
  const factor = Math.min(1, LONGEST / Math.max(whole, 1)) / speed;
  return beats.map((beat) => ({ ...beat, ms: beat.ms * factor }));
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
    for (const beat of rest) beat.show();
  }

  private next(): void {
    let beat = this.queue.shift();
    while (beat) {
      this.running = true;
      this.current = beat.ms / this.pace;
      beat.show();
      if (this.current > 0) {
        this.later(() => this.next(), this.current);
        return;
      }
      beat = this.queue.shift();
    }
    this.running = false;
    this.current = 0;
    this.done();
  }
}
