import { expect, test, vi } from 'vitest';
import { errorCode } from '#core/kit/app-error.ts';
import { noteEverything } from '#server/changes/note-change.ts';
import { readDataVersion, watchDataVersion } from '#server/db/data-version.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { startPostgres } from '#tests/support/postgres.ts';

test('F07 PostgreSQL crashed and back: "unavailable" meanwhile, then reads, writes and the watcher go on', async () => {
	const server = await startPostgres();
	const stop = new AbortController();
	try {
		await using database = await openDatabase({ dataDir: '.', databaseUrl: server.url });
		await migrate(database);
		const seen: number[] = [];
		const start = await watchDataVersion(database, (version) => seen.push(version), stop.signal);
		await server.kill();
		expect(await readDataVersion(database.kysely).catch(errorCode)).toBe('unavailable');
		expect(await database.transaction(async (trx) => noteEverything(trx, 0)).catch(errorCode)).toBe(
			'unavailable',
		);
		await server.start();
		await using other = await openDatabase({ dataDir: '.', databaseUrl: server.url });
		await other.transaction(async (trx) => noteEverything(trx, 0));
		expect(await readDataVersion(database.kysely)).toBe(start + 1);
		await vi.waitFor(() => expect(seen).toEqual([start + 1]), { timeout: 15_000 });
		await database.transaction(async (trx) => noteEverything(trx, 0));
		await vi.waitFor(() => expect(seen).toEqual([start + 1, start + 2]), { timeout: 5_000 });
	} finally {
		stop.abort();
		await server.stop();
	}
});
