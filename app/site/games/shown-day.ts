import { dayCopy } from '#core/copy/games.ts';
import type { DaySection, DayView, SectionKind } from '#core/games/day-view.ts';
import { withSearch } from '#core/site/paths.ts';
import { filterGames } from './filter-games.ts';

/** A heading and its games as they are shown. */
export type ShownSection = DaySection & {
	/** Instead of the hour, with `label` as its anchor: a competition. Its rows then say the hour, and what is live or over, themselves. */
	title?: string;
	/** With `title`, which is not that of a competition: its rows say theirs. */
	mixed?: boolean;
	/** With `title`: what each game is, in the order of `games`. */
	kinds?: readonly SectionKind[];
};

/** What is shown of a day. */
export type ShownDay = {
	sections: readonly ShownSection[];
	/** Places of the games that are found; null = nothing was asked. */
	found: ReadonlySet<number> | null;
	/** Said of the result; '' = nothing was asked. */
	status: string;
	/** What was asked, as the query of an address, without '?'. */
	query: string;
	/** How many filters are in force, the search not counted. */
	active: number;
};

/** A day without filters, perhaps searched. */
export function searchedDay(view: DayView, term: string): ShownDay {
	const found = filterGames(view, term);
	const status = found === null ? '' : dayCopy.found(found.size, term);
	return { sections: view.sections, found, status, query: withSearch('', term).slice(1), active: 0 };
}
