/** A puzzle being solved on the real board. */
import { puzzleAfter } from '../lib/api/client';
import type { ChoiceInfo, PuzzleInfo, PuzzleList, PuzzleScene, Told } from '../lib/api/wire';
import type { Kit } from '../games/kit';
import { LANGUAGE, type Catalogue } from '../lib/words';
import { count, solve } from './solved.svelte';
import { Trial } from './trial.svelte';

export type Outcome = 'open' | 'missed' | 'done' | 'shown';

export class PuzzleStore extends Trial<PuzzleScene> {
  outcome = $state<Outcome>('open');
  /** Steps found so far. */
  found = $state(0);
  hints = $state.raw<string[]>([]);
  hintsLeft = $state(0);
  /** How often the choice made last wins, and the best one, of a hundred games. */
  shares = $state.raw<number[]>([]);
  /** What follows a wrong choice. */
  answer = $state.raw<Told[]>([]);
  /** The solver's own words so far, as they were told when they could be chosen. */
  line = $state.raw<string[]>([]);
  others = $state.raw<ChoiceInfo[]>([]);
  levels = $state.raw<string[]>([]);
  private asked = 0;
  private hasHints = false;

  constructor(
    readonly list: PuzzleList,
    readonly puzzle: PuzzleInfo,
    kit: Kit,
    words: Catalogue,
  ) {
    super({ game: list.game, edition: list.edition, names: list.names, previews: true }, kit, words);
  }

  /** The verdict once the last move has been shown; open until then. */
  readonly result = $derived.by<Outcome>(() => (this.table.playing ? 'open' : this.outcome));
  readonly mayUndo = $derived(this.outcome === 'open' && this.line.length > 0);

  /** What somebody does, as a person would say it. */
  tell(one: { say: Told['say'] }): string {
    return this.table.words.tell(one.say, this.list.names);
  }

  protected async ask(words: readonly string[]): Promise<PuzzleScene> {
    const told = this.table.ask?.legal.find((one) => one.word === words.at(-1));
    const scene = await puzzleAfter(LANGUAGE, this.list.game, this.puzzle.id, { words: [...words], hints: this.asked, gives_up: false });
    if (words.length > this.line.length && told) this.line = [...this.line, this.tell(told)];
    else if (words.length < this.line.length) this.line = this.line.slice(0, words.length);
    return scene;
  }

  protected reset(scene: PuzzleScene): void {
    this.outcome = 'open';
    this.note(scene);
  }

  private note(scene: PuzzleScene): void {
    this.found = scene.found;
    this.hints = scene.hints;
    this.hintsLeft = scene.hints_left;
    this.shares = scene.shares;
    this.answer = scene.answer;
    this.others = scene.others;
    this.levels = scene.levels;
  }

  protected judge(scene: PuzzleScene): void {
    const isRight = scene.outcome !== 'missed';
    // Another question begins without hints.
    if (isRight && scene.outcome === 'open') this.asked = 0;
    this.note(isRight && scene.outcome === 'open' ? { ...scene, hints: [], hints_left: scene.hints_left + scene.hints.length } : scene);
    if (scene.outcome === 'missed') {
      this.outcome = 'missed';
      count(this.list.game, this.puzzle, 'failed');
    } else if (scene.outcome === 'done') {
      this.outcome = 'done';
      count(this.list.game, this.puzzle, this.hasHints ? 'hinted' : 'solved');
      solve(this.list.game, this.puzzle.id, this.puzzle.id === this.list.today ? this.list.day : null);
    }
  }

  /** One more hint to the open question; it costs the point, not the streak. */
  async hint(): Promise<void> {
    if (this.outcome !== 'open' || !this.hintsLeft) return;
    this.asked++;
    this.hasHints = true;
    try {
      this.note(await this.ask(this.words));
    } catch {
      this.asked--;
    }
  }

  /** The last step of the line is taken back. */
  undo(): Promise<void> {
    return this.begin(this.words.slice(0, -1));
  }

  /** The solution is played from the start. */
  async giveUp(): Promise<void> {
    const attempt = ++this.attempt;
    this.table.letGo();
    try {
      const ask = (words: string[]): Promise<PuzzleScene> => puzzleAfter(LANGUAGE, this.list.game, this.puzzle.id, { words, hints: 0, gives_up: true });
      const start = await ask([]);
      const end = await ask(start.solution);
      if (attempt !== this.attempt) return;
      count(this.list.game, this.puzzle, 'failed');
      this.words = [...start.solution];
      this.show({ ...start, ask: null }, null);
      this.note(end);
      this.line = end.line.map((one) => this.tell(one));
      this.outcome = 'shown';
      this.show({ ...end, ask: null }, this.steps);
    } catch {
      this.failed = true;
    }
  }
}
