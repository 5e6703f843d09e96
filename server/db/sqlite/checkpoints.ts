import { stat } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { threadEnv } from '#server/config/env.ts';
import type { DatabaseSource } from '#server/db/app-database.ts';
import { missingAsNull } from '#server/files/file-errors.ts';
import type { Log } from '#server/log.ts';

/**
 * What is committed stands in the journal alone for so long at most: the file beside it is then a
 * guide by itself.
 */
const EVERY_MS = 60_000;
const THREAD = new URL('./checkpoint-thread.ts', import.meta.url);

/**
 * Copies what stands in the journal into the file, as far as no reader holds it up, and waits for
 * the disk. Holds the thread meanwhile.
 */
export function checkpointFile(file: string): void {
	const raw = new DatabaseSync(file);
	try {
		raw.exec('pragma wal_checkpoint(passive)');
	} finally {
		raw.close();
	}
}

/**
 * Copies the journal of a SQLite file into it: at once, each minute in which something was written,
 * by whatever process, and when disposed. The minutes' copies are made in a thread that ends with
 * them, so that nobody who is served waits for the disk. Nothing to do with PostgreSQL.
 */
export function startCheckpoints(source: DatabaseSource, log: Log): AsyncDisposable {
	if (source.engine === 'postgres') return { [Symbol.asyncDispose]: async () => undefined };
	const { file } = source;
	const failed = (error: unknown) =>
		log.warn({ err: error }, 'the journal could not be copied into the database file');
	let copied: string | null = null;
	let running: Promise<void> = Promise.resolve();

	async function copyWritten(): Promise<void> {
		const found = await stateOf(file);
		if (found === copied) return;
		await inThread(file);
		copied = found;
	}
	const copyHere = () => {
		try {
			checkpointFile(file);
		} catch (error) {
			failed(error);
		}
	};

	copyHere();
	const timer = setInterval(() => {
		running = running.then(copyWritten).catch(failed);
	}, EVERY_MS);
	timer.unref();
	return {
		async [Symbol.asyncDispose]() {
			clearInterval(timer);
			await running;
			copyHere();
		},
	};
}

/** Which state of the journal it is: each commit changes its time, by whatever process. */
async function stateOf(file: string): Promise<string | null> {
	const facts = await missingAsNull(stat(`${file}-wal`));
	return facts === null ? null : `${facts.size} ${facts.mtimeMs}`;
}

function inThread(file: string): Promise<void> {
	const thread = new Worker(THREAD, { workerData: file, env: threadEnv() });
	return new Promise((resolve, reject) => {
		thread.once('error', reject);
		thread.once('exit', () => resolve());
	});
}
