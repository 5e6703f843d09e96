import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { databaseError } from '#server/db/db-error.ts';
import { openSession, type SqliteSession } from './sqlite-session.ts';

/**
 * What Kysely holds while it works: reads with the shared reader until a transaction begins, then
 * with the writer until it ends.
 */
export class SqliteConnection implements DatabaseConnection {
	readonly #reader: SqliteSession;
	readonly #file: string;
	#writer: SqliteSession | null = null;

	constructor(file: string, reader: SqliteSession) {
		this.#file = file;
		this.#reader = reader;
	}

	attachWriter(writer: SqliteSession | null): void {
		this.#writer = writer;
	}

	get writer(): SqliteSession | null {
		return this.#writer;
	}

	async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
		try {
			return (this.#writer ?? this.#reader).execute<R>(query.sql, query.parameters);
		} catch (error) {
			throw databaseError(error);
		}
	}

	/**
	 * A connection of its own: a half-read result would otherwise hold the shared reader at an old
	 * state of the data.
	 */
	async *streamQuery<R>(
		query: CompiledQuery,
		chunkSize: number,
	): AsyncIterableIterator<QueryResult<R>> {
		const session = openSession(this.#file, 'read');
		try {
			let rows: R[] = [];
			for (const row of session.raw.prepare(query.sql).iterate(...(query.parameters as string[]))) {
				rows.push(row as R);
				if (rows.length < chunkSize) continue;
				yield { rows };
				rows = [];
			}
			if (rows.length > 0) yield { rows };
		} finally {
			session.close();
		}
	}
}
