/** Addresses that an open page asks by itself, apart from `paths.ts`, which every page carries. */
export const livePaths = {
	/** Server-Sent Events: what changes while a page is open. */
	stream: '/api/v1/stream',
	/** The games of a day, a team, or by their slugs, as an open page keeps them. */
	games: '/api/v1/jogos',
} as const;

/** Where the games of a day (YYYY-MM-DD) are asked for. */
export const gamesOfDay = (day: string) => `${livePaths.games}?dia=${day}`;

/** Where games are asked for by their slugs. */
export const gamesOfSlugs = (slugs: readonly string[]) =>
	`${livePaths.games}?ids=${slugs.map(encodeURIComponent).join(',')}`;

/** Where the games to come of a team are asked for. */
export const gamesOfTeam = (id: string) => `${livePaths.games}?time=${encodeURIComponent(id)}`;
