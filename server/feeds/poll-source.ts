import { considerMove, nextCheckAt, type Waiting } from '#core/feeds/poll-plan.ts';
import type { SourceProblem } from '#core/feeds/source-problem.ts';
import type { AppDatabase, Writer } from '#server/db/app-database.ts';
import type { FeedLane } from './feed-lane.ts';
import type { FeedSource } from './feed-source.ts';
import { type FetchedFeed, type Fetching, fetchFeed } from './fetch-feed.ts';
import { createSourceRepository, createSourceWriter } from './source-repository.ts';
import { storeItems } from './store-feed.ts';

type Polling = Fetching & {
	db: AppDatabase;
	lane: FeedLane;
	/** 0 to 1: spreads sources out. */
	chance: () => number;
};

/** Outcome of one source. 'taken' = another process is fetching it right now. */
export type Polled =
	| { outcome: 'taken' }
	| { outcome: 'new' | 'unchanged'; items: number }
	| { outcome: 'problem'; problem: SourceProblem };

/**
 * Fetches one source and stores its items or its problem, and its next fetch time. Other sources
 * are not affected.
 */
export async function pollSource(source: FeedSource, polling: Polling): Promise<Polled> {
	const { db, now, chance } = polling;
	const planned = nextCheckAt(
		{ ...source, failures: 0, retryAfterMs: null, maxAgeMs: null, ttlMs: null },
		now,
		chance(),
	);
	if (!(await db.transaction((trx) => createSourceWriter(trx).claim(source, planned, now))))
		return { outcome: 'taken' };
	const { etag, lastModified, bodyHash } = source;
	const fetched = await fetchFeed(source.feedUrl, { etag, lastModified, bodyHash }, polling);
	const { outcome } = fetched;
	if (outcome.kind === 'problem') return fail(source, { ...fetched, ...outcome }, polling);
	if (outcome.kind === 'unchanged')
		return succeed(
			source,
			{ ...fetched, status: outcome.status, learnt: outcome.condition, siteUrl: source.siteUrl },
			polling,
			async () => 0,
		);
	const bytes = Uint8Array.from(outcome.body);
	const answer = await polling.lane.read({
		bytes,
		contentType: outcome.contentType,
		url: outcome.url,
	});
	if (answer === null)
		return fail(source, { ...fetched, problem: 'unreadable', status: 200 }, polling);
	if (!answer.ok)
		return fail(source, { ...fetched, problem: answer.refusal, status: 200 }, polling);
	const ttlMs = answer.ttlMinutes === null ? null : Math.min(answer.ttlMinutes, 1_440) * 60_000;
	const good = {
		...fetched,
		ttlMs,
		status: 200,
		learnt: outcome.condition,
		siteUrl: answer.siteUrl ?? source.siteUrl,
	};
	return succeed(source, good, polling, (trx) => storeItems(trx, source, answer.items, now));
}

type Good = Waiting &
	Pick<FetchedFeed, 'movedTo'> & {
		status: number;
		siteUrl: string | null;
		learnt: Pick<FeedSource, 'etag' | 'lastModified' | 'bodyHash'>;
	};

async function succeed(
	source: FeedSource,
	good: Good,
	{ db, now, chance }: Polling,
	store: (trx: Writer) => Promise<number>,
): Promise<Polled> {
	const next = nextCheckAt(
		{ ...good, intervalMinutes: source.intervalMinutes, failures: 0 },
		now,
		chance(),
	);
	const { moveUrl, moveSince, moveCount } = source;
	const before =
		moveUrl === null || moveSince === null
			? null
			: { url: moveUrl, since: moveSince, count: moveCount };
	const { move, adopt } = considerMove(before, good.movedTo, now);
	const items = await db.transaction(async (trx) => {
		// An operator may have changed the address or removed the source during the fetch.
		const current = await createSourceRepository(trx).byId(source.id);
		if (current === null || current.feedUrl !== source.feedUrl) return 0;
		const added = await store(trx);
		const moved =
			adopt && move !== null && (await createSourceRepository(trx).byUrl(move.url)) === null
				? { feedUrl: move.url }
				: {};
		await createSourceWriter(trx).learn(source.id, {
			...{
				...good.learnt,
				siteUrl: good.siteUrl,
				nextCheckAt: next,
				okAt: now,
				okStatus: good.status,
				failures: 0,
			},
			...{ problem: null, problemStatus: null, ...(added > 0 ? { newItemAt: now } : {}) },
			...('feedUrl' in moved
				? { moveUrl: null, moveSince: null, moveCount: 0 }
				: moveColumns(move)),
			...moved,
		});
		return added;
	});
	return { outcome: items > 0 ? 'new' : 'unchanged', items };
}

function moveColumns(move: { url: string; since: number; count: number } | null) {
	return {
		moveUrl: move?.url ?? null,
		moveSince: move?.since ?? null,
		moveCount: move?.count ?? 0,
	};
}

type Bad = Waiting & { problem: SourceProblem; status: number | null };

async function fail(
	source: FeedSource,
	{ problem, status, ...waiting }: Bad,
	{ db, now, chance, signal }: Polling,
): Promise<Polled> {
	// We aborted ourselves: that says nothing about the source, which is fetched again at its next
	// time.
	if (signal?.aborted) return { outcome: 'taken' };
	const failures = source.failures + 1;
	const next = nextCheckAt(
		{ ...waiting, intervalMinutes: source.intervalMinutes, failures },
		now,
		chance(),
	);
	await db.transaction(async (trx) => {
		const current = await createSourceRepository(trx).byId(source.id);
		if (current === null || current.feedUrl !== source.feedUrl) return;
		await createSourceWriter(trx).learn(source.id, {
			nextCheckAt: next,
			failures,
			problem,
			problemStatus: status,
		});
	});
	return { outcome: 'problem', problem };
}
