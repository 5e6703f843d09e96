/** Tables of the desk for bulk management of games (migrations 0007, 0015). */
export type GamesDeskDatabase = {
	desk_views: DeskViewTable;
	bulk_changes: BulkChangeTable;
	bulk_changed_games: BulkChangedGameTable;
	gone_addresses: GoneAddressTable;
	list_removals: ListRemovalTable;
};

/** The saved views of an operator. `views` = JSON list of name and address parameters. */
type DeskViewTable = {
	operator_id: string;
	views: string;
	revision: number;
	updated_at: number;
};

/** One bulk action, for as long as it can be undone. `action` = JSON. */
type BulkChangeTable = {
	id: string;
	operator_id: string;
	at: number;
	action: string;
	undone_at: number | null;
};

/**
 * The previous state of one game in a bulk action. `revision` = the one after the action: undo
 * skips a game saved since.
 */
type BulkChangedGameTable = {
	bulk_id: string;
	position: number;
	game_id: string;
	revision: number;
	before: string;
};

/** Addresses of permanently deleted games: they answer 410 (gone) instead of 404 (unknown). */
type GoneAddressTable = { slug: string; at: number };

/**
 * When a public list last lost a game, UTC milliseconds. The game was deleted, unpublished, moved
 * to another day, or given another team, competition or channel. `id` = a São Paulo day, or the id
 * of the team, competition or channel of the page.
 */
type ListRemovalTable = {
	kind: 'day' | 'team' | 'competition' | 'channel';
	id: string;
	at: number;
};
