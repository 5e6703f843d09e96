import { PAGE_SHAPES } from '#core/site/page-address.ts';
import { calendarPaths } from '#core/site/paths/calendar.ts';
import { gridPaths } from '#core/site/paths/grid.ts';
import { callPaths, machinePaths } from '#core/site/paths/machine.ts';
import { mapPaths } from '#core/site/paths/map.ts';
import { paths } from '#core/site/paths.ts';

/**
 * Names in the tables of addresses that no reader asks for by a plain GET, and why. Every other one
 * must be met by the crawl.
 */
const NOT_FOR_READERS: Record<string, string> = {
	admin: 'the panel, walked signed in',
	session: 'written to by the sign-in page',
	identity: 'protocol of the identity client',
	providerStart: 'needs a provider',
	providerReturn: 'needs a provider',
	api: 'root of addresses',
	files: 'root of addresses',
	sitemaps: 'root of addresses',
	bucket: 'asked for with a token',
	upload: 'asked for with a token',
	download: 'asked for with a token',
	picture: 'made of uploaded pictures',
	loginThen: 'the sign-in page with a query',
	anyDay: 'what the form of the calendar asks for: a redirect',
};

/** What a demonstration does not have: search engines must not know it. */
const NOT_IN_A_DEMONSTRATION = [
	'sitemap',
	'pagesSitemap',
	'gamesSitemap',
	'newsSitemap',
	'articlesSitemap',
	'llms',
	// Its brand names no contact.
	'security',
].map((name) => templateOf(name, machinePaths[name as keyof typeof machinePaths]));

/** An address with ':x' for whatever stands in each hole. */
function templateOf(name: string, entry: unknown): string {
	if (typeof entry === 'string') return entry;
	if (typeof entry === 'function')
		return (entry as (...holes: string[]) => string)(...Array<string>(entry.length).fill(':x'));
	throw new Error(`${name} is no address`);
}

const CALENDARS = Object.fromEntries(
	Object.entries(calendarPaths).map(([name, entry]) => [`calendar of ${name}`, entry]),
);

/**
 * The templates of everything that readers and their programs ask for; the page of each with its
 * data beside it.
 */
const TEMPLATES = Object.entries({
	...{ ...paths, ...machinePaths, ...CALENDARS },
	...{ mapOfDay: mapPaths.day, gridOfDay: gridPaths.day, mapCard: mapPaths.card },
})
	.filter(([name]) => !(name in NOT_FOR_READERS))
	.map(([name, entry]) => templateOf(name, entry))
	// The more is fixed in a template, the earlier it is compared.
	.toSorted((a, b) => a.split(':x').length - b.split(':x').length || b.length - a.length)
	.map((template) => ({
		template,
		fits: new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(':x', '[^/?]+')}$`),
	}));

const PAGES = new Set(PAGE_SHAPES.map(({ route }) => route.replace(/:\w+/g, ':x')));
const DATA = /(?:\/_)?\.data$/;

const REQUIRED = TEMPLATES.flatMap(({ template }) =>
	PAGES.has(template) ? [template, `${template} .data`] : [template],
);

/**
 * Kinds of addresses of which a crawl met none, whatever questions they ask. `visited` = the
 * patterns that it met.
 */
export function missedOf(visited: Iterable<string>, { demo }: { demo: boolean }): string[] {
	const met = new Set([...visited].map((pattern) => pattern.replace(/ \?.*/, '')));
	return REQUIRED.filter(
		(pattern) => !met.has(pattern) && !(demo && NOT_IN_A_DEMONSTRATION.includes(pattern)),
	);
}

/**
 * The pattern that an address is a case of: its template, whether it is a page's data, and which
 * questions it asks.
 */
export function patternOf({ pathname, searchParams }: URL): string {
	const isData = DATA.test(pathname);
	const path = isData ? pathname.replace(DATA, '') || '/' : pathname;
	const template =
		TEMPLATES.find(({ fits }) => fits.test(path))?.template ??
		(path.startsWith('/assets/') ? '/assets/*' : path);
	const asked = [...new Set(searchParams.keys())].toSorted().join('&');
	return [template, ...(isData ? ['.data'] : []), ...(asked === '' ? [] : [`?${asked}`])].join(' ');
}

/** Whether a pattern is a page that a browser shows. */
export const isPagePattern = (pattern: string) => PAGES.has(pattern);

const ONE = '([^/?]+)';
const slugOf = (template: (slug: string) => string, path: string) =>
	new RegExp(`^${template(ONE)}$`).exec(path)?.[1];

/**
 * What belongs to a page although no link of it says so: its data, its calendar, its picture, its
 * text, its JSON.
 */
export function besides(address: string): string[] {
	const { pathname, search } = new URL(address, 'http://x');
	const [game, day, team] = [
		slugOf(paths.game, pathname),
		slugOf(paths.day, pathname),
		slugOf(paths.team, pathname),
	];
	const [competition, channel, map] = [paths.competition, paths.channel, mapPaths.day].map((page) =>
		slugOf(page, pathname),
	);
	return [
		`${pathname === paths.home ? '/_' : pathname}.data${search}`,
		...(game === undefined ? [] : [calendarPaths.game(game), paths.gameCard(game)]),
		...(day === undefined ? [] : [calendarPaths.day(day), paths.dayCard(day), paths.dayText(day)]),
		...(team === undefined
			? []
			: [
					callPaths.teamGames(team),
					paths.teamCard(team),
					calendarPaths.team(team),
					`${calendarPaths.chosen}?times=${team}`,
				]),
		...(competition === undefined
			? []
			: [paths.competitionCard(competition), calendarPaths.competition(competition)]),
		...(channel === undefined ? [] : [paths.channelCard(channel), calendarPaths.channel(channel)]),
		...(map === undefined ? [] : [mapPaths.card(map)]),
	];
}
