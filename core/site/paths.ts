/** Where /login goes on to. */
export const DESTINATION_PARAMETER = 'destino';

/**
 * The only place that spells the addresses of the site; those that only machines read stand in
 * `paths-machine.ts`, off the pages that readers load.
 */
export const paths = {
	home: '/',
	today: '/jogos-de-hoje',
	tomorrow: '/jogos-de-amanha',
	yesterday: '/jogos-de-ontem',
	/** What runs now; what is free until tomorrow; seven days from today on. */
	live: '/ao-vivo',
	free: '/de-graca',
	week: '/semana',
	day: (day: string) => `/jogos/${day}`,
	/** With a day in `DAY_PARAMETER`: goes on to the page of that day. */
	anyDay: '/jogos',
	game: (slug: string) => `/onde-assistir/${slug}`,
	/** The games of a day as text to pass on; calendars stand in `paths-calendar.ts`. */
	dayText: (day: string) => `/jogos/${day}/texto`,
	/** Pictures that stand beside shared links (Open Graph). */
	gameCard: (slug: string) => `/onde-assistir/${slug}.png`,
	dayCard: (day: string) => `/jogos/${day}.png`,
	/** Of a team, competition or channel: the picture of its next game. */
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
	/** What open television shows in each state today; other days in `paths-map.ts`. */
	map: '/mapa',
	/** Channels and hours of today; other days in `paths-grid.ts`. */
	grid: '/grade',
	news: '/noticias',
	article: (slug: string) => `/noticias/${slug}`,
	about: '/sobre-nos',
	terms: '/termos-de-uso',
	privacy: '/politica-de-privacidade',
	/** What a reader chooses for themselves, kept in their browser. */
	preferences: '/preferencias',
	login: '/login',
	admin: '/admin',
	/** Token sync (S7.03): the panel's sign-in gives server rendering its session here. */
	session: '/session',
	/** Where the protocol of the official identity client is spoken. */
	identity: '/identity',
	/** Root of the file service. */
	files: '/files',
	icon: '/favicon.svg',
	manifest: '/manifest.webmanifest',
} as const;

/** Name of the query parameter of the search of S2.03. */
export const SEARCH_PARAMETER = 'busca';

/** Name of the query parameter of the search over all days. */
export const QUERY_PARAMETER = 'q';

/** Name of the field in which a reader without script writes a day. */
export const DAY_PARAMETER = 'dia';

/**
 * With '1': the page of a day shows the form of its filters instead of its list (the way without
 * script).
 */
export const FORM_PARAMETER = 'filtros';

/** The state whose answers a page gives, where no script runs to keep it: changes words only. */
export const STATE_PARAMETER = 'estado';

/** Number of a page of /noticias, from 1. */
export const NEWS_PAGE_PARAMETER = 'pagina';

/** Longest search term that is honoured, in characters; the rest is cut. */
export const SEARCH_MAX_LENGTH = 80;

/** The page of a search over all days. */
export function searchPath(query: string): string {
	return `${paths.search}?${QUERY_PARAMETER}=${encodeURIComponent(query)}`;
}

/**
 * The search term as shared with child pages: trimmed, bounded, lower-cased (S2.01). Its own result
 * comes back unchanged.
 */
export function searchTerm(text: string | null | undefined): string {
	// Half of a surrogate pair is no character and could not be written in an address.
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
 * Whether a page lists something that a search filters in place (S2.03): games of a day, an index
 * from A to Z, the news.
 */
export function isListPage(pathname: string): boolean {
	return LISTS.includes(pathname) || /^\/jogos\/[^/]+$/.test(pathname);
}

/** The address of a page with a query that is spelled already, without '?'; '' = none. */
export function withQuery(path: string, query: string): string {
	return query === '' ? path : `${path}?${query}`;
}

/**
 * The address of a page with its search term, without the parameter when there is none. `search` =
 * the query under which the page is seen now ('?…'): its other parameters stay, but for the form of
 * the filters, which the list takes the place of, and the page of another list.
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
