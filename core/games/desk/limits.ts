/** Most games that one action changes: a single transaction must not block others for long. */
export const MOST_BULK_GAMES = 2_000;
