import type { ExpressionBuilder, Selectable } from 'kysely';
import type { JobCause, JobInput, JobState } from '#core/bots/job.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import { lockFree } from '#server/db/dialect.ts';
import type { Database } from '#server/db/schema.ts';
import { newId } from '#server/ids.ts';
import type { JobLineTable, JobTable } from './jobs-schema.ts';

export type JobRow = Selectable<JobTable>;
type LineRow = Selectable<JobLineTable>;

const OPEN: readonly JobState[] = ['waiting', 'running'];

type Listing = { before: string | null; limit: number; notable?: boolean; ended?: boolean };

/** Read-only queries of runs. */
export function createJobsRepository(db: Reader) {
	return {
		async byId(id: string): Promise<JobRow | null> {
			return (
				(await db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
			);
		},

		/**
		 * Newest first. `before` = id of the last known one. The options can omit runs that did
		 * nothing, and open ones (`ended`).
		 */
		async listOf(
			botId: string,
			{ before, limit, notable = false, ended = false }: Listing,
		): Promise<JobRow[]> {
			let query = db.selectFrom('jobs').selectAll().where('bot_id', '=', botId);
			if (notable) query = query.where(isNotable);
			if (ended) query = query.where('state', 'not in', OPEN);
			if (before !== null) query = query.where('id', '<', before);
			return query.orderBy('id', 'desc').limit(limit).execute();
		},

		/** Waiting and running ones, running first. */
		async open(botId: string): Promise<JobRow[]> {
			const query = db
				.selectFrom('jobs')
				.selectAll()
				.where('bot_id', '=', botId)
				.where('state', 'in', OPEN);
			return query.orderBy('state').orderBy('due_at').execute();
		},

		/** Runs that failed for good, newest first. */
		dead: (limit: number): Promise<JobRow[]> =>
			db
				.selectFrom('jobs')
				.selectAll()
				.where('state', '=', 'dead')
				.orderBy('id', 'desc')
				.limit(limit)
				.execute(),

		running: (): Promise<Pick<JobRow, 'id' | 'bot_id' | 'token' | 'beat'>[]> =>
			db
				.selectFrom('jobs')
				.select(['id', 'bot_id', 'token', 'beat'])
				.where('state', '=', 'running')
				.execute(),

		/**
		 * Bots with a run that may start at `now`. A due time beyond `latest` was set by a clock that
		 * has since been set back, so it counts as due.
		 */
		async botsWithWork({ now, latest }: { now: number; latest: number }): Promise<string[]> {
			const query = db.selectFrom('jobs').select('bot_id').where('state', '=', 'waiting');
			const rows = await query
				.where((eb) => eb.or([eb('due_at', '<=', now), eb('due_at', '>', latest)]))
				.distinct()
				.execute();
			return rows.map(({ bot_id }) => bot_id);
		},

		linesOf: (jobId: string, after: number): Promise<LineRow[]> =>
			db
				.selectFrom('job_lines')
				.selectAll()
				.where('job_id', '=', jobId)
				.where('seq', '>', after)
				.orderBy('seq')
				.execute(),
	};
}

type NewJob = {
	botId: string;
	slot: string;
	cause: JobCause;
	slotAt: number;
	dueAt: number;
	now: number;
	input?: JobInput;
	actor?: string;
};

/** Which worker claims a run, and when. A due time beyond `latest` counts as due. */
type Claim = { workerId: string; now: number; latest: number };

/** How many ended runs are kept, and the cutoff for runs that did nothing. */
type Keeping = { keep: number; quietBefore: number };

/** Creates runs and starts them. Writes of running ones are in `held-job-repository.ts`. */
export function createJobsWriter(trx: Writer) {
	return {
		/** Id of the new run; null when this slot already has one. */
		async add(job: NewJob): Promise<string | null> {
			const row = toNewRow(job);
			const made = await trx
				.insertInto('jobs')
				.values(row)
				.onConflict((conflict) => conflict.columns(['bot_id', 'slot']).doNothing())
				.executeTakeFirst();
			return made.numInsertedOrUpdatedRows === 1n ? row.id : null;
		},

		async isOpen(botId: string): Promise<boolean> {
			const query = trx
				.selectFrom('jobs')
				.select('id')
				.where('bot_id', '=', botId)
				.where('state', 'in', OPEN);
			return (await query.limit(1).executeTakeFirst()) !== undefined;
		},

		/**
		 * Starts the bot's waiting run that is due first; null when one is running. The caller has
		 * locked the bot.
		 */
		claim: (botId: string, asked: Claim) => claim(trx, botId, asked),

		/**
		 * The run, locked and unchanged since it was read; null when it has moved on or its worker is
		 * writing.
		 */
		async lockUnmoved({
			id,
			token,
			beat,
		}: Pick<JobRow, 'id' | 'token' | 'beat'>): Promise<JobRow | null> {
			const query = trx
				.selectFrom('jobs')
				.selectAll()
				.where('id', '=', id)
				.where('state', '=', 'running');
			const same = query.where('token', '=', token).where('beat', '=', beat);
			return (await lockFree(trx, same).executeTakeFirst()) ?? null;
		},

		/**
		 * Applies an operator's decision: stop a waiting run, restart a dead one, or dismiss it. False
		 * when it is no longer in state `from`.
		 */
		async move(
			id: string,
			{ from, to, changed = {} }: { from: JobState; to: JobState; changed?: Partial<JobRow> },
		): Promise<boolean> {
			const update = trx
				.updateTable('jobs')
				.set({ ...changed, state: to })
				.where('id', '=', id)
				.where('state', '=', from);
			return (await update.executeTakeFirst()).numUpdatedRows === 1n;
		},

		/** Asks the worker of a run to stop it. */
		async requestStop(id: string): Promise<boolean> {
			const update = trx
				.updateTable('jobs')
				.set({ stop_requested: 1 })
				.where('id', '=', id)
				.where('state', '=', 'running');
			return (await update.executeTakeFirst()).numUpdatedRows === 1n;
		},

		/**
		 * Deletes a bot's ended runs beyond the newest `keep`, with their lines. Runs that did nothing
		 * are deleted before `quietBefore`; dead ones stay until an operator has handled them.
		 */
		forgetEnded: (botId: string, kept: Keeping) => forgetEnded(trx, botId, kept),
	};
}

/** The row of a new, waiting run. */
function toNewRow({ botId, slot, cause, slotAt, dueAt, now, input = {}, actor }: NewJob) {
	const fresh = {
		state: 'waiting' as const,
		attempt: 0,
		token: 0,
		beat: 0,
		stop_requested: 0,
		progress_done: 0,
		counts: '{}',
		lines: 0,
	};
	return {
		...{
			...fresh,
			id: newId(),
			bot_id: botId,
			slot,
			cause,
			input: JSON.stringify(input),
			slot_at: slotAt,
			due_at: dueAt,
		},
		...{ created_at: now, actor: actor ?? null },
	};
}

async function claim(
	trx: Writer,
	botId: string,
	{ workerId, now, latest }: Claim,
): Promise<JobRow | null> {
	const running = trx
		.selectFrom('jobs')
		.select('id')
		.where('bot_id', '=', botId)
		.where('state', '=', 'running');
	if ((await running.limit(1).executeTakeFirst()) !== undefined) return null;
	const due = trx
		.selectFrom('jobs')
		.selectAll()
		.where('bot_id', '=', botId)
		.where('state', '=', 'waiting')
		.where((eb) => eb.or([eb('due_at', '<=', now), eb('due_at', '>', latest)]))
		.orderBy('due_at')
		.orderBy('id')
		.limit(1);
	const job = await lockFree(trx, due).executeTakeFirst();
	if (job === undefined) return null;
	const begun = {
		...{
			state: 'running' as const,
			attempt: job.attempt + 1,
			token: job.token + 1,
			beat: 0,
			worker_id: workerId,
			started_at: now,
		},
		...{
			ended_at: null,
			ran_ms: null,
			progress_done: 0,
			progress_total: null,
			counts: '{}',
			error: null,
		},
	};
	await trx.updateTable('jobs').set(begun).where('id', '=', job.id).execute();
	return { ...job, ...begun };
}

async function forgetEnded(
	trx: Writer,
	botId: string,
	{ keep, quietBefore }: Keeping,
): Promise<number> {
	const kept = trx
		.selectFrom('jobs')
		.select('id')
		.where('bot_id', '=', botId)
		.orderBy('id', 'desc')
		.limit(keep);
	const old = trx
		.deleteFrom('jobs')
		.where('bot_id', '=', botId)
		.where('state', 'in', ['done', 'stopped', 'dismissed'])
		.where((eb) =>
			eb.or([
				eb('id', 'not in', kept),
				eb.and([eb('created_at', '<', quietBefore), eb.not(isNotable(eb))]),
			]),
		);
	return Number((await old.executeTakeFirst()).numDeletedRows);
}

/** Whether a run is worth listing: most runs of each minute find nothing to do. */
function isNotable(eb: ExpressionBuilder<Database, 'jobs'>) {
	return eb.or([
		eb('state', '!=', 'done'),
		eb('lines', '>', 0),
		eb('counts', '!=', '{}'),
		eb('cause', '=', 'operator'),
	]);
}
