import { expect } from 'vitest';
import { MOST_LINES } from '#server/jobs/engine.ts';
import { createJobsWriter } from '#server/jobs/jobs-repository.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { at } from '#tests/support/factories.ts';
import { workshop } from '#tests/support/job-rounds.ts';
import { aBot } from '#tests/support/jobs.ts';

const NOON = at('2026-11-20T12:00');
const HOUR = 3_600_000;
const MINUTE = 60_000;

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
