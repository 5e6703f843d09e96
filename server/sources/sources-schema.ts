import type { Generated } from 'kysely';

/** Tables of the followed sources of games (migrations 0022 and 0027). Instants in UTC ms. */
export type SourcesDatabase = {
	game_sources: GameSourceTable;
	game_source_checks: GameSourceCheckTable;
	catalogue_entries: CatalogueEntryTable;
};

export type GameSourceTable = {
	id: string;
	/** The catalogue entry it was made from; null = an address of the operator's own. */
	entry_id: string | null;
	name: string;
	/** Overrides the competition that the source writes; null = as written. */
	competition_id: string | null;
	/** Address with the placeholders of `core/sources/placeholders.ts`. */
	template: string;
	/** Which year names a season: 'year' or 'autumn'. */
	season: string;
	/** Null = detected from the content. */
	format: string | null;
	/** Name of the header that carries the key; null = `{chave}` in the address, or no key. */
	key_header: string | null;
	sealed_key: string | null;
	apply: string;
	create_missing: number;
	enabled: number;
	interval_minutes: number;
	/** Digest of the configuration whose test an administrator saw. */
	tested_digest: string | null;
	tested_at: number | null;
	/** The import that waits for a person: until it is decided, the source is not read again. */
	proposed_batch_id: string | null;
	/** Counts only operators' edits. */
	revision: number;
	created_at: number;
	edited_at: number;
	/** Written before each fetch, so that a restart does not fetch twice. */
	next_check_at: number;
	checked_at: number | null;
	/** Last check that read at least one game, or found the answer unchanged. */
	ok_at: number | null;
	/** Consecutive failures. */
	failures: number;
	/** Result of the last check (`core/sources/check-outcome.ts`). */
	outcome: string | null;
	problem: string | null;
	/** Target of a permanent redirect in the last answer. */
	moved_to: string | null;
	/** JSON list of the last answer of each address (migration 0027). */
	answers: Generated<string>;
};

/** One check of a followed source; the last 30 of each source stay. */
export type GameSourceCheckTable = {
	id: Generated<number>;
	source_id: string;
	at: number;
	outcome: string;
	problem: string | null;
	games: number;
	unknown_names: number;
};

/** A catalogue entry that operators added or edited; it replaces the shipped one of its id. */
type CatalogueEntryTable = { id: string; data: string; revision: number; edited_at: number };
