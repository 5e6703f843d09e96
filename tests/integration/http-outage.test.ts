import { expect, test, vi } from 'vitest';
import { noteEverything } from '#server/changes/note-change.ts';
import { temporaryFolder } from '#tests/support/database.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const WARNING = '110 - "Response is Stale"';

test('F07 with PostgreSQL stopped cached pages are served, others say so at once, and everything comes back by itself', async () => {
	await using stack = new AsyncDisposableStack();
	const postgres = await startPostgres();
	stack.defer(() => postgres.stop());
	const folder = stack.use(await temporaryFolder());
	const site = stack.use(
		await startTestServer({ address: { dataDir: folder.path, databaseUrl: postgres.url } }),
	);
	const cached = await site.get('/jogos-de-hoje');
	await site.get('/jogos-de-amanha');
	await postgres.kill();

	expect(await site.get('/jogos-de-hoje')).toMatchObject({ status: 200, body: cached.body });
	const uncached = await site.get('/jogos/2026-11-25');
	expect(uncached).toMatchObject({
		status: 503,
		headers: { 'retry-after': '5', 'cache-control': 'no-store' },
	});
	expect(uncached.body).not.toMatch(/ECONNREFUSED|\bat .+:\d+:\d+/);
	expect((await site.get('/livez')).status).toBe(200);
	expect(await site.get('/readyz')).toMatchObject({
		status: 503,
		body: '{"status":"not-ready","reasons":["database"]}\n',
	});
	expect(JSON.parse((await site.get('/api/v1/configuracoes/marca')).body)).toMatchObject({
		error: { code: 'unavailable' },
	});

	await postgres.start();
	await vi.waitFor(async () => expect((await site.get('/jogos/2026-11-25')).status).toBe(200), {
		timeout: 20_000,
		interval: 100,
	});
	expect((await site.get('/readyz')).status).toBe(200);
});

test('F07 a page that is no longer true is served with a warning while the database is away', async () => {
	await using stack = new AsyncDisposableStack();
	const postgres = await startPostgres();
	stack.defer(() => postgres.stop());
	const folder = stack.use(await temporaryFolder());
	const site = stack.use(
		await startTestServer({ address: { dataDir: folder.path, databaseUrl: postgres.url } }),
	);
	await site.get('/jogos-de-hoje');
	await postgres.kill();
	// A day goes by: what was today is not any more.
	site.context.config.clockOffsetMs = 86_400_000;
	const stale = await site.get('/jogos-de-hoje');
	expect([stale.status, stale.headers.warning]).toEqual([200, WARNING]);
});

test('S8.01 without the record of the brand the defaults are shown, reported by the browser, and never kept', async () => {
	await using site = await startTestServer();
	await site.context.db.transaction(async (trx) => {
		await trx.deleteFrom('settings').where('id', '=', 'marca').execute();
		noteEverything(trx, 0);
	});
	for (const target of ['/sobre-nos', '/sobre-nos']) {
		const reply = await site.get(target);
		expect([reply.status, reply.headers['cache-control']]).toEqual([200, 'no-store']);
		expect(reply.body).toContain('Guia de Jogos');
	}
	expect(
		(await site.log()).filter(({ route }) => route === '/sobre-nos').map(({ cache }) => cache),
	).toEqual(['miss', 'miss']);
});

test('S8.02 a brand that cannot be read gives the defaults, not an error, and is never kept', async () => {
	await using site = await startTestServer();
	await site.context.db.transaction(async (trx) => {
		await trx.updateTable('settings').set({ data: '{broken' }).where('id', '=', 'marca').execute();
		noteEverything(trx, 0);
	});
	const reply = await site.get('/sobre-nos');
	expect([reply.status, reply.headers['cache-control']]).toEqual([200, 'no-store']);
	expect(reply.body).toContain('Guia de Jogos');
});
