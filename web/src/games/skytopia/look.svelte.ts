import { MediaQuery } from 'svelte/reactivity';

/** So little height that the sentence under the faces would take it from the city: the act and the question tell it then. */
export const brief = new MediaQuery('(max-width: 999px) and (max-height: 799px)', false);

/** How this page looks at the table, beside what the server says: whose city is unfolded, and whether reminders are open. */
export const look = $state<{ city: number | 'all' | null; reminded: boolean }>({ city: null, reminded: false });
