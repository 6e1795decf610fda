/** The one sentence of the bar: who, and what is asked. */
import type { TableStore } from '../lib/table.svelte';
import { say } from '../lib/words';

export interface Question {
  text: string;
  seat: number | null;
  mine: boolean;
  thinking: boolean;
}

export function question(table: TableStore): Question {
  const { info, ask, seat } = table;
  const calm = { seat: null, mine: false, thinking: false };
  if (table.link === 'lost') return { ...calm, text: say('state-server-gone') };
  if (!info) return { ...calm, text: say('state-loading') };
  if (info.problem) return { ...calm, text: info.problem };
  if (info.status === 'lobby') return { ...calm, text: say('state-lobby') };
  const line = table.step === null ? null : table.past.filter((one) => one.text).at(-1);
  if (table.step !== null) return { ...calm, seat: line && line.seat >= 0 ? line.seat : null, text: line?.text ?? say('replay-title') };
  if (info.result && !table.playing) return { ...calm, text: ending(table) };
  if (table.sending !== null) return { ...calm, seat, text: say('state-sending') };
  const decides = ask?.seat ?? (table.playing ? null : info.turn);
  if (decides === null || decides < 0) return { ...calm, text: say('state-playing') };
  const who = info.seats[decides]!;
  if (decides === seat && ask) return { seat, mine: true, thinking: false, text: table.words.tell(ask.prompt, table.names) };
  if (who.level !== '') return { seat: decides, mine: false, thinking: true, text: say('state-bot', { name: table.names[decides] ?? '' }) };
  const key = who.present ? 'state-other' : 'state-other-gone';
  return { seat: decides, mine: false, thinking: false, text: say(key, { name: table.names[decides] ?? '' }) };
}

/** How the game ended; one that was given up has no ending of its own. */
export function ending(table: TableStore): string {
  const key = `end-${table.info?.result?.ending ?? ''}`;
  return table.words.has(key) ? table.say(key) : say('ending-conceded');
}
