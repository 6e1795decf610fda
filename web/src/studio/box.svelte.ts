/** The box that is open in the studio: what it holds, what of it is wrong, and how it looks at the table. */
import type { Book, Kit, Thing } from '../games/kit';
import { kitOf } from '../games/registry';
import { lookAt, Refusal, upload, workshop } from '../lib/api/client';
import type { BaseBox, BoxLook, EditionInfo, WorkshopInfo } from '../lib/api/wire';
import { still } from '../lib/still';
import { TableStore } from '../lib/table.svelte';
import { LANGUAGE, roomWords, say, type Catalogue } from '../lib/words';
import { boxName, changesOf, namePath, put, wrongs, type FieldInfo, type Json, type Table } from './content';
import { draftOf } from '../lib/api/shelf';
import { keepBox, keptBox, newId, replay, slot, stepOf, stepped, type KeptBox, type Step } from './drafts';
import { Sync } from './sync.svelte';

/** After the last key, in ms. */
const PAUSE = 250;
const READER = 0;

/** What is wrong, and where. */
export interface BoxProblem {
  path: string;
  text: string;
  /** A value that would do. */
  mend?: Json;
}

export class OpenBox {
  readonly fields: FieldInfo[];
  readonly base: BaseBox;
  content = $state.raw<Table>({});
  private steps = $state.raw<Step[]>([]);
  private undone = $state.raw<Step[]>([]);
  /** The last look of the hall, and the content it was at. */
  look = $state.raw<BoxLook | null>(null);
  private lookedAt = $state.raw<Table | null>(null);
  /** Its words, with what this box calls in its own way. */
  words = $state.raw<Catalogue>()!;
  /** A table laid with it, for the components that draw its things. */
  laid = $state.raw<TableStore | null>(null);
  /** Why the hall could not look; empty if it could. */
  trouble = $state('');
  /** When the browser last kept it, in ms; 0 if it has no room. */
  kept = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isAsking = false;
  /** Windows of this browser that have the same box open follow each other. */
  private readonly window = newId();
  /** The hall's own shelf; null for a box that is only looked at. */
  readonly sync: Sync | null;

  readonly changes = $derived.by(() => changesOf(this.fields, this.workshop.names, this.base.content as Table, this.content).filter((one) => one.path !== namePath(this.content)));
  /** What the page sees by itself. */
  private readonly plain = $derived.by(() => wrongs(this.fields, this.content));
  readonly problems = $derived.by<BoxProblem[]>(() => {
    const own = this.plain.map((one) => ({ path: one.path, text: say(one.key, { field: this.label(one.path.split('/').at(-1)!), ...one.args }), mend: one.mend }));
    const known = new Set(own.map((one) => one.path));
    const told = this.isSettled ? (this.look?.problems ?? []) : [];
    return [...own, ...told.filter((one) => !known.has(one.path))];
  });

  constructor(
    readonly id: string,
    readonly workshop: WorkshopInfo,
    readonly kit: Kit,
    readonly book: Book | null,
    words: Catalogue,
    draft: KeptBox,
    readonly isMine = true,
  ) {
    this.fields = workshop.fields as unknown as FieldInfo[];
    this.base = workshop.bases.find((one) => one.name === draft.base) ?? workshop.bases[0]!;
    this.words = words;
    this.content = draft.content;
    this.steps = draft.steps;
    this.undone = draft.undone;
    this.kept = draft.changed;
    this.sync = isMine ? new Sync(this, draft.revision ?? 0, draft.sent ?? false) : null;
    if (isMine) addEventListener('storage', this.heard);
  }

  get game(): string {
    return this.workshop.game;
  }
  get name(): string {
    return boxName(this.content);
  }
  /** Whether the hall has looked at what is here now. */
  get isSettled(): boolean {
    return this.lookedAt === this.content;
  }
  /** Whether it can be played, measured and printed as it is. */
  get isGood(): boolean {
    return this.isSettled && this.problems.length === 0 && this.text !== '';
  }
  /** As a file, and the hash of its content; empty while anything is wrong. */
  get text(): string {
    return this.look?.text ?? '';
  }
  get hash(): string {
    return this.look?.hash ?? '';
  }
  get mayUndo(): boolean {
    return this.steps.length > 0;
  }
  get mayRedo(): boolean {
    return this.undone.length > 0;
  }

  /** What a key is called. */
  label(key: string): string {
    return this.words.has(`box-field-${key}`) ? this.words.say(`box-field-${key}`) : key;
  }
  section(key: string): string {
    return this.words.has(`box-section-${key}`) ? this.words.say(`box-section-${key}`) : this.label(key);
  }
  /** A word that one chooses, of a key or a name in the box. */
  value(key: string, value: string): string {
    const names = [`box-value-${key}-${value}`, `${key}-${value}`, `thing-${value}`].filter((one) => this.words.has(one));
    return names.length ? this.words.say(names[0]!) : value;
  }

  problemsAt(path: string): BoxProblem[] {
    return this.problems.filter((one) => one.path === path);
  }
  problemsIn(path: string): BoxProblem[] {
    return this.problems.filter((one) => one.path === path || one.path.startsWith(`${path}/`));
  }
  isChanged(path: string): boolean {
    return this.changes.some((one) => one.path === path || one.path.startsWith(`${path}/`));
  }
  /** The pictures of an entry. */
  things(path: string): { kind: string; thing: Thing }[] {
    return (this.look?.drawn[path] ?? []).flatMap((one) => {
      const [kind = '', ...id] = one.split(' ');
      const thing = this.look?.things[kind]?.find((other) => String(other.id) === id.join(' '));
      return thing ? [{ kind, thing: thing as Thing }] : [];
    });
  }

  /** Another value at a path; undefined takes it away. Typing on in the same field is one step. */
  set(path: string, now: Json | undefined, joins = false): void {
    this.catchUp();
    this.steps = stepped(this.steps, stepOf(this.content, path, now), joins && !this.undone.length);
    this.undone = [];
    this.content = put(this.content, path, now);
    this.keep();
  }
  rename(name: string): void {
    this.set(namePath(this.content), name, true);
  }
  /** Another content as a whole: a version, or what another device has made of it. */
  replace(content: Table): void {
    this.set('', content);
  }
  undo(): string {
    this.catchUp();
    const step = this.steps.at(-1);
    if (!step) return '';
    this.steps = this.steps.slice(0, -1);
    this.undone = [...this.undone, step];
    this.content = replay(this.content, step, true);
    this.keep();
    return step.path;
  }
  redo(): string {
    this.catchUp();
    const step = this.undone.at(-1);
    if (!step) return '';
    this.undone = this.undone.slice(0, -1);
    this.steps = [...this.steps, step];
    this.content = replay(this.content, step, false);
    this.keep();
    return step.path;
  }

  draft(): KeptBox {
    const { window, sync } = this;
    return { id: this.id, game: this.game, base: this.base.name, content: this.content, steps: this.steps, undone: this.undone, changed: Date.now(), window, revision: sync?.revision ?? 0, sent: sync?.isSent ?? false };
  }
  /** Note in the browser how the hall has it. */
  note(): void {
    this.write({ ...this.draft(), changed: this.kept || Date.now() });
  }
  private write(draft: KeptBox): void {
    if (this.isMine) this.kept = keepBox(draft) ? draft.changed : 0;
  }
  /** What another window has made of it since is the ground for what is done here. */
  private catchUp(): void {
    const there = this.isMine ? keptBox(this.id) : null;
    if (!there || there.window === this.window || there.window === undefined) return;
    const isSame = there.changed === this.kept;
    this.sync?.follow(there.revision ?? 0, there.sent ?? false);
    if (isSame) return;
    this.content = there.content;
    this.steps = there.steps;
    this.undone = there.undone;
    this.kept = there.changed;
    this.later();
  }
  private readonly heard = (event: StorageEvent): void => {
    if (event.key === slot(this.id) && event.newValue) this.catchUp();
  };
  private keep(): void {
    this.sync?.changed();
    this.write(this.draft());
    this.later();
  }
  private later(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.see(), PAUSE);
  }

  /** Let the hall look at it; what was typed meanwhile is looked at next. */
  async see(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    const content = this.content;
    try {
      const look = await lookAt(LANGUAGE, this.game, this.base.name, content);
      await this.show(look, content);
      this.trouble = '';
    } catch (error) {
      this.trouble = error instanceof Refusal ? error.message : say('page-gone');
      this.timer = setTimeout(() => void this.see(), 4000);
    } finally {
      this.isAsking = false;
    }
    if (!this.trouble && this.content !== content) await this.see();
  }
  private async show(look: BoxLook, content: Table): Promise<void> {
    // A box that cannot be read at all leaves the last pictures where they are.
    const shown = look.view || !this.look ? look : { ...look, things: this.look.things, drawn: this.look.drawn, told: this.look.told, words: this.look.words };
    this.words = await roomWords(this.game, shown.words);
    if (look.view) this.laid = this.table(look.view);
    this.look = shown;
    this.lookedAt = content;
  }
  private table(view: Record<string, unknown>): TableStore {
    const table = new TableStore(this.kit, this.words, () => {});
    const names = Array.from({ length: this.look?.seats || 2 }, (_, seat) => (this.words.has(`bot-${seat}`) ? this.words.say(`bot-${seat}`) : String(seat + 1)));
    const info = still({ game: this.game, edition: this.name, names, helps: true, turn: READER }, 1);
    table.silent = true;
    table.receive({ type: 'snapshot', seat: READER, version: 1, mark: '', now: null, table: info, view, ask: null });
    return table;
  }

  /** The box as it is, checked and kept by the hall under its hash: tables, the lab and print name it by that. */
  handIn(): Promise<EditionInfo> {
    return upload(this.game, this.text, this.name);
  }
  close(): void {
    clearTimeout(this.timer);
    removeEventListener('storage', this.heard);
    this.sync?.close();
  }
}

async function opened(draft: KeptBox, info: WorkshopInfo, isMine = true): Promise<OpenBox> {
  const [kit, words] = await Promise.all([kitOf(info.game), roomWords(info.game)]);
  const box = new OpenBox(draft.id, info, kit, (await kit.book?.()) ?? null, words, draft, isMine);
  void box.see();
  return box;
}

/** Open a box of one's own, of this browser or of the hall's shelf; null if there is none of that id. */
export async function openBox(game: string, id: string): Promise<OpenBox | null> {
  const here = keptBox(id);
  const draft = here ?? (await fetched(id));
  if (!draft || draft.game !== game) return null;
  if (!here) keepBox(draft);
  const box = await opened(draft, await workshop(LANGUAGE, game));
  void box.sync?.open();
  return box;
}

/** A box that another device has put on the shelf. */
async function fetched(id: string): Promise<KeptBox | null> {
  try {
    const { game, base, content, changed, revision } = await draftOf(id);
    return { id, game, base, content: content as Table, steps: [], undone: [], changed, revision, sent: true };
  } catch (error) {
    if (error instanceof Refusal && (error.code === 'not_found' || error.code === 'not_your_box')) return null;
    throw error;
  }
}

/** A box of somebody else's, to be looked at. */
export async function openShared(game: string, base: string, content: Table): Promise<OpenBox> {
  const draft: KeptBox = { id: '', game, base, content, steps: [], undone: [], changed: 0 };
  return opened(draft, await workshop(LANGUAGE, game), false);
}

/** A new box made from one of the hall, kept at once; its id. */
export async function newBox(game: string, base: string, name: string): Promise<string> {
  const info = await workshop(LANGUAGE, game);
  const found = info.bases.find((one) => one.name === base) ?? info.bases[0]!;
  return bring(game, found.name, put(found.content as Table, namePath(found.content as Table), name));
}

/** Keep a content as a new box of this browser; its id. */
export function bring(game: string, base: string, content: Table): string {
  const id = newId();
  if (!keepBox({ id, game, base, content, steps: [], undone: [], changed: Date.now() })) throw new Error(say('studio-no-room'));
  return id;
}
