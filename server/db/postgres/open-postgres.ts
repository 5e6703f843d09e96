import {
	type AbortableOperationOptions,
	type CompiledQuery,
	type DatabaseConnection,
	Kysely,
	PostgresDialect,
	type QueryResult,
} from 'kysely';
import type { AppDatabase } from '#server/db/app-database.ts';
import { assembleDatabase } from '#server/db/assemble-database.ts';
import { createErrorCounts, type ErrorCounts } from '#server/db/error-counts.ts';
import type { Database } from '#server/db/schema.ts';
import { openPool, type PoolOptions } from './open-pool.ts';

/**
 * Opens a pool without connecting: the site starts and serves its cache while the server is down.
 */
export async function openPostgres(
	options: PoolOptions & { readOnly: boolean },
): Promise<AppDatabase> {
	const errors = createErrorCounts();
	const pool = openPool(options, errors);
	const dialect = new PostgresDialect({
		pool,
		onCreateConnection: async (connection) => translateErrors(connection, errors),
	});
	const kysely = new Kysely<Database>({ dialect });
	return assembleDatabase({
		kysely,
		source: { engine: 'postgres', url: options.url },
		readOnly: options.readOnly,
		load: () => ({
			...pool.load(),
			errors: errors.read(),
		}),
	});
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
