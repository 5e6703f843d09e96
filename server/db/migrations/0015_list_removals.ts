import type { Migration } from './migration.ts';

/**
 * When a public list last lost a game: that of a day (from 0014), and those of a team, competition
 * or channel. For earlier removals the games in the trash are the source.
 */
export const listRemovals: Migration = {
	name: '0015_list_removals',
	statements: ({ text, bigint, tableEnd }) => [
		`create table list_removals (
			kind ${text} not null,
			id ${text} not null,
			at ${bigint} not null,
			primary key (kind, id)
		)${tableEnd}`,
		`insert into list_removals (kind, id, at)
			select kind, id, max(at) from (
				select 'day' as kind, day as id, at from day_removals
				union all select 'competition', competition_id, deleted_at from games where ${GONE}
				union all select 'team', home_team_id, deleted_at from games where ${GONE}
				union all select 'team', away_team_id, deleted_at from games where ${GONE}
				union all select 'channel', channel_id, deleted_at from games join broadcasts on broadcasts.game_id = games.id where ${GONE}
			) as gone where id is not null group by kind, id`,
		'drop table day_removals',
	],
};

const GONE = `deleted_at is not null and publication = 'published' and demo = 0`;
