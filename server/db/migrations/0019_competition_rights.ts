import type { Migration } from './migration.ts';

/** The end of what was noted without an end: the year of the release that asks for one. */
const UNTIL = '2026-12-31';

/**
 * Who holds the rights to a competition, until when. What was noted as usual becomes a part of the
 * rights; its column stays for one release, in which the program before this one may still read it.
 */
export const competitionRights: Migration = {
	name: '0019_competition_rights',
	statements: ({ text }) => [
		`alter table competitions add column rights ${text} not null default '[]'`,
		// A JSON list of ids, written without spaces, as a list of objects: in words that both engines
		// know.
		`update competitions set rights = replace(replace(replace(usual_channel_ids,
			'["', '[{"channelId":"'),
			'","', '","until":"${UNTIL}","shows":"part"},{"channelId":"'),
			'"]', '","until":"${UNTIL}","shows":"part"}]')`,
	],
};
