/** What jsdom lacks. */
const query = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
Object.assign(globalThis, { matchMedia: () => query });
