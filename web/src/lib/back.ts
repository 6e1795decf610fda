/** The back gesture closes what is open over a page, the newest first, before it leaves the page. */

/** Marks the entry of the browser's history that stands for all that is open. */
const OPEN = 'skyhall-open';
const open: (() => void)[] = [];
/** The entry is being taken away because nothing is open any more: no gesture. */
let leaving = false;

export const isHeld = (): boolean => Boolean((history.state as Record<string, unknown> | null)?.[OPEN]);

function hold(): void {
  if (!isHeld()) history.pushState({ [OPEN]: true }, '');
}

function back(): void {
  if (!leaving) open.pop()?.();
  leaving = false;
  if (open.length) hold();
}

/** Something else may be opened, or another page gone to, in the same breath. */
function leave(): void {
  if (open.length || !isHeld() || leaving) return;
  leaving = true;
  history.back();
}

/** Something is open that the gesture closes. Returns what is to be called once it is closed. */
export function heldBack(close: () => void): () => void {
  if (!open.length) addEventListener('popstate', back);
  open.push(close);
  if (!leaving) hold();
  return () => {
    const at = open.indexOf(close);
    if (at >= 0) open.splice(at, 1);
    setTimeout(leave);
  };
}
