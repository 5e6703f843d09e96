import {
	NEWS_PAGE_PARAMETER,
	paths,
	SEARCH_PARAMETER,
	searchTerm,
	withQuery,
	withSearch,
} from '#core/site/paths.ts';

/** Filter of a list of articles; `page` counted from 1, `term` from `searchTerm`, '' = none. */
export type NewsAsked = {
	competitionId: string | null;
	teamId: string | null;
	page: number;
	term: string;
};

/**
 * Most pages that a reader can page through; older articles are found by team, competition and
 * search engines.
 */
export const MOST_NEWS_PAGES = 500;

const NAMES = { competition: 'campeonato', team: 'time', page: NEWS_PAGE_PARAMETER } as const;
const ID = /^[a-z0-9][a-z0-9-]{0,99}$/;
const PAGE = /^[1-9]\d{0,2}$/;

/** Parses the query of /noticias, without '?'. Unknown and malformed values are ignored. */
export function readNewsQuery(query: string): NewsAsked {
	const asked = new URLSearchParams(query);
	const id = (name: string) => {
		const value = asked.get(name)?.toLowerCase() ?? '';
		return ID.test(value) ? value : null;
	};
	const page = asked.get(NAMES.page) ?? '';
	const number = PAGE.test(page) ? Math.min(Number(page), MOST_NEWS_PAGES) : 1;
	return {
		competitionId: id(NAMES.competition),
		teamId: id(NAMES.team),
		page: number,
		term: searchTerm(asked.get(SEARCH_PARAMETER)),
	};
}

/** The canonical query, '' for the first page of everything. */
export function newsQuery({
	competitionId = null,
	teamId = null,
	page = 1,
	term = '',
}: Partial<NewsAsked>): string {
	const parts = [
		withSearch('', term).slice(1),
		competitionId === null ? '' : `${NAMES.competition}=${competitionId}`,
		teamId === null ? '' : `${NAMES.team}=${teamId}`,
		page === 1 ? '' : `${NAMES.page}=${page}`,
	];
	return parts.filter(Boolean).join('&');
}

/** Address of a list of articles, without the origin. */
export function newsPath(asked: Partial<NewsAsked>): string {
	return withQuery(paths.news, newsQuery(asked));
}
