import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { QueryResult } from 'kysely';
import { recordOf } from '#core/kit/record.ts';

/** One connection to a SQLite file with its prepared statements. */
export type SqliteSession = {
	readonly raw: DatabaseSync;
	execute<R>(sql: string, parameters: readonly unknown[]): QueryResult<R>;
	close(): void;
};

/**
 * How long opening waits while another process switches the journal mode or recovers it after a
 * crash.
 */
const OPEN_TIMEOUT_MS = 5_000;
const CACHED_STATEMENTS = 300;

/**
 * What a process does with the data: it serves requests, or it works through a list of a hundred
 * thousand rows.
 */
export type Tuning = 'serving' | 'bulk';

/**
 * Cache sizes and checkpoint thresholds; pages are 4 KiB. A bulk job reads each row once but writes
 * the same index pages repeatedly. So it caches writes, and checkpoints a few times instead of
 * after every few parts. The writer that finds the journal over the threshold copies all of it.
 * That must not be the serving process, so the bulk threshold is lower.
 */
const TUNINGS = {
	serving: { readKib: 16_000, writeKib: 4_000, checkpointPages: 12_000 },
	bulk: { readKib: 2_000, writeKib: 12_000, checkpointPages: 8_000 },
} as const satisfies Record<Tuning, object>;
const WAL_LIMIT_BYTES = 64 * 1024 * 1024;

/**
 * Opens `file` for writing or for reading only. The timeout precedes journal_mode: without it, two
 * processes that open together fail with "database is locked". A reader is an ordinary connection
 * with query_only, because a read-only connection cannot recover the journal of a killed process.
 * `journal-sync.ts` waits for commits to reach the disk.
 */
export function openSession(
	file: string,
	mode: 'write' | 'read',
	tuning: Tuning = 'serving',
): SqliteSession {
	const { readKib, writeKib, checkpointPages } = TUNINGS[tuning];
	const raw = new DatabaseSync(file, {
		enableForeignKeyConstraints: true,
		timeout: OPEN_TIMEOUT_MS,
	});
	try {
		raw.exec(`pragma journal_mode = wal; pragma synchronous = normal; pragma cache_size = -${mode === 'read' ? readKib : writeKib};
			pragma wal_autocheckpoint = ${checkpointPages}; pragma journal_size_limit = ${WAL_LIMIT_BYTES}; pragma query_only = ${mode === 'read' ? 1 : 0}`);
	} catch (error) {
		raw.close();
		throw error;
	}
	const statements = new Map<string, StatementSync>();
	return {
		raw,
		execute: (sql, parameters) => run(cachedStatement(raw, statements, sql), parameters),
		close: () => raw.close(),
	};
}

/** LRU eviction: lists of varying length would otherwise fill the memory with statements. */
function cachedStatement(
	raw: DatabaseSync,
	statements: Map<string, StatementSync>,
	sql: string,
): StatementSync {
	const statement = statements.get(sql) ?? raw.prepare(sql);
	statements.delete(sql);
	statements.set(sql, statement);
	if (statements.size > CACHED_STATEMENTS) {
		const oldest = statements.keys().next();
		if (!oldest.done) statements.delete(oldest.value);
	}
	return statement;
}

/**
 * Never `.get()` or `.iterate()` for a write: they end the statement in a way that hides a full
 * disk.
 */
function run<R>(statement: StatementSync, parameters: readonly unknown[]): QueryResult<R> {
	const values = parameters as SQLInputValue[];
	if (statement.columns().length > 0) return { rows: readAll(statement, values) as R[] };
	const { changes, lastInsertRowid } = statement.run(...values);
	return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

/**
 * All rows. An integer beyond 2^53 (valid data has none) becomes the nearest number instead of
 * failing the query. The row reader then finds it out of bounds, as on PostgreSQL.
 */
function readAll(statement: StatementSync, values: SQLInputValue[]): object[] {
	try {
		return statement.all(...values);
	} catch (error) {
		if (recordOf(error).code !== TOO_LARGE) throw error;
	}
	statement.setReadBigInts(true);
	try {
		return statement
			.all(...values)
			.map((row) =>
				Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toNumber(value)])),
			);
	} finally {
		statement.setReadBigInts(false);
	}
}

const TOO_LARGE = 'ERR_OUT_OF_RANGE';

function toNumber(value: unknown): unknown {
	return typeof value === 'bigint' ? Number(value) : value;
}
