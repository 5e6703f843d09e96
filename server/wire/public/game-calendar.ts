import { ICalCalendar, ICalEventStatus } from 'ical-generator';
import { calendarCopy } from '#core/copy/calendar.ts';
import type { GameStatus } from '#core/games/game.ts';
import { LIVE_MINUTES } from '#core/games/game-rules.ts';
import type { GameView } from '#core/games/game-view.ts';
import { answerWords } from '#core/games/share-text.ts';
import { addDays } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import type { CalendarGame } from '#server/games/read-day-calendar.ts';

const STATUS: Record<GameStatus, ICalEventStatus> = {
	scheduled: ICalEventStatus.CONFIRMED,
	postponed: ICalEventStatus.TENTATIVE,
	cancelled: ICalEventStatus.CANCELLED,
	finished: ICalEventStatus.CONFIRMED,
};

/** `brand` = the name of the site (S1.06). */
type Site = { publicUrl: string; brand: string };
export type CalendarInput = CalendarGame & Site;

/**
 * One game as an iCalendar document (RFC 5545): a stable UID, a SEQUENCE that rises with each change, all-day while the hour is undefined.
 * The end is kickoff plus the two hours for which the guide counts a game as running.
 */
export function gameCalendar(game: CalendarInput): string {
	const calendar = emptyCalendar(game.brand);
	addGame(calendar, game);
	return calendar.toString();
}

/** The games of a day as one iCalendar document: the same entries, so that whoever has one of them already gets it once. */
export function dayCalendar({ day, ...calendar }: { day: string; games: readonly CalendarGame[] } & Site): string {
	return gamesCalendar({ name: calendarCopy.day(day, calendar.brand), ...calendar });
}

/** Any games as one iCalendar document under a name. */
export function gamesCalendar({ name, games, ...site }: { name: string; games: readonly CalendarGame[] } & Site): string {
	const calendar = emptyCalendar(site.brand);
	calendar.name(name);
	for (const game of games) addGame(calendar, { ...game, ...site });
	return calendar.toString();
}

function emptyCalendar(brand: string): ICalCalendar {
	// The parts of a PRODID stand between '//'.
	return new ICalCalendar({ prodId: { company: brand.replaceAll('/', ' '), product: 'Guia', language: 'PT' } });
}

function addGame(calendar: ICalCalendar, { id, sequence, view, publicUrl }: CalendarInput): void {
	const address = `${publicUrl}${paths.game(view.slug)}`;
	calendar.createEvent({
		id: `${id}@${new URL(publicUrl).hostname}`,
		sequence,
		stamp: new Date(view.updatedAt),
		summary: calendarCopy.summary(view),
		description: calendarCopy.description(view, answerWords(view), address),
		url: address,
		status: view.kickoffAt === null && view.status === 'scheduled' ? ICalEventStatus.TENTATIVE : STATUS[view.status],
		...(view.venue === null ? {} : { location: view.venue }),
		...period(view),
	});
}

function period({ day, kickoffAt }: GameView) {
	if (kickoffAt === null) {
		return { allDay: true, start: new Date(`${day}T00:00:00Z`), end: new Date(`${addDays(day, 1)}T00:00:00Z`), timezone: 'UTC' };
	}
	return { start: new Date(kickoffAt), end: new Date(kickoffAt + LIVE_MINUTES * 60_000) };
}
