import { addDays, dayOf } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import { KEPT_LIMITS } from './kept-limits.ts';
import { OFFLINE_PAGE } from './kept-route.ts';

/** Pages whose day changes daily: offset in days from today. */
const MEANT: Readonly<Record<string, number>> = {
	...{ [paths.home]: 0, [paths.today]: 0, [paths.tomorrow]: 1, [paths.yesterday]: -1 },
	...{ [paths.live]: 0, [paths.free]: 0, [paths.week]: 0, [paths.map]: 0, [paths.grid]: 0 },
};
/** Those for which the page of the date shows the same games. */
const LISTS: readonly string[] = [paths.home, paths.today, paths.tomorrow, paths.yesterday];

/**
 * show: the cached page is current · go: another cached page has the requested content · none: no
 * cached page has it.
 */
type KeptChoice = { kind: 'show' } | { kind: 'go'; address: string } | { kind: 'none' };

/**
 * Which cached page answers `path` offline. A page that says "hoje" is current only on the day on
 * which it was cached. Afterwards the page of the date replaces it, as its texts name their day.
 * `keptAt` = null where the page is not cached; instants in UTC milliseconds.
 */
export function chooseKept(
	path: string,
	keptAt: number | null,
	now: number,
	isKept: (address: string) => boolean,
): KeptChoice {
	if (keptAt !== null && !isOutOfDay(path, keptAt, now)) return { kind: 'show' };
	const address = dateOf(path, now);
	return address !== null && isKept(address) ? { kind: 'go', address } : { kind: 'none' };
}

/**
 * Pages to precache: today, tomorrow, both also under their dates, which stay current after
 * midnight, and the reader's teams.
 */
export function wantedAddresses(now: number, teams: readonly string[]): string[] {
	const today = dayOf(now);
	const days = [paths.today, paths.tomorrow, paths.day(today), paths.day(addDays(today, 1))];
	return [OFFLINE_PAGE, ...days, ...teams.slice(0, KEPT_LIMITS.teams).map(paths.team)];
}

/** Whether a cached page shows another day than it would now. */
export function isOutOfDay(path: string, keptAt: number, now: number): boolean {
	return MEANT[path] !== undefined && dayOf(keptAt) !== dayOf(now);
}

/**
 * The cached pages to offer to the reader: current ones, each day once. `now` = the present on the
 * page's own clock.
 */
export function listedPages<Page extends { address: string; keptAt: number; now: number }>(
	pages: readonly Page[],
): Page[] {
	const isTrue = pages.filter(
		({ address, keptAt, now }) => address !== OFFLINE_PAGE && !isOutOfDay(address, keptAt, now),
	);
	const covered = new Set(isTrue.flatMap(({ address, now }) => dateOf(address, now) ?? []));
	return isTrue.filter(({ address }) => !covered.has(address));
}

/**
 * The permanent address of the day that a page of today or tomorrow shows; null for any other page.
 */
function dateOf(address: string, now: number): string | null {
	const meant = MEANT[address];
	return meant === undefined || !LISTS.includes(address)
		? null
		: paths.day(addDays(dayOf(now), meant));
}
