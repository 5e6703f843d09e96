import { setTimeout as wait } from 'node:timers/promises';
import type { Change, ChangeBatch } from '#core/changes/change.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { readDataVersion, WATCH_TIMES, watchDataVersion } from '#server/db/data-version.ts';
import { within } from '#server/in-time.ts';
import type { Log } from '#server/log.ts';
import { type LogReader, readLogSince } from './read-log.ts';

/** Changes to this guide as this process receives them, whichever process made them. */
export type ChangeFeed = {
	/** The data version up to which listeners are notified. */
	version(): number;
	/**
	 * Calls `listener` with all later batches, in order, each version once. Returns the unsubscriber.
	 */
	subscribe(listener: (batch: ChangeBatch) => void): () => void;
	/**
	 * The changes after a version; 'gap' when the log no longer holds them all, has more than
	 * `limit`, or is behind that version.
	 */
	since(version: number, limit: number): Promise<readonly Change[] | 'gap'>;
};

/** Entries per batch; a version is never split. */
const BATCH = 1_000;
/** Timeout of a query, which is then retried. */
const PATIENCE_MS = 10_000;

type Options = {
	signal: AbortSignal;
	log?: Pick<Log, 'error'>;
	times?: typeof WATCH_TIMES;
	reader?: LogReader;
};

/**
 * Follows the log from its present end until `signal` aborts. Polls the data version and reads each
 * rise from the log. Failures are retried and nothing is skipped; while the database is down there
 * are no batches. Versions without entries (an older release wrote) and a falling version (a
 * restored backup) are sent as `reset`.
 */
export async function watchChanges(database: AppDatabase, options: Options): Promise<ChangeFeed> {
	const {
		signal,
		log,
		times = WATCH_TIMES,
		reader = (range) => readLogSince(database.kysely, range),
	} = options;
	const listeners = new Set<(batch: ChangeBatch) => void>();
	let latest = 0;
	let running = false;

	function notify(batch: ChangeBatch): void {
		for (const listener of listeners) {
			try {
				listener(batch);
			} catch (error) {
				log?.error({ err: error }, 'a listener of changes failed');
			}
		}
	}

	async function next(after: number, upTo: number): Promise<ChangeBatch | null> {
		if (upTo < after) return { kind: 'reset', version: upTo };
		const read = await within(PATIENCE_MS, reader({ after, upTo, limit: BATCH }));
		if (read === null) return null;
		return read.isWhole
			? { kind: 'changes', version: read.upTo, changes: read.changes }
			: { kind: 'reset', version: upTo };
	}

	async function follow(): Promise<void> {
		while (known !== latest && !signal.aborted) {
			const batch = await next(known, latest).catch(() => null);
			if (signal.aborted) return;
			if (batch === null) await wait(times.pollMs, undefined, { signal, ref: false });
			else {
				known = batch.version;
				notify(batch);
			}
		}
	}

	function rise(version: number): void {
		latest = version;
		if (running) return;
		running = true;
		follow()
			.catch(() => undefined)
			.finally(() => {
				running = false;
			});
	}

	let known = await watchDataVersion(database, rise, signal, times);
	latest = known;
	return {
		version: () => known,
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		async since(version, limit) {
			if (version > (await readDataVersion(database.kysely))) return 'gap';
			const read = await readLogSince(database.kysely, { after: version, upTo: known, limit });
			return read.isWhole && read.upTo >= known ? read.changes : 'gap';
		},
	};
}
