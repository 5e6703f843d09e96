import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises';
import type { DatabaseConnection, Driver } from 'kysely';
import { AppError } from '#core/kit/app-error.ts';
import { isBusy } from '#server/db/db-error.ts';
import { createErrorCounts } from '#server/db/error-counts.ts';
import { type JournalSync, openJournalSync } from './journal-sync.ts';
import { createMutex } from './mutex.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { openSession, type SqliteSession, type Tuning } from './sqlite-session.ts';

/** Total time to retry while another process holds the lock. */
const BUSY_TOTAL_MS = 20_000;
/**
 * A long import releases the lock for about a millisecond between its parts. So retries start at
 * that rate and slow down later.
 */
const BUSY_EAGER_MS = 500;
const BUSY_PAUSE_MS = 10;
const LONGEST_STRETCH_MS = 5;

/** One writer that runs transactions one after the other, and one reader beside it. */
export class SqliteDriver implements Driver {
	readonly errors = createErrorCounts();
	readonly #file: string;
	readonly #readOnly: boolean;
	readonly #tuning: Tuning;
	readonly #turn = createMutex();
	readonly #release = new WeakMap<SqliteConnection, () => void>();
	#reader: SqliteSession | null = null;
	#writer: SqliteSession | null = null;
	#journal: JournalSync | null = null;
	#lastPause = 0;

	constructor(file: string, { readOnly, tuning }: { readOnly: boolean; tuning: Tuning }) {
		this.#file = file;
		this.#readOnly = readOnly;
		this.#tuning = tuning;
	}

	async init(): Promise<void> {
		try {
			this.#reader = openSession(this.#file, 'read', this.#tuning);
			if (this.#readOnly) return;
			this.#writer = openSession(this.#file, 'write', this.#tuning);
			this.#writer.raw.exec('pragma busy_timeout = 0');
			this.#journal = await openJournalSync(this.#file);
		} catch (error) {
			await this.destroy();
			throw this.errors.failed(error);
		}
	}

	async acquireConnection(): Promise<DatabaseConnection> {
		if (this.#reader === null) throw new Error('The database is closed');
		return new SqliteConnection(this.#file, this.#reader, this.errors);
	}

	async beginTransaction(connection: DatabaseConnection): Promise<void> {
		if (this.#writer === null) throw new Error('This database was opened for reading only');
		const release = await this.#turn.acquire();
		await this.#letOthersRun();
		try {
			await beginImmediate(this.#writer);
		} catch (error) {
			release();
			throw this.errors.failed(error);
		}
		const own = ownOf(connection);
		own.attachWriter(this.#writer);
		this.#release.set(own, release);
	}

	async commitTransaction(connection: DatabaseConnection): Promise<void> {
		const own = ownOf(connection);
		try {
			own.writer?.raw.exec('commit');
		} catch (error) {
			throw this.errors.failed(error);
		}
		// Releases the writer before the sync: one sync covers all commits made before it.
		this.#end(own);
		await this.#journal?.reached().catch((error: unknown) => {
			throw this.errors.failed(error);
		});
	}

	async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
		const own = ownOf(connection);
		try {
			// A full disk makes SQLite roll back automatically.
			if (own.writer?.raw.isTransaction) own.writer.raw.exec('rollback');
		} finally {
			this.#end(own);
		}
	}

	async releaseConnection(): Promise<void> {}

	async destroy(): Promise<void> {
		this.#reader?.close();
		this.#writer?.close();
		this.#reader = null;
		this.#writer = null;
		await this.#journal?.close();
		this.#journal = null;
	}

	/**
	 * node:sqlite never yields, so an import of a thousand transactions would block timers and
	 * requests until its end.
	 */
	async #letOthersRun(): Promise<void> {
		if (performance.now() - this.#lastPause < LONGEST_STRETCH_MS) return;
		await immediate();
		this.#lastPause = performance.now();
	}

	#end(connection: SqliteConnection): void {
		connection.attachWriter(null);
		this.#release.get(connection)?.();
		this.#release.delete(connection);
	}
}

/**
 * Takes the write lock before any read, so that a transaction never fails midway because another
 * process wrote. Waits here because SQLite's own wait, however short, blocks the whole process.
 */
async function beginImmediate(writer: SqliteSession): Promise<void> {
	const start = performance.now();
	for (;;) {
		try {
			return writer.raw.exec('begin immediate');
		} catch (error) {
			if (!isBusy(error)) throw error;
			if (performance.now() - start > BUSY_TOTAL_MS)
				throw new AppError('unavailable', 'Another process kept the database locked', {
					cause: error,
				});
		}
		await wait(performance.now() - start < BUSY_EAGER_MS ? 1 : Math.random() * BUSY_PAUSE_MS);
	}
}

function ownOf(connection: DatabaseConnection): SqliteConnection {
	if (connection instanceof SqliteConnection) return connection;
	throw new Error('A connection of another driver');
}
