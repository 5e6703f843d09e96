import { within } from '#server/in-time.ts';
import type { AppDatabase, Reader } from './app-database.ts';
import { openListener } from './postgres/listen.ts';

/** Milliseconds between two looks at the version, and the longest wait for the answer to one. */
export const WATCH_TIMES = { pollMs: 1_000, answerMs: 1_000 };

function versionQuery(db: Reader) {
	return db.selectFrom('data_version').select('version').where('id', '=', 1);
}

/** The version of what public pages show; rises with every change. */
export async function readDataVersion(db: Reader): Promise<number> {
	return (await versionQuery(db).executeTakeFirstOrThrow()).version;
}

type DataVersions = { version: number; names: number; habits: number };

/**
 * The version, and the last ones at which names (teams, competitions, channels) and habits (games
 * that lie behind) may have changed.
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
 * Calls `onChange` with the new version after each change, whichever process made it: at once for
 * commits of this process and for what PostgreSQL tells, else at the next look. Looking is what can
 * be relied on: behind a pooler no signal arrives. While the database cannot be reached it stays
 * silent and goes on when it is back. Resolves with the version at the start; ends when `signal`
 * aborts; keeps no process alive.
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
 * Reads the version, null when that takes too long. On PostgreSQL over the connection that listens:
 * each look proves that it is alive.
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

/** One question at a time; a call while one is under way asks once more after it. */
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
