import type { Migration } from './migration.ts';

/**
 * How a channel is opened. A separate table, because operators edit it apart from the channel's
 * name and address. Later reference data must not undo those edits.
 */
export const channelOpenings: Migration = {
	name: '0005_channel_openings',
	statements: ({ text, integer, bigint, tableEnd }) => [
		`create table channel_openings (
			channel_id ${text} primary key references channels (id) on delete cascade,
			service ${text},
			login ${text} check (login in ('none', 'account', 'subscription')),
			numbers ${text} not null,
			revision ${integer} not null,
			edited_at ${bigint}
		)${tableEnd}`,
	],
};
