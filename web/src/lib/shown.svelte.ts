/** The language that is on the screen: whatever shows words begins anew when it changes. */
export const shown = $state({ language: '' });
