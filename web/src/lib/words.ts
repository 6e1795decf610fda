/** Every word a person reads, from the same Fluent files that Python reads, said as Python says it (`skyhall/locale.py`). */
import type { FluentVariable } from '@fluent/bundle';
import { boxWords, catalogue, phrases as phrasesOf } from './api/client';
import type { Phrases } from './api/wire';
import { entries, Sayings, type Entries } from './entries';
import type { Args, Message } from './model';
import { shown } from './shown.svelte';

const FOLDER = '../../../skyhall/locales';
const IN_ENGLISH = import.meta.glob<string>(['../../../skyhall/locales/en.ftl', '../../../skyhall/locales/*/en.ftl'], { query: '?raw', import: 'default' });
const NOTHING_SAID: Phrases = { events: {}, messages: {}, quiet: [] };

const ENGLISH = 'en';
/** The languages that the page can speak. */
export const LANGUAGES = Object.keys(import.meta.glob('../../../skyhall/locales/*.ftl', { query: '?raw' })).map((path) => path.slice(FOLDER.length + 1, -'.ftl'.length));
/** The rooms of the hall that have words of their own, in folders under its own; those of `hall` are for all of them. */
export type Room = 'hall' | 'doors' | 'table' | 'review' | 'school' | 'rules' | 'studio' | 'lab' | 'print' | 'decks' | 'people' | 'tournaments' | 'refusals';
/** The language that the page speaks. */
export let LANGUAGE = ENGLISH;

/** The words of the hall and, when it is loaded, of one game. A missing entry shows its key. */
export class Catalogue {
  private readonly sayings: Sayings;
  private readonly quiet: ReadonlySet<string>;

  constructor(
    language: string,
    sources: readonly (string | Entries)[],
    private readonly phrases: Phrases = NOTHING_SAID,
    /** What the box at the table calls in its own way; `thing-<key>` wherever a thing is named by its key alone. */
    private readonly own: Readonly<Record<string, string>> = {},
  ) {
    this.sayings = new Sayings(
      language,
      sources.map((one) => (typeof one === 'string' ? new Map(entries(one)) : one)),
    );
    this.quiet = new Set(phrases.quiet);
  }

  has(key: string): boolean {
    return key in this.own || this.sayings.has(key);
  }

  /** Whether an event is too fine for a log in words. */
  isQuiet(event: string): boolean {
    return this.quiet.has(event);
  }

  /** Whether an event that is told is about a seat that did not do it. */
  concerns(event: Args & { event: string }, seat: number): boolean {
    const kinds = this.isQuiet(event.event) ? {} : (this.phrases.events[event.event] ?? {});
    return Object.entries(kinds).some(([name, kind]) => name !== 'seat' && kind === 'seat' && event[name] === seat && event.seat !== seat);
  }

  /** An entry with its arguments filled in, each by its kind. Events and questions are sentences: each begins with a capital, or with a name as it is. */
  say(key: string, args: Args = {}, names: readonly string[] = []): string {
    const text = this.format(key, this.spoken(key, args, names));
    const isSentence = /^(event|ask)-/.test(key) && !names.some((name) => name !== '' && text.startsWith(name));
    return isSentence ? capital(text) : text;
  }

  tell(message: Message, names: readonly string[] = []): string {
    return this.say(message.key, message.args, names);
  }

  /** Why something was refused; as the hall said it where there are no words for it here. */
  why(reason: Message | null | undefined, text: string, names: readonly string[] = []): string {
    return reason && this.has(reason.key) ? this.tell(reason, names) : text;
  }

  /** A choice in as few words as a row has room for: an entry of its own, or what it is about, and which; where there are
   * entries for that. */
  short(message: Message, names: readonly string[] = []): string {
    const name = message.key.replace(/^word-/, '');
    const spoken = this.spoken(message.key, message.args, names);
    if (this.has(`brief-${name}`)) return this.format(`brief-${name}`, spoken);
    const parts = [`group-${name}`, `short-${name}`].filter((key) => this.has(key)).map((key) => this.format(key, spoken));
    return parts.join(' ') || this.tell(message, names);
  }

  private format(key: string, args: Record<string, FluentVariable>): string {
    return this.own[key] ?? this.sayings.format(key, args) ?? `⟨${key}⟩`;
  }

  /** Arguments as Fluent takes them. */
  private spoken(key: string, args: Args, names: readonly string[]): Record<string, FluentVariable> {
    const kinds = (key.startsWith('event-') ? this.phrases.events[key.slice('event-'.length)] : this.phrases.messages[key]) ?? {};
    // What is declared and not told is not for one's eyes: it is said as nothing.
    const spoken: Record<string, FluentVariable> = Object.fromEntries(Object.keys(kinds).map((name) => [name, 'none']));
    for (const [name, value] of Object.entries(args)) {
      const said = this.one(value, kinds[name], names);
      if (said !== undefined) spoken[name] = said;
      // A language that declines words needs to know which thing it was.
      if (typeof value === 'string' && said !== value) spoken[`${name}-key`] = value;
    }
    return spoken;
  }

  /** A value by its kind: seats by name, several as a sentence has them, things by `each-<kind>`, other lists joined, flags as yes and no. */
  private one(value: unknown, kind: string | undefined, names: readonly string[]): string | number | undefined {
    if (value === null) return 'none';
    if (Array.isArray(value)) {
      const said = value.map((item) => String(this.one(item, kind, names)));
      return kind === 'seat' ? listOf(said) : said.join(', ');
    }
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (kind === 'seat' && typeof value === 'number' && names[value] !== undefined) return names[value];
    if (kind !== undefined && typeof value === 'string') {
      const own = kind.startsWith('named ') ? kind.split(' ').find((prefix) => this.has(`${prefix}-${value}`)) : undefined;
      if (own !== undefined) return this.say(`${own}-${value}`);
      if (this.has(`each-${kind}`)) return this.thing(`each-${kind}`, value, names);
    }
    return typeof value === 'string' || typeof value === 'number' ? value : undefined;
  }

  /** A `$thing` by its key, which may have parts: `minion 1 J5` is the `$item` minion, `$of` Ben, `$at` J5. */
  private thing(key: string, thing: string, names: readonly string[]): string {
    const [item = '', of = '', ...at] = thing.split(' ');
    const named = this.own[`thing-${thing}`];
    if (named !== undefined) return named;
    const owner = /^\d+$/.test(of) ? (names[Number(of)] ?? of) : (this.own[`thing-${of}`] ?? of);
    // A catalogue can choose by a number only if it is given one.
    return this.format(key, { thing: /^\d+$/.test(thing) ? Number(thing) : thing, item, of: owner, at: at.join(' ') });
  }
}

/** A text with a capital first letter, also after a mark that opens it (¿, ¡, „, «). */
export const capital = (text: string): string => text.replace(/^[¿¡„«“]{0,2}./u, (start) => start.toUpperCase());

/** The catalogue entry of an option's value; what an entry's name cannot hold becomes a dash. */
export const optionKey = (name: string, value: unknown): string => `option-${name}-${String(value).replace(/[^A-Za-z0-9_-]+/g, '-')}`;

/** The hall in one language: the words of its rooms as far as they were asked for. */
interface Hall {
  entries: Map<string, string>;
  words: Catalogue;
  rooms: Map<Room, Promise<void>>;
}
/** What asks for words is asked anew when another language is shown. */
const halls = new Map<string, Hall>();
/** The rooms whose words are needed, in whatever language. */
const wanted = new Set<Room>(['hall']);
const games = new Map<string, Promise<[Entries, Phrases]>>();

function hallIn(language: string): Hall {
  const known = halls.get(language);
  if (known) return known;
  const entries = new Map<string, string>();
  const hall = { entries, words: new Catalogue(language, [entries]), rooms: new Map<Room, Promise<void>>() };
  halls.set(language, hall);
  return hall;
}
const hall = (): Catalogue => hallIn(shown.language || ENGLISH).words;

/** The words of a room, asked for once; what did not arrive is asked for again. English comes with the page, other languages from the hall. */
function arrival(language: string, room: Room): Promise<void> {
  const { entries: here, rooms } = hallIn(language);
  const known = rooms.get(room);
  if (known) return known;
  const text = language === ENGLISH ? IN_ENGLISH[room === 'hall' ? `${FOLDER}/en.ftl` : `${FOLDER}/${room}/en.ftl`]!() : catalogue(language, room === 'hall' ? room : `hall-${room}`);
  const coming = text.then((told) => {
    for (const [name, entry] of entries(told)) here.set(name, entry);
  });
  rooms.set(room, coming);
  coming.catch(() => rooms.delete(room));
  return coming;
}
const arrivals = async (language: string, rooms: Iterable<Room>): Promise<void> => void (await Promise.all([...rooms].map((room) => arrival(language, room))));

/** The words of these rooms are needed from now on, in whatever language. */
export function want(...rooms: Room[]): void {
  for (const room of rooms) wanted.add(room);
}

/** Wait until the words of these rooms are here: who says them is shown after that. */
export async function learn(...rooms: Room[]): Promise<void> {
  want(...rooms);
  let language: string;
  do {
    language = LANGUAGE;
    await arrivals(language, rooms);
  } while (language !== LANGUAGE);
}

/** A part of the page with the words that it says. */
export const withWords = async <T>(part: Promise<T>, ...rooms: Room[]): Promise<T> => (await Promise.all([part, learn(...rooms)]))[0];

/** A word of the hall. */
export const say = (key: string, args: Args = {}): string => hall().say(key, args);

/** What a box is called where a sentence speaks of it: one of the hall's in the reader's language, another by its own name. */
export const boxCalled = (name: string): string => (hall().has(`edition-short-${name}`) ? hall().say(`edition-short-${name}`) : name);

/** Why the hall refused something; as the hall said it where the page has no words for it. */
export const why = (reason: Message | null | undefined, text: string): string => hall().why(reason, text);

/** The language for somebody: the one that was chosen, else the first of the browser's that the hall speaks. */
export function preferred(chosen: string): string {
  const wanted = [chosen, ...navigator.languages].map((one) => one.toLowerCase());
  const fits = (one: string): string | undefined => LANGUAGES.find((known) => known === one || known === one.split('-')[0]);
  return wanted.map(fits).find((one) => one !== undefined) ?? ENGLISH;
}

/** Speak a language from now on, with English where it is not whole. */
export async function speak(language: string): Promise<void> {
  // More may be needed by the time that these are here.
  for (let known = 0; known !== wanted.size; ) {
    known = wanted.size;
    await arrivals(language, wanted);
  }
  LANGUAGE = language;
  games.clear();
  document.documentElement.lang = language;
  document.documentElement.dir = direction(language);
  shown.language = language;
}

/** A text that is a file of its own in each language; in English where there is no other. */
export const inLanguage = (files: Record<string, () => Promise<string>>, name: string): Promise<string> => (files[`${name}.${LANGUAGE}.md`] ?? files[`${name}.${ENGLISH}.md`]!)();

function direction(language: string): string {
  const locale = new Intl.Locale(language) as Intl.Locale & { getTextInfo?: () => { direction: string }; textInfo?: { direction: string } };
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? 'ltr';
}

/** What a language calls itself. */
export const ownName = (language: string): string => capital(new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language);

/** Several things as a list: Ada, Ben and Cleo (without the comma that American English puts before the last). */
export const listOf = (things: readonly string[]): string => new Intl.ListFormat(shown.language === ENGLISH ? 'en-GB' : shown.language).format(things);

/** A number of percent with its sign, as the reader's language sets it: 52 % with a space that does not break, in Polish 52%. */
export function percentOf(number: string | number): string {
  const isClose = shown.language !== ENGLISH && new Intl.NumberFormat(shown.language, { style: 'percent' }).format(0.5).endsWith('0%');
  return `${number}${isClose ? '' : '\u00a0'}%`;
}

/** The words of a game as the hall sends them, asked for once. */
function gameWords(game: string): Promise<[Entries, Phrases]> {
  const known = games.get(game);
  if (known) return known;
  const told = Promise.all([catalogue(LANGUAGE, game).then((text) => new Map(entries(text))), phrasesOf(game)]);
  games.set(game, told);
  told.catch(() => games.delete(game));
  return told;
}

/** The hall's and a game's words together, and what a box calls in its own way. */
export async function roomWords(game: string, own: Readonly<Record<string, string>> = {}): Promise<Catalogue> {
  const [told, phrases] = await gameWords(game);
  return new Catalogue(LANGUAGE, [hallIn(LANGUAGE).entries, told], phrases, own);
}

/** The same, with what the box at a table calls in its own way. */
export async function tableWords(game: string, table: string): Promise<Catalogue> {
  const [own] = await Promise.all([boxWords(LANGUAGE, table), gameWords(game)]);
  return roomWords(game, own);
}
