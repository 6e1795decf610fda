/** What a table knows of the coach of a first game. */
import type { Snippet } from 'svelte';

export interface Coaching {
  /** Whether a choice is held back for now: it is thought about, or asked about. */
  holds: (word: string) => boolean;
  /** Whether a question is open about what is chosen. */
  readonly doubts: boolean;
  /** Lets go of the choice that is asked about. */
  takeBack: () => void;
  /** Beside a wide board, and among the leaves of a phone. */
  leaf: Snippet;
  /** Over the lower part of a phone, while there is something to say. */
  sheet: Snippet;
}
