import { expect } from 'vitest';
import { BotFailure } from '#server/jobs/bot.ts';
import { createBotsWriter } from '#server/jobs/bots-repository.ts';
import { createJobsWriter } from '#server/jobs/jobs-repository.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { workshop } from '#tests/support/job-rounds.ts';
import { aBot } from '#tests/support/jobs.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

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
