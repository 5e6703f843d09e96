/**
 * Addresses that an open page requests automatically. Separate from `paths.ts`, which every page
 * loads.
 */
export const livePaths = {
	/** Server-Sent Events: changes while a page is open. */
	stream: '/api/v1/stream',
	/** The games of a day, of a team, or by slug, in the client's format. */
	games: '/api/v1/jogos',
} as const;

/** Address of the games of a day (YYYY-MM-DD). */
export const gamesOfDay = (day: string) => `${livePaths.games}?dia=${day}`;

/** Address of games by slug. */
export const gamesOfSlugs = (slugs: readonly string[]) =>
	`${livePaths.games}?ids=${slugs.map(encodeURIComponent).join(',')}`;

/** Address of the upcoming games of a team. */
export const gamesOfTeam = (id: string) => `${livePaths.games}?time=${encodeURIComponent(id)}`;
