import { startOfDay } from '#core/site/dates.ts';
import { compactList } from './compact-list.ts';
import { type DayFacets, dayFacets } from './day-facets.ts';
import { activeFilters, type DayFilter, type FilterName, NO_FILTER } from './day-filter.ts';
import type { DayView } from './day-view.ts';
import { gamesThatPass } from './filter-rules.ts';

/** A competition and the places of its games in `DayView.games`. */
export type CompetitionGroup = { /** Place in `DayView.competitions`. */ competition: number; games: number[] };

/** A day with only the games that were asked for. */
export type FilteredDay = {
	view: DayView;
	/** Number of games found, those of 'next' included. */
	found: number;
	/** Only for `ordem=campeonato`: the same games by competition, the most important first. */
	groups: CompetitionGroup[] | null;
	facets: DayFacets;
	/** Only when nothing was found: which one filter to drop, and how many games that gives; the most helpful first. */
	dropSuggestions: { name: FilterName; count: number }[];
};

/**
 * Applies a filter to a day (architecture §8). Sections are rebuilt with the games kept, in their order; none gets lost or doubled.
 * Facets count over the whole day, each with the other filters applied.
 */
export function applyFilter(view: DayView, filter: DayFilter): FilteredDay {
	const kept = gamesThatPass(view, filter);
	const filtered = keepGames(view, kept);
	return {
		view: filtered,
		found: kept.size,
		groups: filter.ordem === 'campeonato' ? groupByCompetition(filtered) : null,
		facets: dayFacets(view, filter),
		dropSuggestions: kept.size > 0 ? [] : dropSuggestions(view, filter),
	};
}

function keepGames(view: DayView, kept: ReadonlySet<number>): DayView {
	if (kept.size === view.games.length) return view;
	const { list, placeOf } = compactList(view, kept);
	const sections = view.sections
		.map((section) => ({ ...section, games: section.games.flatMap((place) => placeOf.get(place) ?? []) }))
		.filter((section) => section.games.length > 0);
	const { nextKickoffAt: nextOfAll, ...rest } = view;
	const filtered: DayView = { ...rest, ...list, sections, total: 0 };
	filtered.total = countOfDay(filtered);
	const next = nextOfAll === undefined ? [] : list.games.flatMap((game) => (isAhead(game, nextOfAll) ? [game.kickoffAt] : []));
	if (next.length > 0) filtered.nextKickoffAt = Math.min(...next);
	return filtered;
}

/** Everything before the first kickoff to come of the whole day has begun. */
function isAhead<Card extends { status?: string; kickoffAt?: number }>(
	game: Card,
	firstToCome: number,
): game is Card & { kickoffAt: number } {
	return game.status === undefined && game.kickoffAt !== undefined && game.kickoffAt >= firstToCome;
}

/** Games of the day itself: not those of the night before that still run, nor the next ones. */
function countOfDay({ day, games, sections }: DayView): number {
	const start = startOfDay(day);
	const later = new Set(sections.filter(({ kind }) => kind === 'next').flatMap((section) => section.games));
	return games.filter(({ kickoffAt }, place) => !later.has(place) && (kickoffAt === undefined || kickoffAt >= start)).length;
}

function groupByCompetition({ games, competitions }: DayView): CompetitionGroup[] {
	const groups = new Map<number, number[]>();
	games.forEach(({ competition }, place) => {
		const group = groups.get(competition);
		if (group) group.push(place);
		else groups.set(competition, [place]);
	});
	const rank = (place: number) => competitions[place]?.priority ?? 9;
	return [...groups]
		.map(([competition, places]) => ({ competition, games: places }))
		.sort((a, b) => rank(a.competition) - rank(b.competition) || (a.games[0] ?? 0) - (b.games[0] ?? 0));
}

function dropSuggestions(view: DayView, filter: DayFilter): FilteredDay['dropSuggestions'] {
	return activeFilters(filter)
		.map((name) => ({ name, count: gamesThatPass(view, { ...filter, [name]: NO_FILTER[name] }).size }))
		.filter(({ count }) => count > 0)
		.sort((a, b) => b.count - a.count);
}
