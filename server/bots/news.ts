import { z } from 'zod';
import { botRunCopy } from '#core/bots/copy/runs.ts';
import { feedsPanelCopy } from '#core/feeds/copy/panel.ts';
import { pollDueSources } from '#server/feeds/poll-sources.ts';
import { createSourceRepository } from '#server/feeds/source-repository.ts';
import { type BotRun, defineBot } from '#server/jobs/bot.ts';
import { groupNewItems } from '#server/news/curation/group-new-items.ts';

type Run = BotRun<Record<string, never>>;
const copy = botRunCopy.news;
const MOST_NAMED = 20;
/** Items grouped per step. */
const STEP = 500;

/** Reads the sources that are due, each at its own interval, and passes new items to curation. */
export const news = defineBot<Record<string, never>>({
	...{
		id: 'news',
		schedule: '* * * * *',
		enabled: true,
		backfill: 'once',
		attempts: 2,
		longestMs: 30 * 60_000,
		secrets: [],
	},
	settings: z.object({}),
	run: read,
});

async function read(run: Run): Promise<void> {
	const { context, job, log, count, signal } = run;
	// Sources use real time: other servers' Retry-After ignores the editorial clock.
	const now = Date.now();
	if (job.input.dryRun === true) {
		log.info(botRunCopy.dryRun);
		return log.info(
			copy.due((await createSourceRepository(context.db.kysely).due(now, 1_000)).length),
		);
	}
	const { checked, failed, newItems } = await pollDueSources(context, {
		now,
		signal,
		log: context.log,
	});
	signal.throwIfAborted();
	await group(run);
	if (checked === 0) return job.cause === 'operator' ? log.info(copy.nothing) : undefined;
	// A round without new items is not worth a log line.
	if (newItems > 0 || failed > 0 || job.cause === 'operator') {
		log.info(copy.read(checked, newItems));
		count('sources', checked);
		count('items', newItems);
	}
	if (failed > 0) await logFailures(run, now);
}

async function group({ context, signal, now }: Run): Promise<void> {
	for (;;) {
		signal.throwIfAborted();
		const { waiting } = await groupNewItems(context, { now, most: STEP });
		if (waiting === 0) return;
	}
}

/** A failing source is retried automatically, so it does not fail the run. */
async function logFailures({ context, log, count }: Run, since: number): Promise<void> {
	const sources = await createSourceRepository(context.db.kysely).list();
	const failing = sources.filter(
		({ problem, checkedAt }) => problem !== null && (checkedAt ?? 0) >= since,
	);
	count('failed', failing.length);
	for (const { title, problem } of failing.slice(0, MOST_NAMED))
		if (problem !== null) log.warn(copy.failed(title, feedsPanelCopy.problems[problem]));
	if (failing.length > MOST_NAMED) log.warn(copy.more(failing.length - MOST_NAMED));
}
