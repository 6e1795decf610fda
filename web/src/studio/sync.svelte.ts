/** A box on the hall's shelf: sent after every change, with its versions and its link. What the browser keeps comes first. */
import { Refusal } from '../lib/api/client';
import { draftOf, dropVersion, keepDraft, keepVersion, shareDraft, versionOf } from '../lib/api/shelf';
import type { KeptDraft, VersionLine } from '../lib/api/wire';
import { settings } from '../lib/settings.svelte';
import { say } from '../lib/words';
import { same, type Table } from './content';

/** After the last key, and before the next try when the hall does not answer, in ms. */
const PAUSE = 1200;
const AGAIN = 8000;

/** What is sent: the box as it is, and how it takes over what the hall has. */
export interface Sent {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly base: { name: string };
  readonly content: Table;
  /** Note in the browser how the hall has it. */
  note(): void;
  /** Another content in the place of this one, as a step that can be taken back. */
  replace(content: Table): void;
}

export class Sync {
  /** How the hall has it: as it is, not yet, not since it does not answer, not at all, or changed by somebody else. */
  state = $state<'sent' | 'waiting' | 'offline' | 'refused' | 'conflict'>('waiting');
  /** Why it is refused. */
  why = $state('');
  /** What the hall has, where that was changed elsewhere. */
  theirs = $state.raw<KeptDraft | null>(null);
  versions = $state.raw<VersionLine[]>([]);
  share = $state('');
  revision = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sending: Promise<void> | null = null;
  private isClosed = false;

  constructor(
    private readonly box: Sent,
    revision: number,
    sent: boolean,
  ) {
    this.revision = revision;
    this.state = sent ? 'sent' : 'waiting';
  }

  get isSent(): boolean {
    return this.state === 'sent';
  }

  /** Another window of this browser has sent it, or not. */
  follow(revision: number, sent: boolean): void {
    this.revision = revision;
    if (this.state !== 'conflict') this.state = sent ? 'sent' : this.state === 'sent' ? 'waiting' : this.state;
  }

  /** Something was changed. */
  changed(): void {
    if (this.state === 'conflict') return;
    if (this.state === 'sent') this.state = 'waiting';
    this.later(PAUSE);
  }
  private later(pause: number): void {
    clearTimeout(this.timer);
    if (!this.isClosed) this.timer = setTimeout(() => void this.send(), pause);
  }

  /** How the hall has it by now: what is newer there comes over, what is newer here is sent. */
  async open(): Promise<void> {
    try {
      const found = this.revision ? await draftOf(this.box.id) : null;
      if (found) this.meet(found);
      else if (this.revision === 0) await this.send();
    } catch (error) {
      this.failed(error);
    }
  }
  private meet(found: KeptDraft): void {
    this.versions = found.versions;
    this.share = found.share;
    if (same(found.content as Table, this.box.content)) this.settle(found.revision);
    else if (found.revision === this.revision) void this.send();
    else if (this.isSent) {
      this.box.replace(found.content as Table);
      this.settle(found.revision);
    } else {
      this.theirs = found;
      this.state = 'conflict';
    }
  }
  private settle(revision: number): void {
    this.revision = revision;
    this.state = 'sent';
    this.why = '';
    this.theirs = null;
    this.box.note();
  }

  /** Send what is here; what is typed meanwhile is sent next. */
  async send(): Promise<void> {
    clearTimeout(this.timer);
    if (this.state === 'conflict' || this.isClosed) return;
    if (this.sending) await this.sending;
    this.sending = this.sendOnce();
    await this.sending;
    this.sending = null;
  }
  private async sendOnce(): Promise<void> {
    const { id, game, name, base, content } = this.box;
    try {
      const revision = await keepDraft(id, { game, base: base.name, name, content, revision: this.revision });
      this.revision = revision;
      if (this.box.content === content) this.settle(revision);
      else {
        this.box.note();
        this.later(PAUSE);
      }
    } catch (error) {
      if (error instanceof Refusal && error.code === 'draft_changed') await this.clash();
      else this.failed(error);
    }
  }
  private async clash(): Promise<void> {
    try {
      const found = await draftOf(this.box.id);
      this.state = 'waiting';
      if (found.revision === this.revision) this.later(PAUSE);
      else this.meet(found);
    } catch (error) {
      this.failed(error);
    }
  }
  private failed(error: unknown): void {
    const isRefused = error instanceof Refusal && !['too_many', 'storage', 'shutting_down', 'full'].includes(error.code);
    this.state = isRefused ? 'refused' : 'offline';
    this.why = error instanceof Refusal ? error.message : say('page-gone');
    if (isRefused && error.code === 'not_found') this.revision = 0;
    if (!isRefused || error.code === 'not_found') this.later(AGAIN);
  }

  // two that differ

  /** What the hall has; mine can be had back by undoing. */
  takeTheirs(): void {
    const { theirs } = this;
    if (!theirs) return;
    this.box.replace(theirs.content as Table);
    this.settle(theirs.revision);
  }
  /** What is here; the other one is kept as a version. */
  async keepMine(): Promise<void> {
    const { theirs } = this;
    if (!theirs) return;
    await keepVersion(this.box.id, theirs.revision, say('studio-version-theirs'), settings.name);
    this.revision = theirs.revision;
    this.theirs = null;
    this.state = 'waiting';
    await this.send();
    await this.list();
  }

  // versions and link

  private async list(): Promise<void> {
    const found = await draftOf(this.box.id);
    this.versions = found.versions;
    this.share = found.share;
  }
  /** Keep what is here as a version. */
  async save(name: string): Promise<VersionLine> {
    if (!this.isSent) await this.send();
    if (!this.isSent) throw new Refusal('draft_changed', this.why || say('studio-clash'));
    const line = await keepVersion(this.box.id, this.revision, name, settings.name);
    this.versions = [line, ...this.versions];
    return line;
  }
  async restore(number: number): Promise<void> {
    this.box.replace((await versionOf(this.box.id, number)) as Table);
  }
  async forget(number: number): Promise<void> {
    await dropVersion(this.box.id, number);
    this.versions = this.versions.filter((one) => one.number !== number);
  }
  /** The address at which anybody may read the box, as it is by then; empty if there is to be none. */
  async sharing(on: boolean): Promise<string> {
    if (on && !this.isSent) await this.send();
    this.share = await shareDraft(this.box.id, on);
    return this.link;
  }
  get link(): string {
    return this.share ? `${location.origin}/studio/shared/${this.share}` : '';
  }

  /** What has not been sent goes now, if it can. */
  close(): void {
    clearTimeout(this.timer);
    if (this.state === 'waiting') void this.send();
    this.isClosed = true;
  }
}
