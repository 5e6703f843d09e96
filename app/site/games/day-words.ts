import { hourBeside, sectionAnchors, sectionWords } from '#core/games/copy/games.ts';
import { HOUR_OPEN, SIDE_UNDEFINED } from '#core/games/copy/words.ts';
import type { DaySection, DayView, GameCard } from '#core/games/day/day-view.ts';
import { addDays } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import type { Disc } from '#core/teams/disc.ts';

/** A team in a list, ready to be written. */
export type SideWords = {
	/** Absent for a side still to be defined. */ id?: string;
	name: string;
	disc: Disc | null;
};

/** The discs and names of every team of a day, made once for all rows. */
export function sidesOf(view: Pick<DayView, 'teams'>): (side: number | string) => SideWords {
	const made = view.teams.map(({ id, name, disc }) => ({ ...(id && { id }), name, disc }));
	return (side) =>
		(typeof side === 'number' ? made[side] : undefined) ?? {
			name: `${side}` || SIDE_UNDEFINED,
			disc: null,
		};
}

/** Part of the address that leads to a section. */
export function anchorOf({ kind, label }: DaySection): string {
	return kind === 'hour' ? `hora-${label}` : sectionAnchors[kind];
}

/** What stands over a section: an hour, or its name. */
export function headingOf({ kind, label }: DaySection): string {
	return kind === 'hour' ? label : sectionWords[kind];
}

/**
 * Hour of a game as its row writes it; null where the heading that it stands `under` says it
 * already.
 */
export function hourInRow(
	{ kickoffAt }: GameCard,
	under: string,
	view: Pick<DayView, 'day' | 'today'>,
): string | null {
	if (under === 'hour' || under === 'undefined') return null;
	return kickoffAt === undefined ? HOUR_OPEN : hourBeside(kickoffAt, view.day, view.today);
}

/** Address of a day: the evergreen pages for today and tomorrow, else its permanent one. */
export function dayPath(day: string, today: string): string {
	if (day === today) return paths.today;
	return day === addDays(today, 1) ? paths.tomorrow : paths.day(day);
}
