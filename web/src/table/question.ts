/** The one sentence of the bar: who, and what is asked or done. */
import { sentence } from '../lib/reading';
import { storyOf } from '../lib/teller';
import type { TableStore } from '../lib/table.svelte';
import type { Piece } from '../lib/told';
import { listOf, say } from '../lib/words';

export interface Question {
  pieces: Piece[];
  /** The same for the ear. */
  text: string;
  seat: number | null;
  mine: boolean;
  thinking: boolean;
}

export function question(table: TableStore): Question {
  const { info, ask, seat } = table;
  const calm = (text: string, who: number | null = null): Question => ({ pieces: [{ text }], text, seat: who, mine: false, thinking: false });
  if (table.link === 'lost') return calm(say('state-server-gone'));
  if (!info) return calm(say('state-loading'));
  if (info.problem) return calm(table.words.why(info.reason, info.problem));
  if (info.status === 'lobby') return calm(say('state-lobby'));
  if (table.step !== null) return replayed(table) ?? calm(say('replay-title'));
  if (info.result && !table.playing) return calm(ending(table));
  if (table.sending !== null) return calm(say('state-sending'), seat);
  const deed = done(table);
  if (deed) return deed;
  const decides = ask?.seat ?? (table.playing ? null : info.turn);
  if (decides === null || decides < 0) return calm(say('state-playing'));
  const who = info.seats[decides]!;
  if (decides === seat && ask) return { ...calm(table.words.tell(ask.prompt, table.names), seat), mine: true };
  const name = table.names[decides] ?? '';
  if (info.waits) return calm(say('state-waits'), decides);
  if (who.level !== '') return { ...calm(say('state-bot', { name }), decides), thinking: true };
  if (table.back) return calm(say('state-again', { name }), decides);
  return calm(say(who.present ? 'state-other' : 'state-other-gone', { name }), decides);
}

/** What is being shown, in the sentence of the log; what says nothing leaves the last one of that seat. */
let said: { table: TableStore; seat: number; pieces: Piece[]; text: string } | null = null;
function done(table: TableStore): Question | null {
  const { doing } = table;
  if (!doing) return null;
  const story = storyOf(table, doing.events, doing.seat);
  const pieces = story.pieces();
  if (pieces.length) said = { table, seat: doing.seat, pieces, text: story.spoken() };
  else if (said?.table !== table || said.seat !== doing.seat) return null;
  return { pieces: said!.pieces, text: said!.text, seat: doing.seat < 0 ? null : doing.seat, mine: false, thinking: !table.playing };
}

/** The sentence of the step that a replay shows. */
function replayed(table: TableStore): Question | null {
  const line = table.past.findLast((one) => one.text && one.step === table.step) ?? table.past.findLast((one) => one.text);
  if (!line) return null;
  const story = storyOf(table, line.events, line.seat);
  const pieces = story.pieces();
  return { pieces: pieces.length ? pieces : [{ text: line.text }], text: story.spoken() || line.text, seat: line.seat >= 0 ? line.seat : null, mine: false, thinking: false };
}

/** Who won; nobody alone if all did. */
export function winnersTold(table: TableStore): string {
  const { seats, result } = table.info!;
  const winners = seats.filter((one) => result!.ranks[one.seat] === 1);
  if (winners.length === seats.length) return say('ending-draw');
  return say('ending-title', { count: winners.length, names: listOf(winners.map((one) => table.names[one.seat] ?? '')) });
}

/** Who won and why, in one sentence. */
export const verdict = (table: TableStore): string => `${sentence(winnersTold(table))} ${sentence(ending(table))}`;

const endingKey = (table: TableStore): string => `end-${table.info?.result?.ending ?? ''}`;

/** Whether it ended because others gave up: such a game has no ending of its own. */
export const isConceded = (table: TableStore): boolean => !table.words.has(endingKey(table));

/** How the game ended. */
export function ending(table: TableStore): string {
  const called = table.info?.result?.called;
  if (called) return say(`ending-called-${called}`);
  return isConceded(table) ? conceded(table) : table.say(endingKey(table));
}

/** Who gave up. */
function conceded(table: TableStore): string {
  const gone = table.info?.seats.filter((one) => one.resigned) ?? [];
  if (gone.length === 1 && gone[0]!.seat === table.seat) return say('ending-conceded-you');
  return say('ending-conceded', { count: gone.length, names: listOf(gone.map(({ seat }) => table.names[seat] ?? '')) });
}
