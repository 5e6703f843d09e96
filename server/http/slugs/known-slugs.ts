import { choicePath, readChoice } from '#core/calendars/calendar-choice.ts';
import { addressOfTeams } from '#core/games/address-sides.ts';
import { askedState } from '#core/site/asked-state.ts';
import { CALENDAR_SUFFIX, calendarPaths } from '#core/site/paths/calendar.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { namedTeams } from '#server/games/read/read-named-teams.ts';
import type { GuideData } from '#server/guide-data.ts';
import { createSlugMemory } from './slug-memory.ts';
import type { Sluggish } from './slug-repository.ts';
import { SLUG_ROUTES } from './slug-routes.ts';

/** Nothing has this slug: under it the page of a kind for what does not exist is kept. */
const NO_SLUG = '-';
/** What may stand behind the address of a page: its data, its calendar. */
const SUFFIXES = ['.data', CALENDAR_SUFFIX] as const;

export type KnownSlugs = ReturnType<typeof createKnownSlugs>;

/**
 * Judges from memory whether a page of one thing can exist, so that inventing addresses orders no
 * rendering.
 */
export function createKnownSlugs(db: AppDatabase, data: Pick<GuideData, 'reference'>) {
	const { knows, hear } = createSlugMemory(db, data);

	/** Missing games of the same teams share a page; so do those whose address names no team. */
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

	/** A chosen calendar without the ids that nothing has: those who invent them share one. */
	async function knownChoice(address: string): Promise<string> {
		const query = address.slice(address.indexOf('?') + 1);
		const asked = readChoice(query);
		const choice = {
			teams: await known('team', asked.teams),
			competitions: await known('competition', asked.competitions),
			channels: await known('channel', asked.channels),
		};
		return choicePath(choice, askedState(query)) ?? calendarPaths.chosen;
	}

	return {
		hear,
		/**
		 * The address under which a page is rendered: its own, or that of everything of its kind that
		 * does not exist. `route` = its template.
		 */
		async placeOf({ address, route }: { address: string; route: string }): Promise<string> {
			if (route === calendarPaths.chosen) return knownChoice(address).catch(() => address);
			const of = SLUG_ROUTES[route];
			if (of === undefined) return address;
			const [own = ''] = address.split('?');
			const suffix = SUFFIXES.find((each) => own.endsWith(each)) ?? '';
			const path = own.slice(0, own.length - suffix.length);
			const slug = path.slice(of.path('').length);
			// A database that is away judges nothing: a page in memory may still answer.
			if (await knows(of.kind, slug).catch(() => true)) return address;
			// A calendar of a missing game tells nothing of teams.
			const missing = suffix === CALENDAR_SUFFIX ? NO_SLUG : await missingSlug(of.kind, slug);
			return `${of.path(missing)}${suffix}`;
		},
	};
}
