/** A position of the school being played: a table whose moves are answered by the school instead of a live channel. */
import { Refusal } from '../lib/api/client';
import type { Ask, ClientMessage, StageScene, StepInfo } from '../lib/api/wire';
import type { Kit } from '../games/kit';
import { still } from '../lib/still';
import { TableStore } from '../lib/table.svelte';
import { say, type Catalogue } from '../lib/words';

export const LEARNER = 0;

/** What the school tells of a position. */
export type Scene = Pick<StageScene, 'view' | 'ask' | 'steps'> & Partial<Pick<StageScene, 'seats'>>;

/** Who plays what, with which box, and whether the board tells what a choice brings. At a smaller table only the first of the names sit. */
export interface Room {
  game: string;
  edition: string;
  names: readonly string[];
  previews: boolean;
}

export abstract class Trial<S extends Scene> {
  readonly table: TableStore;
  /** Whether it could not be set up. */
  failed = $state(false);
  protected words: string[] = [];
  protected steps = 0;
  private version = 0;
  /** Tries that were given up are not answered any more. */
  protected attempt = 0;

  constructor(
    readonly room: Room,
    kit: Kit,
    words: Catalogue,
  ) {
    this.table = new TableStore(kit, words, (message) => void this.heard(message));
    this.table.link = 'live';
    this.table.bare = !room.previews;
    this.table.remember([]);
  }

  /** How the school answers to these words. */
  protected abstract ask(words: readonly string[]): Promise<S>;
  /** What is to be kept of an answer. */
  protected abstract judge(scene: S): void;
  /** It is set up anew. */
  protected abstract reset(scene: S): void;

  /** Set it up, or set it back to its start, or to after some words. */
  async begin(words: readonly string[] = []): Promise<void> {
    const attempt = ++this.attempt;
    try {
      const scene = await this.ask(words);
      if (attempt !== this.attempt) return;
      this.words = [...words];
      this.failed = false;
      this.reset(scene);
      this.show(scene, null);
    } catch {
      this.failed = true;
    }
  }

  /** A word is about to be tried. */
  protected tries(): void {}

  private async heard(message: ClientMessage): Promise<void> {
    if (message.type !== 'move') return;
    const attempt = this.attempt;
    this.tries();
    try {
      const scene = await this.ask([...this.words, message.word]);
      if (attempt !== this.attempt) return;
      this.words.push(message.word);
      this.show(scene, this.steps);
      this.judge(scene);
    } catch (error) {
      const text = error instanceof Refusal ? error.message : say('page-gone');
      this.table.receive({ type: 'refused', id: message.id, code: 'illegal', text, rule: null, reason: null, version: this.version });
    }
  }

  /** Whose eyes it is seen with. */
  protected seat(_scene: S): number {
    return LEARNER;
  }

  /** A position; with `known`, what has happened since so many steps is played first. */
  protected show(scene: S, known: number | null): void {
    const fresh = known === null ? [] : scene.steps.slice(known);
    const steps: StepInfo[] = fresh.map((one, n) => ({ version: this.version + n + 1, step: this.steps + n + 1, kind: 'action', at: 0, ...one }));
    const since = this.version;
    this.version += Math.max(1, fresh.length);
    this.steps = scene.steps.length;
    const seat = this.seat(scene);
    const told = { seat, version: this.version, mark: '', now: null, table: still({ game: this.room.game, edition: this.room.edition, names: this.room.names.slice(0, scene.seats), helps: this.room.previews, turn: scene.ask?.seat ?? seat }, this.version), view: scene.view, ask: this.worded(scene) };
    this.table.receive(known === null ? { type: 'snapshot', ...told } : { type: 'update', since, steps, ...told });
  }

  /** The question as it is put. */
  protected worded(scene: S): Ask | null {
    return scene.ask;
  }
}
