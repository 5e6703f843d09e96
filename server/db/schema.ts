import type { ColumnType, Generated } from 'kysely';
import type { Change } from '#core/changes/change.ts';
import type { Channel, ChannelGroup, Confidence } from '#core/channels/channel.ts';
import type { ChannelLogin } from '#core/channels/channel-opening.ts';
import type { AgeGroup, Competition, Gender } from '#core/competitions/competition.ts';
import type { BroadcastState } from '#core/games/broadcast.ts';
import type { ChangeKind, GameStatus, Publication } from '#core/games/game.ts';
import type { Team } from '#core/teams/team.ts';
import type { AlertsDatabase } from '#server/alerts/alerts-schema.ts';
import type { FeedsDatabase } from '#server/feeds/feeds-schema.ts';
import type { FilesDatabase } from '#server/files/files-schema.ts';
import type { GamesDeskDatabase } from '#server/games/desk/games-desk-schema.ts';
import type { IdentityDatabase } from '#server/identity/identity-schema.ts';
import type { ImportsDatabase } from '#server/importing/imports-schema.ts';
import type { JobsDatabase } from '#server/jobs/jobs-schema.ts';
import type { LimitsDatabase } from '#server/limits/limits-schema.ts';
import type { CurationDatabase } from '#server/news/curation/curation-schema.ts';
import type { NewsDatabase } from '#server/news/news-schema.ts';
import type { ReportsDatabase } from '#server/reports/reports-schema.ts';
import type { SourcesDatabase } from '#server/sources/sources-schema.ts';
import type { DeskDatabase } from './desk-schema.ts';

/**
 * The single schema of both engines. Instants are UTC milliseconds (BIGINT, read as number), days
 * are America/Sao_Paulo dates as text. Flags are 0/1 integers, lists are JSON text.
 */
export type Database = AlertsDatabase &
	CurationDatabase &
	DeskDatabase &
	FeedsDatabase &
	FilesDatabase &
	GamesDeskDatabase &
	IdentityDatabase &
	ImportsDatabase &
	JobsDatabase &
	LimitsDatabase &
	NewsDatabase &
	ReportsDatabase &
	SourcesDatabase & {
		teams: TeamTable;
		competitions: CompetitionTable;
		channels: ChannelTable;
		channel_openings: ChannelOpeningTable;
		ambiguous_aliases: AmbiguousAliasTable;
		games: GameTable;
		game_slugs: GameSlugTable;
		broadcasts: BroadcastTable;
		changes: ChangeTable;
		game_changes: GameChangeView;
		settings: SettingTable;
		data_version: DataVersionTable;
		schema_migrations: SchemaMigrationTable;
		schema_companions: SchemaCompanionTable;
	};

/**
 * Columns shared by the reference nouns. `edited_at` set = an operator changed the row, and seeding
 * skips it.
 */
type ReferenceColumns = {
	id: string;
	name: string;
	short_name: string;
	aliases: string;
	confidence: Confidence;
	revision: number;
	edited_at: number | null;
};

export type TeamTable = ReferenceColumns & {
	abbr: string | null;
	nicknames: string;
	city: string | null;
	state: string | null;
	country: string;
	type: Team['type'];
	color_primary: string | null;
	color_secondary: string | null;
	/** The disc from the reference data; null = the default disc. */
	kit: string | null;
	/** Address of one size of the uploaded crest; set by operators only. */
	picture: string | null;
};

export type CompetitionTable = ReferenceColumns & {
	country: string | null;
	state: string | null;
	gender: Gender;
	age_group: AgeGroup;
	type: Competition['type'];
	priority: number;
	zone: string;
	/** JSON list of `Right`. */
	rights: string;
	/**
	 * The channel ids alone, as the previous release reads them; the next release drops this column.
	 */
	usual_channel_ids: string;
};

export type ChannelTable = ReferenceColumns & {
	channel_group: ChannelGroup;
	free: number;
	/** Hue of the mark; null = the neutral hue of the group. */
	hue: string | null;
	url: string | null;
	region_ufs: string;
	status: Channel['status'];
	parent_id: string | null;
	/** Address of one size of the uploaded logo; set by operators only. */
	picture: string | null;
};

/** How a channel is opened. `numbers` = JSON list; `edited_at` as in the reference tables. */
export type ChannelOpeningTable = {
	channel_id: string;
	service: string | null;
	login: ChannelLogin | null;
	numbers: string;
	revision: number;
	edited_at: number | null;
};

type AmbiguousAliasTable = {
	kind: 'team' | 'competition' | 'channel';
	alias: string;
	candidates: string;
};

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
	status: GameStatus;
	publication: Publication;
	/** JSON of core/games/result.ts; null = no score is known. */
	result: string | null;
	demo: number;
	revision: number;
	created_at: number;
	updated_at: number;
	deleted_at: number | null;
	/**
	 * SEQUENCE of the calendar entry: rises with each change that calendars show, and never falls.
	 */
	calendar_sequence: number;
	/**
	 * When the sequence last rose. 0 = written by a release without this column: use `created_at`.
	 */
	calendar_changed_at: number;
};

/** Every address a game ever had, the current one included: old addresses redirect. */
type GameSlugTable = { slug: string; game_id: string };

export type BroadcastTable = {
	game_id: string;
	/** Order in which the channels are shown. */
	position: number;
	channel_id: string | null;
	state: BroadcastState;
	include_ufs: string;
	exclude_ufs: string;
	link: string | null;
	note: string | null;
	source: string | null;
	verified_at: number | null;
};

/**
 * The log of changes. `version` 0 = the change raised no version: no page shows it, or it predates
 * the log.
 */
export type ChangeTable = {
	id: Generated<number>;
	version: number;
	/** Position among the entries of its version. */
	sequence: number;
	at: number;
	/** JSON list of `Topic`. */
	topics: string;
	game_id: string | null;
	kind: Change['kind'];
	before: string | null;
	after: string | null;
	source: string | null;
	actor: string | null;
};

/** The history of games: a view of the log without its details. */
export type GameChangeView = {
	[Column in 'id' | 'at' | 'before' | 'after' | 'source' | 'actor']: ColumnType<
		Read<ChangeTable[Column]>,
		never,
		never
	>;
} & {
	kind: ColumnType<ChangeKind, never, never>;
	game_id: ColumnType<string, never, never>;
};

type Read<Column> = Column extends Generated<infer Value> ? Value : Column;

/**
 * Records of the document database of the specification: (configuracoes, marca), (configuracoes,
 * site).
 */
type SettingTable = {
	collection: string;
	id: string;
	data: string;
	revision: number;
	updated_at: number;
};

/** One row (id 1). `version` rises in every write transaction that changes public pages. */
type DataVersionTable = {
	id: number;
	version: number;
	/** The last version with entries in the log: a release without the log raises `version` alone. */
	logged: number;
	/** The last versions that changed names, and habits. */
	names: number;
	habits: number;
	/** The log is complete for a reader that knows this version or a later one. */
	log_from: number;
};

/**
 * Migrations that only widen, with the version of the program that applied them: the release before
 * it runs beside them.
 */
type SchemaCompanionTable = { name: string; product: string };

export type SchemaMigrationTable = { name: string; checksum: string; applied_at: number };
