/** The language that is on the screen: whatever shows words shows others when it changes. */
export const shown = $state({ language: '' });
