import type { Migration } from './migration.ts';

/**
 * The score of a game, its source and its hour as JSON (core/games/result.ts). Null = not known.
 * Lists read the whole row already, so it costs them no further query.
 */
export const results: Migration = {
	name: '0026_results',
	statements: ({ text }) => [`alter table games add column result ${text}`],
};
