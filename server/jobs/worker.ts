import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { LONGEST_PAUSE_MS } from '#core/bots/back-off.ts';
import { errorCode } from '#core/kit/app-error.ts';
import type { AppContext } from '#server/context.ts';
import { readDatabaseTime } from '#server/db/dialect.ts';
import type { Bot } from './bot.ts';
import { createBotsRepository, createBotsWriter } from './bots-repository.ts';
import { ENGINE_TIMES, type Engine, type EngineTimes, MOST_AT_ONCE } from './engine.ts';
import { ensureBots } from './ensure-bots.ts';
import { createJobsRepository, createJobsWriter } from './jobs-repository.ts';
import { createLeaseWatch } from './lease-watch.ts';
import { planEvents, planSlots } from './plan-jobs.ts';
import { reclaimJobs } from './reclaim-jobs.ts';
import { type Attempt, runAttempt } from './run-attempt.ts';
import { nextSlot } from './schedule.ts';
import { createWorkersWriter } from './workers-repository.ts';

/** While the guide is read-only: it may stay so for long. */
const READ_ONLY_PAUSE_MS = 30_000;

export type Worker = {
	id: string;
	/**
	 * One round: plans what is due, takes over abandoned runs, starts what may start. `start` repeats
	 * this automatically.
	 */
	round(): Promise<void>;
	/** Resolves when none of its runs is in flight. */
	idle(): Promise<void>;
	start(): void;
	/**
	 * Starts nothing more; current runs are given back, so that another worker can take them at once.
	 */
	drain(): Promise<void>;
	[Symbol.asyncDispose](): Promise<void>;
};

export type WorkerOptions = Partial<
	Pick<Engine, 'databaseTime' | 'monotonic' | 'chance' | 'publicUrl'>
> & {
	bots: readonly Bot[];
	times?: Partial<EngineTimes>;
};

/** Runs an installation's bots in this process; any number of processes may do so. */
export function createWorker(
	context: AppContext,
	{ bots, times = {}, ...parts }: WorkerOptions,
): Worker {
	const engine: Engine = {
		...{ context, workerId: randomUUID(), times: { ...ENGINE_TIMES, ...times } },
		bots: new Map(bots.map((bot) => [bot.id, bot])),
		databaseTime: parts.databaseTime ?? (() => readDatabaseTime(context.db.kysely)),
		monotonic: parts.monotonic ?? (() => performance.now()),
		chance: parts.chance ?? Math.random,
		publicUrl:
			parts.publicUrl ?? context.config.publicUrl ?? `http://localhost:${context.config.port}`,
	};
	const duties = createDuties(engine);
	const { attempts } = duties;
	let timer: NodeJS.Timeout | undefined;
	let running: Promise<void> = Promise.resolve();
	let isEnding = false;

	async function turn(): Promise<void> {
		let pauseMs: number | null = null;
		try {
			await duties.round();
		} catch (error) {
			context.log.warn({ err: error }, 'bots could not be looked after');
			if (errorCode(error) === 'moving') pauseMs = READ_ONLY_PAUSE_MS;
		}
		if (isEnding) return;
		plan(pauseMs ?? (await duties.untilNext().catch(() => engine.times.pollMs)));
	}
	function plan(ms: number): void {
		timer = setTimeout(() => {
			running = turn();
		}, ms);
		timer.unref();
	}
	async function drain(): Promise<void> {
		if (isEnding) return;
		isEnding = true;
		clearTimeout(timer);
		await running;
		for (const attempt of attempts) attempt.cut('drain');
		await inTime(Promise.all([...attempts].map(({ ended }) => ended)), engine.times.drainMs);
		// Without a database that takes writes, leases expire.
		for (const attempt of attempts) await attempt.abandon().catch(notGivenBack);
		await duties.goodbye().catch(notGivenBack);
	}
	function notGivenBack(error: unknown): void {
		context.log.warn({ err: error }, 'bots could not be given back');
	}
	return {
		id: engine.workerId,
		round: duties.round,
		async idle() {
			while (attempts.size > 0) await Promise.all([...attempts].map(({ ended }) => ended));
		},
		start: () => plan(0),
		drain,
		[Symbol.asyncDispose]: drain,
	};
}

/** What a worker does in each round. */
function createDuties(engine: Engine) {
	const { context, bots, times, workerId } = engine;
	const { db } = context;
	const attempts = new Set<Attempt>();
	const watch = createLeaseWatch({ leaseMs: times.leaseMs, monotonic: engine.monotonic });
	const isTime = { seen: every(times.seenMs, engine), events: every(times.eventMs, engine) };

	async function begin(now: number): Promise<void> {
		const latest = now + LONGEST_PAUSE_MS;
		for (const botId of await createJobsRepository(db.kysely).botsWithWork({ now, latest })) {
			const bot = bots.get(botId);
			if (bot === undefined || attempts.size >= MOST_AT_ONCE) continue;
			const job = await db.transaction(async (trx) => {
				if ((await createBotsWriter(trx).lock(botId)) === null) return null;
				return createJobsWriter(trx).claim(botId, { workerId, now, latest });
			});
			if (job === null) continue;
			const attempt = runAttempt(engine, bot, job);
			attempts.add(attempt);
			void attempt.ended.then(() => attempts.delete(attempt));
		}
	}

	return {
		attempts,
		async round(): Promise<void> {
			const now = await engine.databaseTime();
			await ensureBots(db, bots.values(), now);
			if (isTime.seen())
				await db.transaction((trx) =>
					createWorkersWriter(trx).seen({ id: workerId, host: hostname() }, now),
				);
			await reclaimJobs(engine, watch, now);
			await planSlots(engine, now);
			if (isTime.events()) await planEvents(engine, now);
			await begin(now);
		},
		/** Milliseconds until something is due, at most the poll interval. */
		async untilNext(): Promise<number> {
			const now = await engine.databaseTime();
			const rows = await createBotsRepository(db.kysely).list();
			const slots = rows
				.filter(({ id, enabled }) => enabled === 1 && bots.has(id))
				.map(({ schedule }) => nextSlot(schedule, now));
			return Math.max(0, Math.min(times.pollMs, ...slots.map((slot) => slot - now + 1)));
		},
		async goodbye(): Promise<void> {
			const now = await engine.databaseTime();
			await db.transaction((trx) => createWorkersWriter(trx).ended(workerId, now));
		},
	};
}

/** A predicate that is true at most once per `ms` milliseconds. */
function every(ms: number, { monotonic }: Engine): () => boolean {
	let last = Number.NEGATIVE_INFINITY;
	return () => {
		if (monotonic() - last < ms) return false;
		last = monotonic();
		return true;
	};
}

async function inTime(work: Promise<unknown>, ms: number): Promise<void> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<void>((resolve) => {
		timer = setTimeout(resolve, ms);
	});
	await Promise.race([work, late]);
	clearTimeout(timer);
}
