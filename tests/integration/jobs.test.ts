import { expect } from 'vitest';
import type { AppDatabase } from '#server/db/app-database.ts';
import { type Bot, BotFailure } from '#server/jobs/bot.ts';
import { createBotsRepository, createBotsWriter } from '#server/jobs/bots-repository.ts';
import { MOST_LINES } from '#server/jobs/engine.ts';
import type { JobRow } from '#server/jobs/jobs-repository.ts';
import { createJobsRepository, createJobsWriter } from '#server/jobs/jobs-repository.ts';
import { createWorker, type WorkerOptions } from '#server/jobs/worker.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { at } from '#tests/support/factories.ts';
import { aBot, botContext, handClock } from '#tests/support/jobs.ts';

const NOON = at('2026-11-20T12:00');
const HOUR = 3_600_000;
const MINUTE = 60_000;

/** A workshop: a clock that is moved by hand, and workers that look when they are told. */
function workshop(database: AppDatabase, bots: readonly Bot[]) {
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

onBothEngines('F16 two workers: each slot is run once, whoever looks first', async (database) => {
	const ran: string[] = [];
	const { time, worker, all } = workshop(database, [
		aBot(async ({ job }) => void ran.push(job.slot)),
	]);
	const [one, two] = [worker(), worker()];
	await one.round();
	for (let hour = 1; hour <= 6; hour += 1) {
		time.set(NOON + hour * HOUR);
		await Promise.all([one.round(), two.round(), one.round()]);
		await Promise.all([one.idle(), two.idle()]);
	}
	expect(ran).toHaveLength(6);
	expect(new Set(ran).size).toBe(6);
	expect((await all()).map(({ state }) => state)).toEqual(Array(6).fill('done'));
});

onBothEngines(
	'F16 a worker that shows no sign of life loses its run, and what it writes late is refused',
	async (database) => {
		const gate = Promise.withResolvers<void>();
		const late: unknown[] = [];
		const bot = aBot(async ({ job, marks, context }) => {
			if (job.attempt === 2) return marks.write('effect', 'second');
			await gate.promise;
			await marks.write('effect', 'first').catch((error: Error) => late.push(error.name));
			// A use case that knows nothing of bots is fenced by the database it is given.
			await context.db
				.transaction(async () => undefined)
				.catch((error: Error) => late.push(error.name));
			throw new Error('late');
		});
		const { time, steady, worker, only, mark } = workshop(database, [bot]);
		// Paused: it never beats.
		const paused = worker({ times: { beatMs: HOUR } });
		const other = worker({ times: { beatMs: 5 } });
		await paused.round();
		time.set(NOON + HOUR);
		await paused.round();
		for (let second = 0; second <= 30; second += 10) {
			await other.round();
			steady.add(10_000);
		}
		await other.round();
		expect(await only()).toMatchObject({ state: 'waiting', attempt: 1, token: 2 });
		time.add(MINUTE);
		await other.round();
		await other.idle();
		gate.resolve();
		await paused.idle();
		expect(late).toEqual(['LeaseLost', 'LeaseLost']);
		expect(await mark('effect')).toBe('second');
		expect(await only()).toMatchObject({ state: 'done', attempt: 2 });
	},
);

onBothEngines(
	'F17 clocks: a watcher that was away starts counting anew, and a clock set back or forward doubles no slot',
	async (database) => {
		const gate = Promise.withResolvers<void>();
		let runs = 0;
		const bot = aBot(async () => {
			runs += 1;
			if (runs === 1) await gate.promise;
		});
		const { time, steady, worker, all } = workshop(database, [bot]);
		const [holder, watcher] = [worker({ times: { beatMs: HOUR } }), worker()];
		await holder.round();
		time.set(NOON + HOUR);
		await holder.round();
		await watcher.round();
		// Both slept for an hour, as when the machine does.
		steady.add(HOUR);
		await watcher.round();
		expect((await all()).map(({ state }) => state)).toEqual(['running']);
		gate.resolve();
		await holder.idle();
		for (const jump of [-HOUR, 0, 24 * HOUR, 0, -24 * HOUR, HOUR]) {
			time.set(NOON + HOUR + jump);
			await watcher.round();
			await watcher.idle();
		}
		const slots = (await all()).map(({ slot }) => slot);
		expect(new Set(slots).size).toBe(slots.length);
		// The schedule goes on after all that.
		time.set(NOON + 3 * HOUR);
		await watcher.round();
		await watcher.idle();
		expect((await all()).some(({ slot_at }) => slot_at === NOON + 3 * HOUR)).toBe(true);
	},
);

onBothEngines(
	'F18 off for six hours: all slots, the last one, or none, as each bot wants',
	async (database) => {
		const ran: string[] = [];
		const bots = (['all', 'once', 'skip'] as const).map((backfill) =>
			aBot(async () => void ran.push(backfill), { id: backfill, backfill }),
		);
		const { time, worker } = workshop(database, bots);
		await using early = worker();
		await early.round();
		time.set(NOON + 6 * HOUR + 5 * MINUTE);
		await using late = worker();
		for (let round = 0; round < 8; round += 1) {
			await late.round();
			await late.idle();
		}
		expect(ran.toSorted()).toEqual(['all', 'all', 'all', 'all', 'all', 'all', 'once']);
		time.set(NOON + 7 * HOUR + 1);
		await late.round();
		await late.idle();
		expect(ran.slice(7).toSorted()).toEqual(['all', 'once', 'skip']);
	},
);

onBothEngines(
	'a failure is tried again after growing pauses, then waits for an operator',
	async (database) => {
		let failures = 3;
		const bot = aBot(async ({ log }) => {
			log.info('trying');
			failures -= 1;
			if (failures >= 0)
				throw new BotFailure('The other side is away.', {
					afterMs: failures === 1 ? 10 * MINUTE : null,
				});
		});
		const { time, worker, only, jobs, order } = workshop(database, [bot]);
		await using one = worker();
		await one.round();
		await order();
		const pauses: number[] = [];
		for (let attempt = 1; attempt <= 3; attempt += 1) {
			await one.round();
			await one.idle();
			const { state, due_at } = await only();
			if (state === 'waiting') pauses.push(due_at - time.now());
			time.set(due_at);
		}
		expect(pauses).toEqual([30_000, 10 * MINUTE]);
		const dead = await only();
		expect(dead).toMatchObject({ state: 'dead', attempt: 3, error: 'The other side is away.' });
		expect((await jobs.linesOf(dead.id, 0)).map(({ level }) => level)).toEqual([
			'info',
			'error',
			'info',
			'error',
			'info',
			'error',
		]);
		expect(await jobs.dead(10)).toHaveLength(1);
		// An operator tries again.
		await database.transaction((trx) =>
			createJobsWriter(trx).move(dead.id, {
				from: 'dead',
				to: 'waiting',
				changed: { attempt: 0, due_at: time.now() },
			}),
		);
		await one.round();
		await one.idle();
		expect(await only()).toMatchObject({ state: 'done', attempt: 1, error: null });
	},
);

onBothEngines(
	'a failure that would come again is not tried again, and one that we did not foresee says nothing of itself',
	async (database) => {
		const errors = [
			new BotFailure('There is no token.', { final: true }),
			new TypeError('secret-token of somebody'),
		];
		const { time, worker, order, all } = workshop(database, [
			aBot(async () => Promise.reject(errors.shift())),
		]);
		await using one = worker();
		await one.round();
		for (let turn = 0; turn < 2; turn += 1) {
			time.add(1);
			await order();
			await one.round();
			await one.idle();
		}
		const [unforeseen, final] = await all();
		expect(final).toMatchObject({ state: 'dead', attempt: 1, error: 'There is no token.' });
		expect(unforeseen?.state).toBe('waiting');
		expect(unforeseen?.error).not.toContain('secret');
	},
);

onBothEngines(
	'a run shows progress, numbers and a bounded log, and stops when somebody asks',
	async (database) => {
		const bot = aBot(async ({ log, count, progress, signal }) => {
			for (let line = 0; line < MOST_LINES + 50; line += 1) log.info(`line ${line}`);
			count('sent');
			count('sent', 2);
			progress(3, 7);
			await new Promise((_, reject) =>
				signal.addEventListener('abort', () => reject(signal.reason)),
			);
		});
		const { worker, order, only, jobs } = workshop(database, [bot]);
		await using one = worker();
		await one.round();
		await order();
		await one.round();
		await expect.poll(async () => (await only()).lines).toBe(MOST_LINES + 1);
		const shown = await only();
		expect(shown).toMatchObject({
			state: 'running',
			progress_done: 3,
			progress_total: 7,
			counts: '{"sent":3}',
		});
		await database.transaction((trx) => createJobsWriter(trx).requestStop(shown.id));
		await one.idle();
		expect(await only()).toMatchObject({
			state: 'stopped',
			stop_requested: 0,
			counts: '{"sent":3}',
		});
		expect(await jobs.linesOf(shown.id, 0)).toHaveLength(MOST_LINES + 1);
	},
);

onBothEngines(
	'F26 a process that ends gives its runs back at once, also those whose code does not listen',
	async (database) => {
		let holding: Promise<void> | 'signal' | null = 'signal';
		const late: string[] = [];
		const bot = aBot(async ({ signal, marks }) => {
			if (holding === 'signal')
				await new Promise((_, reject) =>
					signal.addEventListener('abort', () => reject(signal.reason)),
				);
			if (holding === null) return;
			await holding;
			await marks.write('effect', 'late').catch((error: Error) => late.push(error.name));
		});
		const { worker, order, only, mark } = workshop(database, [bot]);
		await using last = worker();
		await last.round();
		await order();
		const deaf = Promise.withResolvers<void>();
		for (const hold of ['signal', deaf.promise] as const) {
			holding = hold;
			const ending = worker();
			await ending.round();
			expect(await only()).toMatchObject({ state: 'running' });
			await ending.drain();
			expect(await only()).toMatchObject({ state: 'waiting', attempt: 0, worker_id: null });
			if (hold === 'signal') continue;
			deaf.resolve();
			await ending.idle();
		}
		expect(late).toEqual(['LeaseLost']);
		expect(await mark('effect')).toBeNull();
		holding = null;
		await last.round();
		await last.idle();
		expect(await only()).toMatchObject({ state: 'done', attempt: 1 });
	},
);

onBothEngines(
	'a bot that takes too long is cut; one that is off is not planned but may be run by hand',
	async (database) => {
		const bot = aBot(
			({ signal }) =>
				new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
			{
				...{ longestMs: 20, attempts: 1, enabled: false },
			},
		);
		const { time, worker, order, all } = workshop(database, [bot]);
		await using one = worker();
		await one.round();
		time.add(HOUR);
		await one.round();
		expect(await all()).toEqual([]);
		await order();
		await one.round();
		await one.idle();
		expect((await all())[0]).toMatchObject({ state: 'dead' });
		expect(
			await database.transaction((trx) => createBotsWriter(trx).change('test', 1, { enabled: 1 })),
		).toBe(true);
		expect(
			await database.transaction((trx) => createBotsWriter(trx).change('test', 1, { enabled: 0 })),
		).toBe(false);
	},
);

onBothEngines('what happens outside the schedule has its own run, once', async (database) => {
	let happened: string | null = null;
	const ran: string[] = [];
	const bot = aBot(async ({ job }) => void ran.push(`${job.cause} ${job.slot}`), {
		event: async () => happened,
	});
	const { worker, steady } = workshop(database, [bot]);
	await using one = worker();
	for (const event of [null, 'change 7', 'change 7', 'change 8']) {
		happened = event;
		steady.add(20_000);
		await one.round();
		await one.idle();
	}
	expect(ran).toEqual(['event change 7', 'event change 8']);
});
