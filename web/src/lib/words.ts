/** Every word a person reads, from the same Fluent files that Python reads. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Args, Message } from './model';

const HALL = import.meta.glob<string>('../../../skyhall/locales/*.ftl', { query: '?raw', import: 'default', eager: true });
const ROOMS = import.meta.glob<string>('../../../skyhall/games/*/locales/*.ftl', { query: '?raw', import: 'default' });

/** Arguments that hold the number of a seat and are shown as the name of who sits there. */
const SEAT_ARGS = new Set(['seat', 'victim', 'first_player', 'winner', 'owner', 'opponent']);

/** Plain data as Fluent takes it: seats by name, lists joined, flags as yes and no, nothing as none. */
export function speakable(args: Args, names: readonly string[]): Record<string, FluentVariable> {
  const spoken: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args)) {
    if (SEAT_ARGS.has(key) && typeof value === 'number' && names[value] !== undefined) spoken[key] = names[value];
    else if (typeof value === 'boolean') spoken[key] = value ? 'yes' : 'no';
    else if (typeof value === 'string' || typeof value === 'number') spoken[key] = value;
    else if (value === null) spoken[key] = 'none';
    else if (Array.isArray(value)) spoken[key] = value.map(String).join(', ');
  }
  return spoken;
}

/** The words of the hall and, when it is loaded, of one game. A missing entry shows its key. */
export class Catalogue {
  private readonly bundle: FluentBundle;

  constructor(language: string, sources: string[]) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** An entry with its arguments filled in. Events and questions are sentences: each begins with a capital, or with a name as it is. */
  say(key: string, args: Args = {}, names: readonly string[] = []): string {
    const text = this.format(key, this.spoken(args, names));
    const isSentence = /^(event|ask)-/.test(key) && !names.some((name) => name !== '' && text.startsWith(name));
    return isSentence ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  }

  private format(key: string, args: Record<string, FluentVariable>): string {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.bundle.formatPattern(pattern, args, []) : `⟨${key}⟩`;
  }

  /** Arguments as Fluent takes them. Keys of things in `cards` are said one by one if there is an entry `each-cards`. */
  private spoken(args: Args, names: readonly string[]): Record<string, FluentVariable> {
    const spoken = speakable(args, names);
    for (const [key, value] of Object.entries(args)) {
      const things = typeof value === 'string' ? [value] : Array.isArray(value) ? value.map(String) : null;
      if (things && this.has(`each-${key}`)) spoken[key] = things.map((thing) => this.thing(`each-${key}`, thing, names)).join(', ');
    }
    return spoken;
  }

  /** A `$thing` by its key, which may have parts: `minion 1 J5` is the `$item` minion, `$of` Ben, `$at` J5. */
  private thing(key: string, thing: string, names: readonly string[]): string {
    const [item = '', of = '', ...at] = thing.split(' ');
    const owner = /^\d+$/.test(of) ? (names[Number(of)] ?? of) : of;
    return this.format(key, { thing, item, of: owner, at: at.join(' ') });
  }

  tell(message: Message, names: readonly string[] = []): string {
    return this.say(message.key, message.args, names);
  }
}

const language = 'en';
const hallSource = HALL[`../../../skyhall/locales/${language}.ftl`] ?? '';
const hall = new Catalogue(language, [hallSource]);
const rooms = new Map<string, Promise<Catalogue>>();

/** A word of the hall. */
export const say = (key: string, args: Args = {}): string => hall.say(key, args);

/** The hall's and a game's words together. The folder of a game is its name with lines for dashes. */
export function roomWords(game: string): Promise<Catalogue> {
  let room = rooms.get(game);
  if (!room) {
    const load = ROOMS[`../../../skyhall/games/${game.replaceAll('-', '_')}/locales/${language}.ftl`];
    room = (load ? load() : Promise.resolve('')).then((source) => new Catalogue(language, [hallSource, source]));
    rooms.set(game, room);
  }
  return room;
}
