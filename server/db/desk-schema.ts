/** Tables of the desk where games and names are edited (migration 0006). */
export type DeskDatabase = {
	game_revisions: GameRevisionTable;
	reference_moves: ReferenceMoveTable;
};

/** A game as one save left it. `data` = JSON of `GameSnapshot`. */
export type GameRevisionTable = {
	game_id: string;
	revision: number;
	/** UTC milliseconds. */
	at: number;
	/** Name of the operator; null = the program or an import. */
	actor: string | null;
	source: string | null;
	data: string;
};

/**
 * Where a team, competition or channel went that was joined with another one: its old address leads
 * there.
 */
type ReferenceMoveTable = {
	kind: 'team' | 'competition' | 'channel';
	old_id: string;
	id: string;
};
