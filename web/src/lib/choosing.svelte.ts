/** What is pointed at and what is chosen of all that may be played at a table. */
import type { Kit } from '../games/kit';
import type { LegalWord, RefusedWord } from './api/wire';
import type { Notice } from './model';
import { settings } from './settings.svelte';

export abstract class Choosing {
  hovered = $state<string | null>(null);
  chosen = $state<string | null>(null);
  /** Several words that one place of the board stands for, and where it is: the frame asks which. */
  offer = $state.raw<{ words: string[]; from: Element } | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** Whether a finger is used: it cannot point at a thing before it chooses it. */
  touched = false;
  /** In a review words are shown, not played. */
  still = $state(false);

  abstract readonly kit: Kit;
  abstract readonly legal: ReadonlyMap<string, LegalWord>;
  abstract readonly refusals: ReadonlyMap<string, RefusedWord>;
  abstract play(word: string): void;

  /** The word whose consequence is shown: what is pointed at, else what is chosen. */
  readonly focus = $derived(this.hovered ?? this.chosen);

  hover(word: string | null): void {
    this.hovered = word !== null && (this.legal.has(word) || this.refusals.has(word)) ? word : null;
  }

  /** A click on a word: it is chosen, and a second click plays it; at once where a misclick does no harm. A tap only ever
   * chooses: the act under the board plays. */
  choose(word: string): void {
    if (!this.legal.has(word) || this.still) return;
    this.notice = null;
    this.offer = null;
    const isSure = !settings.confirm || (!this.touched && (this.chosen === word || !this.kit.confirms(word, this.legal)));
    if (isSure) return this.play(word);
    this.chosen = word;
    this.hovered = null;
  }

  /** A click on a place that several words lead to: the only one, or the chosen one again, else it is asked which. */
  chooseOf(words: string[], from: Element): void {
    const open = words.filter((word) => this.legal.has(word));
    const again = this.touched ? undefined : open.find((one) => one === this.chosen);
    const word = again ?? (open.length === 1 ? open[0] : undefined);
    if (word !== undefined) this.choose(word);
    else if (open.length) this.offer = { words: open, from };
  }

  letGo(): void {
    this.chosen = null;
    this.offer = null;
    this.hovered = null;
  }

  /** What was chosen or pointed at stays so for as long as it may be played. */
  protected keepLegal(): void {
    if (this.chosen !== null && !this.legal.has(this.chosen)) this.chosen = null;
    if (this.offer?.words.some((word) => !this.legal.has(word))) this.offer = null;
    this.hover(this.hovered);
  }
}
