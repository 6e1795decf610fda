/** Every word a person reads, from the same Fluent files that Python reads, said as Python says it (`skyhall/locale.py`). */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { boxWords, catalogue, phrases as phrasesOf } from './api/client';
import type { Phrases } from './api/wire';
import type { Args, Message } from './model';
import { shown } from './shown.svelte';

const FOLDER = '../../../skyhall/locales';
/** The hall's words by language and, for English, those of its rooms, which have folders of their own. */
const HALL = import.meta.glob<string>(['../../../skyhall/locales/*.ftl', '../../../skyhall/locales/*/en.ftl'], { query: '?raw', import: 'default' });
const NOTHING_SAID: Phrases = { events: {}, messages: {}, quiet: [] };

const ENGLISH = 'en';
/** The languages that the page can speak. */
export const LANGUAGES = Object.keys(HALL)
  .map((path) => path.slice(FOLDER.length + 1, -'.ftl'.length))
  .filter((name) => !name.includes('/'));
const ROOMS = Object.keys(HALL)
  .filter((path) => path.endsWith(`/${ENGLISH}.ftl`) && path !== `${FOLDER}/${ENGLISH}.ftl`)
  .map((path) => path.slice(FOLDER.length + 1, -`/${ENGLISH}.ftl`.length));
/** The language that the page speaks. */
export let LANGUAGE = ENGLISH;

/** The words of the hall and, when it is loaded, of one game. A missing entry shows its key. */
export class Catalogue {
  private readonly bundle: FluentBundle;
  private readonly quiet: ReadonlySet<string>;

  constructor(
    language: string,
    sources: string[],
    private readonly phrases: Phrases = NOTHING_SAID,
    /** What the box at the table calls in its own way; `thing-<key>` wherever a thing is named by its key alone. */
    private readonly own: Readonly<Record<string, string>> = {},
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.quiet = new Set(phrases.quiet);
  }

  has(key: string): boolean {
    return key in this.own || this.bundle.hasMessage(key);
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
    const own = this.own[key];
    if (own !== undefined) return own;
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.bundle.formatPattern(pattern, args, []) : `⟨${key}⟩`;
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

let hallSource = '';
/** The words of the hall by language. What asks for them is asked anew when another language is shown. */
const halls = new Map<string, Catalogue>();
const SILENCE = new Catalogue(ENGLISH, []);
const hall = (): Catalogue => halls.get(shown.language) ?? SILENCE;
const rooms = new Map<string, Promise<[string, Phrases]>>();

/** A word of the hall. */
export const say = (key: string, args: Args = {}): string => hall().say(key, args);

/** What a box is called where a sentence speaks of it: one of the hall's in the reader's language, another by its own name. */
export const boxCalled = (name: string): string => (hall().has(`edition-short-${name}`) ? hall().say(`edition-short-${name}`) : name);

/** Why the hall refused something; as the hall said it where the page has no words for it. */
export const why = (reason: Message | null | undefined, text: string): string => (reason && hall().has(reason.key) ? hall().tell(reason) : text);

/** The language for somebody: the one that was chosen, else the first of the browser's that the hall speaks. */
export function preferred(chosen: string): string {
  const wanted = [chosen, ...navigator.languages].map((one) => one.toLowerCase());
  const fits = (one: string): string | undefined => LANGUAGES.find((known) => known === one || known === one.split('-')[0]);
  return wanted.map(fits).find((one) => one !== undefined) ?? ENGLISH;
}

/** Speak a language from now on. English comes with the page; others from the hall, with English where they are not whole. */
export async function speak(language: string): Promise<void> {
  const files = language === ENGLISH ? ['', ...ROOMS.map((room) => `/${room}`)].map((room) => HALL[`${FOLDER}${room}/${ENGLISH}.ftl`]!()) : ['hall', ...ROOMS.map((room) => `hall-${room}`)].map((room) => catalogue(language, room));
  const source = (await Promise.all(files)).join('\n');
  hallSource = source;
  halls.set(language, new Catalogue(language, [source]));
  LANGUAGE = language;
  rooms.clear();
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
function sources(game: string): Promise<[string, Phrases]> {
  const known = rooms.get(game);
  if (known) return known;
  const room = Promise.all([catalogue(LANGUAGE, game), phrasesOf(game)]);
  rooms.set(game, room);
  room.catch(() => rooms.delete(game));
  return room;
}

/** The hall's and a game's words together, and what a box calls in its own way. */
export async function roomWords(game: string, own: Readonly<Record<string, string>> = {}): Promise<Catalogue> {
  const [source, phrases] = await sources(game);
  return new Catalogue(LANGUAGE, [hallSource, source], phrases, own);
}

/** The same, with what the box at a table calls in its own way. */
export async function tableWords(game: string, table: string): Promise<Catalogue> {
  const [own] = await Promise.all([boxWords(LANGUAGE, table), sources(game)]);
  return roomWords(game, own);
}
