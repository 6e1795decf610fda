/** When the page passes for its player. It looks at nothing but what everybody sees: never at the hand. */
import { sideOf, type View } from './view';

export const MODES = ['always', 'targeted', 'activation', 'turn'] as const;
export type Mode = (typeof MODES)[number];

/** The time that a pass of the page takes, always the same. */
export const DELAY = 900;

export interface Priority {
  mode: Mode;
  /** The turn in which the mode was set. */
  turn: number;
}

/** What is left of a setting: the two that are meant for a while fall back to asking. */
export function lasting(set: Priority, view: View, seat: number): Mode {
  if (set.mode === 'turn' && view.turn !== set.turn) return 'always';
  if (set.mode === 'activation' && view.active.seat === seat && view.stack.length === 0) return 'always';
  return set.mode;
}

/** Whether the top of the Stack is aimed at something of this seat. An area may hit anybody near, so it always counts. */
export function targets(view: View, seat: number): boolean {
  const top = view.stack.at(-1);
  if (!top || top.seat === seat) return false;
  return top.targets.some((target) => {
    const [kind, owner] = target.split(' ');
    if (kind === 'minion' || kind === 'pillar') return Number(owner) === seat;
    if (kind === 'illusion') return sideOf(view, owner!) === seat;
    return kind === 'hex' || sideOf(view, target) === seat;
  });
}

/** Whether the page passes now, if its player is asked for a reaction. */
export function passes(mode: Mode, view: View, seat: number): boolean {
  if (mode === 'always') return false;
  return mode === 'targeted' ? !targets(view, seat) : true;
}
