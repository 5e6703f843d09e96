import { pauseAfter } from '#core/bots/back-off.ts';
import { botCopy } from '#core/bots/copy/bots.ts';
import type { Engine } from './engine.ts';
import { createHeldJobWriter } from './held-job-repository.ts';
import { createJobsRepository, createJobsWriter } from './jobs-repository.ts';
import type { createLeaseWatch } from './lease-watch.ts';
import { type Ending, failed } from './outcome.ts';

/**
 * Takes runs from workers without heartbeats for another attempt; late writes of those workers are
 * refused.
 */
export async function reclaimJobs(
	engine: Engine,
	watch: ReturnType<typeof createLeaseWatch>,
	now: number,
): Promise<number> {
	const { context, bots } = engine;
	let taken = 0;
	for (const seen of watch.abandoned(await createJobsRepository(context.db.kysely).running())) {
		const bot = bots.get(seen.bot_id);
		if (bot === undefined) continue;
		taken += await context.db.transaction(async (trx) => {
			const job = await createJobsWriter(trx).lockUnmoved(seen);
			if (job === null) return 0;
			const pauseMs = pauseAfter(job.attempt, engine.chance());
			const ending: Ending =
				job.stop_requested === 1
					? {
							state: 'stopped',
							ended_at: now,
							stop_requested: 0,
							line: { at: now, level: 'warn', text: botCopy.run.stopped },
						}
					: failed({ bot, job, now, sentence: botCopy.run.vanished, final: false, pauseMs });
			const { line, ...state } = ending;
			const writer = createHeldJobWriter(trx, job);
			await writer.end({ ...state, lines: job.lines + (line === null ? 0 : 1) });
			if (line !== null) await writer.addLines(job.lines + 1, [line]);
			return 1;
		});
	}
	return taken;
}
