import { expect, test } from 'vitest';
import { aBody } from '#tests/support/articles.ts';
import { NOW } from '#tests/support/factories.ts';
import { aStoredGame, clock, published } from '#tests/support/news-site.ts';
import { startTestServer } from '#tests/support/test-server.ts';

test('A22 the latest articles as RSS, Atom and JSON Feed, in the sitemaps, and for two days in that of the news', async () => {
	await using site = await startTestServer({ config: clock() });
	const { game } = await aStoredGame(site);
	const gameBlock = { type: 'gameBlock', attrs: { gameId: game.id } } as const;
	const dayBlock = { type: 'dayBlock', attrs: { day: game.day } } as const;
	const article = await published(site, {
		title: 'Fla & Palmeiras',
		body: aBody('Hoje.', gameBlock, dayBlock),
		teamIds: ['flamengo'],
	});
	await published(site, { title: 'De anteontem' }, NOW - 49 * 3_600_000);
	for (const [file, type] of [
		['rss.xml', 'application/rss+xml'],
		['atom.xml', 'application/atom+xml'],
		['feed.json', 'application/feed+json'],
	]) {
		const feed = await site.get(`/noticias/${file}`);
		expect([feed.status, feed.headers['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
		expect(feed.body).toContain(`/noticias/${article.slug}`);
		expect(feed.body).toContain(`/onde-assistir/${game.slug}`);
		expect(feed.body).toContain('Jogos de sexta-feira, 20 de novembro');
		expect(feed.body).toContain('De anteontem');
		const headers = { 'if-none-match': `${feed.headers.etag}` };
		expect((await site.get(`/noticias/${file}`, { headers })).status).toBe(304);
	}
	expect((await site.get('/noticias')).body).toMatch(
		/rel="alternate" title="RSS" type="application\/rss\+xml" href="\/noticias\/rss.xml"/,
	);
	const index = (await site.get('/sitemap.xml')).body;
	for (const file of ['noticias', 'artigos'])
		expect(index).toContain(`/sitemaps/${file}.xml</loc>`);
	const news = (await site.get('/sitemaps/noticias.xml')).body;
	expect(news).toContain('<news:title>Fla &amp; Palmeiras</news:title>');
	expect(news).toContain('<news:publication_date>2026-11-20T21:00:00Z</news:publication_date>');
	expect(news).not.toContain('De anteontem');
	const all = (await site.get('/sitemaps/artigos.xml')).body;
	expect(all.match(/<loc>/g)).toHaveLength(2);
	expect((await site.get('/sitemaps/paginas.xml')).body).toContain('/noticias</loc>');
});

test('an article that cannot be shown leaves the feeds and the sitemaps to the others, and the log names it', async () => {
	await using site = await startTestServer({ config: clock() });
	const damaged = await published(site, { title: 'Sem data' });
	await published(site, { title: 'Com data' });
	const values = { published_at: 8.7e15, updated_at: null };
	await site.context.db.transaction((trx) =>
		trx.updateTable('articles').set(values).where('id', '=', damaged.id).execute(),
	);
	for (const path of [
		'/noticias/rss.xml',
		'/noticias/atom.xml',
		'/noticias/feed.json',
		'/sitemaps/artigos.xml',
		'/sitemaps/noticias.xml',
	]) {
		const { status, body } = await site.get(path);
		expect([path, status]).toEqual([path, 200]);
		expect(body).toContain('com-data');
		expect(body).not.toContain(damaged.slug);
	}
	const reported = (await site.log()).filter(({ code }) => code === 'damaged-record');
	expect(reported).toMatchObject([
		{
			level: 'error',
			record: `articles/${damaged.id}`,
			why: '8700000000000000 is no instant from 1900 to 2199',
		},
	]);
});
