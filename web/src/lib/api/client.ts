/** Requests to the hall. What it refuses comes back as an error with its words. */
import { heldAt, held, hold, isSignedIn } from '../tokens';
import { LANGUAGE, learn, why } from '../words';
import type { BoxContent, BoxLook, Coached, CoachInfo, CourseInfo, DeckPool, DeckReport, Doubts, EditionInfo, Found, FrameScene, GameInfo, HintsInfo, LabBox, LabInfo, LabLine, LabMade, LabNumber, Made, NewLab, NewReport, NewTable, Pass, Phrases, PositionScene, Problem, PuzzleList, PuzzleScene, PuzzleTry, ReviewInfo, RulebookInfo, Seeking, SeekList, Snapshot, StageScene, StepsInfo, TableLine, TableList, WorkshopInfo } from './wire';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function ask(method: string, path: string, body?: unknown, token?: string | null): Promise<Response> {
  // What has no key of its own, a slip in a file say, is told in the language of the page.
  const headers: Record<string, string> = { 'Accept-Language': LANGUAGE };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Partial<Problem> | null;
  // As the hall says it, in English, where the words do not come.
  if (problem?.reason) await learn('refusals').catch(() => undefined);
  throw new Refusal(problem?.code ?? String(answer.status), why(problem?.reason, problem?.text ?? answer.statusText));
}

export async function call<T>(method: string, path: string, body?: unknown, token?: string | null): Promise<T> {
  const answer = await ask(method, path, body, token);
  return (await answer.json().catch(() => null)) as T;
}

const at = (table: string, more = ''): string => `/api/tables/${encodeURIComponent(table)}${more}`;
const own = (table: string): string | null => heldAt(table)?.token ?? null;

export const games = (language: string): Promise<GameInfo[]> => call('GET', `/api/games?language=${language}`);
export const phrases = (game: string): Promise<Phrases> => call('GET', `/api/games/${encodeURIComponent(game)}/phrases`);
/** A game's words in a language, as Fluent. */
export const catalogue = async (language: string, game: string): Promise<string> =>
  (await ask('GET', `/api/locales/${language}/${encodeURIComponent(game)}`)).text();
/** What the box at a table calls otherwise than the game's catalogue. */
export const boxWords = (language: string, table: string): Promise<Record<string, string>> =>
  call('GET', at(table, `/words?language=${language}`), undefined, own(table));
/** A page of the public list: of a game, with words, from a place on. */
export const listed = (game = '', search = '', first = 0, most = 50): Promise<TableList> =>
  call('GET', `/api/tables?${new URLSearchParams({ game, search, first: String(first), most: String(most) }).toString()}`);
export const show = (table: string): Promise<Snapshot> => call('GET', at(table), undefined, own(table));

const decksAt = (game: string, box: string, more: string, args: Record<string, string> = {}): string =>
  `/api/games/${encodeURIComponent(game)}/decks${more}?${new URLSearchParams({ ...args, box }).toString()}`;
/** What decks of a game are built from with a box, by its name or its hash. */
export const deckPool = (game: string, box: string): Promise<DeckPool> => call('GET', decksAt(game, box, ''));
/** What is wrong with a deck, for these heroes or for any. */
export const checkDeck = (language: string, game: string, box: string, text: string, heroes: readonly string[] | null = null): Promise<DeckReport> =>
  call('POST', decksAt(game, box, '/check', { language }), { text, heroes });

/** The lessons of a game; one without any refuses as `not_found`. */
export const course = (language: string, game: string): Promise<CourseInfo> =>
  call('GET', `/api/games/${encodeURIComponent(game)}/lessons?language=${language}`);
/** How a stage of a lesson stands after the learner's words. */
export const stageAfter = (language: string, game: string, lesson: string, stage: string, words: readonly string[]): Promise<StageScene> =>
  call('POST', `/api/games/${[game, 'lessons', lesson, stage].map((part) => encodeURIComponent(part)).join('/')}?language=${language}`, { words });

/** The puzzles of a game, without their solutions; one without any refuses as `not_found`. */
export const puzzles = (language: string, game: string): Promise<PuzzleList> =>
  call('GET', `/api/games/${encodeURIComponent(game)}/puzzles?language=${language}`);
/** How a puzzle stands after the solver's words. */
export const puzzleAfter = (language: string, game: string, puzzle: string, tried: PuzzleTry): Promise<PuzzleScene> =>
  call('POST', `/api/games/${[game, 'puzzles', puzzle].map((part) => encodeURIComponent(part)).join('/')}?language=${language}`, tried);

/** What the coach of a game can tell; a game without one has a silent coach. */
export const coachOf = (language: string, game: string): Promise<CoachInfo> =>
  call('GET', `/api/games/${encodeURIComponent(game)}/coach?language=${language}`);
/** What comes up at a table with a coach. */
export const coached = (table: string): Promise<Coached> => call('GET', at(table, '/coach'), undefined, own(table));
/** Whether a choice throws much away. */
export const doubtOf = (table: string, version: number, word: string): Promise<Doubts> =>
  call('POST', at(table, '/coach/doubt'), { version, word }, own(table));

const rulesAt = (language: string, game: string, box: string, ...parts: string[]): string =>
  `/api/games/${[game, 'rules', ...parts].map((part) => encodeURIComponent(part)).join('/')}?${new URLSearchParams({ language, box }).toString()}`;
/** What is shown beside the rules of a game, with one of its boxes. */
export const rulebook = (language: string, game: string, box: string): Promise<RulebookInfo> => call('GET', rulesAt(language, game, box));
/** The pictures of a page of the rules, by their names. */
export const pictures = (language: string, game: string, box: string, page: string): Promise<Record<string, FrameScene>> =>
  call('GET', rulesAt(language, game, box, page));
/** A picture after the words of who tries it out. */
export const tried = (language: string, game: string, box: string, page: string, frame: string, words: readonly string[]): Promise<StageScene> =>
  call('POST', rulesAt(language, game, box, page, frame), { words });

/** A box of one's own, checked and kept by the hall. */
export const upload = (game: string, text: string, file: string): Promise<EditionInfo> =>
  call('POST', '/api/editions', { game, text, file });

/** What a box of a game may hold, and the boxes of the hall. */
export const workshop = (language: string, game: string): Promise<WorkshopInfo> => call('GET', `/api/studio/${encodeURIComponent(game)}?language=${language}`);
/** A box that is being changed: what is wrong with it, and how it looks. */
export const lookAt = (language: string, game: string, base: string, content: unknown): Promise<BoxLook> =>
  call('POST', `/api/studio/${encodeURIComponent(game)}/look?language=${language}`, { base, content });

/** A position with a box as it is now, after some words. */
export const positionAfter = (language: string, game: string, base: string, content: unknown, text: string, words: readonly string[]): Promise<PositionScene> =>
  call('POST', `/api/studio/${encodeURIComponent(game)}/position?language=${language}`, { base, content, text, words });

/** What is in a file that is brought: a box, or a spreadsheet of a section. */
export const readBrought = (text: string, file: string, game = '', section = ''): Promise<BoxContent> => call('POST', '/api/studio', { text, file: file.slice(0, 80), game, section });
/** A section of a box as CSV. */
export const sheetOf = async (game: string, section: string, entries: unknown): Promise<string> =>
  (await ask('POST', `/api/studio/${encodeURIComponent(game)}/sheet`, { section, entries })).text();

/** My tables, the newest first. */
export async function mine(): Promise<TableLine[]> {
  const tokens = Object.values(held()).flatMap((one) => (one.token ? [one.token] : []));
  if (!tokens.length && !isSignedIn()) return [];
  const found = await call<TableLine[]>('POST', '/api/mine', { tokens: tokens.slice(-200) });
  const sorted = found.sort((a, b) => Number(b.your_turn) - Number(a.your_turn) || b.changed - a.changed);
  for (const line of sorted) {
    const token = tokens.slice(-200)[line.token_index ?? -1];
    if (!heldAt(line.id)) hold(line.id, { token: token ?? null, host: null, game: line.game });
  }
  return sorted;
}

function kept(game: string, made: Made): string {
  hold(made.id, { token: made.token || null, host: made.host_token, game });
  return made.id;
}

export async function create(wish: NewTable): Promise<string> {
  // Whoever asks the people of a table to the next one shows that they sat there.
  return kept(wish.game, await call<Made>('POST', '/api/tables', wish, wish.same_as ? own(wish.same_as) : undefined));
}

/** Who looks for a game. */
export const seeks = (): Promise<SeekList> => call('GET', '/api/seeks');

/** Sit down where somebody waits for such a game, or wait oneself; the table. */
export async function seek(wish: Omit<Seeking, 'without'>): Promise<string> {
  const found = await call<Found>('POST', '/api/seeks', { ...wish, without: Object.keys(held()).slice(-200) });
  hold(found.id, { token: found.token || null, host: found.host_token ?? null, game: found.game });
  return found.id;
}

export async function join(table: string, game: string, name: string): Promise<void> {
  const made = await call<{ seat: number; token: string }>('POST', at(table, '/join'), { name });
  hold(table, { token: made.token || null, host: heldAt(table)?.host ?? null, game });
}

/** Tell the operator of the hall about somebody at the table. */
export const report = (table: string, about: NewReport): Promise<unknown> => call('POST', at(table, '/reports'), about, own(table));
export const start = (table: string): Promise<unknown> => call('POST', at(table, '/start'), {}, heldAt(table)?.host);
export const leave = (table: string): Promise<unknown> => call('POST', at(table, '/leave'), undefined, own(table));
export const comeBack = (table: string): Promise<unknown> => call('POST', at(table, '/return'), undefined, own(table));
export const resign = (table: string): Promise<unknown> => call('POST', at(table, '/resign'), undefined, own(table));
export const takeOver = (table: string, seat: number): Promise<unknown> =>
  call('POST', at(table, '/takeover'), { seat }, own(table));

/** A link that opens my seat on another device, once. */
export const makePass = (table: string): Promise<Pass> => call('POST', at(table, '/pass'), undefined, own(table));

/** The seat that such a link opens is mine in this browser too. */
export async function usePass(table: string, code: string): Promise<void> {
  const { token } = await call<{ seat: number; token: string }>('POST', at(table, '/enter'), { code });
  const seen = await call<Snapshot>('GET', at(table));
  hold(table, { token, host: heldAt(table)?.host ?? null, game: seen.table.game });
}

/** The secrets of the seats open the rematch too. */
export async function rematch(table: string): Promise<string> {
  const { id } = await call<{ id: string }>('POST', at(table, '/rematch'), undefined, own(table));
  return id;
}

export const hint = (table: string): Promise<HintsInfo> => call('POST', at(table, '/hint'), undefined, own(table));
/** Everything that happened, page by page. */
export async function log(table: string): Promise<StepsInfo> {
  const page = (first: number): Promise<StepsInfo> => call('GET', at(table, `/log?first=${first}`), undefined, own(table));
  const found = await page(0);
  while (found.steps.length > 0 && found.steps.at(-1)!.step < found.total) {
    const more = await page(found.steps.at(-1)!.step + 1);
    if (!more.steps.length) break;
    found.steps.push(...more.steps);
  }
  return found;
}
/** Positions of a replay; of a finished game also through the eyes of a seat. */
export const steps = (table: string, first: number, last: number, seat: number | null = null): Promise<StepsInfo> =>
  call('GET', at(table, `/steps?first=${first}&last=${last}${seat === null ? '' : `&seat=${seat}`}`), undefined, own(table));
/** How a finished game would have gone on with other words after a step. */
export const whatIf = (table: string, step: number, words: readonly string[], seat: number): Promise<StepsInfo> =>
  call('POST', at(table, '/what-if'), { step, words, seat }, own(table));

export const beginReview = (table: string): Promise<ReviewInfo> => call('POST', at(table, '/review'), undefined, own(table));
export const reviewOf = (table: string): Promise<ReviewInfo> => call('GET', at(table, '/review'), undefined, own(table));

export async function playFrom(table: string, game: string, step: number, seat: number, name: string, level: string): Promise<string> {
  return kept(game, await call<Made>('POST', at(table, '/play-from'), { step, seat, name, level }));
}

export const qrOf = (table: string): string => at(table, '/qr');
export const recordOf = (table: string): string => at(table, '/record');
export const liveOf = (table: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${at(table, '/live')}`;

const labAt = (id: string, more = ''): string => `/api/lab/${encodeURIComponent(id)}${more}`;
/** Ask the lab something; the study and the secret of who may halt it. */
export const askLab = (wish: NewLab): Promise<LabMade> => call('POST', '/api/lab', wish);
/** A study and how it stands. */
export const study = (language: string, id: string): Promise<LabInfo> => call('GET', labAt(id, `?language=${language}`));
/** Halt a study, let it go on, or forget it. */
export const actOnStudy = (language: string, id: string, act: 'pause' | 'stop' | 'go_on' | 'remove', token: string): Promise<LabInfo | null> =>
  call('POST', labAt(id, `/act?language=${language}`), { act }, token);
/** The studies that this browser knows, as far as the hall still has them. */
export const studies = (language: string, ids: readonly string[]): Promise<LabLine[]> => call('POST', `/api/lab/mine?language=${language}`, { ids });
/** Every number of a box that can be swept. */
export const labNumbers = (language: string, game: string, box: LabBox): Promise<LabNumber[]> => call('POST', `/api/lab/numbers?language=${language}`, { game, box });
/** Where the report of a study is read. */
export const reportOf = (language: string, id: string, kind: 'html' | 'csv' | 'json'): string => labAt(id, `/report?kind=${kind}&language=${language}`);
