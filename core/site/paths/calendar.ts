import { paths } from '#core/site/paths.ts';

/** Suffix of every calendar address. */
export const CALENDAR_SUFFIX = '.ics';

/** Calendars that apps fetch repeatedly. Each accepts a state (`STATE_PARAMETER`). */
export const calendarPaths = {
	game: (slug: string) => `${paths.game(slug)}${CALENDAR_SUFFIX}`,
	day: (day: string) => `${paths.day(day)}${CALENDAR_SUFFIX}`,
	team: (id: string) => `${paths.team(id)}${CALENDAR_SUFFIX}`,
	competition: (id: string) => `${paths.competition(id)}${CALENDAR_SUFFIX}`,
	channel: (id: string) => `${paths.channel(id)}${CALENDAR_SUFFIX}`,
	/** The games of a reader's choice, given in `CHOICE_PARAMETERS`. */
	chosen: `/agenda${CALENDAR_SUFFIX}`,
} as const;
