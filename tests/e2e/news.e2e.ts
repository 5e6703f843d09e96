import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { ArticleContent } from '#core/news/article.ts';
import { insertGames, updateGame } from '#server/games/store-games.ts';
import { createArticle } from '#server/news/create-article.ts';
import { publishArticle, scheduleArticle } from '#server/news/publish-article.ts';
import { publishDueArticles } from '#server/news/publish-due.ts';
import { aBody, EDITOR, refOf, someWords } from '#tests/support/articles.ts';
import { findingsEverywhere } from '#tests/support/axe.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { aBroadcast, aGame, at, NOW } from '#tests/support/factories.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openVisit, PHONE, visit } from '#tests/support/visit.ts';

const demo = inject('demoSite');
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let folder: string;
let site: TestServer;
beforeAll(async () => {
	browser = await launchBrowser();
	folder = await mkdtemp(join(tmpdir(), 'guia-e2e-'));
	site = await startTestServer({
		address: { dataDir: folder, databaseUrl: null },
		config: { clockOffsetMs: NOW - Date.now() },
	});
});
afterAll(async () => {
	await browser.close();
	await site[Symbol.asyncDispose]();
	await rm(folder, { recursive: true, force: true });
});

async function publish(words: Partial<ArticleContent>): Promise<string> {
	const { db } = site.context;
	const result = await publishArticle(
		db,
		refOf(await createArticle(db, someWords(words), EDITOR)),
		EDITOR,
	);
	if (!result.ok) throw new Error(JSON.stringify(result.error));
	return `/noticias/${result.value.slug}`;
}

/** Asks for a page until it says something: a cache may show the one before for a moment. */
async function reloadUntil(page: Page, text: string): Promise<void> {
	await expect
		.poll(async () => {
			await page.reload();
			return (await page.getByRole('main').innerText()).includes(text);
		})
		.toBe(true);
}

test('S1.01 from the list to an article of the demonstration, to its game, and from the game back; axe at 360 and 1280', async () => {
	await using reader = await openVisit(browser, demo.url);
	const { page } = reader;
	await visit(page, '/noticias');
	expect(await page.locator('[data-article]').count()).toBeGreaterThanOrEqual(3);
	expect(await findingsEverywhere(page, [360, 1280])).toEqual([]);
	await page.setViewportSize({ width: 1280, height: 900 });
	const entry = page.locator('[data-article*="muda-de-horario"]').first();
	const title = await entry.getByRole('heading').innerText();
	await entry.getByRole('link').click();
	await page.getByRole('heading', { level: 1, name: title }).waitFor();
	const block = page.locator('.gblock[data-game]').first();
	expect(await block.innerText()).toMatch(/horário de Brasília[\s\S]*mudou de/);
	expect(await page.getByText('Por Redação da demonstração').isVisible()).toBe(true);
	expect(await findingsEverywhere(page, [360, 1280])).toEqual([]);
	await page.setViewportSize({ width: 1280, height: 900 });
	await block.getByRole('link', { name: /^Tudo sobre a transmissão/ }).click();
	await page.waitForURL('**/onde-assistir/**');
	await page
		.getByRole('region', { name: 'Notícias deste jogo' })
		.getByRole('link', { name: title })
		.click();
	await page.getByRole('heading', { level: 1, name: title }).waitFor();
	expect(reader.problems).toEqual([]);
});

test('S1.01 without script an article is read whole, at 360 px without a sideways scroll, and the list turns its pages', async () => {
	for (let number = 1; number <= 13; number += 1)
		await publish({ title: `Rodada número ${number}` });
	const cell = (text: string) => ({
		type: 'tableCell' as const,
		attrs: { colspan: 1, rowspan: 1 },
		content: aBody(text).content,
	});
	const row = {
		type: 'tableRow' as const,
		content: ['Um', 'Dois', 'Três', 'Quatro', 'Cinco', 'Seis'].map(cell),
	};
	const path = await publish({
		title: 'Uma palavra-muito-comprida-que-nao-cabe-em-nenhuma-tela-de-celular-deste-mundo',
		body: aBody(
			'Lido sem script.',
			{ type: 'table', content: [row] },
			{ type: 'dayBlock', attrs: { day: '2026-11-20' } },
		),
	});
	await using reader = await openVisit(browser, site.url, {
		javaScriptEnabled: false,
		viewport: { ...PHONE, width: 360 },
	});
	const { page } = reader;
	await page.goto(path);
	for (const text of ['Lido sem script.', 'Por Redação', 'O guia não tem jogo neste dia.', 'Seis'])
		expect(await page.getByText(text).first().isVisible()).toBe(true);
	expect(await page.getByRole('link', { name: 'Enviar por WhatsApp' }).isVisible()).toBe(true);
	const width = await page.locator('html').evaluate((root) => root.scrollWidth);
	expect(width).toBe(360);
	await page.goto('/noticias');
	await page.getByRole('link', { name: 'Mais antigas' }).click();
	await page.waitForURL('**/noticias?pagina=2');
	await page.getByText('Rodada número 1', { exact: true }).waitFor();
	expect(reader.problems).toEqual([]);
});

test('a kickoff changes, and the block in a published article follows; what is scheduled appears at its hour', async () => {
	const { db, data } = site.context;
	const {
		id: _id,
		slug: _slug,
		publication: _p,
		demo: _d,
		revision: _r,
		createdAt: _c,
		updatedAt: _u,
		deletedAt: _x,
		...facts
	} = aGame();
	const options = { now: NOW, source: 'Tabela', actor: null, reference: await data.reference() };
	const made = { ...options, publication: 'published', demo: false } as const;
	const [game] = await db.transaction((trx) =>
		insertGames(trx, [{ ...facts, broadcasts: [aBroadcast('globo')] }], made),
	);
	if (game === undefined) throw new Error('The game was stored');
	const body = aBody('O clássico de hoje:', { type: 'gameBlock', attrs: { gameId: game.id } });
	const draft = await createArticle(db, someWords({ title: 'Clássico na TV', body }), EDITOR);
	await scheduleArticle(db, refOf(draft), NOW + 60_000, EDITOR);
	await using reader = await openVisit(browser, site.url, { expected: /status of 404/ });
	const { page } = reader;
	expect(await visit(page, '/noticias/classico-na-tv')).toBe(404);
	await publishDueArticles({ db }, { now: NOW + 61_000 });
	await reloadUntil(page, 'hoje, 21h30');
	const after = { ...game, kickoffAt: at('2026-11-20T20:00'), broadcasts: [aBroadcast('sportv')] };
	await db.transaction((trx) =>
		updateGame(trx, { before: game, after }, { ...options, now: NOW + 120_000 }),
	);
	await reloadUntil(page, 'hoje, 20h');
	const block = await page.locator('.gblock').innerText();
	expect(block).toContain('mudou de 21h30 para 20h');
	expect(block).toContain('sportv');
	expect(block).not.toContain('Globo');
	expect(reader.problems).toEqual([]);
});

test('whatever an article says stands there as text: nothing of it runs', async () => {
	const evil = [
		'<script>alert(1)</script>',
		'"><img src=x onerror=alert(1)>',
		"';alert(1)//",
		'<svg/onload=alert(1)>',
		'</script><script>alert(1)</script>',
		'{{constructor.constructor("alert(1)")()}}',
		'<iframe srcdoc="<script>parent.alert(1)</script>">',
		'\u202e<a href="javascript:alert(1)">x</a>',
		'&lt;img src=x onerror=alert(1)&gt;',
		']]><x xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></x>',
	];
	const path = await publish({
		title: `Título ${evil[0]}`,
		summary: evil.slice(1, 4).join(' '),
		author: evil[1] ?? '',
		credit: { name: evil[4] ?? '', url: 'https://example.com/?q="><script>alert(1)</script>' },
		body: aBody(...evil, { type: 'codeBlock', content: [{ type: 'text', text: evil.join('\n') }] }),
	});
	await using reader = await openVisit(browser, site.url);
	const { page } = reader;
	const dialogs: string[] = [];
	page.on('dialog', (dialog) => {
		dialogs.push(dialog.message());
		dialog.dismiss().catch(() => undefined);
	});
	for (const address of [path, '/noticias']) {
		await visit(page, address);
		await reloadUntil(page, '<script>alert(1)</script>');
		expect(
			await page.locator('main :is(script, iframe, svg[onload], [onerror], img[src=x])').count(),
		).toBe(0);
	}
	expect(dialogs).toEqual([]);
	expect(reader.problems).toEqual([]);
});
