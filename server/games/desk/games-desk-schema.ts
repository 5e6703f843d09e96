/** Tables of the desk where many games are managed (migrations 0007, 0015). */
export type GamesDeskDatabase = {
	desk_views: DeskViewTable;
	bulk_changes: BulkChangeTable;
	bulk_changed_games: BulkChangedGameTable;
	gone_addresses: GoneAddressTable;
	list_removals: ListRemovalTable;
};

/** The views that an operator keeps. `views` = JSON list of name and address parameters. */
type DeskViewTable = {
	operator_id: string;
	views: string;
	revision: number;
	updated_at: number;
};

/** One action on many games, for as long as it can be undone. `action` = JSON. */
type BulkChangeTable = {
	id: string;
	operator_id: string;
	at: number;
	action: string;
	undone_at: number | null;
};

/**
 * What stood before in one game of it. `revision` = as the action left it: a game that was saved
 * since is not touched by undo.
 */
type BulkChangedGameTable = {
	bulk_id: string;
	position: number;
	game_id: string;
	revision: number;
	before: string;
};

/**
 * Addresses of games that were deleted for good: they stay gone (410) and do not become unknown
 * (404).
 */
type GoneAddressTable = { slug: string; at: number };

/**
 * When a public list last lost a game, UTC milliseconds: deleted, back to a draft, moved to another
 * day, given another team, competition or channel. `id` = a São Paulo day, or that of the team,
 * competition or channel whose page it is.
 */
type ListRemovalTable = {
	kind: 'day' | 'team' | 'competition' | 'channel';
	id: string;
	at: number;
};
