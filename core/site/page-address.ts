import { CALENDAR_ROUTES } from '#core/calendars/calendar-address.ts';
import { choiceQuery, readChoice } from '#core/calendars/calendar-choice.ts';
import { canonicalFilterQuery } from '#core/games/filter/day-filter.ts';
import { newsQuery, readNewsQuery } from '#core/news/news-address.ts';
import { resultsQuery } from './asked-results.ts';
import { stateQuery } from './asked-state.ts';
import { CALENDAR_SUFFIX, calendarPaths } from './paths/calendar.ts';
import { gridPaths } from './paths/grid.ts';
import { asksGroups, indexQuery } from './paths/index-pages.ts';
import { callPaths, machinePaths } from './paths/machine.ts';
import { mapPaths } from './paths/map.ts';
import {
	DAY_PARAMETER,
	paths,
	QUERY_PARAMETER,
	SEARCH_PARAMETER,
	searchTerm,
	withQuery,
} from './paths.ts';

/**
 * Classification of a request target.
 * - page: `address` = the canonical spelling, under which the page is rendered and cached; `route`
 *   = its template, for logs; `search` = has a search term or filters, so variants are unbounded.
 * - redirect: to the canonical spelling (308), to the sign-in, or to the day entered in the
 *   calendar (302).
 * - malformed: broken percent-encoding, invalid UTF-8 or control characters.
 */
export type PageAddress =
	| { kind: 'page'; address: string; route: string; search: boolean }
	| { kind: 'redirect'; location: string; status: 302 | 308; route: string }
	| { kind: 'malformed' };

/**
 * Every unknown address is rendered and cached as this one, so invented addresses cost nothing. No
 * route of the site matches it.
 */
export const UNKNOWN_ADDRESS = '/pagina-nao-encontrada';

type Shape = {
	route: string;
	filters?: true;
	search?: true;
	news?: true;
	query?: true;
	chosen?: true;
	/** Carries results where its address asks. */
	results?: true;
	stateless?: true;
};

/**
 * The public pages (S2.07) and their query parameters: index search and groups, filters of a day,
 * filters of the news, or a search over all days. All except the sign-in and the offline page
 * accept a state. Keep in sync with app/routes.ts: a test compares them.
 */
export const PAGE_SHAPES: readonly Shape[] = [
	{ route: paths.home, filters: true },
	{ route: paths.today, filters: true },
	{ route: paths.tomorrow, filters: true },
	{ route: paths.yesterday, filters: true },
	{ route: paths.live },
	{ route: paths.free },
	{ route: paths.week },
	{ route: paths.day(':day'), filters: true },
	{ route: paths.dayText(':day') },
	{ route: paths.game(':slug') },
	{ route: paths.teams, search: true },
	{ route: paths.team(':slug') },
	{ route: paths.competitions, search: true },
	{ route: paths.competition(':slug') },
	{ route: paths.channels, search: true },
	{ route: paths.channel(':slug') },
	{ route: paths.search, query: true },
	{ route: paths.map },
	{ route: mapPaths.day(':day') },
	{ route: paths.grid },
	{ route: gridPaths.day(':day') },
	{ route: paths.news, news: true },
	{ route: paths.article(':slug') },
	{ route: paths.about },
	{ route: paths.terms },
	{ route: paths.privacy },
	{ route: paths.preferences },
	{ route: machinePaths.offline, stateless: true },
	{ route: paths.login, stateless: true },
];

/** Calendars are cached like pages. */
const CALENDAR_SHAPES: readonly Shape[] = CALENDAR_ROUTES.map((route) => ({
	route,
	results: true,
	...(route === calendarPaths.chosen ? { chosen: true } : {}),
}));

/** The characters of a slug or a day. Other values match no page, so they need no lookup. */
const PARAMETER = /^[\w-]{1,200}$/;
const DATA = /(?:\/_)?\.data$/;
/** Control characters other than white space. */
const CONTROL = /(?!\s)\p{Cc}/u;

/** Parses an origin-form target ('/path?query', ASCII). Pure and total. */
export function pageAddress(target: string): PageAddress {
	const [beforeFragment = ''] = target.split('#', 1);
	const mark = beforeFragment.indexOf('?');
	const rawPath = mark < 0 ? beforeFragment : beforeFragment.slice(0, mark);
	const query = mark < 0 ? '' : beforeFragment.slice(mark + 1);
	const isData = DATA.test(rawPath);
	const segments = decodeSegments(isData ? rawPath.replace(DATA, '') : rawPath);
	if (segments === null) return { kind: 'malformed' };
	if (isAdmin(segments) && !isData)
		return {
			kind: 'redirect',
			location: callPaths.loginThen(encodePath(segments)),
			status: 302,
			route: `${paths.admin}/*`,
		};
	const path = encodePath(segments.map((segment) => segment.toLowerCase()));
	if (path === paths.anyDay && !isData)
		return { kind: 'redirect', location: chosenDay(query), status: 302, route: paths.anyDay };
	const shape = shapeOf(path, isData);
	if (shape === undefined)
		return {
			kind: 'page',
			address: isData ? dataAddress(UNKNOWN_ADDRESS) : UNKNOWN_ADDRESS,
			route: '*',
			search: false,
		};
	const asked = askedOf(shape, query);
	if (asked === null) return { kind: 'malformed' };
	if (!isData && path !== rawPath)
		return { kind: 'redirect', location: withQuery(path, asked), status: 308, route: shape.route };
	return {
		kind: 'page',
		address: withQuery(isData ? dataAddress(path) : path, asked),
		route: shape.route,
		search: asked !== '',
	};
}

/** The canonical query of a page, null when it is malformed; '' for a page without parameters. */
function askedOf(shape: Shape, query: string): string | null {
	if (shape.filters) return canonicalFilterQuery(query);
	const own = ownQuery(shape, query);
	return own === null || shape.stateless
		? own
		: [own, stateQuery(query), shape.results ? resultsQuery(query) : '']
				.filter((part) => part !== '')
				.join('&');
}

/** The canonical query of page-specific parameters. */
function ownQuery({ search, news, query: asks, chosen }: Shape, query: string): string | null {
	if (chosen) return choiceQuery(readChoice(query));
	if (asks) return askedQuery(query);
	if (news) return newsQuery(readNewsQuery(query));
	const value = search ? readParameter(query, SEARCH_PARAMETER) : '';
	return value === null ? null : indexQuery(search === true && asksGroups(query), value);
}

/** The canonical query of a search over all days. */
function askedQuery(query: string): string | null {
	const value = readParameter(query, QUERY_PARAMETER);
	const term = searchTerm(value);
	if (value === null || term === '') return value === null ? null : '';
	return `${QUERY_PARAMETER}=${encodeURIComponent(term)}`;
}

function decodeSegments(path: string): string[] | null {
	const decoded = path.split('/').filter(Boolean).map(decode);
	return decoded.every((segment) => segment !== null) ? decoded : null;
}

/** Null for invalid encoding or control characters. */
function decode(text: string): string | null {
	try {
		const decoded = decodeURIComponent(text);
		return CONTROL.test(decoded) ? null : decoded;
	} catch {
		return null;
	}
}

function encodePath(segments: readonly string[]): string {
	return `/${segments.map((segment) => encodeURIComponent(segment)).join('/')}`;
}

function isAdmin(segments: readonly string[]): boolean {
	return segments[0]?.toLowerCase() === paths.admin.slice(1);
}

/**
 * The address of a page's data for client-side navigation, as React Router spells it. `address`
 * must be canonical.
 */
export function dataAddress(address: string): string {
	const [path = '', ...query] = address.split('?');
	return withQuery(path === paths.home ? '/_.data' : `${path}.data`, query.join('?'));
}

/** Split once: a flood of invented parameters runs this on every request. */
const partsOf = (shapes: readonly Shape[]) =>
	shapes.map((shape) => ({ shape, parts: shape.route.split('/') }));
const PAGES = partsOf(PAGE_SHAPES);
const ALL = [...PAGES, ...partsOf(CALENDAR_SHAPES)];

/** Calendars have no data address. */
function shapeOf(path: string, isData: boolean): Shape | undefined {
	const segments = path.split('/');
	const template = (isData ? PAGES : ALL).find(
		({ parts }) =>
			parts.length === segments.length &&
			parts.every((part, place) => fits(part, segments[place] ?? '')),
	);
	return template?.shape;
}

function fits(part: string, segment: string): boolean {
	if (!part.startsWith(':')) return part === segment;
	if (!part.endsWith(CALENDAR_SUFFIX)) return PARAMETER.test(segment);
	return (
		segment.endsWith(CALENDAR_SUFFIX) && PARAMETER.test(segment.slice(0, -CALENDAR_SUFFIX.length))
	);
}

/**
 * The page of the day entered in the calendar field, with the filters; today's page without a day.
 * That page itself answers an invalid day.
 */
function chosenDay(query: string): string {
	const day = readParameter(query, DAY_PARAMETER);
	const path = day !== null && PARAMETER.test(day) ? paths.day(day) : paths.today;
	return withQuery(path.toLowerCase(), canonicalFilterQuery(query) ?? '');
}

/**
 * The first value of a parameter, '' without one, null when it is malformed. Other parameters are
 * not even decoded.
 */
function readParameter(query: string, name: string): string | null {
	const pair = query.split('&').find((part) => part === name || part.startsWith(`${name}=`));
	return decode(pair?.slice(name.length + 1).replaceAll('+', ' ') ?? '');
}
