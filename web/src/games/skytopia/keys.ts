/** Keys: arrows pick a card of the market, digits the face; U uses, S skips. */
import type { TableStore } from '../../lib/table.svelte';
import { COLOURS } from './art';
import { faceFor, readSend } from './preview';
import type { View } from './view';

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Whether the key was one of ours; the word it names is chosen as by a click. */
export function key(table: TableStore, pressed: string): boolean {
  if (!table.mine) return false;
  if (pressed === 'u') return choose(table, 'use');
  if (pressed === 's') return choose(table, 'skip');
  const send = readSend(table.chosen);
  if (/^[1-6]$/.test(pressed)) return pick(table, `send ${send?.slot ?? firstSlot(table)} ${pressed}`);
  const way = WAYS[pressed];
  return way !== undefined && move(table, send?.slot ?? null, way);
}

function choose(table: TableStore, word: string): boolean {
  if (!table.legal.has(word)) return false;
  table.choose(word);
  return true;
}

function pick(table: TableStore, word: string): boolean {
  if (!table.legal.has(word)) return false;
  table.hovered = null;
  table.chosen = word;
  return true;
}

const firstSlot = (table: TableStore): string => [...table.legal.keys()].map((word) => readSend(word)?.slot).find(Boolean) ?? '';

/** The next card that way that a golem may be sent to; around the edge. */
function move(table: TableStore, from: string | null, [x, y]: [number, number]): boolean {
  const view = table.view as View;
  const rows = view.market.rows;
  const wanted = readSend(table.chosen)?.face ?? null;
  const [colour, row] = (from ?? firstSlot(table)).split('-');
  let at = { x: COLOURS.findIndex((one) => one === colour), y: Number(row) - 1 };
  if (at.x < 0) return false;
  for (let tries = 0; tries < 4 * rows; tries++) {
    if (from !== null || tries > 0) at = { x: (at.x + x + 4) % 4, y: (at.y + y + rows) % rows };
    const slot = `${COLOURS[at.x]}-${at.y + 1}`;
    const face = faceFor(view, slot, table.legal, wanted);
    if (face !== null) return pick(table, `send ${slot} ${face}`);
  }
  return false;
}
