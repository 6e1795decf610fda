/** Marks that follow pieces of the page wherever they go. */

/** So many frames without a change, and nothing moves any more: longer than any transition waits before it begins. */
const STILL = 40;
const STIRS = ['scroll', 'resize', 'transitionrun', 'animationstart', 'pointermove', 'load'] as const;

/** Looks in every frame while the page changes, and rests while it does not; `look` says whether anything has moved. The
 * answer ends it. */
export function follow(look: () => boolean): () => void {
  let due = 0;
  let still = 0;
  const frame = (): void => {
    still = look() ? 0 : still + 1;
    due = still < STILL ? requestAnimationFrame(frame) : 0;
  };
  const stir = (): void => {
    still = 0;
    due ||= requestAnimationFrame(frame);
  };
  const watch = new MutationObserver(stir);
  watch.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const kind of STIRS) addEventListener(kind, stir, { capture: true, passive: true });
  frame();
  return () => {
    cancelAnimationFrame(due);
    watch.disconnect();
    for (const kind of STIRS) removeEventListener(kind, stir, { capture: true });
  };
}
