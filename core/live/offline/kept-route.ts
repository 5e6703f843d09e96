import { callPaths, machinePaths } from '#core/site/paths/machine.ts';
import { FORM_PARAMETER, NEWS_PAGE_PARAMETER, paths, QUERY_PARAMETER } from '#core/site/paths.ts';

/**
 * page: a document of the guide · data: what the router reads of one · asset: a file named by its
 * content · other: not ours to touch.
 */
export type KeptRoute = 'page' | 'data' | 'asset' | 'other';

type AskedFor = {
	method: string;
	/** As in the Fetch standard. */
	mode: string;
	url: URL;
};

/** Never looked at and never kept, with everything below them. */
const UNTOUCHED = [
	paths.admin,
	paths.login,
	paths.session,
	paths.identity,
	paths.files,
	callPaths.api,
];
const ASSETS = '/assets/';
const DATA = /(?:\/_)?\.data$/;
/** With these an address is another page, not another view of the same one. */
const OTHER_PAGE = [QUERY_PARAMETER, NEWS_PAGE_PARAMETER, FORM_PARAMETER];
/** The router asks for parts of the data by it. */
const ROUTES_PARAMETER = '_routes';

/** What a request of this origin is for. */
export function keptRoute({ method, mode, url }: AskedFor): KeptRoute {
	const path = url.pathname.toLowerCase();
	if (method !== 'GET' || isUntouched(path)) return 'other';
	if (path.startsWith(ASSETS)) return 'asset';
	if (DATA.test(path)) return 'data';
	// Calendars, feeds and pictures are files, also where a tab opens them.
	return mode === 'navigate' && !path.slice(path.lastIndexOf('/')).includes('.') ? 'page' : 'other';
}

/** Whether a path belongs to the panel, the sign-in or what programs call. */
export function isUntouched(path: string): boolean {
	const page = path.toLowerCase().replace(DATA, '');
	return UNTOUCHED.some((root) => page === root || page.startsWith(`${root}/`));
}

/** The page whose data an address gives: path and query. */
export function pageOfData({ pathname, searchParams }: URL): string {
	const query = new URLSearchParams(searchParams);
	query.delete(ROUTES_PARAMETER);
	const path = pathname.replace(DATA, '') || paths.home;
	return query.size === 0 ? path : `${path}?${query}`;
}

/**
 * Under which address a page is kept; null = it is not: a query is one of endlessly many, and says
 * what its reader looked for.
 */
export function keptAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
	return search === '' && !isUntouched(pathname) ? pathname : null;
}

/**
 * Where a view of a page (filters, a state) is shown without a connection: the kept page, which
 * applies what was asked of a day by itself; null for what is another page. `search` is not empty.
 */
export function keptView({
	pathname,
	search,
	searchParams,
}: Pick<URL, 'pathname' | 'search' | 'searchParams'>): string | null {
	if (isDay(pathname)) return `${pathname}#${search}`;
	return OTHER_PAGE.some((name) => searchParams.has(name)) ? null : pathname;
}

/**
 * What was asked of a day that was kept without it, by the fragment of its address: '?…'; null for
 * any other fragment.
 */
export function askedBehind(hash: string): string | null {
	return hash.startsWith('#?') ? hash.slice(1) : null;
}

/**
 * Whether a page that was opened within the guide, without a document, is kept too: games, days,
 * teams.
 */
export function isKeptOnceOpened(path: string): boolean {
	return isDay(path) || [paths.game(''), paths.team('')].some((start) => path.startsWith(start));
}

const isDay = (path: string): boolean => DAYS.includes(path) || DATED.test(path);
const DAYS: readonly string[] = [paths.home, paths.today, paths.tomorrow, paths.yesterday];
const DATED = new RegExp(`^${paths.day('[0-9-]{10}')}$`);

/** The page that is shown for what is not kept. */
export const OFFLINE_PAGE = machinePaths.offline;
