/** A position that a designer opened with the box on the bench: whoever is asked is played from here. */
import { positionAfter } from '../lib/api/client';
import type { PositionScene } from '../lib/api/wire';
import { LANGUAGE, say } from '../lib/words';
import { Trial } from '../school/trial.svelte';
import type { OpenBox } from './box.svelte';

/** Where the browser keeps what was typed, one text a game: a rare case is tried with several boxes. */
const slot = (game: string): string => `skyhall-position-${game}`;
export const typed = (game: string): string | null => localStorage.getItem(slot(game));
/** Whether the browser had room for it. */
export function keepTyped(game: string, text: string): boolean {
  try {
    localStorage.setItem(slot(game), text);
    return true;
  } catch {
    return false;
  }
}

export class PositionStore extends Trial<PositionScene> {
  /** Whether nobody is asked any more. */
  over = $state(false);
  /** How many words were played. */
  played = $state(0);
  private readonly content;

  constructor(
    private readonly box: OpenBox,
    private readonly text: string,
    private readonly first: PositionScene,
  ) {
    const names = Array.from({ length: first.seats }, (_, seat) => say('studio-seat', { number: seat + 1 }));
    super({ game: box.game, edition: box.name, names, previews: true }, box.kit, box.words);
    // Another window may go on with the box; this position stays with the box it was opened with.
    this.content = box.content;
  }

  /** That the position moved on by itself; else empty. */
  get note(): string {
    return this.first.note;
  }
  protected async ask(words: readonly string[]): Promise<PositionScene> {
    return words.length ? positionAfter(LANGUAGE, this.box.game, this.box.base.name, this.content, this.text, words) : this.first;
  }
  protected reset(scene: PositionScene): void {
    this.judge(scene);
  }
  protected judge(scene: PositionScene): void {
    this.over = scene.ask === null;
    this.played = scene.steps.length;
  }
  protected override seat(scene: PositionScene): number {
    return scene.seat;
  }
  /** One word back. */
  async undo(): Promise<void> {
    await this.begin(this.words.slice(0, -1));
  }
}

/** Open a position with a box; what is wrong with it is thrown as a refusal. */
export async function openPosition(box: OpenBox, text: string): Promise<PositionStore> {
  return new PositionStore(box, text, await positionAfter(LANGUAGE, box.game, box.base.name, box.content, text, []));
}
