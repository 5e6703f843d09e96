import { feedsPanelCopy } from '#core/feeds/copy/panel.ts';
import type { BoardSource } from '#core/gaps/contract.ts';
import { boardCopy } from '#core/gaps/copy/board.ts';
import { sourceHealth, type WatchedSource } from '#core/gaps/source-health.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import type { Reader } from '#server/db/app-database.ts';
import type { FeedSource } from '#server/feeds/feed-source.ts';
import { createItemReader } from '#server/feeds/item-repository.ts';
import { createSourceReader } from '#server/feeds/source-repository.ts';

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 86_400_000;
/** The last week against the four before it. */
const WEEKS = 5;

const SCREENS = { noticias: panelPaths.feeds, jogos: panelPaths.bot('games') } as const;

/** All sources with their health at `now` (UTC ms, the clock of the checks). */
export async function readSourceHealth(db: Reader, now: number): Promise<BoardSource[]> {
	const [feeds, weeks] = await Promise.all([
		createSourceReader(db).list(),
		createItemReader(db).weeklyCounts(now, WEEKS),
	]);
	return feeds
		.map((feed) => watchedFeed(feed, weeks.get(feed.id) ?? new Map(), now))
		.map((source) => {
			const state = sourceHealth(source, now);
			const words = state === 'failing' ? source.problem : null;
			return {
				...{ kind: source.kind, id: source.id, name: source.name, state },
				words: words ?? boardCopy.sources[state],
				address: SCREENS[source.kind],
			};
		});
}

function watchedFeed(
	feed: FeedSource,
	weeks: ReadonlyMap<number, number>,
	now: number,
): WatchedSource {
	const age = Math.floor((now - feed.createdAt) / WEEK_MS);
	return {
		...{ kind: 'noticias', id: feed.id, name: feed.title, enabled: feed.enabled },
		// A source may ask for more patience than its setting.
		intervalMinutes: Math.max(
			feed.intervalMinutes,
			feed.checkedAt === null ? 0 : (feed.nextCheckAt - feed.checkedAt) / MINUTE_MS,
		),
		...{ createdAt: feed.createdAt, lastOkAt: feed.okAt, failures: feed.failures },
		counts: Array.from({ length: Math.min(WEEKS, age) }, (_, week) => weeks.get(week) ?? 0),
		problem: feed.problem === null ? null : feedsPanelCopy.problems[feed.problem],
	};
}
