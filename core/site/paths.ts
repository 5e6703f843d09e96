/** Parameter with the page to open after /login. */
export const DESTINATION_PARAMETER = 'destino';

/**
 * The only place that spells the addresses of the site. Those for machines are in
 * `paths/machine.ts`, so that pages do not load them.
 */
export const paths = {
	home: '/',
	today: '/jogos-de-hoje',
	tomorrow: '/jogos-de-amanha',
	yesterday: '/jogos-de-ontem',
	/** What is live now; what is free until tomorrow; seven days from today. */
	live: '/ao-vivo',
	free: '/de-graca',
	week: '/semana',
	day: (day: string) => `/jogos/${day}`,
	/** With a day in `DAY_PARAMETER`: redirects to the page of that day. */
	anyDay: '/jogos',
	game: (slug: string) => `/onde-assistir/${slug}`,
	/** The games of a day as text to share; calendars are in `paths/calendar.ts`. */
	dayText: (day: string) => `/jogos/${day}/texto`,
	/** Pictures for shared links (Open Graph). */
	gameCard: (slug: string) => `/onde-assistir/${slug}.png`,
	dayCard: (day: string) => `/jogos/${day}.png`,
	/** For a team, competition or channel: a picture of its next game. */
	teamCard: (id: string) => `/time/${id}.png`,
	competitionCard: (id: string) => `/campeonato/${id}.png`,
	channelCard: (id: string) => `/canal/${id}.png`,
	team: (id: string) => `/time/${id}`,
	competition: (id: string) => `/campeonato/${id}`,
	channel: (id: string) => `/canal/${id}`,
	teams: '/times',
	competitions: '/campeonatos',
	channels: '/canais',
	/** The search over all days, with the query in `QUERY_PARAMETER`. */
	search: '/busca',
	/** What open television shows in each state today; other days are in `paths/map.ts`. */
	map: '/mapa',
	/** Channels and hours of today; other days are in `paths/grid.ts`. */
	grid: '/grade',
	news: '/noticias',
	article: (slug: string) => `/noticias/${slug}`,
	about: '/sobre-nos',
	terms: '/termos-de-uso',
	privacy: '/politica-de-privacidade',
	/** A reader's preferences, stored in their browser. */
	preferences: '/preferencias',
	login: '/login',
	admin: '/admin',
	/** Token sync (S7.03): gives server rendering the session of the panel's sign-in. */
	session: '/session',
	/** Endpoint for the protocol of the official identity client. */
	identity: '/identity',
	/** Root of the file service. */
	files: '/files',
	icon: '/favicon.svg',
	manifest: '/manifest.webmanifest',
} as const;

/** Query parameter of the search of S2.03. */
export const SEARCH_PARAMETER = 'busca';

/** Query parameter of the search over all days. */
export const QUERY_PARAMETER = 'q';

/** Field in which a reader without JavaScript enters a day. */
export const DAY_PARAMETER = 'dia';

/**
 * With '1': the page of a day shows its filter form instead of its list (for readers without
 * JavaScript).
 */
export const FORM_PARAMETER = 'filtros';

/** The state of a page's answers, where no script keeps it: changes texts only. */
export const STATE_PARAMETER = 'estado';

/** Number of a page of /noticias, from 1. */
export const NEWS_PAGE_PARAMETER = 'pagina';

/** Longest search term, in characters; the rest is cut off. */
export const SEARCH_MAX_LENGTH = 80;

/** The page of a search over all days. */
export function searchPath(query: string): string {
	return `${paths.search}?${QUERY_PARAMETER}=${encodeURIComponent(query)}`;
}

/**
 * The search term as shared with child pages: trimmed, bounded, lower-cased (S2.01). Idempotent.
 */
export function searchTerm(text: string | null | undefined): string {
	// A lone surrogate is not a character and cannot be encoded in an address.
	const whole = (text ?? '')
		.replace(/\p{Surrogate}/gu, '')
		.normalize('NFC')
		.toLocaleLowerCase('pt-BR')
		.normalize('NFC');
	return [...whole.replace(/\s+/gu, ' ').trim()].slice(0, SEARCH_MAX_LENGTH).join('').trim();
}

const LISTS: readonly string[] = [
	paths.home,
	paths.today,
	paths.tomorrow,
	paths.yesterday,
	paths.teams,
	paths.competitions,
	paths.channels,
	paths.news,
];

/**
 * Whether a search filters the page's list in place (S2.03): games of a day, an A–Z index, the
 * news.
 */
export function isListPage(pathname: string): boolean {
	return LISTS.includes(pathname) || /^\/jogos\/[^/]+$/.test(pathname);
}

/** The address of a page with an encoded query without '?'; '' = none. */
export function withQuery(path: string, query: string): string {
	return query === '' ? path : `${path}?${query}`;
}

/**
 * The address of a page with its search term, without the parameter when it is empty. `search` =
 * the page's current query ('?…'). Its other parameters stay, except the filter form, which the
 * list replaces, and the page number of another list.
 */
export function withSearch(path: string, term: string, search = ''): string {
	const others = new URLSearchParams(search);
	for (const name of [SEARCH_PARAMETER, FORM_PARAMETER, NEWS_PAGE_PARAMETER]) others.delete(name);
	return withQuery(
		path,
		[term === '' ? '' : `${SEARCH_PARAMETER}=${encodeURIComponent(term)}`, `${others}`]
			.filter((part) => part !== '')
			.join('&'),
	);
}
