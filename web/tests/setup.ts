/** What jsdom lacks: media queries, and a hall that answers for the words of its games. */
import phrases from './fixtures/phrases.json';

const TEXTS = import.meta.glob<string>('../../skyhall/games/*/locales/en.ftl', { query: '?raw', import: 'default' });
const query = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };

async function answer(path: string): Promise<Response> {
  const [, , what, first, second] = path.split('/');
  const game = what === 'locales' ? second : first;
  const text = TEXTS[`../../skyhall/games/${game?.replaceAll('-', '_')}/locales/en.ftl`];
  if (!text) return new Response('{"code": "not_found"}', { status: 404 });
  return new Response(what === 'locales' ? await text() : JSON.stringify(phrases[game as keyof typeof phrases]));
}
Object.assign(globalThis, { matchMedia: () => query, fetch: answer });
const { learn, speak } = await import('../src/lib/words');
await speak('en');
await learn('doors', 'table', 'review', 'school', 'rules', 'studio', 'lab', 'print', 'decks', 'people', 'tournaments', 'refusals');
