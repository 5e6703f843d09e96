import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { errorCode } from '#core/kit/app-error.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { readDataVersion } from '#server/db/data-version.ts';
import { takeTurn } from '#server/db/dialect.ts';
import { openPostgres } from '#server/db/postgres/open-postgres.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type SilentProxy, startSilentProxy } from '#tests/support/silent-proxy.ts';

const TIMES = { lookMs: 20, patienceMs: 200, probeMs: 500, travelMs: 100 };

const stack = { open: new AsyncDisposableStack() };
let own: TestDatabase;
let proxy: SilentProxy;
/** A process whose way to the server leads through the proxy. */
let node: AppDatabase;

beforeEach(async () => {
	stack.open = new AsyncDisposableStack();
	own = stack.open.use(await openTestDatabase('postgres', 'tables'));
	proxy = stack.open.use(await startSilentProxy(own.address.databaseUrl ?? ''));
	const options = { url: proxy.url, readOnly: false, poolSize: 3, times: TIMES };
	node = stack.open.use(await openPostgres(options));
});

afterEach(() => stack.open.disposeAsync());

const version = () => readDataVersion(node.kysely);

test('F07 a read on a connection that fell silent fails as "unavailable"; the next one has a new connection', async () => {
	const before = await version();
	await Promise.all([version(), version(), version()]);
	expect(proxy.connections()).toBe(3);
	proxy.silence();
	// The first one finds out for the other two, which lie in the pool.
	expect(await version().catch(errorCode)).toBe('unavailable');
	expect(await Promise.all([version(), version(), version()])).toEqual([before, before, before]);
});

test('F07 a transaction on a connection that fell silent gives its locks back at once', async () => {
	const begun = Promise.withResolvers<void>();
	const silent = Promise.withResolvers<void>();
	const cut = node.transaction(async (trx) => {
		await takeTurn(trx, 'a turn');
		begun.resolve();
		await silent.promise;
		await readDataVersion(trx);
	});
	await begun.promise;
	proxy.silence();
	silent.resolve();
	expect(await cut.catch(errorCode)).toBe('unavailable');
	await own.database.transaction((trx) => takeTurn(trx, 'a turn'));
});

test('a slow statement goes on, also where a connection beside it is cut', async () => {
	await version();
	proxy.silence();
	const cut = version().catch(errorCode);
	const slow = sql<{ done: string }>`select 'done' as done from pg_sleep(1)`.execute(node.kysely);
	expect(await cut).toBe('unavailable');
	expect((await slow).rows).toEqual([{ done: 'done' }]);
});

test('without any way to the server a pending read fails soon, and works once there is one again', async () => {
	const before = await version();
	proxy.silence();
	proxy.swallow(true);
	expect(await version().catch(errorCode)).toBe('unavailable');
	proxy.swallow(false);
	expect(await version()).toBe(before);
});
