/** What a lesson or a review puts in place of the frame's own parts: there the school has the word, not a table of people. */
import type { Snippet } from 'svelte';

export interface Parts {
  bar: Snippet;
  /** Between the bar and the board. */
  speech: Snippet;
  /** Beside the choices of a wide page, the dock of a phone. */
  acts: Snippet;
  /** What came of a move; it lies over the speech. */
  result: Snippet;
  /** Beside a wide board. */
  panel: Snippet;
  /** What the panel is called; else it is a lesson's. */
  label?: string;
  /** How high the band over the board of a phone is; else as high as a lesson needs it. */
  high?: string;
  /** Keys beside the table's own, asked first. Returns whether the key was taken. */
  key: (event: KeyboardEvent) => boolean;
}
