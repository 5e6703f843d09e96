import type { Migration } from './migration.ts';

/**
 * Every page of a day asks which of its games moved. Few games ever do, so these entries of the
 * change log get a small partial index. A query must state the kind as a literal to use it.
 */
export const kickoffMoves: Migration = {
	name: '0002_kickoff_moves',
	statements: () => [
		"create index game_changes_moves on game_changes (game_id, at) where kind = 'kickoff'",
	],
};
