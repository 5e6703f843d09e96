/** Addresses that an open page asks by itself, apart from `paths.ts`, which every page carries. */
export const livePaths = {
	/** Server-Sent Events: what changes while a page is open. */
	stream: '/api/v1/stream',
	/** The games of a day, a team, or by their ids, as an open page keeps them. */
	games: '/api/v1/jogos',
} as const;
