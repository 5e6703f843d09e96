import type { Migration } from './migration.ts';

/**
 * Every page of a day asks which of its games were moved. Few games ever are, so these entries of
 * the change log get a small index of their own; the query must say the kind as a literal for it to
 * be used.
 */
export const kickoffMoves: Migration = {
	name: '0002_kickoff_moves',
	statements: () => [
		"create index game_changes_moves on game_changes (game_id, at) where kind = 'kickoff'",
	],
};
