import { paths } from '#core/site/paths.ts';

/** What every calendar's address ends with. */
export const CALENDAR_SUFFIX = '.ics';

/**
 * Calendars that programs of readers fetch again and again. A state may be asked for behind each
 * (`STATE_PARAMETER`).
 */
export const calendarPaths = {
	game: (slug: string) => `${paths.game(slug)}${CALENDAR_SUFFIX}`,
	day: (day: string) => `${paths.day(day)}${CALENDAR_SUFFIX}`,
	team: (id: string) => `${paths.team(id)}${CALENDAR_SUFFIX}`,
	competition: (id: string) => `${paths.competition(id)}${CALENDAR_SUFFIX}`,
	channel: (id: string) => `${paths.channel(id)}${CALENDAR_SUFFIX}`,
	/** The games of what a reader chose, named in `CHOICE_PARAMETERS`. */
	chosen: `/agenda${CALENDAR_SUFFIX}`,
} as const;
