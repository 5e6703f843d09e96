import { randomUUID } from 'node:crypto';
import type { AppDatabase } from '#server/db/app-database.ts';
import { readDatabaseTime } from '#server/db/dialect.ts';
import type { Log } from '#server/log.ts';
import { type CallCount, createCallCountsWriter } from './call-counts-repository.ts';

/** A counter in memory that hears of the calls that other processes counted. */
export type SharedCounter = {
	/** Calls by network since the last drain. */
	drain(): ReadonlyMap<string, number>;
	hear(network: string, calls: number): void;
};

const EVERY_MS = 5_000;
/** Rows this old are still read: one may become visible after a younger one. */
const HEARD_MS = 3 * EVERY_MS;
const KEPT_MS = 60_000;
/** Networks stored at once, the busiest first: a limit is about few. */
const MOST_ROWS = 200;

export type CallExchange = ReturnType<typeof createCallExchange>;

/**
 * Merges the counters of limits on calls over all processes every 5 s. Counting itself stays in
 * memory, and a process without calls neither writes nor asks.
 */
export function createCallExchange(db: AppDatabase) {
	const process = randomUUID();
	const counters = new Map<string, SharedCounter>();
	const heard = new Set<number>();

	async function exchange(): Promise<void> {
		const own = [...counters].flatMap(([name, counter]) =>
			[...counter.drain()].map(([network, calls]) => ({ subject: `${name} ${network}`, calls })),
		);
		if (own.length === 0) return;
		const busiest = own.sort((one, other) => other.calls - one.calls).slice(0, MOST_ROWS);
		for (const { id, subject, calls } of await swap(db, process, busiest)) {
			if (heard.has(id)) continue;
			heard.add(id);
			const [name = '', ...network] = subject.split(' ');
			counters.get(name)?.hear(network.join(' '), calls);
		}
		forgetOldest(heard);
	}

	return {
		/** Adds a counter under a name without spaces. */
		join: (name: string, counter: SharedCounter) => void counters.set(name, counter),
		exchange,
		/** Exchanges every 5 s until the signal. */
		start(log: Log, signal: AbortSignal): void {
			const timer = setInterval(
				() =>
					void exchange().catch((error: unknown) =>
						log.warn({ err: error }, 'counts of calls were not merged'),
					),
				EVERY_MS,
			);
			timer.unref();
			signal.addEventListener('abort', () => clearInterval(timer), { once: true });
		},
	};
}

function swap(db: AppDatabase, process: string, own: readonly CallCount[]) {
	return db.transaction(async (trx) => {
		const now = await readDatabaseTime(trx);
		const counts = createCallCountsWriter(trx);
		await counts.add(process, own, now);
		await counts.forget(now - KEPT_MS);
		return counts.listOfOthers(process, now - HEARD_MS);
	});
}

const MOST_HEARD = 50_000;

/** A set keeps the order of insertion. */
function forgetOldest(heard: Set<number>): void {
	for (const id of heard) {
		if (heard.size <= MOST_HEARD) return;
		heard.delete(id);
	}
}
