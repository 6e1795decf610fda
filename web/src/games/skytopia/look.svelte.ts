/** How this page looks at the table, beside what the server says: whose city is unfolded, and whether reminders are open. */
export const look = $state<{ city: number | 'all' | null; reminded: boolean }>({ city: null, reminded: false });
