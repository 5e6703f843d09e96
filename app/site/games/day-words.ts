import { hourBeside, sectionAnchors, sectionWords } from '#core/games/copy/games.ts';
import { HOUR_OPEN, SIDE_UNDEFINED } from '#core/games/copy/words.ts';
import type { DaySection, DayView, GameCard } from '#core/games/day/day-view.ts';
import { addDays } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import type { Disc } from '#core/teams/disc.ts';

/** Display data of a team in a list. */
export type SideWords = {
	/** Absent for a side still to be defined. */ id?: string;
	name: string;
	disc: Disc | null;
};

/** Discs and names of all teams of a day, built once for all rows. */
export function sidesOf(view: Pick<DayView, 'teams'>): (side: number | string) => SideWords {
	const made = view.teams.map(({ id, name, disc }) => ({ ...(id && { id }), name, disc }));
	return (side) =>
		(typeof side === 'number' ? made[side] : undefined) ?? {
			name: `${side}` || SIDE_UNDEFINED,
			disc: null,
		};
}

/** The fragment of a section's address. */
export function anchorOf({ kind, label }: DaySection): string {
	return kind === 'hour' ? `hora-${label}` : sectionAnchors[kind];
}

/** The heading of a section: its hour or its name. */
export function headingOf({ kind, label }: DaySection): string {
	return kind === 'hour' ? label : sectionWords[kind];
}

/** The hour shown in a game's row; null when the heading (`under`) already shows it. */
export function hourInRow(
	{ kickoffAt }: GameCard,
	under: string,
	view: Pick<DayView, 'day' | 'today'>,
): string | null {
	if (under === 'hour' || under === 'undefined') return null;
	return kickoffAt === undefined ? HOUR_OPEN : hourBeside(kickoffAt, view.day, view.today);
}

/** Path of a day: evergreen pages for today and tomorrow, otherwise the permanent page. */
export function dayPath(day: string, today: string): string {
	if (day === today) return paths.today;
	return day === addDays(today, 1) ? paths.tomorrow : paths.day(day);
}
