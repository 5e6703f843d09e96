import type { Migration } from './migration.ts';

/**
 * The games desk: saved views, actions that can be undone, retired addresses, and indexes for its
 * ordered lists. The expression replaces an undefined hour and sorts it last of its day; queries
 * must write it the same way.
 */
export const gamesDesk: Migration = {
	name: '0007_games_desk',
	statements: ({ text, integer, bigint, tableEnd }) => [
		`create table desk_views (
			operator_id ${text} primary key references operators (id) on delete cascade,
			views ${text} not null,
			revision ${integer} not null,
			updated_at ${bigint} not null
		)${tableEnd}`,
		`create table bulk_changes (
			id ${text} primary key,
			operator_id ${text} not null,
			at ${bigint} not null,
			action ${text} not null,
			undone_at ${bigint}
		)${tableEnd}`,
		'create index bulk_changes_at on bulk_changes (at)',
		`create table bulk_changed_games (
			bulk_id ${text} not null references bulk_changes (id) on delete cascade,
			position ${integer} not null,
			game_id ${text} not null references games (id) on delete cascade,
			revision ${integer} not null,
			before ${text} not null,
			primary key (bulk_id, position)
		)${tableEnd}`,
		'create index bulk_changed_games_game on bulk_changed_games (game_id)',
		`create table gone_addresses (
			slug ${text} primary key,
			at ${bigint} not null
		)${tableEnd}`,
		'create index games_desk_day on games (day, (coalesce(kickoff_at, 9007199254740991)), id) where deleted_at is null',
		'create index games_desk_competition on games (competition_id, day, (coalesce(kickoff_at, 9007199254740991)), id) where deleted_at is null',
		'create index games_desk_updated on games (updated_at, id) where deleted_at is null',
		'create index games_trash on games (deleted_at) where deleted_at is not null',
		'create index games_home_label on games (home_label) where home_team_id is null and home_label is not null',
		'create index games_away_label on games (away_label) where away_team_id is null and away_label is not null',
	],
};
