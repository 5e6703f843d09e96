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

/** The target of a merged team, competition or channel: its old address redirects there. */
type ReferenceMoveTable = {
	kind: 'team' | 'competition' | 'channel';
	old_id: string;
	id: string;
};
