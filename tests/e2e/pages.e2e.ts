import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { launchBrowser } from '#tests/support/browser.ts';
import { openVisit, PHONE, type Visit, visit } from '#tests/support/visit.ts';

const site = inject('demoSite');
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let reader: Visit;
beforeAll(async () => {
	browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
	// Colours are judged where they end, not on their way.
	reader = await openVisit(browser, site.url, {
		reducedMotion: 'reduce',
		expected: /status of 404/,
	});
});
afterEach(async () => {
	expect(reader.problems).toEqual([]);
	await reader[Symbol.asyncDispose]();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');

test('the page of a team: its games before and behind, where they usually show, and that this is no confirmation', async () => {
	const { page } = reader;
	expect(await visit(page, '/time/flamengo')).toBe(200);
	expect(await heading(page).textContent()).toBe('Flamengo: próximos jogos e onde assistir');
	expect(await page.title()).toBe('Flamengo: próximos jogos e onde assistir - Guia de Jogos');
	expect(await canonical(page)).toMatch(/\/time\/flamengo$/);
	expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(
		/^Flamengo: \d+ jogos? nos próximos 30 dias, /,
	);
	for (const name of ['Próximos jogos', 'Últimos jogos']) {
		const rows = page.getByRole('region', { name, exact: true }).locator('[data-game]');
		expect([name, await rows.count()]).not.toEqual([name, 0]);
		for (const row of await rows.all()) expect(await row.textContent()).toContain('Flamengo');
	}
	const usual = page.getByRole('complementary', { name: 'Onde costuma passar' });
	expect(await usual.getByRole('listitem').first().textContent()).toMatch(
		/em \d+ de \d+ jogos?, (nenhum confirmado|\d+ confirmados?)$/,
	);
	expect(await usual.textContent()).toContain('É o costume, não uma confirmação');
});

test('a team is followed and left from its page, in this browser only', async () => {
	const { page } = reader;
	await visit(page, '/time/flamengo');
	const follow = page.getByRole('button', { name: 'Seguir Flamengo' });
	const kept = () => page.evaluate(() => localStorage.getItem('minhas-preferencias'));
	await follow.click();
	await page.getByRole('button', { name: 'Seguir Flamengo', pressed: true }).waitFor();
	expect(JSON.parse((await kept()) ?? '{}').teams).toEqual([{ id: 'flamengo', name: 'Flamengo' }]);
	await follow.click();
	await page.getByRole('button', { name: 'Seguir Flamengo', pressed: false }).waitFor();
	expect(await kept()).toBeNull();
});

test('both teams of a game are followed from its page', async () => {
	const { page } = reader;
	await page.setViewportSize({ width: 320, height: 740 });
	await visit(page, `/onde-assistir/${site.games.regional}`);
	const buttons = page.locator('.acts .follow', { hasText: 'Seguir' });
	expect(await buttons.count()).toBe(2);
	for (const button of await buttons.all()) {
		expect(await button.textContent()).toMatch(/^Seguir \S/);
		expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
		await button.click();
	}
	await page.locator('.acts .follow[aria-pressed=true]', { hasText: 'Seguir' }).nth(1).waitFor();
	expect(
		await page.evaluate(
			() => JSON.parse(localStorage.getItem('minhas-preferencias') ?? '{}').teams.length,
		),
	).toBe(2);
	expect(
		await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
	).toBeLessThanOrEqual(0);
});

test('the page of a competition shows its games, and of a channel how to watch it', async () => {
	const { page } = reader;
	expect(await visit(page, '/campeonato/brasileirao-a')).toBe(200);
	expect(await heading(page).textContent()).toContain('Campeonato Brasileiro Série A');
	expect(await page.locator('[data-list=next] [data-game]').count()).toBeGreaterThan(0);
	// What the title says need not stand in each row.
	for (const row of await page.locator('[data-game]').all())
		expect(await row.textContent()).not.toContain('Série A');
	expect(await visit(page, '/canal/globo')).toBe(200);
	expect(await page.title()).toBe('Globo: próximos jogos e como assistir - Guia de Jogos');
	const how = page.getByRole('complementary', { name: 'Como assistir' });
	expect(await how.innerText()).toMatch(
		/Acesso\s+TV aberta\s+Preço\s+Grátis\s+Onde é visto\s+Todo o Brasil/,
	);
	const official = how.getByRole('link', { name: /^Abrir Globo.*site oficial, abre em outra aba/ });
	expect(await official.getAttribute('href')).toMatch(/^https:\/\//);
	expect(await official.getAttribute('rel')).toContain('noopener');
	for (const row of await page.locator('[data-game]').all())
		expect(await row.textContent()).toContain('Globo');
});

test('a feed leads to its family, and the family to its feeds', async () => {
	const { page } = reader;
	await visit(page, '/canal/espn-2');
	const how = page.getByRole('complementary', { name: 'Como assistir' });
	await how.getByRole('link', { name: 'ESPN', exact: true }).click();
	await page.waitForURL('**/canal/espn');
	await how.getByRole('link', { name: 'ESPN 2', exact: true }).waitFor();
});

test('from a game to its teams, its competition and its channels, and on to the index', async () => {
	const { page } = reader;
	for (const [target, back] of [
		['/time/', 'Times de A a Z'],
		['/campeonato/', 'Campeonatos de A a Z'],
		['/canal/', 'Canais de A a Z'],
	] as const) {
		await visit(page, `/onde-assistir/${site.games.regional}`);
		// The page of a channel is led to from its unfolded row.
		for (const row of await page.locator('.watch-list summary').all()) await row.click();
		await page.getByRole('main').locator(`a[href^="${target}"]`).first().click();
		await page.waitForURL(`**${target}*`);
		await page.getByRole('main').getByRole('link', { name: back }).click();
		await page.getByRole('heading', { level: 1, name: back }).waitFor();
	}
});

test('the indexes lead from A to Z to a page of each, and stand in the footer of every page', async () => {
	const { page } = reader;
	await visit(page, '/sobre-nos');
	const guide = page.getByRole('contentinfo').getByRole('navigation', { name: 'De A a Z' });
	expect(
		await guide
			.getByRole('link')
			.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
	).toEqual(['/times', '/campeonatos', '/canais']);
	await guide.getByRole('link', { name: 'Times' }).click();
	await page.getByRole('heading', { level: 1, name: 'Times de A a Z' }).waitFor();
	expect(await page.title()).toBe('Times de A a Z - Guia de Jogos');
	expect(await canonical(page)).toMatch(/\/times$/);
	await page
		.getByRole('navigation', { name: 'Ir para a letra' })
		.getByRole('link', { name: 'G', exact: true })
		.click();
	const letter = page.getByRole('region', { name: 'G', exact: true });
	// Clubs of other towns are called so as well.
	await letter
		.getByRole('link', { name: /^Grêmio( |$)/ })
		.and(page.locator('[href="/time/gremio"]'))
		.click();
	await page.waitForURL('**/time/gremio');
});

test('a page without any game says so; unknown addresses are not found and offer a search', async () => {
	const { page } = reader;
	await visit(page, `/time/${site.idleTeam}`);
	const main = page.getByRole('main');
	expect(await main.textContent()).toContain('Nenhum jogo marcado');
	expect(await main.textContent()).toContain(
		'Ainda não sabemos: nenhum jogo dos últimos 90 dias tem canal informado no guia.',
	);
	for (const [path, title] of [
		['/time/nao-existe', 'Não encontramos este time'],
		['/campeonato/nao-existe', 'Não encontramos este campeonato'],
		['/canal/nao-existe', 'Não encontramos este canal'],
	] as const) {
		expect([path, await visit(page, path)]).toEqual([path, 404]);
		expect(await heading(page).textContent()).toBe(title);
		expect(await page.locator('link[rel=canonical]').count()).toBe(0);
	}
	await page.getByRole('searchbox', { name: 'Procurar time ou competição' }).fill('flamengo');
	await page.keyboard.press('Enter');
	await page.waitForURL('**/busca?q=flamengo');
});

test('without script the pages are read and the ways between them work', async () => {
	await using plain = await openVisit(browser, site.url, {
		javaScriptEnabled: false,
		viewport: PHONE,
	});
	const { page } = plain;
	await page.goto('/canais');
	await page
		.getByRole('link', { name: /^ESPN( \d|$)/ })
		.first()
		.click();
	await page.waitForURL('**/canal/espn');
	await page.locator('[data-game]:visible h3 a').first().click();
	await page.waitForURL('**/onde-assistir/**');
	await page.locator('a[href^="/time/"]').first().click();
	await page.waitForURL('**/time/*');
	expect(await page.locator('[data-list=next]').isVisible()).toBe(true);
	expect(plain.problems).toEqual([]);
});

const PAGES = [
	'/time/flamengo',
	`/time/${site.idleTeam}`,
	'/campeonato/brasileirao-a',
	'/canal/globo',
	'/canal/espn',
	'/canais',
];

for (const path of PAGES) {
	test(`nothing on ${path} runs over the edge at 360 and 1280 px`, async () => {
		const { page } = reader;
		await visit(page, path);
		for (const width of [360, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
		}
	});
}
