/** Arrow keys in a list: from one of its stops to the next and the one before; Home and End to the ends. Tab still reaches each. */
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export function arrows(list: HTMLElement, stops: string): { destroy: () => void } {
  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const all = [...list.querySelectorAll<HTMLElement>(stops)].filter((one) => !one.matches(':disabled') && one.checkVisibility());
    const at = all.indexOf((event.target as HTMLElement).closest<HTMLElement>(stops)!);
    if (at < 0) return;
    const step = STEPS[event.key];
    const next = event.key === 'Home' ? all[0] : event.key === 'End' ? all.at(-1) : step ? all[at + step] : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  list.addEventListener('keydown', press);
  return { destroy: () => list.removeEventListener('keydown', press) };
}
