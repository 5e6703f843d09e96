import type { AppDatabase } from '#server/db/app-database.ts';
import type { Bot } from '#server/jobs/bot.ts';
import { createBotsRepository } from '#server/jobs/bots-repository.ts';
import type { JobRow } from '#server/jobs/jobs-repository.ts';
import { createJobsRepository, createJobsWriter } from '#server/jobs/jobs-repository.ts';
import { createWorker, type WorkerOptions } from '#server/jobs/worker.ts';
import { at } from './factories.ts';
import { botContext, handClock } from './jobs.ts';

const NOON = at('2026-11-20T12:00');

/** A workshop: a clock that is moved by hand, and workers that look when they are told. */
export function workshop(database: AppDatabase, bots: readonly Bot[]) {
	const time = handClock(NOON);
	const steady = handClock(0);
	const context = botContext(database);
	const jobs = createJobsRepository(database.kysely);
	function worker(over: Partial<WorkerOptions> = {}) {
		const clocks = {
			databaseTime: async () => time.now(),
			monotonic: steady.now,
			chance: () => 0.5,
		};
		return createWorker(context, { bots, ...clocks, times: { beatMs: 5, drainMs: 20 }, ...over });
	}
	return {
		...{ time, steady, worker, jobs },
		all: () => jobs.listOf('test', { before: null, limit: 200 }),
		async only(): Promise<JobRow> {
			const [job, ...rest] = await jobs.listOf('test', { before: null, limit: 200 });
			if (job === undefined || rest.length > 0) throw new Error(`${rest.length + 1} runs`);
			return job;
		},
		mark: (name: string) => createBotsRepository(database.kysely).readMark('test', name),
		async order(): Promise<void> {
			const order = {
				botId: 'test',
				slot: `order ${time.now()}`,
				cause: 'operator',
				slotAt: time.now(),
				dueAt: time.now(),
			} as const;
			await database.transaction((trx) => createJobsWriter(trx).add({ ...order, now: time.now() }));
		},
	};
}
