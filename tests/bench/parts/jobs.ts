import { rmSync } from 'node:fs';
import path from 'node:path';
import type { AppDatabase } from '#server/db/app-database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createBotsWriter } from '#server/jobs/bots-repository.ts';
import { createHeldJobWriter } from '#server/jobs/held-job-repository.ts';
import { createJobsWriter } from '#server/jobs/jobs-repository.ts';
import { atMost, type BenchOptions, type PartReport } from '#tests/bench/support/part.ts';
import { type Lateness, measureLateness } from '#tests/bench/support/run-lateness.ts';
import { short, spread } from '#tests/bench/support/statistics.ts';
import { startPostgres } from '#tests/support/postgres.ts';

const MINUTE = 60_000;
const FEW = 100;
const BOTS = Array.from({ length: 10 }, (_, place) => `fila-${place}`);
/** A run that is due at its minute may begin this much later. */
const MOST_LATE_MS = 1_000;
const MOST_AGAINST_SHORT = 2;

type Queue = { engine: string; waiting: number; claims: number[]; late: Lateness | null };

/**
 * How late runs begin, and what it costs to take the next one, with few and with many that wait.
 */
export async function measureJobs(options: BenchOptions): Promise<PartReport> {
	const many = options.quick ? 2_000 : 50_000;
	const queues: Queue[] = [];
	for (const waiting of [FEW, many]) queues.push(await onSqlite(options, waiting));
	const server = await startPostgres();
	try {
		queues.push(
			await measureQueue(
				await openDatabase({ dataDir: options.folder, databaseUrl: server.url }),
				many,
				options,
			),
		);
	} finally {
		await server.stop();
	}
	return toReport(queues, many);
}

async function onSqlite(options: BenchOptions, waiting: number): Promise<Queue> {
	const dataDir = path.join(options.folder, 'data-jobs');
	rmSync(dataDir, { recursive: true, force: true });
	return measureQueue(await openDatabase({ dataDir, databaseUrl: null }), waiting, options);
}

async function measureQueue(
	opened: AppDatabase,
	waiting: number,
	{ quick }: BenchOptions,
): Promise<Queue> {
	await using db = opened;
	await migrate(db);
	const now = Date.now();
	await fill(db, waiting, now);
	const claims = await claimAll(db, { now, most: quick ? 50 : 1_000 });
	// Of the bots that wait none belongs to the worker: they lie in its way and no more.
	const late =
		waiting <= FEW
			? null
			: await measureLateness(db, { slots: quick ? 2 : 10, orders: quick ? 5 : 15 });
	return { engine: db.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL', waiting, claims, late };
}

/** Runs of ten bots, due one after the other in the hour before. */
async function fill(db: AppDatabase, count: number, now: number): Promise<void> {
	const options = {
		schedule: '0 0 1 1 *',
		enabled: false,
		backfill: 'skip',
		attempts: 1,
		longestMs: MINUTE,
		secrets: [],
	} as const;
	await db.transaction(async (trx) => {
		for (const id of BOTS) await createBotsWriter(trx).ensure({ ...options, id }, now);
	});
	for (let start = 0; start < count; start += 5_000) {
		await db.transaction(async (trx) => {
			const jobs = createJobsWriter(trx);
			for (let place = start; place < Math.min(start + 5_000, count); place += 1) {
				const dueAt = now - 60 * MINUTE + Math.floor((place / count) * 50 * MINUTE);
				const botId = BOTS[place % BOTS.length] ?? '';
				await jobs.add({ botId, slot: `s${place}`, cause: 'event', slotAt: dueAt, dueAt, now });
			}
		});
	}
}

/**
 * Milliseconds of each taking and ending of a run, as a worker does it: two transactions that reach
 * the disk.
 */
async function claimAll(
	db: AppDatabase,
	{ now, most }: { now: number; most: number },
): Promise<number[]> {
	const times: number[] = [];
	const ending = { state: 'done' as const, ended_at: now, error: null };
	for (let place = 0; place < Math.min(most, 100 * BOTS.length); place += 1) {
		const botId = BOTS[place % BOTS.length] ?? '';
		const start = performance.now();
		const job = await db.transaction(async (trx) => {
			if ((await createBotsWriter(trx).lock(botId)) === null) return null;
			return createJobsWriter(trx).claim(botId, {
				workerId: 'bench',
				now,
				latest: now + 60 * MINUTE,
			});
		});
		if (job === null) break;
		await db.transaction((trx) => createHeldJobWriter(trx, job).end(ending));
		times.push(performance.now() - start);
	}
	return times;
}

function toReport(queues: readonly Queue[], many: number): PartReport {
	const p50 = ({ claims }: Queue) => spread(claims).p50;
	const [few, full] = queues as readonly [Queue, Queue, ...Queue[]];
	const ratio = p50(full) / p50(few);
	const latest = Math.max(...(full.late?.slots ?? []));
	const per = (ms: number) => short(1_000 / ms);
	const ms = (values: readonly number[]) =>
		(['p50', 'p99', 'max'] as const).map((value) => short(spread(values)[value]));
	return {
		title: 'Runs of bots',
		conditions: [
			`Runs of ${BOTS.length} bots wait in the table. Taken and ended = lock of the bot, the run that is due first, its end: two transactions, SQLite, each commit on the disk before it returns; PostgreSQL of this machine without fsync, for information.`,
			'Late = from the due instant, by the clock of the database, to the first line of the code of the run, in a worker with its ordinary pauses. Slots: four bots of each minute; between two slots the clock of the worker is moved forward to a second before the next one. Orders: one run at a time at instants that have nothing to do with its pauses; a worker looks once a second.',
		],
		tables: [
			{
				head: [
					'engine',
					'waiting',
					'taken and ended p50 ms',
					'p99',
					'max',
					'runs/s, one after the other',
				],
				rows: queues.map(({ engine, waiting, claims }) => [
					engine,
					waiting.toLocaleString('en-US'),
					...ms(claims),
					per(claims.reduce((sum, time) => sum + time, 0) / claims.length),
				]),
			},
			{
				head: [
					'engine',
					'waiting',
					'slot late p50 ms',
					'p99',
					'max',
					'order late p50 ms',
					'p99',
					'max',
				],
				rows: queues.flatMap(({ engine, waiting, late }) =>
					late === null
						? []
						: [[engine, waiting.toLocaleString('en-US'), ...ms(late.slots), ...ms(late.orders)]],
				),
			},
		],
		verdicts: [
			atMost(
				`taking a run with ${many.toLocaleString('en-US')} that wait against ${few.waiting} (SQLite, p50)`,
				ratio,
				{ limit: MOST_AGAINST_SHORT, unit: '×' },
			),
			atMost('a run begins after the minute of its schedule (SQLite), latest', latest, {
				limit: MOST_LATE_MS,
				unit: 'ms',
			}),
		],
		data: { ratio, queues },
	};
}
