/** Keys: a letter picks the card, an arrow the side as the pawn has it, down drops; S is the simple step. */
import type { TableStore } from '../../lib/table.svelte';

const LETTERS: Record<string, string> = { s: 'simple', l: 'long', h: 'high', r: 'rotate', d: 'drop' };
const SIDES: Record<string, string> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'half' };
let verb = 'simple';

/** Whether the key was one of ours; the word it names is chosen as by a click. */
export function key(table: TableStore, pressed: string): boolean {
  if (!table.mine) return false;
  const letter = LETTERS[pressed.toLowerCase()];
  if (letter) {
    verb = letter;
    return letter === 'drop' ? choose(table, 'drop', '') : first(table, letter);
  }
  if (pressed === 'ArrowDown') return choose(table, 'drop', '');
  const side = SIDES[pressed];
  return side !== undefined && choose(table, verb, side);
}

function first(table: TableStore, verb: string): boolean {
  const word = [...table.legal.keys()].find((one) => one.startsWith(verb));
  if (word) table.chosen = word;
  return word !== undefined;
}

/** The first legal word of that verb and side; a simple step lays the first card that can be spared. */
function choose(table: TableStore, verb: string, side: string): boolean {
  const word = [...table.legal.keys()].find((one) => {
    const parts = one.split(' ');
    return parts[0] === verb && (side === '' || parts.includes(side));
  });
  if (!word) return false;
  table.chosen = word;
  return true;
}
