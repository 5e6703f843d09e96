import { PAGE_SHAPES } from '#core/site/page-address.ts';
import { CALENDAR_SUFFIX, calendarPaths } from '#core/site/paths/calendar.ts';
import { gridPaths } from '#core/site/paths/grid.ts';
import { callPaths, machinePaths } from '#core/site/paths/machine.ts';
import { mapPaths } from '#core/site/paths/map.ts';
import { paths } from '#core/site/paths.ts';

/**
 * Addresses of one kind of public answer, by its template: as many different ones as the site
 * names.
 */
export type PublicRoute = { route: string; addresses: readonly string[] };

const REQUIRES_A_TERM = '?q=fla';

/**
 * Every page of the site and everything open beside them, with addresses that its lists link to.
 */
export async function publicRoutes(url: string): Promise<PublicRoute[]> {
	const named = await linkedAddresses(url);
	const matching = (route: string) =>
		named.filter((path) => new RegExp(`^${route.replace(/:\w+/g, '[\\w-]+')}$`).test(path));
	const pages = PAGE_SHAPES.map(({ route }) => ({
		route,
		addresses: route.includes(':') ? matching(route) : [route],
	}));
	const days = matching(paths.day(':day')).map((path) => path.slice(paths.day('').length));
	const [games, teams] = [matching(paths.game(':slug')), matching(paths.team(':slug'))];
	const [competitions, channels] = [
		matching(paths.competition(':slug')),
		matching(paths.channel(':slug')),
	];
	const calendar = (route: string, pages: readonly string[]) => ({
		route,
		addresses: pages.map((path) => `${path}${CALENDAR_SUFFIX}`),
	});
	const ofDays = (page: PublicRoute) => {
		const unlinked = [paths.dayText, mapPaths.day, gridPaths.day].find(
			(path) => path(':day') === page.route,
		);
		return unlinked === undefined ? page : { ...page, addresses: days.map(unlinked) };
	};
	return [
		...pages.map(ofDays),
		...pages.map(ofDays).map(({ route, addresses }) => ({
			route: `${route}.data`,
			addresses: addresses.map(dataOf),
		})),
		...Object.values(machinePaths).flatMap((path) =>
			typeof path === 'string' && path.includes('.') ? [only(path)] : [],
		),
		...[
			machinePaths.live,
			machinePaths.ready,
			callPaths.brandRecord,
			callPaths.channelList,
			paths.manifest,
			paths.icon,
		].map(only),
		only(`${callPaths.suggestions}${REQUIRES_A_TERM}`),
		{
			route: callPaths.teamGames(':id'),
			addresses: teams.map((path) => callPaths.teamGames(path.slice(paths.team('').length))),
		},
		calendar(calendarPaths.game(':slug'), games),
		calendar(calendarPaths.team(':slug'), teams),
		calendar(calendarPaths.competition(':slug'), competitions),
		calendar(calendarPaths.channel(':slug'), channels),
		only(`${calendarPaths.chosen}?times=palmeiras`),
		{ route: paths.gameCard(':slug'), addresses: games.map((path) => `${path}.png`) },
		{ route: calendarPaths.day(':day'), addresses: days.map(calendarPaths.day) },
		{ route: paths.dayCard(':day'), addresses: days.map(paths.dayCard) },
		{ route: mapPaths.card(':day'), addresses: days.map(mapPaths.card) },
	];
}

const only = (path: string): PublicRoute => ({ route: path, addresses: [path] });
const dataOf = (path: string) => (path === paths.home ? '/_.data' : `${path}.data`);

/** Lists that link to what there is one of each. */
const LISTS = [
	paths.home,
	paths.today,
	paths.tomorrow,
	paths.teams,
	paths.competitions,
	paths.channels,
	paths.news,
];

async function linkedAddresses(url: string): Promise<string[]> {
	const pages = await Promise.all(LISTS.map(async (path) => (await fetch(url + path)).text()));
	return [
		...new Set(
			pages.flatMap((page) =>
				[...page.matchAll(/href="(\/[^"?#]*)/g)].map(([, path = '']) => path),
			),
		),
	];
}
