import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { AppError, errorCode } from '#core/kit/app-error.ts';
import { flushChanges } from '#server/changes/flush-changes.ts';
import { openNotes } from '#server/changes/note-change.ts';
import type { AppDatabase, DatabaseSource, Writer } from './app-database.ts';
import type { Ballast } from './ballast.ts';
import { isBrokenDisk, isConflict } from './db-error.ts';
import { isRelief } from './relief.ts';
import type { Database } from './schema.ts';

const CONFLICT_ATTEMPTS = 8;
const CONFLICT_PAUSE_MS = 20;

type Parts = {
	kysely: Kysely<Database>;
	source: DatabaseSource;
	readOnly: boolean;
	ballast?: Ballast | undefined;
	load: AppDatabase['load'];
};

/**
 * Adds the transaction rule, the commit signal and disposal to a Kysely instance of either engine.
 */
export function assembleDatabase(parts: Parts): AppDatabase {
	const { kysely, source, readOnly, ballast = null, load } = parts;
	const listeners = new Set<() => void>();
	const inside = new AsyncLocalStorage<{ open: boolean }>();
	const broken = Promise.withResolvers<unknown>();
	return {
		kysely,
		engine: source.engine,
		source,
		readOnly,
		load,
		broken: broken.promise,
		async transaction(work) {
			if (readOnly) throw new Error('This database was opened for reading only');
			// On SQLite a nested transaction would deadlock. On PostgreSQL it would commit separately
			// from the outer one.
			if (inside.getStore()?.open)
				throw new Error('A transaction inside a transaction: pass on the trx that is open');
			const scope = { open: true };
			const value = await inside
				.run(scope, () => withBallast(ballast, () => runTransaction(kysely, work)))
				.catch((error: unknown) => {
					if (isBrokenDisk(error)) broken.resolve(error);
					throw error;
				})
				.finally(() => {
					scope.open = false;
				});
			for (const listener of listeners) listener();
			return value;
		},
		onCommit(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		[Symbol.asyncDispose]: () => kysely.destroy(),
	};
}

/**
 * On a full disk only relief work (`relief.ts`) may use the bytes of the ballast, so that they
 * last.
 */
async function withBallast<T>(ballast: Ballast | null, run: () => Promise<T>): Promise<T> {
	if (ballast === null) return run();
	if (!isRelief() && !(await ballast.mayGrow()))
		throw new AppError(
			'disk-full',
			'The disk is full, and what is left is for signing in and deleting',
		);
	try {
		return await run();
	} catch (error) {
		if (errorCode(error) !== 'disk-full' || !isRelief()) throw error;
	}
	await ballast.giveUp();
	return run();
}

/**
 * Retries on a conflict (`isConflict`): PostgreSQL may ask for a rerun, or a key looked up as free
 * may be taken. SQLite takes its lock up front.
 */
async function runTransaction<T>(
	kysely: Kysely<Database>,
	work: (trx: Writer) => Promise<T>,
): Promise<T> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await kysely
				.transaction()
				.setAccessMode('read write')
				.execute((trx) => workAndFlush(trx, work));
		} catch (error) {
			if (attempt >= CONFLICT_ATTEMPTS || !isConflict(error)) throw error;
		}
		await wait(Math.random() * CONFLICT_PAUSE_MS * attempt);
	}
}

/**
 * As its last step a transaction writes the noted public changes to the log. Each attempt has its
 * own notes.
 */
async function workAndFlush<T>(trx: Writer, work: (trx: Writer) => Promise<T>): Promise<T> {
	const noted = openNotes(trx);
	const value = await work(trx);
	await flushChanges(trx, noted);
	return value;
}
