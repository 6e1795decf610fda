/** The deck on the bench: what is chosen, what the hall says of it, and that it is kept with every click. */
import { checkDeck, deckPool } from '../lib/api/client';
import type { DeckPool, DeckProblem } from '../lib/api/wire';
import { LANGUAGE, say } from '../lib/words';
import { openBook, type Rulebook } from '../rules/book.svelte';
import { newId } from '../studio/drafts';
import { EVERYTHING, LONGEST_NAME, premade, put, read, sums, withSet, written, type Copies, type Filter, type Sets } from './deck';
import { keepDeck, keptDecks, type KeptDeck } from './kept';

/** So long nothing is clicked before the hall is asked, in ms. */
const PAUSE = 120;

export class DeckBench {
  sets = $state.raw<Sets>({});
  name = $state('');
  /** Under which it is kept; empty until the first change. */
  id = $state('');
  hero = $state('');
  filter = $state<Filter>({ ...EVERYTHING });
  problems = $state.raw<DeckProblem[]>([]);
  /** Why the hall could not be asked. */
  trouble = $state('');
  isSettled = $state(true);
  hasRoom = $state(true);
  private timer = 0;
  private asked = 0;

  constructor(
    readonly game: string,
    readonly box: string,
    readonly pool: DeckPool,
    readonly open: Rulebook,
  ) {
    this.hero = pool.heroes[0]?.hero ?? '';
  }

  readonly text = $derived.by(() => written(this.pool, this.sets));
  readonly set = $derived.by((): Copies => this.sets[this.hero] ?? {});
  /** The set at hand, added up; empty where there is none. */
  readonly now = $derived.by(() => sums(this.pool, this.sets[this.hero] ? { [this.hero]: this.set } : {}));
  readonly heroes = $derived.by(() => this.pool.heroes.filter((one) => this.sets[one.hero]).map((one) => one.hero));
  readonly whole = $derived.by(() => sums(this.pool, this.sets));
  readonly isLegal = $derived(this.isSettled && this.heroes.length > 0 && !this.problems.length && !this.trouble);
  say = (key: string, args: Record<string, unknown> = {}): string => this.open.words.say(key, args);

  problemsOf(hero: string): DeckProblem[] {
    return this.problems.filter((one) => one.entry === hero);
  }

  /** A deck comes onto the bench as it is; what is kept of it is what was kept. */
  bring(deck: Pick<KeptDeck, 'id' | 'name' | 'text'>): number[] {
    const { sets, unread } = read(this.pool, deck.text);
    this.id = deck.id;
    this.name = deck.name;
    this.sets = sets;
    this.hero = this.heroes[0] ?? this.hero;
    this.look();
    return unread;
  }

  take(card: string, copies: number): void {
    this.change(put(this.pool, this.sets, this.hero, card, copies));
  }
  takePremade(hero: string): void {
    this.change(withSet(this.sets, hero, premade(this.pool, hero)));
  }
  leave(hero: string): void {
    this.change(withSet(this.sets, hero, {}));
  }
  change(sets: Sets): void {
    this.sets = sets;
    this.keep();
    this.look();
  }
  rename(name: string): void {
    this.name = name.slice(0, LONGEST_NAME);
    this.keep();
  }

  keep(): void {
    if (!this.id) this.id = newId();
    if (!this.name.trim()) this.name = say('decks-unnamed', { number: keptDecks(this.game).length + 1 });
    this.hasRoom = keepDeck({ id: this.id, game: this.game, name: this.name, box: this.box, text: this.text, changed: Date.now() });
  }

  /** The hall is asked what is wrong; the last answer counts. */
  private look(): void {
    clearTimeout(this.timer);
    const turn = ++this.asked;
    this.isSettled = !this.heroes.length;
    if (this.isSettled) this.problems = [];
    else this.timer = window.setTimeout(() => void this.check(turn), PAUSE);
  }
  private async check(turn: number): Promise<void> {
    try {
      const { problems } = await checkDeck(LANGUAGE, this.game, this.box, this.text);
      if (turn !== this.asked) return;
      this.problems = problems;
      this.trouble = '';
    } catch (error) {
      if (turn !== this.asked) return;
      this.trouble = error instanceof Error && error.message ? error.message : say('page-gone');
    }
    this.isSettled = true;
  }
}

export async function openBench(game: string, box: string): Promise<DeckBench> {
  const [pool, open] = await Promise.all([deckPool(game, box), openBook(game, box)]);
  return new DeckBench(game, box, pool, open);
}
