/** Every bot that an installation may have, in the order of the panel. */
export const BOT_IDS = [
	'news',
	'games',
	'publisher',
	'digest',
	'alerts',
	'watch',
	'tidy',
	'checkup',
] as const;
export type BotId = (typeof BOT_IDS)[number];
