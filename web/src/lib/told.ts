/** What happened, as sentences: "Comet plays Long Jump to the left, falls 6 and takes [star blue] [replay 2]." */
import type { Args, GameEvent } from './model';
import { capital, listOf, type Catalogue } from './words';

/** A part of a sentence: a player's name, a mark in place of a word (`star blue`), or words. */
export type Piece = { name: string } | { mark: string } | { text: string };

/** What a seat did, without its name; a sentence of its own where there is no seat. */
interface Clause {
  seat: number | null;
  text: string;
}

/** The reader as catalogues know them: a sentence may choose its form by `[you]`. Where they are named, `log-you` stands. */
const YOU = 'you';
const YOU_ALONE = /(?<!\p{L})you(?!\p{L})/gu;

const MARK = /\[([a-z]+(?: [a-z0-9_-]+)*)\]/;

/** Sentences about events, for one reader, who is "you". Entries of the catalogue are `log-<key>`; `$you` says whether the doer reads it. */
export class Story {
  private readonly clauses: Clause[] = [];
  private readonly names: readonly string[];
  private readonly called: readonly string[];
  private readonly you: string;

  constructor(
    private readonly words: Catalogue,
    names: readonly string[],
    readonly reader: number | null,
  ) {
    this.you = words.say('log-you');
    this.names = names.map((name, seat) => (seat === reader ? this.you : name));
    this.called = names.map((name, seat) => (seat === reader ? YOU : name));
  }

  /** A seat does something. */
  does(seat: number, key: string, args: Args = {}): void {
    this.clauses.push({ seat, text: this.say(`log-${key}`, { ...args, you: seat === this.reader }) });
  }

  /** Something happens; `of` is whose it is. */
  tells(key: string, args: Args = {}, of: number | null = null): void {
    this.clauses.push({ seat: null, text: this.say(`log-${key}`, { ...args, you: of !== null && of === this.reader }) });
  }

  /** An event in the words that it has everywhere. */
  as(event: GameEvent): void {
    this.clauses.push({ seat: null, text: this.say(`event-${event.event}`, event) });
  }

  say(key: string, args: Args = {}): string {
    const text = this.words.say(key, args, this.called);
    return this.reader === null || this.you === YOU ? text : text.replace(YOU_ALONE, this.you);
  }

  get isEmpty(): boolean {
    return this.clauses.length === 0;
  }

  /** Everything in pieces, deeds of one seat in one sentence. */
  pieces(): Piece[] {
    return this.sentences().flatMap(({ seat, text }, n) => {
      const pieces = cut(text, this.names);
      const name = seat === null ? [] : [{ name: capital(this.names[seat] ?? '') }, { text: ' ' }];
      return [...(n ? [{ text: ' ' }] : []), ...name, ...pieces];
    });
  }

  /** The same for the ear: marks are said, several in a row one after the other. */
  spoken(): string {
    const pieces = this.pieces();
    const isMark = (piece: Piece | undefined): boolean => piece !== undefined && 'mark' in piece;
    return pieces
      .map((piece, n) => {
        if ('name' in piece) return piece.name;
        if ('mark' in piece) return this.mark(piece.mark);
        return piece.text === ' ' && isMark(pieces[n - 1]) && isMark(pieces[n + 1]) ? ', ' : piece.text;
      })
      .join('');
  }

  /** A mark in words: its kind, and which or how many. */
  mark(mark: string): string {
    const [kind = '', ...which] = mark.split(' ');
    return this.words.say(`mark-${kind}`, { which: which[0] ?? '', n: Number(which.at(-1)) || 1 });
  }

  private sentences(): Clause[] {
    const told: Clause[] = [];
    for (let n = 0; n < this.clauses.length; ) {
      const { seat, text } = this.clauses[n]!;
      const deeds = [text];
      while (++n < this.clauses.length && seat !== null && this.clauses[n]!.seat === seat) deeds.push(this.clauses[n]!.text);
      told.push({ seat, text: seat === null ? capital(text) : `${listOf(deeds)}.` });
    }
    return told;
  }

}

/** A sentence cut where a player is named and where a mark stands. */
export function cut(text: string, names: readonly string[]): Piece[] {
  return text
    .split(MARK)
    .flatMap((part, n): Piece[] => (n % 2 ? [{ mark: part }] : named(part, names)))
    .filter((piece) => !('text' in piece) || piece.text !== '');
}

/** Words cut where a player is named: whole names only. */
export function named(text: string, names: readonly string[]): Piece[] {
  const known = [...new Set(names.filter((name) => name !== ''))].sort((a, b) => b.length - a.length);
  if (!known.length) return text === '' ? [] : [{ text }];
  const any = known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return text
    .split(new RegExp(`((?<!\\p{L})(?:${any})(?!\\p{L}))`, 'u'))
    .filter((part) => part !== '')
    .map((part) => (known.includes(part) ? { name: part } : { text: part }));
}

/** Several of a kind as marks: `[coin 3] [pp 5]`; what there is none of is left out. */
export const marks = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .filter(([, n]) => n !== 0)
    .map(([mark, n]) => `[${mark} ${n}]`)
    .join(' ');
