import type { Migration } from './migration.ts';

/**
 * How a club's disc is drawn (core/teams/disc.ts), and the hue of a channel's mark
 * (core/channels/channel-mark.ts).
 */
export const look: Migration = {
	name: '0018_look',
	statements: ({ text }) => [
		`alter table teams add column kit ${text}`,
		`alter table channels add column hue ${text}`,
	],
};
