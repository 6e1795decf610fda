/** What makes a thing on the screen stand for a word: a click chooses it, pointing at it shows what it leads to. */
import type { TableStore } from '../../lib/table.svelte';

/** What a word does if it is legal, why it is refused if it is not. */
export function label(table: TableStore, word: string): string {
  const legal = table.legal.get(word);
  if (legal) return table.words.tell(legal.say, table.names);
  const refused = table.refusals.get(word);
  return refused ? `${table.words.tell(refused.reason, table.names)} ${refused.rule}` : word;
}

export const live = (table: TableStore, word: string): boolean => table.legal.has(word) || table.refusals.has(word);
export const hinted = (table: TableStore, word: string): boolean => table.hints.some((hint) => hint.word === word);

/** The attributes of a button for a word. `tell` names the piece: a finger that taps what is chosen already reads about it. */
export function wires(table: TableStore, word: string, tell?: string) {
  const legal = table.legal.has(word);
  const press = (): void => {
    if (!legal) table.hover(word);
    else if (tell && table.touched && table.chosen === word) table.sheets.open(`piece ${tell}`);
    else table.choose(word);
  };
  return {
    type: 'button' as const,
    'data-word': word,
    'data-tell': tell,
    'aria-disabled': !legal,
    'aria-pressed': table.chosen === word,
    onclick: press,
    onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && table.hover(word),
    onpointerleave: () => table.hover(null),
    onfocus: () => table.hover(word),
    onblur: () => table.hover(null),
  };
}
