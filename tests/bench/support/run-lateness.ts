import { setTimeout as wait } from 'node:timers/promises';
import type { AppDatabase } from '#server/db/app-database.ts';
import { createJobsWriter } from '#server/jobs/jobs-repository.ts';
import { createWorker } from '#server/jobs/worker.ts';
import { aBot, botContext } from '#tests/support/jobs.ts';

const MINUTE = 60_000;
/** As many as one worker runs at once. */
const AT_ONCE = 4;
/**
 * How long before a slot the clock stands once it was moved: longer than the pause between two
 * looks.
 */
const BEFORE_MS = 1_100;
/** Between two orders; no multiple of the pause between two looks. */
const ORDER_MS = 1_370;

/**
 * Milliseconds from the due instant of runs to the beginning of their code: of a schedule, and of
 * an operator's orders.
 */
export type Lateness = { slots: number[]; orders: number[] };

/**
 * Lets a worker with its ordinary pauses run bots on this database; takes about two seconds a slot
 * and 1.4 an order.
 */
export async function measureLateness(
	db: AppDatabase,
	wanted: { slots: number; orders: number },
): Promise<Lateness> {
	let shift = 0;
	const clock = () => Date.now() + shift;
	const late: Lateness = { slots: [], orders: [] };
	const scheduled = Array.from({ length: AT_ONCE }, (_, place) =>
		aBot(async ({ job }) => void late.slots.push(clock() - job.slotAt), {
			id: `minuto-${place}`,
			schedule: '* * * * *',
		}),
	);
	const ordered = aBot(async ({ job }) => void late.orders.push(clock() - job.slotAt), {
		id: 'ordem',
		enabled: false,
		backfill: 'all',
	});
	const context = botContext(db);
	await using worker = createWorker(context, {
		bots: [...scheduled, ordered],
		databaseTime: async () => clock(),
	});
	await worker.round();
	worker.start();
	for (let place = 0; place < wanted.orders; place += 1) {
		const now = clock();
		const order = {
			botId: 'ordem',
			slot: `ordem ${place}`,
			cause: 'operator',
			slotAt: now,
			dueAt: now,
			now,
		} as const;
		await db.transaction((trx) => createJobsWriter(trx).add(order));
		await wait(ORDER_MS);
	}
	const before = late.slots.length;
	for (let slot = 1; slot <= wanted.slots; slot += 1) {
		shift += MINUTE - (clock() % MINUTE) - BEFORE_MS;
		while (late.slots.length < before + slot * AT_ONCE) await wait(20);
	}
	return late;
}
