import { randomInt } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import { reportRecord } from '#server/damaged-record.ts';
import type { Log } from '#server/log.ts';
import { feedAgent } from './feed-agent.ts';
import { createFeedLane, type FeedLaneOptions } from './feed-lane.ts';
import type { FeedSource } from './feed-source.ts';
import { pollSource } from './poll-source.ts';
import { createSourceRepository } from './source-repository.ts';

export type PollSummary = {
	checked: number;
	withNews: number;
	unchanged: number;
	failed: number;
	newItems: number;
};

export type PollOptions = {
	/** UTC ms. */
	now: number;
	signal?: AbortSignal;
	log: Log;
	/** 0 to 1; injected by tests. */
	chance?: () => number;
	/** Total time for one response, and limits of parsing; only tests change them. Milliseconds. */
	deadlineMs?: number;
	lane?: FeedLaneOptions;
};

/** Per round; the rest stays due and is fetched in the next round. */
const MOST_SOURCES = 1_000;
const AT_ONCE = 8;
const PER_HOST = 2;

/**
 * Fetches every enabled source that is due, eight at once and two per host, and stores new items. A
 * slow, hostile or broken source does not affect the others. Concurrent runs are safe: each source
 * is claimed by one of them. Stops at `signal`.
 */
export async function pollDueSources(
	context: Pick<AppContext, 'db' | 'outbound' | 'config'>,
	{ now, signal, log, chance = spread, deadlineMs, lane: laneOptions }: PollOptions,
): Promise<PollSummary> {
	const { db, outbound } = context;
	await using lane = createFeedLane(laneOptions);
	const polling = {
		db,
		outbound,
		lane,
		userAgent: feedAgent(context.config),
		now,
		signal,
		chance,
		deadlineMs,
	};
	const waiting = await createSourceRepository(db.kysely).due(now, MOST_SOURCES);
	for (const { id, isDamaged } of waiting) reportRecord(log, `feed_sources/${id}`, !isDamaged);
	const busy = new Map<string, number>();
	const summary: PollSummary = { checked: 0, withNews: 0, unchanged: 0, failed: 0, newItems: 0 };
	const running = new Set<Promise<void>>();

	async function poll(source: FeedSource, host: string): Promise<void> {
		try {
			const polled = await pollSource(source, polling);
			if (polled.outcome === 'taken') return;
			summary.checked += 1;
			if (polled.outcome === 'problem') {
				summary.failed += 1;
				log.info({ source: source.id, problem: polled.problem }, 'a source could not be read');
			} else {
				summary[polled.outcome === 'new' ? 'withNews' : 'unchanged'] += 1;
				summary.newItems += polled.items;
			}
		} catch (error) {
			summary.failed += 1;
			log.error({ err: error, source: source.id }, 'a source could not be stored');
		} finally {
			busy.set(host, (busy.get(host) ?? 1) - 1);
		}
	}

	while ((waiting.length > 0 || running.size > 0) && !(signal?.aborted && running.size === 0)) {
		const next =
			running.size < AT_ONCE && !signal?.aborted
				? waiting.findIndex((source) => (busy.get(hostOf(source)) ?? 0) < PER_HOST)
				: -1;
		const [source] = next === -1 ? [] : waiting.splice(next, 1);
		if (source === undefined) {
			await Promise.race(running);
			continue;
		}
		const host = hostOf(source);
		busy.set(host, (busy.get(host) ?? 0) + 1);
		const task: Promise<void> = poll(source, host).finally(() => running.delete(task));
		running.add(task);
	}
	return summary;
}

function hostOf({ feedUrl }: FeedSource): string {
	return URL.parse(feedUrl)?.hostname ?? feedUrl;
}

function spread(): number {
	return randomInt(1_000_000) / 1_000_000;
}
