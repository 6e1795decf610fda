/** Boxes that this browser keeps: each as it was last typed, with the steps that lead back. */
import { at, boxName, put, type Json, type Table } from './content';

/** A change of one value; undefined is nothing. */
export interface Step {
  path: string;
  was?: Json;
  now?: Json;
}

export interface KeptBox {
  id: string;
  game: string;
  base: string;
  content: Table;
  steps: Step[];
  undone: Step[];
  /** When it was last changed, in ms. */
  changed: number;
  /** The window that changed it, which tells windows of one browser apart. */
  window?: string;
  /** As which revision the hall last kept it (0: never), and whether that is what is here. */
  revision?: number;
  sent?: boolean;
}

/** What the shelf shows of one. */
export interface BoxLine {
  id: string;
  game: string;
  base: string;
  name: string;
  changed: number;
}

export const MOST_STEPS = 100;
/** In characters: what a browser keeps is little, and the box itself comes before the way back. */
const LONGEST_STEPS = 200_000;
const SHELF = 'skyhall-boxes';
export const slot = (id: string): string => `skyhall-box-${id}`;

function read<T>(key: string, empty: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? empty;
  } catch {
    return empty;
  }
}

/** All of them, the last changed first. */
export const shelf = (): BoxLine[] => read<BoxLine[]>(SHELF, []).sort((a, b) => b.changed - a.changed);
export const keptBox = (id: string): KeptBox | null => read<KeptBox | null>(slot(id), null);

/** The last steps, as many as there is room for. */
export function lastSteps(steps: readonly Step[]): Step[] {
  let length = 0;
  return steps
    .slice(-MOST_STEPS)
    .reverse()
    .filter((step) => (length += JSON.stringify(step).length) <= LONGEST_STEPS)
    .reverse();
}

/** Keep a box; false if the browser has no room for it. */
export function keepBox(box: KeptBox): boolean {
  const others = shelf().filter((one) => one.id !== box.id);
  const { id, game, base, changed } = box;
  try {
    localStorage.setItem(slot(id), JSON.stringify({ ...box, steps: lastSteps(box.steps), undone: lastSteps(box.undone) }));
    localStorage.setItem(SHELF, JSON.stringify([{ id, game, base, name: boxName(box.content), changed }, ...others]));
    return true;
  } catch {
    return false;
  }
}

export function dropBox(id: string): void {
  localStorage.removeItem(slot(id));
  localStorage.setItem(SHELF, JSON.stringify(shelf().filter((one) => one.id !== id)));
}

/** An id that nobody else has. */
export const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join('');

/** A step that does the same value again is one with the last: typing a number is one step, not one for each digit. */
export function stepped(steps: readonly Step[], step: Step, joins: boolean): Step[] {
  const last = steps.at(-1);
  if (joins && last?.path === step.path) return [...steps.slice(0, -1), { ...last, now: step.now }];
  return [...steps, step].slice(-MOST_STEPS);
}

export const stepOf = (content: Table, path: string, now: Json | undefined): Step => ({ path, was: at(content, path), now });
export const replay = (content: Table, step: Step, back: boolean): Table => put(content, step.path, back ? step.was : step.now);
