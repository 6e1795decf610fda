/** A picture of the rules being tried out. */
import { tried } from '../lib/api/client';
import type { StageScene } from '../lib/api/wire';
import { LANGUAGE } from '../lib/words';
import { LEARNER, Trial } from '../school/trial.svelte';
import type { Rulebook } from './book.svelte';

export class TryStore extends Trial<StageScene> {
  /** Whether the reader's turn is over. */
  over = $state(false);

  constructor(
    readonly open: Rulebook,
    readonly page: string,
    readonly frame: string,
  ) {
    super({ game: open.game, edition: open.info.box.name, names: open.info.names, previews: true }, open.kit, open.words);
  }

  protected ask(words: readonly string[]): Promise<StageScene> {
    return tried(LANGUAGE, this.open.game, this.open.box, this.page, this.frame, words);
  }

  protected reset(): void {
    this.over = false;
  }

  protected judge(scene: StageScene): void {
    this.over = scene.ask?.seat !== LEARNER;
  }
}
