import type { Change } from '#core/changes/change.ts';
import { topics } from '#core/changes/topic.ts';
import { calendarPaths } from '#core/site/paths/calendar.ts';
import { paths } from '#core/site/paths.ts';
import type { Sluggish } from './slug-repository.ts';

/** Entry kind of each route, by the route's template, with the path of one entry. */
export const SLUG_ROUTES: Readonly<
	Record<string, { kind: Sluggish; path: (slug: string) => string }>
> = {
	[paths.game(':slug')]: { kind: 'game', path: paths.game },
	[paths.article(':slug')]: { kind: 'article', path: paths.article },
	[paths.team(':slug')]: { kind: 'team', path: paths.team },
	[paths.competition(':slug')]: { kind: 'competition', path: paths.competition },
	[paths.channel(':slug')]: { kind: 'channel', path: paths.channel },
	[calendarPaths.game(':slug')]: { kind: 'game', path: paths.game },
	[calendarPaths.team(':slug')]: { kind: 'team', path: paths.team },
	[calendarPaths.competition(':slug')]: { kind: 'competition', path: paths.competition },
	[calendarPaths.channel(':slug')]: { kind: 'channel', path: paths.channel },
};

/** Changes to a game that keep its address. */
const SAME_ADDRESS: ReadonlySet<Change['kind']> = new Set([
	'broadcasts',
	'status',
	'venue',
	'round',
]);

const GAME = topics.game('');

/** Whether a change may have assigned an address, by kind. */
const GIVES: Readonly<Record<Sluggish, (change: Change) => boolean>> = {
	game: ({ topics: touched, kind }) =>
		!SAME_ADDRESS.has(kind) && touched.some((topic) => topic.startsWith(GAME)),
	article: (change) => change.topics.includes(topics.news),
	team: namesChanged,
	competition: namesChanged,
	channel: namesChanged,
};

function namesChanged(change: Change): boolean {
	return change.topics.includes(topics.names);
}

/** Whether a change may have assigned an address to something of a kind. */
export function mayGive(kind: Sluggish, change: Change): boolean {
	return change.topics.includes(topics.all) || GIVES[kind](change);
}
