/** What the coach has said to this person, and how much it may say: kept in the browser under one key. */
import { NOTHING_SAID, VOICES, type Said, type Voice } from './coached';

const KEY = 'skyhall-coach';
/** Of so many tables it is known what was said there. */
const TABLES = 20;

interface Kept {
  voice: Voice;
  /** The ideas that were told, by game. */
  told: Record<string, string[]>;
  tables: Record<string, Said>;
}

function load(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    const voice = VOICES.find((one) => one === found.voice) ?? 'all';
    return { voice, told: found.told ?? {}, tables: found.tables ?? {} };
  } catch {
    return { voice: 'all', told: {}, tables: {} };
  }
}

const kept = $state(load());

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    return;
  }
}

export const voice = (): Voice => kept.voice;
export const toldOf = (game: string): readonly string[] => kept.told[game] ?? [];
export const saidAt = (table: string): Said => kept.tables[table] ?? NOTHING_SAID;
/** Whether a game with a coach was begun. */
export const hasBeenCoached = (game: string): boolean => toldOf(game).length > 0;

export function speak(wanted: Voice): void {
  kept.voice = wanted;
  keep();
}

export function say(table: string, said: Said): void {
  const others = Object.entries(kept.tables).filter(([id]) => id !== table);
  kept.tables = Object.fromEntries([...others.slice(1 - TABLES), [table, said]]);
  keep();
}

export function tell(game: string, id: string): void {
  kept.told[game] = [...toldOf(game), id];
  keep();
}
