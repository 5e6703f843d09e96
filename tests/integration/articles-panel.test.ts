import { expect, test } from 'vitest';
import { EMPTY_ARTICLE } from '#core/news/typed-article.ts';
import { aBody } from '#tests/support/articles.ts';
import { ENGINES } from '#tests/support/database.ts';
import { signInAs } from '#tests/support/panel.ts';
import { startTestServer } from '#tests/support/test-server.ts';

type Record_ = {
	article: { id: string; revision: number; slug: string | null; state: string };
	missing: Record<string, string>;
};

for (const engine of ENGINES) {
	test(`S4.05 S6.01 the panel's JSON of articles: written, refused with reasons, published, stale with both versions, previewed, many at once [${engine}]`, async () => {
		await using site = await startTestServer({ engine, config: { demo: true } });
		const ana = await signInAs(site, 'editor');
		const made = await ana.call('POST', 'articles', { content: EMPTY_ARTICLE });
		const { article } = made.json as unknown as Record_;
		expect(made.status).toBe(200);
		const early = await ana.call('POST', `articles/${article.id}/steps`, {
			revision: 1,
			step: 'publish',
		});
		expect([early.status, Object.keys(early.json.fields as object)]).toEqual([
			422,
			['title', 'body'],
		]);
		const bad = { ...EMPTY_ARTICLE, body: { type: 'doc', content: [{ type: 'iframe' }] } };
		expect(
			(await ana.call('PUT', `articles/${article.id}`, { revision: 1, content: bad })).status,
		).toBe(422);

		const games = await ana.call('GET', 'articles/games?term=fla');
		const [game] = (games.json as { games: { id: string; title: string; channels: string[] }[] })
			.games;
		if (game === undefined) throw new Error('No game');
		const day = await ana.call('GET', 'articles/day?day=2026-02-30');
		expect(day.status).toBe(422);
		const content = {
			...EMPTY_ARTICLE,
			title: 'Onde ver',
			body: aBody('Veja:', { type: 'gameBlock', attrs: { gameId: game.id } }),
		};
		const saved = await ana.call('PUT', `articles/${article.id}`, { revision: 1, content });
		expect([saved.status, saved.json]).toMatchObject([
			200,
			{ article: { revision: 2 }, missing: {} },
		]);
		const stale = await ana.call('PUT', `articles/${article.id}`, {
			revision: 1,
			content: { ...content, title: 'Outro' },
		});
		expect(stale.status).toBe(409);
		expect(stale.json).toMatchObject({
			code: 'stale',
			current: { article: { revision: 2 } },
			sent: { content: { title: 'Outro' } },
		});

		const preview = await ana.call('GET', `articles/${article.id}/preview`);
		expect(preview.json).toMatchObject({
			view: { title: 'Onde ver', games: { byId: { [game.id]: 0 } } },
			address: expect.stringMatching(/\/noticias\/onde-ver$/),
		});
		const published = await ana.call('POST', `articles/${article.id}/steps`, {
			revision: 2,
			step: 'publish',
		});
		expect(published.json).toMatchObject({
			article: { state: 'published', slug: 'onde-ver', revision: 3 },
		});
		const bulk = await ana.call('POST', 'articles/bulk', {
			step: 'archive',
			articles: [
				{ id: article.id, revision: 2 },
				{ id: article.id, revision: 3 },
			],
		});
		expect(bulk.json).toMatchObject({
			done: [{ id: article.id, revision: 4 }],
			refused: [{ title: 'Onde ver', reason: expect.stringMatching(/\.$/) }],
		});
		const list = await ana.call('GET', 'articles?situacao=archived&ordem=title');
		expect(list.json).toMatchObject({
			total: 1,
			articles: [{ title: 'Onde ver' }],
			counts: { archived: 1 },
		});
		const revisions = await ana.call('GET', `articles/${article.id}/revisions`);
		expect(
			(revisions.json as { revisions: { kind: string }[] }).revisions.map(({ kind }) => kind),
		).toEqual(['published', 'saved', 'created']);
		expect((await ana.call('GET', `articles/${article.id}/revisions/none`)).status).toBe(404);
		expect(
			(
				await ana.call('POST', 'articles/pictures', {
					address: '/files/v0/b/main/o/nada?alt=media',
				})
			).status,
		).toBe(422);

		const views = { views: [{ name: 'No ar', query: 'situacao=published' }], revision: 0 };
		expect((await ana.call('PUT', 'views/articles', views)).json).toEqual({
			...views,
			revision: 1,
		});
		expect((await ana.call('PUT', 'views/articles', views)).status).toBe(409);
		expect((await ana.call('GET', 'views/nada')).status).toBe(404);
		const bia = await signInAs(site, 'editor');
		expect((await bia.call('GET', 'views/articles')).json).toEqual({ views: [], revision: 0 });
	});
}
