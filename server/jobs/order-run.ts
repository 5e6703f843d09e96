import { botCopy } from '#core/bots/copy/bots.ts';
import type { JobInput } from '#core/bots/job.ts';
import { audit } from '#server/audit/audit.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { readDatabaseTime } from '#server/db/dialect.ts';
import type { Bot } from './bot.ts';
import { createHeldJobWriter } from './held-job-repository.ts';
import { createJobsRepository, createJobsWriter, type JobRow } from './jobs-repository.ts';

type Order = { actor: Actor; now: number };

/**
 * Orders an immediate run of a bot. An open run is returned instead: a double click makes one run.
 */
export async function orderRun(
	db: AppDatabase,
	bot: Bot,
	{ input = {}, actor, now }: Order & { input?: JobInput },
): Promise<JobRow | null> {
	const at = await readDatabaseTime(db.kysely);
	return db.transaction(async (trx) => {
		const jobs = createJobsRepository(trx);
		const [open] = await jobs.open(bot.id);
		// A run that waits for its next attempt starts at once.
		if (open !== undefined) {
			if (open.state === 'waiting')
				await createJobsWriter(trx).move(open.id, {
					from: 'waiting',
					to: 'waiting',
					changed: { due_at: at },
				});
			return open;
		}
		const slot = `order ${now}`;
		const order = {
			botId: bot.id,
			slot,
			cause: 'operator',
			slotAt: at,
			dueAt: at,
			now: at,
			input,
			actor: actor.name,
		} as const;
		const id = await createJobsWriter(trx).add(order);
		if (id === null) return null;
		await audit(trx, actor, 'bot.run-ordered', { at: now, subject: bot.id, detail: { ...input } });
		return jobs.byId(id);
	});
}

export type Decision = 'stop' | 'retry' | 'dismiss';

/** Stops a run, restarts a dead one, or dismisses it. False when the run has moved on meanwhile. */
export async function decideRun(
	db: AppDatabase,
	job: JobRow,
	{ decision, actor, now }: Order & { decision: Decision },
): Promise<boolean> {
	const at = await readDatabaseTime(db.kysely);
	return db.transaction(async (trx) => {
		const jobs = createJobsWriter(trx);
		const done = {
			stop: async () => {
				if (job.state === 'running') return jobs.requestStop(job.id);
				const line = { at, level: 'warn', text: botCopy.run.stopped } as const;
				if (
					!(await jobs.move(job.id, {
						from: 'waiting',
						to: 'stopped',
						changed: { ended_at: at, lines: job.lines + 1 },
					}))
				)
					return false;
				await createHeldJobWriter(trx, job).addLines(job.lines + 1, [line]);
				return true;
			},
			retry: () =>
				jobs.move(job.id, {
					from: 'dead',
					to: 'waiting',
					changed: { attempt: 0, due_at: at, error: null, ended_at: null },
				}),
			dismiss: () => jobs.move(job.id, { from: 'dead', to: 'dismissed' }),
		}[decision];
		if (!(await done())) return false;
		const action = {
			stop: 'bot.run-stopped',
			retry: 'bot.run-retried',
			dismiss: 'bot.run-dismissed',
		} as const;
		await audit(trx, actor, action[decision], { at: now, subject: job.bot_id });
		return true;
	});
}
