import { createHash } from 'node:crypto';
import { atomFeed, jsonFeed, type NewsFeed, rssFeed } from '#core/news/feed-out.ts';
import { askingResults, asksResults } from '#core/site/asked-results.ts';
import { machinePaths } from '#core/site/paths/machine.ts';
import type { AppContext } from '#server/context.ts';
import { readDataVersion } from '#server/db/data-version.ts';
import { holds } from '#server/http/cache/prepared-page.ts';
import { readNewsFeed } from '#server/news/read-feed.ts';
import { createTextShelf } from '#server/seo/text-shelf.ts';
import type { PublicApi } from './public-api.ts';

const FEEDS: readonly { path: string; type: string; write: (feed: NewsFeed) => string }[] = [
	{ path: machinePaths.newsRss, type: 'application/rss+xml; charset=utf-8', write: rssFeed },
	{ path: machinePaths.newsAtom, type: 'application/atom+xml; charset=utf-8', write: atomFeed },
	{ path: machinePaths.newsJson, type: 'application/feed+json; charset=utf-8', write: jsonFeed },
];

/**
 * Minimum time between two builds of a feed, in milliseconds; also the maximum delay of a new
 * article.
 */
const LEAST_MS = 2_000;

/** Whether an address is that of a feed. */
export function isNewsFeed(path: string): boolean {
	return FEEDS.some((feed) => feed.path === path);
}

/**
 * GET the latest articles as RSS, Atom or JSON Feed, for programs of any site. The games that they
 * name carry a score only where the address asks (`RESULTS_QUERY`). Unchanged feeds answer 304.
 */
export function mountNewsFeeds(
	api: PublicApi,
	{ config, data, db, clock }: AppContext,
	publicUrl: string,
): void {
	const take = createTextShelf({ version: () => readDataVersion(db.kysely), leastMs: LEAST_MS });
	for (const { path, type, write } of FEEDS) {
		api.get(path, async (request) => {
			const results = asksResults(new URL(request.req.url).search);
			const self = results ? askingResults(path) : path;
			const text =
				(await take(self, async () =>
					write(await readNewsFeed(data, { path: self, publicUrl, now: clock(), results })),
				)) ?? '';
			const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
			const headers = {
				etag,
				'cache-control': 'no-cache',
				'access-control-allow-origin': '*',
				...(config.demo ? { 'x-robots-tag': 'noindex' } : {}),
			};
			if (holds(request.req.header('if-none-match'), etag)) return request.body(null, 304, headers);
			return request.body(text, 200, { 'content-type': type, ...headers });
		});
	}
}
