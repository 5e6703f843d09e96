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
	reader = await openVisit(browser, site.url);
});
afterEach(async () => {
	expect(reader.problems).toEqual([]);
	await reader[Symbol.asyncDispose]();
});

/** S2.07, with the title that each page has (S1.05). */
const PAGES: readonly [path: string, title: RegExp][] = [
	['/', /^Jogos de Hoje na TV: Onde Assistir Ao Vivo - Guia de Jogos$/],
	['/jogos-de-hoje', /^Jogos de Hoje na TV: Onde Assistir Ao Vivo - Guia de Jogos$/],
	['/jogos-de-amanha', /^Jogos de amanhã .+ - Guia de Jogos$/],
	[`/jogos/${site.pastDay}`, /^Jogos de 18\/11\/2026.* - Guia de Jogos$/],
	[`/onde-assistir/${site.games.regional}`, /^\S.* x .+ - Guia de Jogos$/],
	['/noticias', /^Notícias.* - Guia de Jogos$/],
	['/sobre-nos', /^Sobre - Guia de Jogos$/],
	['/termos-de-uso', /^Termos de Uso - Guia de Jogos$/],
	['/politica-de-privacidade', /^Política de Privacidade - Guia de Jogos$/],
	['/login', /^Entrar - Guia de Jogos$/],
];

test('S1.01 S2.07 S1.05 S6.01 every public page answers without an account, in its own words and with its title', async () => {
	for (const [path, title] of PAGES) {
		expect([path, await visit(reader.page, path)]).toEqual([path, 200]);
		expect(await reader.page.title()).toMatch(title);
		expect(await reader.page.locator('h1').count()).toBe(1);
		expect(await reader.page.locator('html').getAttribute('lang')).toBe('pt-BR');
		for (const landmark of ['banner', 'main', 'contentinfo'] as const)
			expect(await reader.page.getByRole(landmark).count()).toBe(1);
	}
});

test('S1.02 S2.06 the footer says on every page what it must, byte by byte', async () => {
	for (const [path] of PAGES) {
		await visit(reader.page, path);
		const footer = reader.page.getByRole('contentinfo');
		for (const [name, target] of [
			['Sobre', '/sobre-nos'],
			['Termos de Uso', '/termos-de-uso'],
			['Política de Privacidade', '/politica-de-privacidade'],
		] as const) {
			expect(await footer.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(
				target,
			);
		}
		const text = await footer.innerText();
		expect(text).toContain('Baixe o App');
		expect(text).toContain('Feito com ♥ para os amantes do futebol');
		expect(text).toMatch(
			/agregador .*Horários e canais são de responsabilidade das emissoras e podem mudar sem aviso prévio\./,
		);
		expect(text).toContain('© 2026 Guia de Jogos');
		for (const name of ['Em breve na App Store', 'Em breve no Google Play']) {
			expect(await footer.getByRole('button', { name, exact: true }).isDisabled()).toBe(true);
		}
	}
});

test('S2.06 both social signs lead to the same profile elsewhere, in a new tab', async () => {
	await visit(reader.page, '/');
	const links = reader.page
		.getByRole('contentinfo')
		.getByRole('list', { name: 'Redes sociais' })
		.getByRole('link');
	const targets = await links.evaluateAll((all) =>
		all.map((each) => [each.getAttribute('href'), each.getAttribute('target')]),
	);
	expect(targets).toEqual([
		['https://social.example/guiadejogos', '_blank'],
		['https://social.example/guiadejogos', '_blank'],
	]);
});

test('S2.02 ball and brand name lead home, and the header stays in sight', async () => {
	const { page } = reader;
	await visit(page, '/sobre-nos');
	const brand = page.getByRole('banner').getByRole('link', { name: /Guia de Jogos/ });
	expect(await brand.textContent()).toBe('⚽Guia de Jogos');
	await page.mouse.wheel(0, 2_000);
	await page.waitForFunction(() => scrollY > 0);
	expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
	await brand.click();
	await page.waitForURL(`${site.url}/`);
});

test('S2.04 the navigation has its three words; Hoje is current on its own address alone', async () => {
	const { page } = reader;
	const links = page.getByRole('navigation', { name: 'Navegação principal' }).getByRole('link');
	const currents = async (path: string) => {
		await visit(page, path);
		return links.evaluateAll((all) =>
			all
				.filter((each) => each.getAttribute('aria-current') === 'page')
				.map((each) => each.textContent),
		);
	};
	expect(await currents('/jogos-de-hoje')).toEqual(['Hoje']);
	expect(await links.allTextContents()).toEqual([
		'Hoje',
		'Amanhã',
		'Notícias3 Você tem 3 notícias novas',
	]);
	expect(await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual([
		'/jogos-de-hoje',
		'/jogos-de-amanha',
		'/noticias',
	]);
	expect(await currents('/')).toEqual([]);
	expect(await currents('/jogos-de-hoje?busca=santos')).toEqual(['Hoje']);
	expect(await currents('/jogos-de-amanha')).toEqual(['Amanhã']);
	expect(await currents('/noticias')).toEqual(['Notícias']);
	expect(await currents(`/onde-assistir/${site.games.regional}`)).toEqual([]);
});

test('S2.04 the badge is gone after a visit to the news, and stays away on the next page', async () => {
	const { page } = reader;
	await visit(page, '/jogos-de-hoje');
	const badge = page.locator('.nav-links .badge');
	expect(await badge.innerText()).toContain('3');
	await visit(page, '/noticias');
	await badge.waitFor({ state: 'detached' });
	await visit(page, '/jogos-de-amanha');
	await badge.waitFor({ state: 'detached' });
});

test('S2.08 the panel leads to the sign-in, which says what is missing and leads back', async () => {
	const { page } = reader;
	await visit(page, '/admin/jogos');
	expect(page.url()).toBe(`${site.url}/login?destino=%2Fadmin%2Fjogos`);
	await page.getByRole('main').getByRole('link', { name: 'Voltar aos jogos de hoje' }).click();
	await page.waitForURL('**/jogos-de-hoje');
});

test('the demonstration says on every page that it is one, and asks not to be found', async () => {
	for (const [path] of PAGES) {
		const response = await reader.page.goto(path);
		expect(response?.headers()['x-robots-tag']).toContain('noindex');
		expect(await reader.page.locator('meta[name=robots]').getAttribute('content')).toContain(
			'noindex',
		);
		expect(await reader.page.getByText('Guia de demonstração: clubes').isVisible()).toBe(true);
	}
});

test('no page of the guide sets a cookie; what was seen of the news and the theme are all that a reader leaves behind', async () => {
	const { page, context } = reader;
	const stored = () =>
		page.evaluate(async () => {
			const names = (storage: Storage) =>
				Array.from({ length: storage.length }, (_, place) => storage.key(place));
			return {
				local: names(localStorage),
				session: names(sessionStorage),
				databases: (await indexedDB.databases()).length,
			};
		});
	// The identity client keeps its own store in the browser; it begins with /login and not before.
	for (const [path] of PAGES.filter(([known]) => known !== '/login')) await visit(page, path);
	expect(await stored()).toMatchObject({ local: ['guia-noticias'], databases: 0 });
	await page.getByRole('button', { name: 'Alternar tema' }).click();
	await page
		.getByRole('navigation', { name: 'Navegação principal' })
		.getByRole('link', { name: 'Amanhã' })
		.click();
	await page.waitForURL('**/jogos-de-amanha');
	// How far pages were scrolled is noted when a document is left. The names stand in the privacy
	// page.
	await visit(page, '/politica-de-privacidade');
	const privacy = await page.getByRole('main').innerText();
	const kept = await stored();
	expect([...kept.local, ...kept.session]).toEqual([
		'guia-noticias',
		'vite-ui-theme',
		'posicoes-de-rolagem',
	]);
	for (const name of [...kept.local, ...kept.session]) expect(privacy).toContain(name);
	expect(await context.cookies()).toEqual([]);
});

test('no page breaks its security policy on a phone either', async () => {
	await reader.page.setViewportSize(PHONE);
	await reader.page.addInitScript(() => {
		document.addEventListener('securitypolicyviolation', (event) =>
			console.error('policy', event.violatedDirective, event.blockedURI),
		);
	});
	for (const [path] of PAGES) await visit(reader.page, path);
});
