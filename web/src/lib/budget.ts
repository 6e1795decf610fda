/** How long the others may take to watch: a whole round of them stays within a limit, however much happens in it. */
import { fitted, LONGEST, type Beat } from './playback';

/** A round of the others, at normal speed. */
export const ROUND = 4000;
/** The part of what a turn has left that its next steps may use: more of it may follow. */
const SHARE = 0.75;

export class Budget {
  private spent = 0;
  private turn = { seat: -1, left: 0 };

  /** One's own move begins a new round. */
  renew(): void {
    this.spent = 0;
    this.turn = { seat: -1, left: 0 };
  }

  /** The beats of what a seat does now, within what its turn and the round have left. Speed counts afterwards. */
  fit(beats: Beat[], seat: number, others: number): Beat[] {
    if (seat !== this.turn.seat) this.turn = { seat, left: Math.min(LONGEST, ROUND / Math.max(others, 1)) };
    const may = Math.max(0, Math.min(this.turn.left * SHARE, ROUND - this.spent));
    const fit = fitted(beats, 1, may);
    const used = fit.reduce((sum, beat) => sum + beat.ms, 0);
    this.turn.left -= used;
    this.spent += used;
    return fit;
  }
}
