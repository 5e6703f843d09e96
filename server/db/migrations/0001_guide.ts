import type { DialectWords } from '#server/db/dialect.ts';
import type { Migration } from './migration.ts';

/**
 * The guide: reference nouns, games with their addresses, broadcasts and change log, settings, and
 * the version of the data.
 */
export const guide: Migration = {
	name: '0001_guide',
	statements: (words) => [...referenceTables(words), ...gameTables(words), ...otherTables(words)],
};

function referenceColumns({ text, integer, bigint }: DialectWords): string {
	return `id ${text} primary key,
		name ${text} not null,
		short_name ${text} not null,
		aliases ${text} not null,
		confidence ${text} not null,
		revision ${integer} not null,
		edited_at ${bigint}`;
}

function referenceTables(words: DialectWords): string[] {
	const { text, integer, tableEnd } = words;
	return [
		`create table teams (
			${referenceColumns(words)},
			abbr ${text},
			nicknames ${text} not null,
			city ${text},
			state ${text},
			country ${text} not null,
			type ${text} not null,
			color_primary ${text},
			color_secondary ${text}
		)${tableEnd}`,
		`create table competitions (
			${referenceColumns(words)},
			country ${text},
			state ${text},
			gender ${text} not null,
			age_group ${text} not null,
			type ${text} not null,
			priority ${integer} not null,
			zone ${text} not null,
			usual_channel_ids ${text} not null
		)${tableEnd}`,
		`create table channels (
			${referenceColumns(words)},
			channel_group ${text} not null,
			free ${integer} not null check (free in (0, 1)),
			url ${text},
			region_ufs ${text} not null,
			status ${text} not null,
			parent_id ${text} references channels (id) deferrable initially deferred
		)${tableEnd}`,
		'create index channels_parent on channels (parent_id)',
		`create table ambiguous_aliases (
			kind ${text} not null check (kind in ('team', 'competition', 'channel')),
			alias ${text} not null,
			candidates ${text} not null,
			primary key (kind, alias)
		)${tableEnd}`,
	];
}

function gameTables({ text, integer, bigint, identity, tableEnd }: DialectWords): string[] {
	return [
		`create table games (
			id ${text} primary key,
			slug ${text} not null unique,
			competition_id ${text} not null references competitions (id),
			round ${text},
			home_team_id ${text} references teams (id),
			home_label ${text},
			away_team_id ${text} references teams (id),
			away_label ${text},
			day ${text} not null check (length(day) = 10),
			kickoff_at ${bigint},
			zone ${text} not null,
			kickoff_text ${text},
			venue ${text},
			status ${text} not null check (status in ('scheduled', 'postponed', 'cancelled', 'finished')),
			publication ${text} not null check (publication in ('draft', 'published')),
			demo ${integer} not null check (demo in (0, 1)),
			revision ${integer} not null,
			created_at ${bigint} not null,
			updated_at ${bigint} not null,
			deleted_at ${bigint}
		)${tableEnd}`,
		'create index games_day on games (day, kickoff_at) where deleted_at is null',
		'create index games_competition_day on games (competition_id, day)',
		'create index games_home_day on games (home_team_id, day)',
		'create index games_away_day on games (away_team_id, day)',
		`create table game_slugs (
			slug ${text} primary key,
			game_id ${text} not null references games (id) on delete cascade
		)${tableEnd}`,
		'create index game_slugs_game on game_slugs (game_id)',
		`create table broadcasts (
			game_id ${text} not null references games (id) on delete cascade,
			position ${integer} not null,
			channel_id ${text} references channels (id),
			state ${text} not null check (state in ('confirmed', 'usual', 'unconfirmed', 'none')),
			include_ufs ${text} not null,
			exclude_ufs ${text} not null,
			link ${text},
			note ${text},
			source ${text},
			verified_at ${bigint},
			primary key (game_id, position),
			check (channel_id is not null or state = 'none')
		)${tableEnd}`,
		'create index broadcasts_channel on broadcasts (channel_id)',
		`create table game_changes (
			id ${identity},
			game_id ${text} not null references games (id) on delete cascade,
			at ${bigint} not null,
			kind ${text} not null,
			before ${text},
			after ${text},
			source ${text},
			actor ${text}
		)${tableEnd}`,
		'create index game_changes_game on game_changes (game_id, id)',
		'create index game_changes_at on game_changes (at)',
	];
}

function otherTables({ text, integer, bigint, tableEnd }: DialectWords): string[] {
	return [
		`create table settings (
			collection ${text} not null,
			id ${text} not null,
			data ${text} not null,
			revision ${integer} not null,
			updated_at ${bigint} not null,
			primary key (collection, id)
		)${tableEnd}`,
		`create table data_version (
			id ${integer} primary key check (id = 1),
			version ${bigint} not null
		)${tableEnd}`,
		'insert into data_version (id, version) values (1, 1)',
	];
}
