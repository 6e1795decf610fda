/** The signs of what victory cards ask for. */
export const GOAL_SIGNS: Readonly<Record<string, string>> = {
  tower: 'i-tower', control_wins: 'i-flag', kills: 'i-head', kills_in_turn: 'i-skull', dome_wins: 'i-dome', sweep: 'i-flag',
  outsider: 'i-bolt', siege: 'i-tower',
};
