import { expect, test } from 'vitest';
import { readWritten, type Written } from '#core/admin/written.ts';
import type { GameRecord } from '#core/games/contract/form.ts';
import { someWords } from '#tests/support/articles.ts';
import { ENGINES } from '#tests/support/database.ts';
import { NOW } from '#tests/support/factories.ts';
import { type PanelReply, signInAs } from '#tests/support/panel.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const LONG_MS = 30_000;
const AT_NOW = { clockOffsetMs: NOW - Date.now() };

const GAME = {
	...{
		competitionId: 'brasileirao-a',
		round: null,
		venue: null,
		source: null,
		broadcasts: [],
		status: 'scheduled',
	},
	...{ home: { teamId: 'flamengo', label: null }, away: { teamId: 'palmeiras', label: null } },
	...{ date: '2026-11-21', time: '21:30', zone: 'America/Sao_Paulo', publication: 'published' },
};

function writtenOf({ headers }: PanelReply): Written | null {
	return readWritten(headers);
}

/** What readers of these pages see of the hour of the game. */
async function hours(site: TestServer, pages: readonly string[]): Promise<string[]> {
	const bodies = await Promise.all(pages.map(async (page) => (await site.get(page)).body));
	return bodies.map((body) => ['21h30', '19h15'].filter((hour) => body.includes(hour)).join());
}

for (const engine of ENGINES) {
	test(`a game is saved, and the next look at any page of it shows it, on another node too [${engine}]`, async () => {
		await using site = await startTestServer({ engine, config: AT_NOW, patienceMs: LONG_MS });
		const { dataDir, databaseUrl } = site.context.config;
		await using other = await startTestServer({
			address: { dataDir, databaseUrl },
			config: AT_NOW,
		});
		const ana = await signInAs(site, 'editor');
		const made = await ana.call('POST', 'games', GAME);
		const { id, slug, day } = made.json as unknown as GameRecord;
		const page = `/onde-assistir/${slug}`;
		const pages = [page, `/jogos/${day}`, '/jogos-de-hoje', '/'];
		expect(await hours(site, pages)).toEqual(pages.map(() => '21h30'));
		expect(await hours(other, pages)).toEqual(pages.map(() => '21h30'));

		const saved = await ana.call('PUT', `games/${id}`, { ...GAME, time: '19:15', revision: 1 });
		const written = writtenOf(saved);
		expect(written).toEqual({ version: (writtenOf(made)?.version ?? 0) + 1, shows: true });
		// The page of the game tells that it moved from 21h30.
		expect(await hours(site, pages)).toEqual([
			'21h30,19h15',
			...pages.slice(1).map(() => expect.stringContaining('19h15')),
		]);
		expect((await site.get(`${page}.data`)).body).toContain('19h15');

		const sent = await other.get(`${page}?versao=${written?.version}`);
		expect([sent.status, sent.headers.location, sent.headers['cache-control']]).toEqual([
			302,
			page,
			'no-store',
		]);
		expect((await other.get(page)).body).toContain('19h15');
	});

	test(`an article is published, and its page and the list show it at the next look [${engine}]`, async () => {
		await using site = await startTestServer({ engine, config: AT_NOW, patienceMs: LONG_MS });
		const ana = await signInAs(site, 'editor');
		await site.get('/noticias');
		const draft = await ana.call('POST', 'articles', { content: someWords() });
		expect(writtenOf(draft)).toBeNull();
		const { id, revision } = (draft.json as { article: { id: string; revision: number } }).article;
		const published = await ana.call('POST', `articles/${id}/steps`, { step: 'publish', revision });
		expect(writtenOf(published)?.shows).toBe(true);
		const { slug } = (published.json as { article: { slug: string } }).article;
		for (const page of ['/noticias', `/noticias/${slug}`])
			expect((await site.get(page)).body).toContain('Clássico muda de horário');
	});
}

test('a save of the brand is seen on the home page at once, and a call that changes nothing says nothing', async () => {
	await using site = await startTestServer({ patienceMs: LONG_MS });
	const ana = await signInAs(site, 'editor');
	await site.get('/');
	const brand = {
		nomeApp: 'Guia do Apito',
		slogan: 'Lance a lance.',
		logoURL: '',
		textoRodape: '',
	};
	expect(writtenOf(await ana.call('PUT', 'brand', { ...brand, revision: 1 }))?.shows).toBe(true);
	expect((await site.get('/')).body).toContain('Guia do Apito');
	expect(writtenOf(await ana.call('GET', 'brand'))).toBeNull();
	expect(writtenOf(await ana.call('PUT', 'brand', { ...brand, revision: 1 }))).toBeNull();
});

test('a site that does not come to it is not waited for, and nobody says that it shows the save', async () => {
	await using site = await startTestServer({ patienceMs: 0 });
	const ana = await signInAs(site, 'editor');
	const brand = {
		nomeApp: 'Guia do Apito',
		slogan: 'Lance a lance.',
		logoURL: '',
		textoRodape: '',
	};
	expect(writtenOf(await ana.call('PUT', 'brand', { ...brand, revision: 1 }))).toEqual({
		version: expect.any(Number),
		shows: false,
	});
});

test('a version in an address leads to the clean address, whatever it is', async () => {
	await using site = await startTestServer();
	const asked = async (target: string) => {
		const { status, headers } = await site.get(target);
		return [status, headers.location, headers['cache-control']];
	};
	for (const version of ['', '=', '=abc', '=-1', '=0', '=1', '=99999999999', '=%E0%A4%A'])
		expect(await asked(`/jogos-de-hoje?versao${version}`)).toEqual([
			302,
			'/jogos-de-hoje',
			'no-store',
		]);
	expect(await asked('/?versao=abc&busca=gremio')).toEqual([302, '/?busca=gremio', 'no-store']);
	expect((await asked('/nao-existe?versao=1'))[0]).toBe(404);
	expect((await asked('/jogos-de-hoje.data?versao=1'))[0]).toBe(200);
	expect((await asked('/JOGOS-DE-HOJE?versao=1')).slice(0, 2)).toEqual([308, '/jogos-de-hoje']);
});
