import { expect } from 'vitest';
import { createBotsRepository, createBotsWriter } from '#server/jobs/bots-repository.ts';
import { createJobsRepository, createJobsWriter } from '#server/jobs/jobs-repository.ts';
import { type Child, startChild } from '#tests/support/child.ts';
import { onBothEngines, type TestDatabase } from '#tests/support/database.ts';
import { aBot } from '#tests/support/jobs.ts';

const TIMES = { leaseMs: 800, beatMs: 100, pollMs: 50, drainMs: 2_000 };
const HOUR = 3_600_000;

/** A workshop of real processes on one database, with one run ordered. */
async function workshop({ database, address }: TestDatabase) {
	const now = Date.now();
	await database.transaction(async (trx) => {
		await createBotsWriter(trx).ensure(
			aBot(async () => undefined, { enabled: false }),
			now,
		);
		await createJobsWriter(trx).add({
			botId: 'test',
			slot: 'order',
			cause: 'operator',
			slotAt: now,
			dueAt: now,
			now,
		});
	});
	const stack = new AsyncDisposableStack();
	const jobs = createJobsRepository(database.kysely);
	return {
		async start(over: { hold: boolean; skewMs?: number }): Promise<Child> {
			const child = startChild('bot-worker', { address, times: TIMES, ...over });
			stack.defer(() => child.kill());
			await child.line((line) => line === 'ready');
			return child;
		},
		async job() {
			const [job] = await jobs.listOf('test', { before: null, limit: 10 });
			if (job === undefined) throw new Error('There is no run');
			return job;
		},
		/** Failed attempts wait half a minute: not here. */
		async hurry(): Promise<void> {
			await expect.poll(async () => (await this.job()).state, { timeout: 20_000 }).toBe('waiting');
			const { id } = await this.job();
			await database.transaction((trx) =>
				createJobsWriter(trx).move(id, { from: 'waiting', to: 'waiting', changed: { due_at: 0 } }),
			);
		},
		mark: (name: string) => createBotsRepository(database.kysely).readMark('test', name),
		[Symbol.asyncDispose]: () => stack.disposeAsync(),
	};
}

onBothEngines(
	'F02 killed between the effect and the end of the run: done again, the effect once',
	async (_database, own) => {
		await using shop = await workshop(own);
		const first = await shop.start({ hold: true });
		await first.line((line) => line === 'effect');
		await first.kill();
		const second = await shop.start({ hold: false });
		await shop.hurry();
		await second.line((line) => line === 'wrote');
		expect(second.lines).toContain('effect was there');
		await expect.poll(async () => (await shop.job()).state).toBe('done');
		expect((await shop.job()).attempt).toBe(2);
	},
);

onBothEngines(
	'F16 F17 a stopped process whose clock is an hour ahead wakes up to find its run gone, and writes nothing',
	async (_database, own) => {
		await using shop = await workshop(own);
		const stopped = await shop.start({ hold: true, skewMs: HOUR });
		await stopped.line((line) => line === 'effect');
		stopped.process.kill('SIGSTOP');
		const other = await shop.start({ hold: false, skewMs: -HOUR });
		await shop.hurry();
		await other.line((line) => line === 'wrote');
		expect(await shop.mark('last')).toBe(other.process.pid);
		// It goes on as if no time had passed: first of all it writes.
		stopped.process.stdin?.write('go on\n');
		stopped.process.kill('SIGCONT');
		await stopped.line((line) => line === 'LeaseLost' || line === 'wrote');
		expect(stopped.lines).not.toContain('wrote');
		expect(await shop.mark('last')).toBe(other.process.pid);
		expect((await shop.job()).state).toBe('done');
	},
);

onBothEngines(
	'F26 SIGTERM gives the run back within the drain, and another process goes on with it at once',
	async (_database, own) => {
		await using shop = await workshop(own);
		const ending = await shop.start({ hold: true });
		await ending.line((line) => line === 'effect');
		const began = performance.now();
		ending.process.kill('SIGTERM');
		expect(await ending.ended).toBe(0);
		expect(performance.now() - began).toBeLessThan(TIMES.drainMs + 1_000);
		const next = await shop.start({ hold: false });
		await next.line((line) => line === 'wrote');
		expect(next.lines).toContain('begun order 1');
	},
);
