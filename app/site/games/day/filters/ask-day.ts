import {
	competitionSection,
	partSections,
	type ShownDay,
	type ShownSection,
} from '#app/site/games/day/shown-day.ts';
import { anchorOf, headingOf } from '#app/site/games/day-words.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import { filterCopy } from '#core/games/copy/filters.ts';
import { dayParts } from '#core/games/day/day-parts.ts';
import type { DayView } from '#core/games/day/day-view.ts';
import { checkFilter } from '#core/games/filter/check-filter.ts';
import {
	activeFilters,
	asksForm,
	canonicalFilterQuery,
	type DayFilter,
	filterQuery,
	parseFilter,
	type ReadFilter,
} from '#core/games/filter/day-filter.ts';
import { applyFilter } from '#core/games/filter/filter-day.ts';
import { gamesThatPass } from '#core/games/filter/filter-rules.ts';
import { type AskedNames, type KnownNames, knownNames } from '#core/games/filter/known-names.ts';
import { FORM_PARAMETER } from '#core/site/paths.ts';

export type AskedDay = ShownDay &
	ReadFilter & {
		known: KnownNames;
		/** The page shows the form of the filters. */
		form: boolean;
	};

type Question = {
	/** Query of the address, with or without '?'. */
	search: string;
	/** The search term being typed. */
	term: string;
	names: AskedNames;
};

/**
 * Applies the address to a day. Any query gives an answer; unknown parts are in `ignored`. Filters
 * remove rows. Rows that only the search excludes keep their place, so that typing moves nothing.
 */
export function askDay(view: DayView, { search, term, names }: Question): AskedDay {
	const known = knownNames(view, remember(names));
	const query = new URLSearchParams(search);
	const { filter: asked, ignored } = checkFilter(parseFilter(query), known);
	const filter: DayFilter = { ...asked, busca: term };
	const { kept, unsure, groups } = applyFilter(view, { ...filter, busca: '' });
	const inForce = activeFilters(filter);
	const found = inForce.length === 0 ? null : term === '' ? kept : gamesThatPass(view, filter);
	return {
		filter,
		ignored,
		known,
		form: asksForm(query.get(FORM_PARAMETER)),
		sections: [
			...(groups?.map((group) => competitionSection(view, group)) ??
				sectionsOf(view, filter, new Set([...kept].filter((place) => !unsure.has(place))))),
			...unsureSection(unsure, filter.uf),
		],
		found,
		status:
			found === null ? '' : filterCopy.found(countBoth(found, unsure), view.games.length, term),
		query: filterQuery(filter),
		active: inForce.filter((name) => name !== 'busca').length,
	};
}

/**
 * The canonical query for the address bar. Null when parts were ignored: the reader may want to
 * correct them.
 */
export function rightSpelling(search: string): string | null {
	const { ignored } = parseFilter(new URLSearchParams(search));
	return ignored.length > 0 ? null : canonicalFilterQuery(search.replace(/^\?/, ''));
}

const remembered: AskedNames = { teams: [], competitions: [], channels: [] };

/** The browser remembers names from earlier addresses, so that going back needs no request. */
function remember(names: AskedNames): AskedNames {
	if (typeof document === 'undefined') return names;
	for (const list of ['teams', 'competitions', 'channels'] as const) {
		const rows: { id: string }[] = remembered[list];
		rows.push(...names[list].filter(({ id }) => rows.every((row) => row.id !== id)));
	}
	return remembered;
}

function countBoth(found: ReadonlySet<number>, unsure: ReadonlySet<number>) {
	return { count: found.size, unsure: [...unsure].filter((place) => found.has(place)).length };
}

/** The games that certainly match, by hour or by importance. */
function sectionsOf(
	view: DayView,
	{ ordem }: DayFilter,
	sure: ReadonlySet<number>,
): ShownSection[] {
	if (ordem !== 'hora') return partSections(view, dayParts(view, sure));
	return view.sections
		.map((section) => ({ ...section, games: section.games.filter((place) => sure.has(place)) }))
		.filter(({ games }) => games.length > 0)
		.map((section) => ({
			...section,
			anchor: anchorOf(section),
			heading: headingOf(section),
			...(section.kind === 'over' && { folded: true as const }),
		}));
}

/** The last section: games whose broadcast in the chosen state is unconfirmed. */
function unsureSection(unsure: ReadonlySet<number>, uf: Uf | null): ShownSection[] {
	if (uf === null || unsure.size === 0) return [];
	return [
		{
			kind: 'more',
			anchor: 'a-confirmar',
			heading: filterCopy.unsure(UFS[uf]),
			games: [...unsure],
		},
	];
}
