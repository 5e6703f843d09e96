import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSchemaState } from '#server/db/migrate.ts';
import { allMigrations } from '#server/db/migrations/all-migrations.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createOperatorsRepository } from '#server/identity/accounts/operators-repository.ts';
import { createJobsRepository } from '#server/jobs/jobs-repository.ts';
import { ENGINES } from '#tests/support/database.ts';
import { NOW } from '#tests/support/factories.ts';
import { PASSWORD } from '#tests/support/identity.ts';
import { identityClient } from '#tests/support/identity-client.ts';
import { KEPT_KEY, openKeptGuide } from '#tests/support/kept-guide.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const GAME = 'flamengo-vs-palmeiras-2026-11-20';
const CONFIG = { guiaKey: KEPT_KEY, clockOffsetMs: NOW - Date.now() };

for (const engine of ENGINES) {
	test(`F08 a guide of version 0.1 is upgraded with all that it holds [${engine}]`, async () => {
		await using kept = await openKeptGuide(engine);
		{
			await using before = await openDatabase(kept.address);
			const { applied } = await readSchemaState(before.kysely);
			expect(applied.at(-1)).toBe('0016_import_counts');
		}
		await using site = await startTestServer({ address: kept.address, config: CONFIG });
		expect(await readSchemaState(site.context.db.kysely)).toEqual({
			applied: allMigrations.map(({ name }) => name),
			pending: [],
			newer: [],
		});
		if (engine === 'sqlite')
			expect(await readdir(join(kept.address.dataDir, 'backups'))).toHaveLength(1);
		await expectGames(site);
		await expectPages(site);
		await expectAddresses(site);
		await expectOperators(site);
		expect(
			await createJobsRepository(site.context.db.kysely).listOf('tidy', { before: null, limit: 5 }),
		).toMatchObject([{ state: 'done' }]);
	});
}

async function expectGames({ context: { data } }: TestServer): Promise<void> {
	const game = await data.games.bySlug(GAME);
	expect(game?.broadcasts).toMatchObject([
		{ channelId: 'globo', state: 'confirmed', coverage: { include: ['SP'], exclude: [] } },
		{ channelId: 'premiere', state: 'confirmed' },
	]);
	const moved = await data.games.bySlug('gremio-vs-bahia-2026-11-22');
	const history = await data.changes.listGame(moved?.id ?? '');
	expect(history.map(({ kind }) => kind)).toEqual(['created', 'kickoff']);
}

async function expectPages(site: TestServer): Promise<void> {
	const home = await site.get('/');
	expect(home.status).toBe(200);
	for (const words of ['Guia da Várzea', 'Flamengo', 'Palmeiras', 'Globo'])
		expect(home.body).toContain(words);
	const article = await site.get('/noticias/classico-muda-de-horario');
	expect(article.status).toBe(200);
	expect(article.body).toContain('A mudança vale para domingo.');
	// The block of a game in its body leads to the game.
	expect(article.body).toContain(GAME);
}

async function expectAddresses(site: TestServer): Promise<void> {
	const answers: [string, number, string?][] = [
		[`/onde-assistir/${GAME}`, 200],
		['/onde-assistir/cruzeiro-vs-internacional-2026-11-21', 200],
		['/onde-assistir/gremio-vs-bahia-2026-11-21', 301, '/onde-assistir/gremio-vs-bahia-2026-11-22'],
		['/onde-assistir/santos-vs-corinthians-2026-11-22', 410],
		['/onde-assistir/vasco-vs-botafogo-2026-11-23', 404],
		['/noticias/nota-retirada', 404],
		['/time/peixe-da-vila', 301, '/time/santos'],
		['/canal/globo', 200],
		['/campeonato/brasileirao-a', 200],
	];
	for (const [address, status, location] of answers) {
		const reply = await site.get(address);
		expect([address, reply.status, reply.headers.location]).toEqual([address, status, location]);
	}
}

/** Both are still there, and the administrator signs in with the password of then. */
async function expectOperators({ url, context }: TestServer): Promise<void> {
	const operators = await createOperatorsRepository(context.db.kysely).list();
	expect(operators.map(({ email, role }) => [email, role])).toEqual([
		['ana@guia.example', 'administrator'],
		['bia@guia.example', 'editor'],
	]);
	const tab = identityClient(url);
	const signedIn = await tab.call('/v1/accounts:signInWithPassword', {
		email: 'ana@guia.example',
		password: PASSWORD,
		returnSecureToken: true,
	});
	expect(signedIn.status).toBe(200);
	const authorization = `Bearer ${signedIn.json.idToken}`;
	const overview = await tab.request('GET', '/api/admin/overview', { authorization });
	expect(overview.status).toBe(200);
}
