/** Catalogue files entry by entry, as `skyhall/entries.py` reads them: cut where entries begin, each read when it is first said. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/** The texts of entries by their names; terms with their dash. */
export type Entries = ReadonlyMap<string, string>;

/** Only entries and comments begin at the edge of a line; a brace may end there. */
const BEGINNING = /^(?=#|-?[A-Za-z])/m;
const NAME = /^(-?[A-Za-z][\w-]*) *=/;
const REFERENCE = /\{\s*(-?[A-Za-z][\w-]*)/g;

/** The entries of a catalogue. */
export function entries(text: string): [string, string][] {
  return text.split(BEGINNING).flatMap((piece) => {
    const name = NAME.exec(piece)?.[1];
    return name === undefined ? [] : [[name, piece]];
  });
}

/** All that can be said in a language: what lies in a later layer is said instead of the same in an earlier one. A layer may still grow. */
export class Sayings {
  private readonly bundle: FluentBundle;
  private readonly read = new Set<string>();

  constructor(
    language: string,
    private readonly layers: readonly Entries[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }

  has(name: string): boolean {
    return this.layers.some((layer) => layer.has(name));
  }

  /** An entry with its arguments filled in; null where there is none that can be said. */
  format(name: string, args: Record<string, FluentVariable>): string | null {
    this.learn(name);
    const pattern = this.bundle.getMessage(name)?.value;
    return pattern ? this.bundle.formatPattern(pattern, args, []) : null;
  }

  /** Read an entry, and those that it is made of. */
  private learn(name: string): void {
    const text = this.read.has(name) ? undefined : this.layers.findLast((layer) => layer.has(name))?.get(name);
    if (text === undefined) return;
    this.read.add(name);
    this.bundle.addResource(new FluentResource(text));
    for (const [, other] of text.matchAll(REFERENCE)) this.learn(other!);
  }
}
