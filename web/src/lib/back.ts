/** The back gesture closes what is open over a page, the newest first, before it leaves the page.
 *
 * All that is open has one entry of the browser's history. Once nothing is open any more the entry stays: going back by script takes
 * its time, and whoever follows a link meanwhile would be led back from there. The next page takes the entry's place, the next dialog uses
 * it again, and a gesture that finds nothing to close passes over it. */

/** Marks the entry. */
const OPEN = 'skyhall-open';
const open: (() => void)[] = [];
const isMarked = (): boolean => Boolean((history.state as Record<string, unknown> | null)?.[OPEN]);
/** The entry that we are at is the marked one. */
let held = isMarked();

function hold(): void {
  if (!held) history.pushState({ [OPEN]: true }, '');
  held = true;
}

addEventListener('popstate', () => {
  const hasLeft = held && !isMarked();
  held = isMarked();
  if (!hasLeft) return;
  const close = open.pop();
  if (!close) history.back();
  else close();
  if (open.length) hold();
});

/** Something is open that the gesture closes. Returns what is to be called once it is closed. */
export function heldBack(close: () => void): () => void {
  open.push(close);
  hold();
  return () => {
    const at = open.indexOf(close);
    if (at >= 0) open.splice(at, 1);
  };
}

/** Another page is shown; it takes the place of what was open over the last one. */
export function turnTo(path: string, replace: boolean): void {
  if (replace || held) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  held = false;
}
