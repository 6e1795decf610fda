/** The steps of a game, fetched in pieces and kept. */
import type { ReplayStep, StepsInfo } from './api/wire';

const PIECE = 50;

export class Film {
  total = 0;
  private readonly kept = new Map<number, ReplayStep>();
  private readonly asked = new Map<number, Promise<void>>();

  constructor(private readonly fetch: (first: number, last: number) => Promise<StepsInfo>) {}

  /** A step, fetched with its neighbours if it is not there yet; the next piece is asked for in time. The last step is
   * as far as a game goes. */
  async at(step: number): Promise<ReplayStep> {
    const piece = Math.floor(step / PIECE);
    await this.load(piece);
    if (step > this.total) return this.at(this.total);
    if (step % PIECE > PIECE / 2 && (piece + 1) * PIECE <= this.total) void this.load(piece + 1);
    const found = this.kept.get(step);
    if (!found) throw new RangeError(`step ${step} of ${this.total}`);
    return found;
  }

  private load(piece: number): Promise<void> {
    let coming = this.asked.get(piece);
    if (!coming) {
      coming = this.fetch(piece * PIECE, piece * PIECE + PIECE - 1).then((answer) => {
        this.total = answer.total;
        for (const step of answer.steps) this.kept.set(step.step, step);
      });
      this.asked.set(piece, coming);
      coming.catch(() => this.asked.delete(piece));
    }
    return coming;
  }
}
