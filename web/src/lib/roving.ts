/** Keys on the board: a group of choices is one stop of Tab, and the arrows go to what lies that way on the screen. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Way = 'left' | 'right' | 'up' | 'down';

const WAYS: Record<string, Way> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };
/** How much farther a place to the side seems than one straight ahead, and how far to the side it may lie at all. */
const ASIDE = 2;
const WIDEST = 2;
const GROUP = '[data-keys]';
const STOP = 'button:not(:disabled), [role="button"]';
/** Where the focus rests while there is nothing to choose. */
const REST = '[data-rest]';
/** What may be played now. */
const OPEN = '[data-word]:not([aria-disabled="true"]), [data-choice]';

/** Which of the boxes an arrow leads to; −1 if none lies that way. */
export function nearest(from: Box, boxes: readonly Box[], way: Way): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, n) => {
    const { ahead, aside } = seen(from, box, way);
    const far = ahead + ASIDE * aside;
    if (ahead > 1 && aside <= WIDEST * ahead && far < least) [best, least] = [n, far];
  });
  return best;
}

/** How far a box lies in a direction, and how far to its side, from middle to middle. */
function seen(from: Box, to: Box, way: Way): { ahead: number; aside: number } {
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  const [along, across] = way === 'left' || way === 'right' ? [x, y] : [y, x];
  return { ahead: way === 'left' || way === 'up' ? -along : along, aside: Math.abs(across) };
}

/** The box whose middle is nearest; −1 if there is none. */
export function closest(from: Box, boxes: readonly Box[]): number {
  const far = boxes.map((box) => {
    const { ahead, aside } = seen(from, box, 'right');
    return Math.hypot(ahead, aside);
  });
  return far.indexOf(Math.min(...far));
}

type Stop = HTMLElement | SVGElement;

const boxOf = (one: Element): Box => one.getBoundingClientRect();
const isShown = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true });
const within = (group: Element, which: string): Stop[] => [...group.querySelectorAll<Stop>(which)].filter(isShown);
const groups = (): Element[] => [...document.querySelectorAll(GROUP)];

/** Where the keys were last, and whether a person uses them at all: a pointer moves no focus. */
const hand = { group: null as Element | null, box: null as Box | null, keys: false };

/** Makes an element a group. */
export function roving(group: HTMLElement): { destroy: () => void } {
  let due = 0;
  group.dataset.keys = '';
  const tidy = (): void => {
    due = 0;
    settle(group);
  };
  const watch = new MutationObserver(() => (due ||= requestAnimationFrame(tidy)));
  watch.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'aria-disabled'] });
  group.addEventListener('focusin', remember);
  group.addEventListener('keydown', press);
  tidy();
  return {
    destroy() {
      watch.disconnect();
      cancelAnimationFrame(due);
      group.removeEventListener('focusin', remember);
      group.removeEventListener('keydown', press);
    },
  };

  function remember(event: FocusEvent): void {
    const stop = (event.target as Element).closest<Stop>(STOP);
    if (!stop) return;
    hand.group = group;
    hand.box = boxOf(stop);
    hold(group, stop);
  }

  function press(event: KeyboardEvent): void {
    const at = (event.target as Element).closest<Stop>(STOP);
    if (!at || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = neighbour(group, at, event.key);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    next?.focus();
  }
}

/** Where a key leads from a stop: undefined if it is not ours, null if nothing lies there. The arrows go between what may be
  played, here and then in other groups; page up and down through all of a group. */
function neighbour(group: Element, at: Stop, key: string): Stop | null | undefined {
  const own = within(group, STOP);
  const step = { PageUp: -1, PageDown: 1 }[key];
  if (key === 'Home') return own[0] ?? null;
  if (key === 'End') return own.at(-1) ?? null;
  if (step) return own[own.indexOf(at) + step] ?? null;
  const way = WAYS[key];
  if (!way) return undefined;
  const others = groups().filter((one) => one !== group);
  const all = (which: string): Stop[] => others.flatMap((one) => within(one, which));
  const open = within(group, OPEN);
  if (!open.length && !all(OPEN).length) return to(at, own, way) ?? to(at, all(STOP), way);
  return to(at, open, way) ?? to(at, all(OPEN), way);
}

function to(at: Stop, stops: Stop[], way: Way): Stop | null {
  return stops[nearest(boxOf(at), stops.map(boxOf), way)] ?? null;
}

/** One stop of the group is reached by Tab: the one that was, else the first that may be played, else the first. */
function settle(group: Element): void {
  const stops = within(group, STOP);
  const kept = stops.find((one) => one.tabIndex === 0 && one.hasAttribute('data-held'));
  const open = stops.filter((one) => one.matches(OPEN));
  hold(group, kept && (kept.matches(OPEN) || !open.length || kept === document.activeElement) ? kept : (open[0] ?? stops[0]));
}

function hold(group: Element, held: Stop | undefined): void {
  for (const one of group.querySelectorAll<Stop>(STOP)) {
    one.tabIndex = one === held ? 0 : -1;
    one.toggleAttribute('data-held', one === held);
  }
}

/** Notes whether a person uses keys or a pointer. */
export function follow(node: HTMLElement): { destroy: () => void } {
  const typed = (event: KeyboardEvent): void => void (hand.keys ||= !['Control', 'Meta', 'Alt', 'Shift'].includes(event.key));
  const pointed = (): void => void (hand.keys = false);
  node.ownerDocument.addEventListener('keydown', typed, true);
  node.ownerDocument.addEventListener('pointerdown', pointed, true);
  return {
    destroy() {
      node.ownerDocument.removeEventListener('keydown', typed, true);
      node.ownerDocument.removeEventListener('pointerdown', pointed, true);
    },
  };
}

/** After a move: the focus goes to the choice that is nearest to where it was, unless it is at work elsewhere. */
export function goOn(): void {
  const at = document.activeElement;
  const isLost = !at || at === document.body || at.matches(REST) || !isShown(at) || (hand.group?.contains(at) && at.matches('[data-word], [data-choice]') && !at.matches(OPEN));
  if (hand.keys && isLost) enter();
}

/** The focus goes to a choice: near to where it was last, in the same group if that has one. */
export function enter(): boolean {
  const all = groups();
  const stays = hand.group?.isConnected === true;
  const own = stays ? within(hand.group!, OPEN) : [];
  const open = own.length ? own : all.flatMap((group) => within(group, OPEN));
  const next = stays && hand.box ? open[closest(hand.box, open.map(boxOf))] : open[0];
  next?.focus();
  return next !== undefined;
}
