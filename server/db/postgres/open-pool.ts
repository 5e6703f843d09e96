import type { PostgresPool } from 'kysely';
import pg from 'pg';
import type { ErrorCounts } from '#server/db/error-counts.ts';
import { clientConfig } from './client-config.ts';
import { cutSilentLines, LINE_TIMES, type LineTimes } from './cut-silent-lines.ts';
import { Line } from './line.ts';

const STATEMENT_TIMEOUT_MS = 15_000;
/** So long the server keeps the locks of a process that vanished without a goodbye. */
const IDLE_IN_TRANSACTION_MS = 10_000;

export type PoolOptions = { url: string; poolSize: number; times?: LineTimes };

/** The pool of a Kysely dialect, and how much of it is used. */
type WatchedPool = PostgresPool & { load(): { used: number; waiting: number } };

/** Makes connections when they are needed, and cuts those on which no answer comes. */
export function openPool(options: PoolOptions, errors: ErrorCounts): WatchedPool {
	const { url, poolSize, times = LINE_TIMES } = options;
	const lines = new Set<Line>();
	class PooledLine extends Line {
		constructor(config: pg.ClientConfig) {
			super(config);
			lines.add(this);
			this.once('end', () => lines.delete(this));
		}
	}
	const config = clientConfig(url);
	const pool = new pg.Pool({
		...config,
		...{ max: poolSize, onConnect: prepareSession },
		Client: PooledLine as unknown as new () => pg.ClientBase,
	});
	// Without error listeners a lost server ends this process. The pool covers idle connections; each
	// connection in use needs its own listener.
	pool.on('error', () => undefined);
	pool.on('connect', (client) => client.on('error', () => undefined));
	const noteIdle = (isIdle: boolean) => (client: unknown) => {
		if (client instanceof Line) client.isIdle = isIdle;
	};
	pool.on('acquire', noteIdle(false));
	pool.on('release', (_error, client) => noteIdle(true)(client));
	const watching = new AbortController();
	cutSilentLines(lines, config, { signal: watching.signal, times });
	return {
		options: pool.options,
		connect: () =>
			pool.connect().catch((error: unknown) => {
				throw errors.failed(error);
			}),
		end() {
			watching.abort();
			return pool.end();
		},
		load: () => ({ used: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
	} as WatchedPool;
}

/** Read-only by default, as on SQLite: transactions declare that they write. */
async function prepareSession(client: pg.ClientBase): Promise<void> {
	await client.query(`set statement_timeout = ${STATEMENT_TIMEOUT_MS};
		set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS};
		set session characteristics as transaction read only`);
}
