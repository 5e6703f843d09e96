import { within } from '#server/in-time.ts';
import type { AppDatabase, Reader } from './app-database.ts';
import { openListener } from './postgres/listen.ts';

/** Milliseconds between two polls of the version, and the timeout of one poll. */
export const WATCH_TIMES = { pollMs: 1_000, answerMs: 1_000 };

function versionQuery(db: Reader) {
	return db.selectFrom('data_version').select('version').where('id', '=', 1);
}

/** The version of the data on public pages; rises with every change. */
export async function readDataVersion(db: Reader): Promise<number> {
	return (await versionQuery(db).executeTakeFirstOrThrow()).version;
}

type DataVersions = { version: number; names: number; habits: number };

/**
 * The current version, and the last versions that may have changed names (teams, competitions,
 * channels) or habits (past games).
 */
export async function readDataVersions(db: Reader): Promise<DataVersions> {
	const { version, logged, names, habits } = await db
		.selectFrom('data_version')
		.where('id', '=', 1)
		.selectAll()
		.executeTakeFirstOrThrow();
	return logged === version
		? { version, names, habits }
		: { version, names: version, habits: version };
}

/**
 * Calls `onChange` with the new version after each change, whichever process made it. Commits of
 * this process and PostgreSQL notifications report at once; other changes wait for the next poll.
 * Polling is the guarantee: behind a pooler no notification arrives. While the database is
 * unreachable it stays silent, and it resumes on recovery. Resolves with the version at the start;
 * ends when `signal` aborts; keeps no process alive.
 */
export async function watchDataVersion(
	database: AppDatabase,
	onChange: (version: number) => void,
	signal: AbortSignal,
	times = WATCH_TIMES,
): Promise<number> {
	const start = await readDataVersion(database.kysely);
	const read = createRead(database, () => check(), { signal, times });
	const check = createCheck(read, start, (version) => {
		if (!signal.aborted) onChange(version);
	});
	const stopCommits = database.onCommit(check);
	const timer = setInterval(check, times.pollMs);
	timer.unref();
	const stop = () => {
		stopCommits();
		clearInterval(timer);
	};
	signal.addEventListener('abort', stop, { once: true });
	return start;
}

/**
 * Reads the version; null on timeout. PostgreSQL reads use the listening connection, so each poll
 * also proves that connection alive.
 */
function createRead(
	{ source, kysely }: AppDatabase,
	onSignal: () => void,
	{ signal, times }: { signal: AbortSignal; times: typeof WATCH_TIMES },
): () => Promise<number | null> {
	const overPool = () => within(times.answerMs, readDataVersion(kysely));
	if (source.engine === 'sqlite') return overPool;
	const listener = openListener(source.url, { onSignal, signal, answerMs: times.answerMs });
	const question = versionQuery(kysely).compile();
	return async () => {
		const answer = listener.ask(question);
		if (answer === null) return overPool();
		return ((await answer)?.[0] as { version: number } | undefined)?.version ?? null;
	};
}

/** One query at a time; a call during a query triggers one more query after it. */
function createCheck(
	read: () => Promise<number | null>,
	start: number,
	report: (version: number) => void,
): () => void {
	let known = start;
	let running = false;
	let again = false;
	async function ask(): Promise<void> {
		do {
			again = false;
			const version = await read();
			if (version === null || version === known) continue;
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
