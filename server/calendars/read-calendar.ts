import type { CalendarAsked, CalendarSubject } from '#core/calendars/calendar-address.ts';
import {
	type CalendarChoice,
	CHOICE_PARAMETERS,
	choiceQuery,
	statePath,
} from '#core/calendars/calendar-choice.ts';
import {
	type CalendarEvent,
	type CalendarGame,
	calendarEvent,
} from '#core/calendars/calendar-event.ts';
import { calendarMoment, calendarRange } from '#core/calendars/calendar-range.ts';
import { calendarCopy } from '#core/calendars/copy/calendar.ts';
import { askingResults } from '#core/site/asked-results.ts';
import { parseDay } from '#core/site/dates.ts';
import { calendarPaths } from '#core/site/paths/calendar.ts';
import { readMoved } from '#server/games/read/read-agenda.ts';
import { readExpected } from '#server/games/read/read-expected.ts';
import { readSlots } from '#server/games/read/read-slots.ts';
import { wholeGames } from '#server/games/whole-games.ts';
import type { GuideData, Reference } from '#server/guide-data.ts';
import { readEventSuffix } from './event-suffix.ts';

/** More games than any day has: bounds the file of a day that was filled by mistake. */
const MOST_OF_A_DAY = 500;

/**
 * `title` builds the calendar's name from the site's; null = the file of one game, which has no
 * name.
 */
type Selection = {
	kind: 'found';
	title: ((brand: string) => string) | null;
	games: CalendarGame[];
};

/**
 * A calendar, a redirect to another address, or neither. 'gone' = its game was deleted for good.
 */
export type CalendarAnswer =
	| { kind: 'found'; title: Selection['title']; events: CalendarEvent[] }
	| { kind: 'moved'; path: string }
	| { kind: 'gone' }
	| { kind: 'unknown' };

type Reading = { data: GuideData; now: number; publicUrl: string };
type Selected = Selection | Exclude<CalendarAnswer, { kind: 'found' }>;

/**
 * Reads the calendar at an address. `now` in UTC milliseconds, `publicUrl` = origin of the site.
 */
export async function readCalendar(
	{ subject, uf, results }: CalendarAsked,
	{ data, now, publicUrl }: Reading,
): Promise<CalendarAnswer> {
	const selected = await select(subject, data, now);
	if (selected.kind === 'moved') {
		const path = statePath(selected.path, uf);
		return { kind: 'moved', path: results ? askingResults(path) : path };
	}
	if (selected.kind !== 'found') return selected;
	const moment = calendarMoment(now);
	const games = selected.games.map(({ game }) => game);
	const names = await data.reference();
	const [slots, expected, suffix] = await Promise.all([
		readSlots(data, games, names),
		readExpected(data, games, { names, now: moment }),
		readEventSuffix(data.settings, publicUrl),
	]);
	const context = { names, now: moment, publicUrl, suffix, uf, results, slots, expected };
	return {
		kind: 'found',
		title: selected.title,
		events: selected.games.map((each) => calendarEvent(each, context)),
	};
}

async function select(subject: CalendarSubject, data: GuideData, now: number): Promise<Selected> {
	if (subject.kind === 'game') return selectGame(subject.slug, data, now);
	if (subject.kind === 'day') return selectDay(subject.slug, data, now);
	if (subject.kind === 'chosen') return selectChosen(subject.choice, data, now);
	const { kind, slug } = subject;
	const name = nameOf(await data.reference(), kind, slug);
	if (name === undefined) {
		const found = await readMoved(data, kind, slug);
		return found.kind === 'moved'
			? { kind: 'moved', path: calendarPaths[kind](found.slug) }
			: { kind: 'unknown' };
	}
	const games = await data.calendars.listChosen(
		{ ...NOTHING, [LIST_OF[kind]]: [slug] },
		calendarRange(now),
	);
	return { kind: 'found', title: (brand) => calendarCopy.of(name, brand), games };
}

/** A recently removed game stays readable for readers who have its entry. */
async function selectGame(slug: string, data: GuideData, now: number): Promise<Selected> {
	const found = await data.calendars.bySlug(slug);
	if (found === null) return { kind: (await data.games.isGoneAddress(slug)) ? 'gone' : 'unknown' };
	const { game } = found;
	const isLost = game.deletedAt !== null && game.deletedAt < calendarRange(now).removedSince;
	if (isLost || game.publication === 'draft')
		return { kind: game.deletedAt === null ? 'unknown' : 'gone' };
	if (wholeGames([game], data.report).length === 0) return { kind: 'unknown' };
	if (game.slug !== slug) return { kind: 'moved', path: calendarPaths.game(game.slug) };
	return { kind: 'found', title: null, games: [found] };
}

async function selectDay(text: string, data: GuideData, now: number): Promise<Selected> {
	const day = parseDay(text);
	const { removedSince } = calendarRange(now);
	const games =
		day === null ? [] : await data.calendars.listDay(day, { removedSince, limit: MOST_OF_A_DAY });
	if (day === null || games.length === 0) return { kind: 'unknown' };
	return { kind: 'found', title: (brand) => calendarCopy.day(day, brand), games };
}

type Kind = 'team' | 'competition' | 'channel';
const LIST_OF = {
	team: 'teams',
	competition: 'competitions',
	channel: 'channels',
} as const satisfies Record<Kind, keyof CalendarChoice>;
const KIND_OF = {
	teams: 'team',
	competitions: 'competition',
	channels: 'channel',
} as const satisfies Record<keyof CalendarChoice, Kind>;
const NOTHING: CalendarChoice = { teams: [], competitions: [], channels: [] };

/**
 * Merged entries resolve to their target and unknown ones are skipped: calendar clients keep an
 * address for years.
 */
async function selectChosen(
	choice: CalendarChoice,
	data: GuideData,
	now: number,
): Promise<Selected> {
	const presentIds = (list: keyof CalendarChoice) =>
		Promise.all(choice[list].map((id) => presentId(data, KIND_OF[list], id)));
	const lists = await Promise.all(CHOICE_PARAMETERS.map(([list]) => presentIds(list)));
	const [teams = [], competitions = [], channels = []] = lists.map((ids) => [
		...new Set(ids.flatMap((id) => id ?? [])),
	]);
	const present: CalendarChoice = { teams, competitions, channels };
	if (choiceQuery(present) === '') return { kind: 'unknown' };
	return {
		kind: 'found',
		title: calendarCopy.chosen,
		games: await data.calendars.listChosen(present, calendarRange(now)),
	};
}

async function presentId(data: GuideData, kind: Kind, id: string): Promise<string | null> {
	if (nameOf(await data.reference(), kind, id) !== undefined) return id;
	const found = await readMoved(data, kind, id);
	return found.kind === 'moved' ? found.slug : null;
}

function nameOf(reference: Reference, kind: Kind, id: string): string | undefined {
	return reference[LIST_OF[kind]].get(id)?.shortName;
}
