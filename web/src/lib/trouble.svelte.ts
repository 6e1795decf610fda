/** A report about somebody at the table while it is written: it stays whatever the page's layout does meanwhile. */
import type { SeatInfo } from './api/wire';

export const REASONS = ['insult', 'stalling', 'cheating', 'name', 'other'] as const;

export class Trouble {
  /** Whom the report is about; null while none is written. */
  about = $state.raw<SeatInfo | null>(null);
  reason = $state<(typeof REASONS)[number]>('insult');
  text = $state('');
  /** What the hall said to the last one. */
  thanks = $state('');

  open(one: SeatInfo): void {
    this.about = one;
    this.thanks = '';
  }

  close(thanks = ''): void {
    this.about = null;
    this.thanks = thanks;
    if (thanks) this.text = '';
  }
}
