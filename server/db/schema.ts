import type { Generated } from 'kysely';
import type { CurationDatabase } from './curation-schema.ts';
import type { DeskDatabase } from './desk-schema.ts';
import type { FeedsDatabase } from './feeds-schema.ts';
import type { FilesDatabase } from './files-schema.ts';
import type { GamesDeskDatabase } from './games-desk-schema.ts';
import type { IdentityDatabase } from './identity-schema.ts';
import type { ImportsDatabase } from './imports-schema.ts';
import type { JobsDatabase } from './jobs-schema.ts';
import type { NewsDatabase } from './news-schema.ts';

/**
 * The one schema of both engines. Instants are UTC milliseconds (BIGINT, read as number), days are
 * America/Sao_Paulo dates as text, flags are 0/1 integers, lists are JSON text.
 */
export type Database = CurationDatabase &
	DeskDatabase &
	FeedsDatabase &
	FilesDatabase &
	GamesDeskDatabase &
	IdentityDatabase &
	ImportsDatabase &
	JobsDatabase &
	NewsDatabase & {
		teams: TeamTable;
		competitions: CompetitionTable;
		channels: ChannelTable;
		channel_openings: ChannelOpeningTable;
		ambiguous_aliases: AmbiguousAliasTable;
		games: GameTable;
		game_slugs: GameSlugTable;
		broadcasts: BroadcastTable;
		game_changes: GameChangeTable;
		settings: SettingTable;
		data_version: DataVersionTable;
		schema_migrations: SchemaMigrationTable;
	};

/** Columns shared by the reference nouns. `edited_at` set = an operator changed it: seeding leaves it alone. */
type ReferenceColumns = {
	id: string;
	name: string;
	short_name: string;
	aliases: string;
	confidence: string;
	revision: number;
	edited_at: number | null;
};

export type TeamTable = ReferenceColumns & {
	abbr: string | null;
	nicknames: string;
	city: string | null;
	state: string | null;
	country: string;
	type: string;
	color_primary: string | null;
	color_secondary: string | null;
	/** The disc of the reference data, null where the default one stands. */
	kit: string | null;
	/** Address of a size of the uploaded crest; set by operators only. */
	picture: string | null;
};

export type CompetitionTable = ReferenceColumns & {
	country: string | null;
	state: string | null;
	gender: string;
	age_group: string;
	type: string;
	priority: number;
	zone: string;
	/** JSON list of `Right`. */
	rights: string;
	/** Their ids alone, as the program of the release before reads them; goes with the next release. */
	usual_channel_ids: string;
};

export type ChannelTable = ReferenceColumns & {
	channel_group: string;
	free: number;
	/** Hue of the mark, null where the group's neutral one stands. */
	hue: string | null;
	url: string | null;
	region_ufs: string;
	status: string;
	parent_id: string | null;
	/** Address of a size of the uploaded logo; set by operators only. */
	picture: string | null;
};

/** How a channel is opened. `numbers` = JSON list; `edited_at` as in the reference tables. */
export type ChannelOpeningTable = {
	channel_id: string;
	service: string | null;
	login: string | null;
	numbers: string;
	revision: number;
	edited_at: number | null;
};

export type AmbiguousAliasTable = { kind: 'team' | 'competition' | 'channel'; alias: string; candidates: string };

export type GameTable = {
	id: string;
	slug: string;
	competition_id: string;
	round: string | null;
	home_team_id: string | null;
	home_label: string | null;
	away_team_id: string | null;
	away_label: string | null;
	day: string;
	kickoff_at: number | null;
	zone: string;
	kickoff_text: string | null;
	venue: string | null;
	status: string;
	publication: string;
	demo: number;
	revision: number;
	created_at: number;
	updated_at: number;
	deleted_at: number | null;
};

/** Every address a game ever had, the present one included: a moved game keeps its old address as a redirect. */
export type GameSlugTable = { slug: string; game_id: string };

export type BroadcastTable = {
	game_id: string;
	/** Order in which the channels are shown. */
	position: number;
	channel_id: string | null;
	state: string;
	include_ufs: string;
	exclude_ufs: string;
	link: string | null;
	note: string | null;
	source: string | null;
	verified_at: number | null;
};

export type GameChangeTable = {
	id: Generated<number>;
	game_id: string;
	at: number;
	kind: string;
	before: string | null;
	after: string | null;
	source: string | null;
	actor: string | null;
};

/** Records of the document database of the specification: (configuracoes, marca), (configuracoes, site). */
export type SettingTable = { collection: string; id: string; data: string; revision: number; updated_at: number };

/** One row (id 1). Rises inside every write transaction that changes public pages. */
export type DataVersionTable = { id: number; version: number };

export type SchemaMigrationTable = { name: string; checksum: string; applied_at: number };
