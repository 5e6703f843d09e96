import { choicePath, readChoice } from '#core/calendars/calendar-choice.ts';
import type { Change, ChangeBatch } from '#core/changes/change.ts';
import { topics } from '#core/changes/topic.ts';
import { addressOfTeams } from '#core/games/address-sides.ts';
import { askedState } from '#core/site/asked-state.ts';
import { paths } from '#core/site/paths.ts';
import { CALENDAR_SUFFIX, calendarPaths } from '#core/site/paths-calendar.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { namedTeams } from '#server/games/read-named-teams.ts';
import type { GuideData } from '#server/guide-data.ts';
import { addressNamesOf } from '#server/reference/address-names.ts';
import { createSlugRepository, type Sluggish } from './slug-repository.ts';

const KINDS: Readonly<Record<string, { kind: Sluggish; path: (slug: string) => string }>> = {
	[paths.game(':slug')]: { kind: 'game', path: paths.game },
	[paths.article(':slug')]: { kind: 'article', path: paths.article },
	[paths.team(':slug')]: { kind: 'team', path: paths.team },
	[paths.competition(':slug')]: { kind: 'competition', path: paths.competition },
	[paths.channel(':slug')]: { kind: 'channel', path: paths.channel },
	[calendarPaths.game(':slug')]: { kind: 'game', path: paths.game },
	[calendarPaths.team(':slug')]: { kind: 'team', path: paths.team },
	[calendarPaths.competition(':slug')]: { kind: 'competition', path: paths.competition },
	[calendarPaths.channel(':slug')]: { kind: 'channel', path: paths.channel },
};

/** Changes of a game that leave its address as it is. */
const SAME_ADDRESS: ReadonlySet<Change['kind']> = new Set(['broadcasts', 'status', 'venue', 'round']);

const GAME = topics.game('');

/** What a change may have given an address to. */
const GIVES: Readonly<Record<Sluggish, (change: Change) => boolean>> = {
	game: ({ topics: touched, kind }) => !SAME_ADDRESS.has(kind) && touched.some((topic) => topic.startsWith(GAME)),
	article: (change) => change.topics.includes(topics.news),
	team: namesChanged,
	competition: namesChanged,
	channel: namesChanged,
};

function namesChanged(change: Change): boolean {
	return change.topics.includes(topics.names);
}

/** Nothing has this slug: under it the page of each kind that does not exist is rendered and kept. */
const NO_SLUG = '-';
/** What may stand behind the address of a page: its data, its calendar. */
const SUFFIXES = ['.data', CALENDAR_SUFFIX] as const;

export type KnownSlugs = ReturnType<typeof createKnownSlugs>;

/**
 * Judges from memory whether a page of one thing can exist, so that inventing addresses orders no rendering. The addresses of a kind are read when one
 * is asked for that is not among them and a change since they were read may have given one.
 */
export function createKnownSlugs(db: AppDatabase, data: Pick<GuideData, 'reference'>) {
	const repository = createSlugRepository(db.kysely);
	const read = new Map<Sluggish, { isDoubted: boolean; slugs: Promise<Set<string>> }>();

	async function knows(kind: Sluggish, slug: string): Promise<boolean> {
		const known = read.get(kind);
		if (known !== undefined && ((await known.slugs).has(slug) || !known.isDoubted)) return (await known.slugs).has(slug);
		const reading = { isDoubted: false, slugs: slugsOf(kind) };
		read.set(kind, reading);
		reading.slugs.catch(() => read.delete(kind));
		return (await reading.slugs).has(slug);
	}

	/** With the names that lead to a page of another slug, or to the choice between several. */
	async function slugsOf(kind: Sluggish): Promise<Set<string>> {
		const slugs = await repository.list(kind);
		if (kind === 'game' || kind === 'article') return slugs;
		for (const name of addressNamesOf(await data.reference(), kind).keys()) slugs.add(name);
		return slugs;
	}

	/** Missing games of the same teams share a page, that of none where the address names no team. */
	async function missingSlug(kind: Sluggish, slug: string): Promise<string> {
		if (kind !== 'game') return NO_SLUG;
		const teams = await data.reference().then(
			(reference) => namedTeams(reference, slug),
			() => [],
		);
		return `${NO_SLUG}${addressOfTeams(teams)}`;
	}

	/** A chosen calendar without the ids that nothing has: those who invent them share one. */
	async function knownChoice(address: string): Promise<string> {
		const query = address.slice(address.indexOf('?') + 1);
		const { teams, competitions, channels } = readChoice(query);
		const known = async (kind: Sluggish, ids: readonly string[]) => {
			const are = await Promise.all(ids.map((id) => knows(kind, id)));
			return ids.filter((_, place) => are[place]);
		};
		const choice = {
			teams: await known('team', teams),
			competitions: await known('competition', competitions),
			channels: await known('channel', channels),
		};
		return choicePath(choice, askedState(query)) ?? calendarPaths.chosen;
	}

	return {
		/** Doubts what a change may have made untrue. */
		hear(batch: ChangeBatch): void {
			if (batch.kind === 'reset') return read.clear();
			for (const [kind, reading] of read) {
				const gives = GIVES[kind];
				if (batch.changes.some((change) => change.topics.includes(topics.all) || gives(change))) reading.isDoubted = true;
			}
		},
		/** The address under which a page is rendered: its own, or that of everything of its kind that does not exist. `route` = its template. */
		async placeOf({ address, route }: { address: string; route: string }): Promise<string> {
			if (route === calendarPaths.chosen) return knownChoice(address).catch(() => address);
			const of = KINDS[route];
			if (of === undefined) return address;
			const [own = ''] = address.split('?');
			const suffix = SUFFIXES.find((each) => own.endsWith(each)) ?? '';
			const path = own.slice(0, own.length - suffix.length);
			// A database that is away judges nothing: a page in memory may still answer.
			const isKnown = await knows(of.kind, path.slice(of.path('').length)).catch(() => true);
			if (isKnown) return address;
			// A calendar of a missing game tells nothing of teams.
			const missing = suffix === CALENDAR_SUFFIX ? NO_SLUG : await missingSlug(of.kind, path.slice(of.path('').length));
			return `${of.path(missing)}${suffix}`;
		},
	};
}
