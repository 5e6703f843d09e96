import type { AdminRoute } from '#server/wire/admin/admin-route.ts';
import { toJsonSchema } from '#server/wire/admin/docs/openapi.ts';
import { anRss, type FeedServer } from '#tests/support/feed-server.ts';
import type { PanelReply } from '#tests/support/panel.ts';
import { sampleOf } from './sample-of.ts';

export type PanelCaller = (call: {
	method: string;
	path: string;
	body?: unknown;
}) => Promise<PanelReply>;

const AGENDA = 'Domingo, 29/11/2026\n16h00 - Flamengo x Palmeiras - Brasileirão Série A - Globo';

/**
 * Bodies that say more than their schema does: the `count`-th call of a route must do its work, not
 * be refused.
 */
const BODIES: Record<string, (count: number, feeds: FeedServer) => unknown> = {
	'POST feeds': (count, feeds) => feedOf(`${feeds.url}/nova-${count}`),
	'POST feeds/inspect': (_count, feeds) => ({ address: `${feeds.url}/fonte-0` }),
	'POST imports': () => ({ source: { kind: 'text', text: AGENDA } }),
	'POST operators': (count) => ({
		email: `pessoa-${count}@guia.example`,
		name: 'Pessoa',
		role: 'editor',
	}),
};

const QUERIES: Record<string, string> = {
	'GET articles/day': '?day=2026-11-22',
	'GET bots/schedule': '?cron=0+9+*+*+*',
	'GET games/day-text': '?dia=2026-11-22',
	'GET games/export': '?format=csv',
	'GET names': '?kind=team',
	'GET pickers': '?kind=team',
	'GET usual-channels': '?competitionId=brasileirao-serie-a',
};

const feedOf = (feedUrl: string) => ({
	...{
		feedUrl,
		title: feedUrl,
		folder: '',
		enabled: false,
		intervalMinutes: 60,
		creditName: 'Fonte',
	},
	...{ fullTextAllowed: false, licenceNote: '', keepWords: [], blockWords: [] },
});

/**
 * Gives the guide one source of news per call, so that a pause between checks of one of them holds
 * none up.
 */
export async function followFeeds(
	call: PanelCaller,
	feeds: FeedServer,
	many: number,
): Promise<void> {
	for (let count = 0; count < many; count += 1) {
		feeds.serve(
			`/fonte-${count}`,
			anRss('Fonte', [{ guid: 'a', title: 'Um', date: 'Sat, 21 Nov 2026 09:00:00 -0300' }]),
		);
		await call({ method: 'POST', path: 'feeds', body: feedOf(`${feeds.url}/fonte-${count}`) });
	}
}

/**
 * Ids that a path with a parameter may be called with: those of the list that it hangs from, as it
 * is now.
 */
export async function readIds(call: PanelCaller, { path }: AdminRoute): Promise<readonly string[]> {
	const list = path.split('/:', 1)[0] ?? '';
	if (list === path) return [];
	const { status, text } = await call({ method: 'GET', path: LISTS[list] ?? list });
	const ids = status === 200 ? [...text.matchAll(/"id":"([^"]+)"/g)].map(([, id = '']) => id) : [];
	// The first operator is the one who calls: signed out, they could not go on.
	return list === 'operators' ? ids.slice(1) : ids;
}

/** Lists that stand under another address than what hangs from them. */
const LISTS: Record<string, string> = {
	teams: 'names?kind=team',
	competitions: 'names?kind=competition',
	channels: 'names?kind=channel',
	'account/sessions': 'account',
};

/** The `count`-th call of a route: real ids, a body of its schema. */
export function callOf(
	{ method, path, body }: AdminRoute,
	count: number,
	{ ids, feeds }: { ids: readonly string[]; feeds: FeedServer },
) {
	const name = `${method} ${path}`;
	// What is taken away once is not there for the routes that follow.
	const id = method === 'DELETE' ? 'none' : (ids[count % Math.max(ids.length, 1)] ?? 'none');
	const sent =
		BODIES[name]?.(count, feeds) ??
		(body === null ? undefined : sampleOf(toJsonSchema(body, 'input')));
	const filled = path.replace(/:(\w+)/, encodeURIComponent(id)).replace(/:\w+/g, '1');
	return {
		method,
		path: `${filled}${QUERIES[name] ?? ''}`,
		...(sent === undefined ? {} : { body: sent }),
	};
}
