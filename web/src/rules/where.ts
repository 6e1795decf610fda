/** Addresses inside the rules of a game. */

/** What is no rule: the other parts of the rules. */
export const PARTS = ['setup', 'icons', 'box', 'reminder'] as const;
export type Part = (typeof PARTS)[number];

/** Where a page of the rules is, read with a box. */
export const addressOf = (game: string, box: string, place: string): string => `/rules/${game}${place && `/${place}`}${box && `?box=${encodeURIComponent(box)}`}`;
