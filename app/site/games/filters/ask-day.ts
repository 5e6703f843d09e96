import type { ShownDay, ShownSection } from '#app/site/games/shown-day.ts';
import { filterCopy } from '#core/copy/filters.ts';
import { audienceName } from '#core/copy/games.ts';
import { checkFilter } from '#core/games/check-filter.ts';
import {
	activeFilters,
	asksForm,
	canonicalFilterQuery,
	type DayFilter,
	filterQuery,
	parseFilter,
	type ReadFilter,
} from '#core/games/day-filter.ts';
import type { DayView, SectionKind } from '#core/games/day-view.ts';
import { applyFilter, type CompetitionGroup } from '#core/games/filter-day.ts';
import { gamesThatPass } from '#core/games/filter-rules.ts';
import { type AskedNames, type KnownNames, knownNames } from '#core/games/known-names.ts';
import { FORM_PARAMETER } from '#core/site/paths.ts';
import { UFS, type Uf } from '#core/site/uf.ts';

export type AskedDay = ShownDay &
	ReadFilter & {
		known: KnownNames;
		/** The page is the form of the filters. */
		form: boolean;
	};

export type Question = {
	/** Of the address, with or without '?'. */
	search: string;
	/** The search term as it is being typed. */
	term: string;
	names: AskedNames;
};

/**
 * A day as its address asks for it. Any query gives an answer; what was not understood stands in `ignored`. Rows that the filters leave out
 * are gone; those that only the search leaves out keep their place, so that typing moves nothing.
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
			...(groups === null ? keptSections(view, kept, unsure) : groups.map((group) => competitionSection(view, group))),
			...unsureSection(view, unsure, filter.uf),
		],
		found,
		status: found === null ? '' : filterCopy.found(countBoth(found, unsure), view.games.length, term),
		query: filterQuery(filter),
		active: inForce.filter((name) => name !== 'busca').length,
	};
}

/** The query as it should stand in the address bar; null where something was ignored: the reader may want to mend it. */
export function rightSpelling(search: string): string | null {
	const { ignored } = parseFilter(new URLSearchParams(search));
	return ignored.length > 0 ? null : canonicalFilterQuery(search.replace(/^\?/, ''));
}

const remembered: AskedNames = { teams: [], competitions: [], channels: [] };

/** In the browser names of addresses seen before stay known: the way back to them asks the server nothing. */
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

/** The day's own sections with the games that surely are as asked. */
function keptSections({ games, sections }: DayView, kept: ReadonlySet<number>, unsure: ReadonlySet<number>): readonly ShownSection[] {
	if (kept.size === games.length && unsure.size === 0) return sections;
	return sections
		.map((section) => ({ ...section, games: section.games.filter((place) => kept.has(place) && !unsure.has(place)) }))
		.filter((section) => section.games.length > 0);
}

function competitionSection(view: DayView, { competition, games }: CompetitionGroup): ShownSection {
	const card = view.competitions[competition];
	const title = card === undefined ? '' : audienceName(card.name, card);
	return { kind: 'next', label: `campeonato-${card?.id ?? ''}`, title, games, kinds: kindsOf(view, games) };
}

/** Last of all, under a heading of their own: games of which nobody told whether the state that was asked sees them. */
function unsureSection(view: DayView, unsure: ReadonlySet<number>, uf: Uf | null): ShownSection[] {
	if (uf === null || unsure.size === 0) return [];
	const games = [...unsure];
	return [{ kind: 'next', label: 'a-confirmar', title: filterCopy.unsure(UFS[uf]), mixed: true, games, kinds: kindsOf(view, games) }];
}

/** Where no heading tells the hour every row says its own, as those of other days do. */
function kindsOf({ sections }: DayView, games: readonly number[]): SectionKind[] {
	const kinds = games.map((place) => sections.find((section) => section.games.includes(place))?.kind ?? 'hour');
	return kinds.map((kind) => (kind === 'hour' || kind === 'undefined' ? 'next' : kind));
}
