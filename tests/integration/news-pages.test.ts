import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createFileRepository } from '#server/files/file-repository.ts';
import { createFileUseRepository } from '#server/files/file-use-repository.ts';
import { createArticle } from '#server/news/create-article.ts';
import { publishChanges } from '#server/news/publish-article.ts';
import { saveWorkingCopy } from '#server/news/save-working-copy.ts';
import { archiveArticle, trashArticle } from '#server/news/withdraw-article.ts';
import { aBody, EDITOR, refOf, someWords } from '#tests/support/articles.ts';
import { ENGINES } from '#tests/support/database.ts';
import { NOW } from '#tests/support/factories.ts';
import { createFileClient } from '#tests/support/files/file-client.ts';
import { aStoredGame, clock, published } from '#tests/support/news-site.ts';
import { signInAs } from '#tests/support/panel.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/**
 * The page once it follows the last change: until then a cache may answer with the one before, for
 * a moment.
 */
async function pageWith(site: TestServer, path: string, text: string): Promise<string> {
	await expect
		.poll(async () => (await site.get(path)).body.includes(text), { timeout: 10_000 })
		.toBe(true);
	return (await site.get(path)).body;
}

async function statusOf(site: TestServer, path: string, status: number): Promise<void> {
	await expect.poll(async () => (await site.get(path)).status, { timeout: 15_000 }).toBe(status);
}

for (const engine of ENGINES) {
	test(`S1.01 an article is read without script: byline, times, source, game as it stands now; the game names it [${engine}]`, async () => {
		await using site = await startTestServer({ engine, config: clock() });
		const { game, move } = await aStoredGame(site);
		const article = await published(site, {
			body: aBody(
				'A rodada começa hoje.',
				{ type: 'gameBlock', attrs: { gameId: game.id } },
				{ type: 'dayBlock', attrs: { day: game.day } },
			),
			credit: { name: 'ge', url: 'https://ge.globo.com/futebol/' },
			teamIds: ['flamengo'],
		});
		const path = `/noticias/${article.slug}`;
		const page = (await site.get(path)).body;
		for (const text of [
			'Por Redação',
			'sexta-feira, 20 de novembro de 2026, às 18h00',
			'https://ge.globo.com/futebol/',
			'A rodada começa hoje.',
		])
			expect(page).toContain(text);
		expect(page).toContain('hoje, 21h30');
		expect(page).toMatch(/>Globo<\/b> <span class="ans-words">em SP, de graça</);
		// In the list of the day too: a channel of one state is no channel of the country.
		expect(page).toMatch(/class="glines-where">.{0,200}Globo em SP, de graça/s);
		expect(page).not.toContain('Atualizado em');
		expect(page).toContain('"@type":"NewsArticle"');
		expect(page).toContain('"datePublished":"2026-11-20T18:00:00-03:00"');
		expect(page).toMatch(/property="og:type" content="article"/);
		expect((await site.get(`/onde-assistir/${game.slug}`)).body).toContain(`href="${path}"`);
		expect((await site.get('/noticias?time=flamengo')).body).toContain(article.working.title);
		await move('2026-11-20T22:00');
		const after = await pageWith(site, path, 'hoje, 22h');
		expect(after).toContain('mudou de 21h30 para 22h');
		expect(after).not.toContain('hoje, 21h30');
	});
}

test('S2.07 addresses of articles: moved 301, withdrawn 410, unknown 404, drafts never', async () => {
	await using site = await startTestServer({ config: clock() });
	const { db } = site.context;
	const first = await published(site);
	await createArticle(db, someWords({ title: 'Ainda não', slug: 'ainda-nao' }), EDITOR);
	for (const slug of ['nunca-houve', 'ainda-nao'])
		expect((await site.get(`/noticias/${slug}`)).status).toBe(404);
	const renamed = await saveWorkingCopy(
		db,
		refOf(first),
		someWords({ slug: 'outro-endereco' }),
		EDITOR,
	);
	if (!renamed.ok) throw new Error('saved');
	expect((await site.get(`/noticias/${first.slug}`)).status).toBe(200);
	const changed = await publishChanges(db, refOf(renamed.value), { ...EDITOR, now: NOW + 60_000 });
	if (!changed.ok) throw new Error('published');
	await statusOf(site, `/noticias/${first.slug}`, 301);
	expect((await site.get(`/noticias/${first.slug}`)).headers.location).toMatch(
		/\/noticias\/outro-endereco$/,
	);
	expect((await site.get('/noticias/outro-endereco')).body).toContain('Atualizado em');
	const second = await published(site, { title: 'Segunda' });
	expect(
		(await archiveArticle(db, refOf(changed.value), EDITOR)).ok &&
			(await trashArticle(db, refOf(second), EDITOR)).ok,
	).toBe(true);
	await statusOf(site, '/noticias/outro-endereco', 410);
	await statusOf(site, '/noticias/segunda', 410);
	await statusOf(site, `/noticias/${first.slug}`, 410);
	await pageWith(site, '/noticias', 'Ainda não há notícias');
});

test('S2.04 the badge counts the newest three, fewer where there are fewer, none without any', async () => {
	await using site = await startTestServer({ config: clock() });
	expect((await site.get('/jogos-de-hoje')).body).not.toContain('class="badge"');
	await published(site, { title: 'Uma' });
	await pageWith(site, '/jogos-de-hoje', 'Você tem 1 notícia nova');
	for (const title of ['Duas', 'Três', 'Quatro']) await published(site, { title });
	const page = await pageWith(site, '/jogos-de-amanha', 'Você tem 3 notícias novas');
	expect(page).toMatch(/<b class="badge"><span aria-hidden="true">3<\/span>/);
});

for (const engine of ENGINES) {
	test(`S2.01 S2.03 the term filters the news, and goes along with every link of the frame without script [${engine}]`, async () => {
		await using site = await startTestServer({ engine, config: clock() });
		for (const [title, teamIds] of [
			['Clássico muda de horário', ['flamengo']],
			['Direitos da Série B mudam de mãos', []],
			['100% da rodada na TV', []],
		] as const)
			await published(site, { title, summary: '', teamIds: [...teamIds] });
		const found = async (term: string) => {
			const { body } = await site.get(`/noticias?busca=${encodeURIComponent(term)}`);
			const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
			return [...main.matchAll(/<h2[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(([, title]) => title);
		};
		expect(await found('MENGÃO')).toEqual(['Clássico muda de horário']);
		expect(await found('classico horario')).toEqual(['Clássico muda de horário']);
		expect(await found('direit série')).toEqual(['Direitos da Série B mudam de mãos']);
		expect(await found('100%')).toEqual(['100% da rodada na TV']);
		expect(await found('ireitos')).toEqual(['Nenhuma notícia com “ireitos”']);
		const day = (await site.get('/jogos-de-hoje?busca=S%C3%A9rie%20B')).body;
		for (const path of ['/jogos-de-amanha', '/noticias'])
			expect(day).toContain(`href="${path}?busca=s%C3%A9rie%20b"`);
		expect((await site.get('/noticias?busca=classico')).body).toMatch(
			/<meta name="robots" content="noindex/,
		);
	});
}

test('S1.01 lists by address: pages, teams, competitions; what is not there is 404', async () => {
	await using site = await startTestServer({ config: clock() });
	for (let number = 1; number <= 14; number += 1)
		await published(
			site,
			{ title: `Número ${number}.`, teamIds: number === 1 ? ['bahia'] : [] },
			NOW - (20 - number) * 60_000,
		);
	const first = (await site.get('/noticias')).body;
	expect(first).toContain('Número 14.');
	expect(first).not.toContain('Número 2.');
	expect(first).toContain('href="/noticias?pagina=2"');
	const second = (await site.get('/noticias?pagina=2&x=1')).body;
	expect(second).toContain('Número 2.');
	expect(second).toMatch(/rel="canonical" href="[^"]*\/noticias\?pagina=2"/);
	expect((await site.get('/noticias?time=bahia')).body).toContain('Número 1.');
	expect((await site.get('/noticias?time=gremio')).body).toContain('Nenhuma notícia sobre');
	for (const query of ['pagina=3', 'time=nao-existe', 'campeonato=nao-existe'])
		expect((await site.get(`/noticias?${query}`)).status).toBe(404);
});

test('a cover is offered in AVIF and WebP, and its file is in use as long as the article is', async () => {
	await using site = await startTestServer({ config: clock() });
	const ana = await signInAs(site, 'editor');
	const bytes = await sharp({
		create: { width: 1200, height: 700, channels: 3, background: '#0a3' },
	})
		.jpeg()
		.toBuffer();
	await createFileClient(site.url, ana.idToken).multipart('capa.jpg', bytes, 'image/jpeg');
	const file = await createFileRepository(site.context.db.kysely).byName('capa.jpg');
	const cover = {
		fileId: file?.id ?? '',
		alt: 'Gramado visto de cima',
		focalPoint: { x: 0.8, y: 0.2 },
	};
	const image = {
		type: 'image',
		attrs: { fileId: cover.fileId, src: '', alt: '', decorative: true },
	} as const;
	const article = await published(site, { cover, body: aBody('Texto.', image) });
	const page = (await site.get(`/noticias/${article.slug}`)).body;
	expect(page).toMatch(
		/<source type="image\/avif" srcSet="\/files\/i\/[0-9a-f]{32}\/64\.avif 64w, [^"]*1600\.avif 1600w"/,
	);
	expect(page).toContain('alt="Gramado visto de cima" width="1200" height="700"');
	expect(page).toMatch(/data-fx="75" data-fy="25"/);
	expect(page).toMatch(
		/property="og:image" content="http[^"]*\/files\/i\/[0-9a-f]{32}\/1024\.webp"/,
	);
	expect(await createFileUseRepository(site.context.db.kysely).usersOf(cover.fileId)).toEqual([
		`articles/${article.id}`,
	]);

	// Another picture under the same name: pages follow, for the sizes of the former one are gone.
	const other = await sharp({
		create: { width: 800, height: 600, channels: 3, background: '#30a' },
	})
		.jpeg()
		.toBuffer();
	await createFileClient(site.url, ana.idToken).multipart('capa.jpg', other, 'image/jpeg');
	await expect
		.poll(async () => (await site.get(`/noticias/${article.slug}`)).body)
		.toContain('width="800" height="600"');
});

test('a working copy changes no page; a publication changes those that show it, at once', async () => {
	await using site = await startTestServer({ config: clock() });
	const article = await published(site);
	const path = `/noticias/${article.slug}`;
	const etags = async () =>
		(await Promise.all([path, '/noticias', '/jogos-de-hoje'].map((page) => site.get(page)))).map(
			({ headers }) => headers.etag,
		);
	await etags();
	const before = await etags();
	const saved = await saveWorkingCopy(
		site.context.db,
		refOf(article),
		someWords({ title: 'Em segredo', summary: 'x' }),
		EDITOR,
	);
	if (!saved.ok) throw new Error('saved');
	expect(await etags()).toEqual(before);
	expect((await site.get(path)).body).not.toContain('Em segredo');
	await publishChanges(site.context.db, refOf(saved.value), { ...EDITOR, now: NOW + 1_000 });
	await pageWith(site, path, 'Em segredo');
	await pageWith(site, '/noticias', 'Em segredo');
});
