import type { Migration } from './migration.ts';

/**
 * When the public list of a day last lost a game. A removed game leaves no row that shows it: the
 * trash is purged, drafts are edited, moved games count for their new day. Sitemaps state when a
 * list last changed, and losing a game is a change.
 */
export const dayRemovals: Migration = {
	name: '0014_day_removals',
	statements: ({ text, bigint, tableEnd }) => [
		`create table day_removals (
			day ${text} primary key,
			at ${bigint} not null
		)${tableEnd}`,
		`insert into day_removals (day, at)
			select day, max(deleted_at) from games where deleted_at is not null and publication = 'published' and demo = 0 group by day`,
	],
};
