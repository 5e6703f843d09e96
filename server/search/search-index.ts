import { createGrammar } from '#core/search/query/grammar.ts';
import { createFindNamed } from '#core/search/query/named-links.ts';
import { type Played, renownOf } from '#core/search/query/renown.ts';
import { MOST_GAMES, type SearchResult, suggestionsOf } from '#core/search/query/result.ts';
import { createSearch, type MostGames, type Search } from '#core/search/query/search.ts';
import { addDays, dayOf } from '#core/site/dates.ts';
import { searchTerm } from '#core/site/paths.ts';
import { readExpected } from '#server/games/read/read-expected.ts';
import { readSlots } from '#server/games/read/read-slots.ts';
import type { GuideData, Reference } from '#server/guide-data.ts';
import { readDerbies } from '#server/reference/reference-files.ts';
import { createReadKeeper } from './keep-reads.ts';
import { readArticleLinks } from './read-article-links.ts';
import { readFurtherGames } from './read-further-games.ts';
import type { SearchIndex } from './search-methods.ts';

/** Days before and after today whose games are in memory. */
const DAYS_BACK = 1;
const WINDOW_DAYS = 14;
/** How far back a team's played games characterize it. */
const SEASON_DAYS = 365;
const MINUTE_MS = 60_000;
/** Result limits of a page and of suggestions, which fold youth games into one link. */
const ON_PAGE: MostGames = { games: 20, youth: 20 };
const SUGGESTED: MostGames = { games: MOST_GAMES, youth: 0 };

type Kept = { version: number; day: string; search: Promise<Search> };
/** The parts of the guide that the index reads. */
type Reading = Omit<GuideData, 'search'>;
type Rules = {
	signature: string;
	rules: Pick<Parameters<typeof createSearch>[0], 'grammar' | 'findNamed'>;
};

/**
 * The in-memory search: grammar, names, and the games of the next days. Games are reread after the
 * data version or day changed, the grammar only when names changed too. Games further away and
 * articles are read from the database.
 */
export function createSearchIndex(data: Reading): SearchIndex {
	let kept: Kept | null = null;
	let known: Rules | null = null;
	const keeper = createReadKeeper();

	async function build(reference: Reference, day: string): Promise<Search> {
		const days = Array.from({ length: DAYS_BACK + WINDOW_DAYS + 1 }, (_, ahead) =>
			addDays(day, ahead - DAYS_BACK),
		);
		const [derbies, ...ofDays] = await Promise.all([
			readDerbies(),
			...days.map((each) => data.games.listDay(each)),
		]);
		const games = ofDays.flat();
		const signature = `${day} ${signatureOf(reference)}`;
		if (known?.signature !== signature) {
			const played = await data.activity.listPlayed({
				from: addDays(day, -SEASON_DAYS),
				to: addDays(day, WINDOW_DAYS),
			});
			known = { signature, rules: rulesOf(reference, played, derbies) };
		}
		return createSearch({ names: reference, games, days, ...known.rules });
	}

	async function current(
		reference: Reference,
		{ version, day }: { version: number; day: string },
	): Promise<Search> {
		if (kept?.version !== version || kept.day !== day)
			kept = { version, day, search: build(reference, day) };
		const own = kept;
		try {
			return await own.search;
		} catch (error) {
			if (kept === own) kept = null;
			throw error;
		}
	}

	async function find(term: string, now: number, most: MostGames): Promise<SearchResult | null> {
		if (searchTerm(term) === '') return null;
		// Read before the results, so that they are never cached under a newer version.
		const version = await data.version();
		const names = await data.reference();
		const search = await current(names, { version, day: dayOf(now) });
		const asked = search.ask(term, now);
		const keep = keeper(search, now);
		const [games, articles] = await Promise.all([
			readFurtherGames(data, asked, names, keep),
			readArticleLinks(data, asked, keep),
		]);
		const answered = [
			...asked.found.games.slice(0, most.games),
			...asked.found.youth.slice(0, most.youth),
			...games,
		];
		const [slots, expected] = await Promise.all([
			keep(`slots ${games.map(({ id }) => id).join(' ')}`, () => readSlots(data, games, names)),
			readExpected(data, answered, { names, now }),
		]);
		return search.answer(asked, { games, slots, articles, expected }, most);
	}

	return {
		find: (term, now) => find(term, now, ON_PAGE),
		async suggest(term, now) {
			const result = await find(term, now, SUGGESTED);
			return { result, suggestions: result === null ? [] : suggestionsOf(result) };
		},
	};
}

/**
 * UTC ms until which a result at `now` is valid: a kickoff, which is at a full minute, changes live
 * and upcoming games.
 */
export function answerEnd(now: number): number {
	return (Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS;
}

function rulesOf(
	names: Reference,
	played: readonly Played[],
	derbies: Awaited<ReturnType<typeof readDerbies>>,
): Rules['rules'] {
	const renown = renownOf(played, names.competitions);
	const grammar = createGrammar({
		teams: [...names.teams.values()],
		competitions: [...names.competitions.values()],
		channels: [...names.channels.values()],
		ambiguous: names.ambiguous ?? { team: [], competition: [], channel: [] },
		derbies,
		renown,
	});
	return { grammar, findNamed: createFindNamed(names, renown) };
}

/** Changes with every change to a name: an edit raises a revision, a merge removes an entry. */
function signatureOf({ teams, competitions, channels }: Reference): string {
	const revisions = (entries: ReadonlyMap<string, { revision: number }>) =>
		[...entries.values()].reduce((sum, { revision }) => sum + revision, 0);
	return [teams, competitions, channels]
		.map((entries) => `${entries.size}:${revisions(entries)}`)
		.join(' ');
}
