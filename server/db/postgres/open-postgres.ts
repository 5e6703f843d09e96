import {
	type AbortableOperationOptions,
	type CompiledQuery,
	type DatabaseConnection,
	Kysely,
	PostgresDialect,
	type PostgresPool,
	type QueryResult,
} from 'kysely';
import pg from 'pg';
import type { AppDatabase } from '#server/db/app-database.ts';
import { assembleDatabase } from '#server/db/assemble-database.ts';
import { createErrorCounts, type ErrorCounts } from '#server/db/error-counts.ts';
import type { Database } from '#server/db/schema.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;
const IDLE_IN_TRANSACTION_MS = 30_000;
const INT8 = 20;
const NUMERIC = 1700;

/** Counts, sums and instants (BIGINT) as numbers, as on SQLite: all values are below 2^53. */
const numberTypes: pg.CustomTypesConfig = {
	getTypeParser: (id, format) =>
		id === INT8 || id === NUMERIC ? Number : pg.types.getTypeParser(id, format),
};

/** Settings of every connection to the server, pooled or listening. */
export function clientConfig(url: string): pg.ClientConfig {
	return {
		connectionString: url,
		application_name: 'guia',
		connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
		keepAlive: true,
		types: numberTypes,
	};
}

/**
 * Opens a pool without connecting: the site starts and serves its cache while the server is down.
 */
export async function openPostgres(options: {
	url: string;
	readOnly: boolean;
	poolSize: number;
}): Promise<AppDatabase> {
	const pool = new pg.Pool({
		...clientConfig(options.url),
		max: options.poolSize,
		onConnect: prepareSession,
	});
	// Without error listeners a lost server ends this process. The pool covers idle connections; each
	// connection in use needs its own listener.
	pool.on('error', () => undefined);
	pool.on('connect', (client) => client.on('error', () => undefined));
	const errors = createErrorCounts();
	const dialect = new PostgresDialect({
		pool: withClearErrors(pool, errors),
		onCreateConnection: async (connection) => translateErrors(connection, errors),
	});
	const kysely = new Kysely<Database>({ dialect });
	return assembleDatabase({
		kysely,
		source: { engine: 'postgres', url: options.url },
		readOnly: options.readOnly,
		load: () => ({
			...{ used: pool.totalCount - pool.idleCount, waiting: pool.waitingCount },
			errors: errors.read(),
		}),
	});
}

function withClearErrors(pool: pg.Pool, errors: ErrorCounts): PostgresPool {
	return {
		options: pool.options,
		connect: () =>
			pool.connect().catch((error: unknown) => {
				throw errors.failed(error);
			}),
		end: () => pool.end(),
	} as PostgresPool;
}

/** Read-only by default, as on SQLite: transactions declare that they write. */
async function prepareSession(client: pg.ClientBase): Promise<void> {
	await client.query(`set statement_timeout = ${STATEMENT_TIMEOUT_MS};
		set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS};
		set session characteristics as transaction read only`);
}

function translateErrors(connection: DatabaseConnection, errors: ErrorCounts): void {
	const execute = connection.executeQuery.bind(connection);
	connection.executeQuery = async <R>(
		query: CompiledQuery,
		options?: AbortableOperationOptions,
	): Promise<QueryResult<R>> => {
		try {
			return await execute<R>(query, options);
		} catch (error) {
			throw errors.failed(error);
		}
	};
}
