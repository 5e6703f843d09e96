import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { noteEverything } from '#server/changes/note-change.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { watchDataVersion } from '#server/db/data-version.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { onBothEngines, openTestDatabase } from '#tests/support/database.ts';
import { startSilentProxy } from '#tests/support/silent-proxy.ts';

/** Asked once it listens. */
const VERSION_QUESTION = 'from "data_version"';
const OFTEN = { pollMs: 20, answerMs: 200 };

/**
 * As behind a pooler that hands out a server connection per transaction: what is notified reaches
 * nobody.
 */
function bumpWithoutSignal(database: AppDatabase): Promise<unknown> {
	return database.transaction((trx) =>
		trx.updateTable('data_version').set({ version: sql`version + 1` }).execute(),
	);
}

onBothEngines(
	'a change of another process is seen although no signal tells of it',
	async (database, own) => {
		await using other = await openDatabase(own.address);
		const stop = new AbortController();
		const seen = Promise.withResolvers<number>();
		const start = await watchDataVersion(database, seen.resolve, stop.signal, OFTEN);
		await bumpWithoutSignal(other);
		expect(await seen.promise).toBe(start + 1);
		stop.abort();
	},
);

test('a connection that falls silent without closing is replaced, and hears again', async () => {
	await using own = await openTestDatabase('postgres');
	await using proxy = await startSilentProxy(own.address.databaseUrl ?? '');
	const stop = new AbortController();
	const seen: number[] = [];
	// Only what listens goes through the proxy.
	const behindProxy: AppDatabase = {
		...own.database,
		source: { engine: 'postgres', url: proxy.url },
	};
	const start = await watchDataVersion(
		behindProxy,
		(version) => seen.push(version),
		stop.signal,
		OFTEN,
	);
	await vi.waitFor(() => expect(proxy.hasAsked(VERSION_QUESTION)).toBe(true));
	proxy.silence();
	await bumpWithoutSignal(own.database);
	await vi.waitFor(() => expect(seen).toEqual([start + 1]), { timeout: 10_000 });
	await vi.waitFor(() => expect(proxy.connections()).toBe(2), { timeout: 10_000 });
	stop.abort();
});

test('after a silence a signal alone is enough again', async () => {
	await using own = await openTestDatabase('postgres');
	await using proxy = await startSilentProxy(own.address.databaseUrl ?? '');
	const stop = new AbortController();
	const seen: number[] = [];
	const behindProxy: AppDatabase = {
		...own.database,
		source: { engine: 'postgres', url: proxy.url },
	};
	await using other = await openDatabase(own.address);
	const start = await watchDataVersion(behindProxy, (version) => seen.push(version), stop.signal, {
		pollMs: 3_600_000,
		answerMs: 200,
	});
	await vi.waitFor(() => expect(proxy.hasAsked(VERSION_QUESTION)).toBe(true));
	proxy.silence();
	// A commit of its own makes it ask, and so notice.
	await own.database.transaction(async (trx) => noteEverything(trx, 0));
	await vi.waitFor(() => expect(seen).toEqual([start + 1]), { timeout: 10_000 });
	await other.transaction(async (trx) => noteEverything(trx, 0));
	await vi.waitFor(() => expect(seen).toEqual([start + 1, start + 2]), { timeout: 10_000 });
	stop.abort();
});
