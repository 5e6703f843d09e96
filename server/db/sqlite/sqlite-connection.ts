import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { ErrorCounts } from '#server/db/error-counts.ts';
import { openSession, type SqliteSession } from './sqlite-session.ts';

/** The connection Kysely holds: the shared reader, and the writer while a transaction is open. */
export class SqliteConnection implements DatabaseConnection {
	readonly #reader: SqliteSession;
	readonly #file: string;
	readonly #errors: Pick<ErrorCounts, 'failed'>;
	#writer: SqliteSession | null = null;

	constructor(file: string, reader: SqliteSession, errors: Pick<ErrorCounts, 'failed'>) {
		this.#file = file;
		this.#reader = reader;
		this.#errors = errors;
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
			throw this.#errors.failed(error);
		}
	}

	/**
	 * Uses its own connection: a half-read result would hold the shared reader at an old snapshot.
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
