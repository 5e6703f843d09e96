/** Games that one action may change: one transaction stays short beside everybody else's. */
export const MOST_BULK_GAMES = 2_000;
