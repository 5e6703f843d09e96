import { callPaths, machinePaths } from '#core/site/paths/machine.ts';
import { FORM_PARAMETER, NEWS_PAGE_PARAMETER, paths, QUERY_PARAMETER } from '#core/site/paths.ts';

/**
 * page: a document of the guide · data: its router data · asset: a content-hashed file · other: not
 * handled.
 */
export type KeptRoute = 'page' | 'data' | 'asset' | 'other';

type AskedFor = {
	method: string;
	/** As in the Fetch standard. */
	mode: string;
	url: URL;
};

/** Never intercepted or cached, including every path below. */
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
/** With these an address is another page, not a view of the same one. */
const OTHER_PAGE = [QUERY_PARAMETER, NEWS_PAGE_PARAMETER, FORM_PARAMETER];
/** The router requests parts of the data with it. */
const ROUTES_PARAMETER = '_routes';

/** Classifies a request to this origin. */
export function keptRoute({ method, mode, url }: AskedFor): KeptRoute {
	const path = url.pathname.toLowerCase();
	if (method !== 'GET' || isUntouched(path)) return 'other';
	if (path.startsWith(ASSETS)) return 'asset';
	if (DATA.test(path)) return 'data';
	// Calendars, feeds and pictures are files, even when a tab opens them.
	return mode === 'navigate' && !path.slice(path.lastIndexOf('/')).includes('.') ? 'page' : 'other';
}

/** Whether a path belongs to the panel, the sign-in or an API. */
export function isUntouched(path: string): boolean {
	const page = path.toLowerCase().replace(DATA, '');
	return UNTOUCHED.some((root) => page === root || page.startsWith(`${root}/`));
}

/** The page that a data address belongs to: path and query. */
export function pageOfData({ pathname, searchParams }: URL): string {
	const query = new URLSearchParams(searchParams);
	query.delete(ROUTES_PARAMETER);
	const path = pathname.replace(DATA, '') || paths.home;
	return query.size === 0 ? path : `${path}?${query}`;
}

/**
 * The cache address of a page; null = not cached. Queries are unbounded, and reveal what a reader
 * searched for.
 */
export function keptAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
	return search === '' && !isUntouched(pathname) ? pathname : null;
}

/**
 * The cached page that shows a view (filters, a state) offline: the page of a day applies its
 * filters on the client. Null where the query is another page. `search` is not empty.
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
 * The filters of a day cached without them, from the fragment of its address: '?…'; null for any
 * other fragment.
 */
export function askedBehind(hash: string): string | null {
	return hash.startsWith('#?') ? hash.slice(1) : null;
}

/**
 * Whether a page opened by in-app navigation, without a document, is cached, too: games, days,
 * teams.
 */
export function isKeptOnceOpened(path: string): boolean {
	return isDay(path) || [paths.game(''), paths.team('')].some((start) => path.startsWith(start));
}

const isDay = (path: string): boolean => DAYS.includes(path) || DATED.test(path);
const DAYS: readonly string[] = [paths.home, paths.today, paths.tomorrow, paths.yesterday];
const DATED = new RegExp(`^${paths.day('[0-9-]{10}')}$`);

/** The page shown for what is not cached. */
export const OFFLINE_PAGE = machinePaths.offline;
