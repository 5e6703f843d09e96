import pg from 'pg';

const CONNECT_TIMEOUT_MS = 3_000;
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
