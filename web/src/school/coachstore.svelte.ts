/** The coach of a first game at its table: tells what is new, once, and asks before a choice that throws much away. */
import { coached, coachOf, doubtOf } from '../lib/api/client';
import type { Coached, Doubt, IdeaInfo } from '../lib/api/wire';
import type { TableStore } from '../lib/table.svelte';
import { farewell, idea, mayAsk, QUIET, waitingAfter, withIdea, withQuestion } from './coached';
import { saidAt, say, tell, toldOf, voice } from './told.svelte';

/** A choice that is asked about. */
export interface Question {
  word: string;
  doubt: Doubt;
}

/** How long a choice is held back while it is thought about, in ms; later it is simply played. */
const PATIENCE = 1000;

const late = (ms: number): Promise<null> => new Promise((done) => setTimeout(() => done(null), ms));

export class CoachStore {
  ideas = $state.raw<IdeaInfo[]>([]);
  /** What is told now. */
  fresh = $state.raw<IdeaInfo | null>(null);
  question = $state.raw<Question | null>(null);
  isThinking = $state(false);
  /** The last question found no answer. */
  isBlind = $state(false);
  /** The turn that is played, from 1. */
  turn = $state(0);
  private waiting: string[] = [];
  private seen = -1;

  constructor(readonly table: TableStore) {}

  private readonly id = $derived.by(() => this.table.info?.id ?? '');
  private readonly game = $derived.by(() => this.table.info?.game ?? '');
  readonly said = $derived.by(() => saidAt(this.id));
  /** What was told in this game and understood. */
  readonly learnt = $derived(this.ideas.filter((one) => this.said.ideas.includes(one.id) && one.id !== this.fresh?.id));
  /** Nothing new for a while. */
  readonly isFolded = $derived(this.fresh === null && this.question === null && this.turn - this.said.turn >= QUIET);
  readonly farewell = $derived.by(() => farewell(this.ideas, this.said, toldOf(this.game)));
  readonly isOver = $derived.by(() => !!this.table.info?.result && !this.table.playing);

  /** The texts; without them the coach is silent. In another language they come again, and what is told now is told in it. */
  async arrive(language: string): Promise<void> {
    this.ideas = (await coachOf(language, this.game).catch(() => null))?.ideas ?? this.ideas;
    this.fresh = this.ideas.find((one) => one.id === this.fresh?.id) ?? null;
    await this.look();
  }

  /** The table stands still: what comes up? */
  async look(): Promise<void> {
    const { version } = this.table;
    if (this.seen === version || !this.ideas.length || voice() === 'silent') return;
    this.seen = version;
    const now = await coached(this.id).catch(() => null);
    if (now && now.version === this.table.version) this.hear(now);
  }

  private hear(now: Coached): void {
    this.turn = now.turn;
    const told = toldOf(this.game);
    const found = idea(this.ideas, now, this.waiting, told, this.said);
    if (found) {
      this.fresh = found;
      tell(this.game, found.id);
      say(this.id, withIdea(this.said, found.id, now.turn));
    }
    this.waiting = waitingAfter(now, this.waiting, toldOf(this.game));
  }

  gotIt(): void {
    this.fresh = null;
  }

  /** Whether a word is held back. The word that is asked about, said again, is kept; after a question there is no second. */
  holds(word: string): boolean {
    if (this.question) {
      this.question = null;
      return false;
    }
    if (this.table.legal.size < 2 || !mayAsk(voice(), this.said, this.turn)) return false;
    void this.weigh(word);
    return true;
  }

  private async weigh(word: string): Promise<void> {
    const { table } = this;
    const { version } = table;
    this.isThinking = true;
    table.sending = word;
    let doubt: Doubt | null = null;
    try {
      const answer = await Promise.race([doubtOf(this.id, version, word), late(PATIENCE)]);
      doubt = answer?.doubt ?? null;
      this.isBlind = !answer?.known;
    } catch {
      this.isBlind = true;
    }
    this.isThinking = false;
    table.sending = null;
    if (doubt === null || doubt.kind === this.said.kind || table.version !== version || !table.legal.has(doubt.better)) table.play(word, true);
    else this.ask({ word, doubt });
  }

  private ask(question: Question): void {
    this.table.chosen = question.word;
    this.question = question;
    say(this.id, withQuestion(this.said, question.doubt.kind, this.turn));
  }

  /** The better idea is chosen; it still has to be played. */
  take(): void {
    const better = this.question?.doubt.better ?? null;
    this.question = null;
    this.table.chosen = better;
  }

  keep(): void {
    const word = this.question?.word;
    this.question = null;
    if (word !== undefined) this.table.play(word, true);
  }

  takeBack(): void {
    this.question = null;
    this.table.letGo();
  }
}
