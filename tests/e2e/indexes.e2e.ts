import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { launchBrowser } from '#tests/support/browser.ts';
import { openVisit, type Visit, visit } from '#tests/support/visit.ts';

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

const entries = ({ page }: Visit) => page.getByRole('main').locator('.letter-list a');
const box = ({ page }: Visit) =>
	page.getByRole('banner').getByLabel('Buscar por time ou competição').locator('visible=true');

test('S2.01 S2.03 the search of the frame filters an index where it stands, by nickname too, and the address keeps it', async () => {
	const { page } = reader;
	await visit(page, '/times');
	const all = await entries(reader).count();
	await box(reader).fill('Mengão');
	await page.getByRole('main').getByRole('status').filter({ hasText: 'com “mengão”' }).waitFor();
	expect(await entries(reader).allInnerTexts()).toEqual([expect.stringMatching(/^Flamengo/)]);
	await page.waitForURL('**/times?busca=meng%C3%A3o');
	await page.reload();
	expect(await entries(reader).count()).toBe(1);
	await visit(page, '/times?busca=xyzxyz');
	await page.getByRole('link', { name: 'Ver a lista inteira' }).click();
	await page.waitForURL('**/times');
	await entries(reader)
		.nth(all - 1)
		.waitFor({ state: 'attached' });
	expect(await entries(reader).count()).toBe(all);
});

test('an index begins with what most readers look for, and each of it stands under its letter too', async () => {
	const { page } = reader;
	for (const [path, group, entry] of [
		['/times', 'Brasileirão Série A', '/time/flamengo'],
		['/campeonatos', 'Os mais procurados', '/campeonato/brasileirao-a'],
		['/canais', 'TV aberta', '/canal/globo'],
	] as const) {
		await visit(page, path);
		const first = page
			.getByRole('region', { name: group, exact: true })
			.locator(`a[href="${entry}"]`);
		expect([
			path,
			await first.count(),
			await page.locator(`.letter-list a[href="${entry}"]`).count(),
		]).toEqual([path, 1, 1]);
	}
	await visit(page, '/times?busca=flamengo');
	expect(await page.getByRole('region', { name: 'Brasileirão Série A', exact: true }).count()).toBe(
		0,
	);
});

test('an index stands by state and country too, each group folded until it is opened or searched', async () => {
	const { page } = reader;
	await visit(page, '/times');
	await page
		.getByRole('navigation', { name: 'Ordem da lista' })
		.getByRole('link', { name: 'Por estado e país' })
		.click();
	await page.waitForURL('**/times?grupos=1');
	await page.getByRole('heading', { level: 1, name: 'Times por estado e país' }).waitFor();
	const club = page.getByRole('main').getByRole('link', { name: /^Náutico/ });
	expect(await club.isVisible()).toBe(false);
	await page.getByRole('heading', { name: 'Pernambuco', exact: true }).click();
	await club.waitFor();
	await box(reader).fill('Timbu');
	await page.waitForURL('**/times?busca=timbu&grupos=1');
	expect(await entries(reader).allInnerTexts()).toEqual([expect.stringMatching(/^Náutico/)]);
	await page.getByRole('link', { name: 'De A a Z' }).click();
	await page.waitForURL('**/times?busca=timbu');
	expect(await entries(reader).count()).toBe(1);
});

test('a letter leads to its names, and each name to its page', async () => {
	const { page } = reader;
	await visit(page, '/canais');
	await page
		.getByRole('navigation', { name: 'Ir para a letra' })
		.getByRole('link', { name: 'P', exact: true })
		.click();
	await page.waitForURL('**/canais#letra-p');
	const heading = page.getByRole('heading', { name: 'P', exact: true });
	await heading.waitFor();
	expect((await heading.boundingBox())?.y).toBeLessThan(400);
	await page
		.getByRole('main')
		.getByRole('link', { name: /^Premiere/ })
		.first()
		.click();
	await page.waitForURL('**/canal/premiere');
});

test('A20 S2.03 without script the search of an index is a GET form that stays there', async () => {
	await using plain = await openVisit(browser, site.url, { javaScriptEnabled: false });
	await plain.page.goto('/campeonatos');
	const all = await entries(plain).count();
	await box(plain).fill('Copa do Brasil');
	await box(plain).press('Enter');
	await plain.page.waitForURL('**/campeonatos?busca=*');
	const found = await entries(plain).count();
	expect([found > 0, found < all]).toEqual([true, true]);
	expect(plain.problems).toEqual([]);
});

test('where a competition usually shows is said to be custom, counted or noted', async () => {
	const { page } = reader;
	await visit(page, '/campeonato/brasileirao-a');
	const usual = page.getByRole('complementary', { name: 'Onde costuma passar' });
	expect(await usual.innerText()).toMatch(/É o costume, não uma confirmação/);
	expect(await usual.getByRole('link').count()).toBeGreaterThan(0);
});

test('the page of a channel says how it is opened, and nothing where nothing is known', async () => {
	const { page } = reader;
	await visit(page, '/canal/globo');
	const how = page.getByRole('complementary', { name: 'Como assistir' });
	expect(await how.innerText()).toMatch(
		/Pela internet\s+Globoplay, com cadastro grátis[\s\S]*Muda de cidade para cidade/,
	);
	await visit(page, '/canal/espn');
	expect(await how.innerText()).not.toMatch(/Pela internet|Número do canal/);
});
