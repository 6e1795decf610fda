/** Arrows in a grid of buttons go to the one that lies that way. */
import { nearest, type Way } from './roving';

const WAYS: Record<string, Way> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

export function follow(event: KeyboardEvent & { currentTarget: Element }): void {
  const way = WAYS[event.key];
  const from = event.target instanceof HTMLElement ? event.target.closest('button') : null;
  if (!way || !from) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const next = buttons[nearest(from.getBoundingClientRect(), buttons.map((one) => one.getBoundingClientRect()), way)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
