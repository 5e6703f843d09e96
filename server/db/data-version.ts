import { sql } from 'kysely';
import type { AppDatabase, Reader, Writer } from './app-database.ts';
import { notifyDataVersion, readFileVersion } from './dialect.ts';
import { listenForDataVersion } from './postgres/listen.ts';

const POLL_MS = 1_000;

/**
 * Says that public pages changed: call it in every transaction that writes something they show. The row is locked until the commit, so
 * call it last.
 */
export async function bumpDataVersion(trx: Writer): Promise<void> {
	await trx.updateTable('data_version').set({ version: sql`version + 1` }).where('id', '=', 1).execute();
	await notifyDataVersion(trx);
}

/** The version of what public pages show; rises with every change. */
export async function readDataVersion(db: Reader): Promise<number> {
	const row = await db.selectFrom('data_version').select('version').where('id', '=', 1).executeTakeFirstOrThrow();
	return row.version;
}

/**
 * Calls `onChange` with the new version after each change, whichever process made it: at once for commits of this process and on
 * PostgreSQL, within a second on SQLite. While the database cannot be reached it stays silent and goes on when it is back.
 * Resolves with the version at the start; ends when `signal` aborts; keeps no process alive.
 */
export async function watchDataVersion(database: AppDatabase, onChange: (version: number) => void, signal: AbortSignal): Promise<number> {
	const start = await readDataVersion(database.kysely);
	const check = createCheck(database, start, (version) => {
		if (!signal.aborted) onChange(version);
	});
	const stopCommits = database.onCommit(check);
	signal.addEventListener('abort', stopCommits, { once: true });
	if (database.source.engine === 'postgres') listenForDataVersion(database.source.url, check, signal);
	else pollFile(database, check, signal);
	return start;
}

/** One question at a time; a call while one is under way asks once more after it. */
function createCheck(database: AppDatabase, start: number, report: (version: number) => void): () => void {
	let known = start;
	let running = false;
	let again = false;
	async function ask(): Promise<void> {
		do {
			again = false;
			const version = await readDataVersion(database.kysely);
			if (version === known) continue;
			known = version;
			report(version);
		} while (again);
	}
	return () => {
		again = true;
		if (running) return;
		running = true;
		ask()
			.catch(() => undefined)
			.finally(() => {
				running = false;
			});
	};
}

function pollFile(database: AppDatabase, check: () => void, signal: AbortSignal): void {
	let known: number | null = null;
	const timer = setInterval(() => {
		readFileVersion(database.kysely).then(
			(version) => {
				if (version !== known) check();
				known = version;
			},
			() => undefined,
		);
	}, POLL_MS);
	timer.unref();
	signal.addEventListener('abort', () => clearInterval(timer), { once: true });
}
