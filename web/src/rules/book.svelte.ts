/** The rulebook that is open: its pages, its things, and the pictures as they arrive. */
import type { Book, Kit, Thing } from '../games/kit';
import { kitOf } from '../games/registry';
import { pictures, rulebook } from '../lib/api/client';
import type { FrameInfo, FrameScene, RulebookInfo } from '../lib/api/wire';
import { sentence } from '../lib/reading';
import { still } from '../lib/still';
import { TableStore } from '../lib/table.svelte';
import { LANGUAGE, roomWords, type Catalogue } from '../lib/words';
import { tellerOf } from '../table/choices';
import { parseRules } from '../table/rules';
import { chaptersOf, leavesOf, type Leaf, type Listed } from './leaves';

/** The seat whose eyes the pictures are seen with. */
const READER = 0;

export class Rulebook {
  readonly leaves: Leaf[];
  readonly chapters;
  readonly things: Listed[];
  private readonly byName = new Map<string, Thing>();
  private readonly drawn = new Map<string, Promise<Record<string, FrameScene>>>();

  constructor(
    readonly game: string,
    readonly box: string,
    readonly info: RulebookInfo,
    readonly kit: Kit,
    readonly book: Book | null,
    readonly words: Catalogue,
    rules: string,
  ) {
    this.leaves = leavesOf(parseRules(rules), info.pages);
    this.chapters = chaptersOf(this.leaves);
    this.things = book === null ? [] : info.shelves.flatMap((shelf) => shelf.things.map((one) => this.listed(shelf.kind, shelf.title, one as Thing, book)));
  }

  private listed(kind: string, shelf: string, thing: Thing, book: Book): Listed {
    this.byName.set(`${kind} ${thing.id}`, thing);
    return { kind, shelf, id: thing.id, ...book.words(kind, thing, (key, args) => this.words.say(key, args)), signs: book.signs(kind, thing) };
  }

  /** A table of the fewest seats as it is set up, for what is drawn of no position; null until it is here. */
  laid = $state.raw<TableStore | null>(null);

  /** Lay it. */
  async lay(): Promise<void> {
    const scenes = await this.pictures('setup').catch(() => ({}));
    const first = Object.values<FrameScene>(scenes)[0];
    if (first) this.laid = this.table(first);
  }

  thing(one: Listed): Thing {
    return this.byName.get(`${one.kind} ${one.id}`)!;
  }

  /** The pictures of a page, asked for once. */
  pictures(page: string): Promise<Record<string, FrameScene>> {
    const known = this.drawn.get(page);
    if (known) return known;
    const asked = pictures(LANGUAGE, this.game, this.box, page);
    this.drawn.set(page, asked);
    asked.catch(() => this.drawn.delete(page));
    return asked;
  }

  /** A table that stands still in a position. */
  table(scene: FrameScene): TableStore {
    const table = new TableStore(this.kit, this.words, () => {});
    const turn = scene.ask?.seat ?? READER;
    const info = still({ game: this.game, edition: this.info.box.name, names: this.info.names, helps: true, turn }, 1);
    table.silent = true;
    table.receive({ type: 'snapshot', seat: READER, version: 1, mark: '', now: null, table: info, view: scene.view, ask: scene.ask });
    return table;
  }

  /** A picture in words: what its words did, and what it shows, from the same position. */
  sentence(frame: FrameInfo, scene: FrameScene, table: TableStore): string {
    const tell = tellerOf(table);
    const shown = frame.about.map((piece) => {
      const told = this.book?.told(scene.view, piece, tell);
      if (told) return sentence(told);
      const passage = this.kit.explain?.(scene.view, piece, tell);
      return passage ? [sentence(passage.title), ...passage.lines.map(sentence)].join(' ') : '';
    });
    return [...scene.told, ...shown].filter(Boolean).join(' ');
  }
}

export async function openBook(game: string, box: string): Promise<Rulebook> {
  const [info, kit] = await Promise.all([rulebook(LANGUAGE, game, box), kitOf(game)]);
  const [words, book] = await Promise.all([roomWords(game, info.words), kit.book?.() ?? null]);
  const open = new Rulebook(game, box, info, kit, book, words, await kit.rules(words));
  if (open.things.length) void open.lay();
  return open;
}
