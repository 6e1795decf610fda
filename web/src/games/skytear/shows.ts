/** A card that is pointed at with a mouse or has the focus is shown large, on the other side of the map. */
import { session } from './session.svelte';

/** What a click or a pointer is made with: `mouse`, `touch`, `pen`; empty for a key and for the focus. */
export const pointerOf = (event: Event): string => ('pointerType' in event ? String(event.pointerType) : '');

interface Shows {
  destroy: () => void;
  update: (card: string | null) => void;
}

export function shows(node: HTMLElement, card: string | null): Shows {
  let shown = card;
  const show = (event: Event): void => {
    if (shown === null || !['', 'mouse'].includes(pointerOf(event))) return;
    const { left, width } = node.getBoundingClientRect();
    session.card = { key: shown, right: left + width / 2 < innerWidth * 0.38 };
  };
  /** Afterwards: a card may go while the page is being drawn. */
  const hide = (): void => {
    const key = shown;
    queueMicrotask(() => {
      if (session.card?.key === key) session.card = null;
    });
  };
  const on: [string, (event: Event) => void][] = [['pointerenter', show], ['pointerleave', hide], ['focus', show], ['blur', hide]];
  for (const [name, what] of on) node.addEventListener(name, what);
  return {
    update: (next) => {
      if (next !== shown) hide();
      shown = next;
    },
    destroy: () => {
      hide();
      for (const [name, what] of on) node.removeEventListener(name, what);
    },
  };
}
