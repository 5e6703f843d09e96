import type { Migration } from './migration.ts';

/**
 * What readers say is wrong with games: alike reports as one row, and their latest texts. No
 * personal data.
 */
export const reports: Migration = {
	name: '0024_reports',
	statements: ({ text, integer, bigint, tableEnd }) => [
		`create table reports (
			id ${text} primary key,
			game_id ${text} not null references games (id) on delete cascade,
			kind ${text} not null,
			claim ${text} not null,
			shown ${text} not null,
			voices ${integer} not null,
			first_at ${bigint} not null,
			last_at ${bigint} not null,
			outcome ${text},
			decided_at ${bigint},
			decided_by ${text},
			revision ${integer} not null,
			unique (game_id, kind, claim)
		)${tableEnd}`,
		'create index reports_open on reports (voices, last_at) where voices > 0',
		`create table report_notes (
			id ${text} primary key,
			report_id ${text} not null references reports (id) on delete cascade,
			body ${text} not null,
			link ${text} not null,
			at ${bigint} not null
		)${tableEnd}`,
		'create index report_notes_report on report_notes (report_id, at)',
	],
};
