import { stat } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { threadEnv } from '#server/config/env.ts';
import type { DatabaseSource } from '#server/db/app-database.ts';
import { missingAsNull } from '#server/files/file-errors.ts';
import type { Log } from '#server/log.ts';

/**
 * Longest time that a commit is in the journal only. After that a copy of the main file alone is
 * usable.
 */
const EVERY_MS = 60_000;
const THREAD = new URL('./checkpoint-thread.ts', import.meta.url);

/**
 * Copies the journal into the file, as far as open readers allow, and waits for the disk. Blocks
 * the calling thread.
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
 * Checkpoints a SQLite file at once, after each minute with a write by any process, and on
 * disposal. The periodic checkpoints run in a short-lived thread, so that no request waits for the
 * disk. Does nothing on PostgreSQL.
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

/** Identifies a state of the journal: each commit changes its mtime, whichever process made it. */
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
