/** Pieces come from where they were: a pawn from its home, a card from the deck, a die from the pool. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export interface Way {
  /** A selector of where the piece comes from, or goes to. */
  place: string;
  ms: number;
}

/** The way between the piece's own place and the other one; nothing moves if that one is not on the screen. */
export function journey(node: Element, { place, ms }: Way): TransitionConfig {
  const other = ms > 0 ? document.querySelector(place) : null;
  if (!other) return { duration: 0 };
  const here = node.getBoundingClientRect();
  const there = other.getBoundingClientRect();
  if (there.width === 0) return { duration: 0 };
  const x = there.left + there.width / 2 - here.left - here.width / 2;
  const y = there.top + there.height / 2 - here.top - here.height / 2;
  return { duration: ms, easing: cubicOut, css: (_, u) => `translate: ${x * u}px ${y * u}px; z-index: 9` };
}
