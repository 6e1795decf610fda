/** A step of a lesson being played. */
import { stageAfter } from '../lib/api/client';
import type { CourseInfo, LessonInfo, StageInfo, StageScene } from '../lib/api/wire';
import type { Kit } from '../games/kit';
import type { GameEvent } from '../lib/model';
import { LANGUAGE, type Catalogue } from '../lib/words';
import { done } from './kept.svelte';
import { hintsAfterMiss, starsFor, type Effort } from './progress';
import { LEARNER, Trial } from './trial.svelte';

export type Outcome = 'open' | 'missed' | 'done' | 'shown';

export class StageStore extends Trial<StageScene> {
  /** How the try stands; `text` is what is said to it. */
  outcome = $state<Outcome>('open');
  text = $state('');
  effort = $state<Effort>({ misses: 0, hints: 0, shown: false });
  /** What was played to show how it is done, in words. */
  answer = $state.raw<string[]>([]);
  /** Where the last try led, as long as it is to be seen. */
  trail = $state.raw<string[][]>([]);
  /** Single words that were tried and did not do it. */
  tried = $state.raw<string[]>([]);
  /** It was done, but in more words than it takes. */
  isLonger = $state(false);
  private first: StageScene | null = null;

  constructor(
    readonly course: CourseInfo,
    readonly lesson: LessonInfo,
    readonly stage: StageInfo,
    kit: Kit,
    words: Catalogue,
  ) {
    super({ game: course.game, edition: stage.edition, names: course.names, previews: course.previews }, kit, words);
  }

  /** What is said once the last move has been shown; open until then. */
  readonly result = $derived.by<Outcome>(() => (this.table.playing || (this.outcome === 'missed' && this.table.chosen !== null) ? 'open' : this.outcome));
  readonly hints = $derived.by(() => this.stage.hints.slice(0, this.effort.hints));
  /** The stars that are still to be had. */
  readonly stars = $derived(starsFor(this.effort));

  protected reset(): void {
    this.outcome = 'open';
    this.text = '';
    this.trail = [];
    this.table.clear();
  }

  /** A new try after a miss: what was said to that goes away. */
  protected override tries(): void {
    if (this.outcome === 'missed') this.reset();
  }

  /** After a miss the pieces go back to where they were; what is said to it stays, and so does the way they went. */
  goBack(): void {
    if (this.outcome !== 'missed' || !this.words.length || !this.first) return;
    this.words = [];
    this.show(this.first, null);
  }

  protected async ask(words: readonly string[]): Promise<StageScene> {
    if (!words.length && this.first) return this.first;
    const scene = await stageAfter(LANGUAGE, this.course.game, this.lesson.id, this.stage.id, words);
    if (!words.length) this.first = scene;
    return scene;
  }

  protected judge(scene: StageScene): void {
    this.text = scene.text;
    if (scene.outcome === 'done') {
      this.outcome = 'done';
      this.isLonger = this.words.length > this.stage.solution.length;
      done(this.course.game, this.lesson.id, this.stage.id, this.stars);
    } else if (scene.outcome === 'missed') {
      this.outcome = 'missed';
      const own = scene.steps.filter((one) => one.seat === LEARNER).flatMap((one) => one.events as GameEvent[]);
      this.trail = this.table.kit.trail?.(this.first?.view, own) ?? [];
      if (this.words.length === 1) this.tried = [...new Set([...this.tried, ...this.words])];
      const misses = this.effort.misses + 1;
      this.effort = { ...this.effort, misses, hints: hintsAfterMiss(misses, this.effort.hints, this.stage.hints.length) };
    }
  }

  /** One more hint. */
  hint(): void {
    this.effort = { ...this.effort, hints: Math.min(this.effort.hints + 1, this.stage.hints.length) };
  }

  /** The answer is played from the start, and stays until the learner takes over; what was done already stays done. */
  async showMe(): Promise<void> {
    const attempt = ++this.attempt;
    const isDone = this.outcome === 'done';
    if (!isDone) this.effort = { ...this.effort, shown: true };
    this.isLonger = false;
    this.trail = [];
    this.table.clear();
    this.table.letGo();
    try {
      const told: string[] = [];
      for (let n = 0; n < this.stage.solution.length; n++) {
        const before = await this.ask(this.stage.solution.slice(0, n));
        const word = before.ask?.legal.find((one) => one.word === this.stage.solution[n]);
        if (word) told.push(this.table.words.tell(word.say, this.course.names));
        if (attempt !== this.attempt) return;
        if (n === 0) this.show({ ...before, ask: null }, null);
      }
      const scene = await this.ask(this.stage.solution);
      if (attempt !== this.attempt) return;
      this.answer = told;
      if (!isDone) this.outcome = 'shown';
      this.show({ ...scene, ask: null }, this.steps);
    } catch {
      this.failed = true;
    }
  }

  /** The question; what the lesson itself has to say to a refused word takes the place of the game's reason. */
  protected worded(scene: StageScene): StageScene['ask'] {
    if (!scene.ask) return null;
    const refusals = scene.ask.refusals.map((one) => {
      const own = this.stage.refused.find((told) => told.word === one.word);
      return own ? { ...one, rule: own.rule, reason: { key: 'school-refused', args: { ...one.reason.args, text: own.text } } } : one;
    });
    return { ...scene.ask, refusals };
  }
}
