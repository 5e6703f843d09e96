import type { Migration } from './migration.ts';

/** The end date for rights noted without one: the year of the release that requires it. */
const UNTIL = '2026-12-31';

/**
 * Who holds the rights to a competition, and until when. The usual channels become partial rights.
 * The old column stays for one release, because the previous program may still read it.
 */
export const competitionRights: Migration = {
	name: '0019_competition_rights',
	statements: ({ text }) => [
		`alter table competitions add column rights ${text} not null default '[]'`,
		// Turns a JSON list of ids, written without spaces, into a list of objects with functions that
		// both engines have.
		`update competitions set rights = replace(replace(replace(usual_channel_ids,
			'["', '[{"channelId":"'),
			'","', '","until":"${UNTIL}","shows":"part"},{"channelId":"'),
			'"]', '","until":"${UNTIL}","shows":"part"}]')`,
	],
};
