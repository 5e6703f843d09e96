import { choicePath, readChoice } from '#core/calendars/calendar-choice.ts';
import { addressOfTeams } from '#core/games/address-sides.ts';
import { askingResults, asksResults } from '#core/site/asked-results.ts';
import { askedState } from '#core/site/asked-state.ts';
import { CALENDAR_SUFFIX, calendarPaths } from '#core/site/paths/calendar.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { namedTeams } from '#server/games/read/read-named-teams.ts';
import type { GuideData } from '#server/guide-data.ts';
import { createSlugMemory } from './slug-memory.ts';
import type { Sluggish } from './slug-repository.ts';
import { SLUG_ROUTES } from './slug-routes.ts';

/** Slug that nothing has: the cache key of a kind's not-found page. */
const NO_SLUG = '-';
/** Suffixes of a page's address: its data, its calendar. */
const SUFFIXES = ['.data', CALENDAR_SUFFIX] as const;

export type KnownSlugs = ReturnType<typeof createKnownSlugs>;

/**
 * Decides from memory whether an entry's page can exist, so that made-up addresses are not
 * rendered.
 */
export function createKnownSlugs(db: AppDatabase, data: Pick<GuideData, 'reference'>) {
	const { knows, hear } = createSlugMemory(db, data);

	/** Not-found pages of games are shared per pair of teams, or by all that name no team. */
	async function missingSlug(kind: Sluggish, slug: string): Promise<string> {
		if (kind !== 'game') return NO_SLUG;
		const teams = await data.reference().then(
			(reference) => namedTeams(reference, slug),
			() => [],
		);
		return `${NO_SLUG}${addressOfTeams(teams)}`;
	}

	async function known(kind: Sluggish, ids: readonly string[]): Promise<string[]> {
		const are = await Promise.all(ids.map((id) => knows(kind, id)));
		return ids.filter((_, place) => are[place]);
	}

	/** A selected calendar without its unknown ids, so that made-up ids share one page. */
	async function knownChoice(address: string): Promise<string> {
		const query = address.slice(address.indexOf('?') + 1);
		const asked = readChoice(query);
		const choice = {
			teams: await known('team', asked.teams),
			competitions: await known('competition', asked.competitions),
			channels: await known('channel', asked.channels),
		};
		const path = choicePath(choice, askedState(query)) ?? calendarPaths.chosen;
		return asksResults(query) ? askingResults(path) : path;
	}

	return {
		hear,
		/**
		 * The address under which a page is rendered: its own, or the shared not-found page of its
		 * kind. `route` = its template.
		 */
		async placeOf({ address, route }: { address: string; route: string }): Promise<string> {
			if (route === calendarPaths.chosen) return knownChoice(address).catch(() => address);
			const of = SLUG_ROUTES[route];
			if (of === undefined) return address;
			const [own = ''] = address.split('?');
			const suffix = SUFFIXES.find((each) => own.endsWith(each)) ?? '';
			const path = own.slice(0, own.length - suffix.length);
			const slug = path.slice(of.path('').length);
			// When the database is down, assume that the page exists: it may be cached.
			if (await knows(of.kind, slug).catch(() => true)) return address;
			// The calendar of a missing game does not depend on teams.
			const missing = suffix === CALENDAR_SUFFIX ? NO_SLUG : await missingSlug(of.kind, slug);
			return `${of.path(missing)}${suffix}`;
		},
	};
}
