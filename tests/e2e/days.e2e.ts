import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { launchBrowser } from '#tests/support/browser.ts';
import { startTestServer } from '#tests/support/test-server.ts';
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

const strip = ({ page }: Visit) => page.getByRole('navigation', { name: 'Outros dias' });

test('the strip leads from day to day and says which one is shown', async () => {
	const { page } = reader;
	await visit(page, '/jogos-de-hoje');
	expect(
		await strip(reader).getByRole('link', { name: /^hoje/ }).getAttribute('aria-current'),
	).toBe('date');
	await strip(reader)
		.getByRole('link', { name: /^ontem/ })
		.click();
	await page.waitForURL('**/jogos/2026-11-20');
	await page.getByRole('heading', { level: 1, name: 'Jogos de ontem na TV' }).waitFor();
	await strip(reader)
		.getByRole('link', { name: /^amanhã/ })
		.click();
	await page.waitForURL('**/jogos-de-amanha');
	await page.getByRole('heading', { level: 1, name: 'Jogos de amanhã na TV' }).waitFor();
	expect(
		await strip(reader)
			.getByRole('link', { name: /^amanhã/ })
			.getAttribute('aria-current'),
	).toBe('date');
});

test('the calendar reaches any past and coming day, by its month and by its field', async () => {
	const { page } = reader;
	await visit(page, '/jogos-de-hoje');
	const summary = page.locator('.cal summary');
	await summary.click();
	await page.getByRole('table').getByRole('link', { name: '28 de novembro' }).click();
	await page.waitForURL('**/jogos/2026-11-28');
	await page.getByRole('heading', { level: 1, name: /28 de novembro/ }).waitFor();
	await summary.click();
	await page.getByLabel('Ir para o dia').fill('2026-11-05');
	await page.getByRole('button', { name: 'Ir', exact: true }).click();
	await page.waitForURL('**/jogos/2026-11-05');
	await page.getByRole('heading', { level: 1, name: /5 de novembro/ }).waitFor();
	expect(await page.locator('[data-game]').count()).toBeGreaterThan(0);
	await summary.click();
	await page.getByRole('link', { name: 'Mês anterior' }).click();
	await page.waitForURL('**/jogos/2026-10-05');
});

test('Escape and a click elsewhere fold the calendar', async () => {
	const { page } = reader;
	await visit(page, '/jogos-de-hoje');
	const [summary, table] = [page.locator('.cal summary'), page.getByRole('table')];
	await summary.click();
	await table.waitFor();
	await page.keyboard.press('Escape');
	await table.waitFor({ state: 'hidden' });
	await summary.click();
	await table.waitFor();
	await page.getByRole('heading', { level: 1 }).click();
	await table.waitFor({ state: 'hidden' });
});

test('a day without games says so and leads on', async () => {
	const { page } = reader;
	expect(await visit(page, '/jogos/2026-05-01')).toBe(200);
	await page.getByRole('heading', { level: 2, name: 'Nenhum jogo no guia neste dia' }).waitFor();
	await page.getByRole('link', { name: 'Ver os jogos de hoje' }).click();
	await page.waitForURL('**/jogos-de-hoje');
});

test('a day far away and without games is 404, and leads to the next day with one', async () => {
	await using lost = await openVisit(browser, site.url, { expected: /status of 404/ });
	for (const day of ['1999-01-01', '2099-12-31', '2019-05-01']) {
		expect([day, await visit(lost.page, `/jogos/${day}`)]).toEqual([day, 404]);
		await lost.page
			.getByRole('heading', { level: 1, name: 'O guia não tem jogos deste dia' })
			.waitFor();
	}
	expect((await lost.page.request.get('/jogos/1999-01-01/texto')).status()).toBe(404);
	await lost.page.locator('.blank-links a').click();
	await lost.page.waitForURL('**/jogos-de-hoje');
	expect(lost.problems).toEqual([]);
});

test('yesterday has an address of its own, the page of its day', async () => {
	const { page } = reader;
	expect(await visit(page, '/jogos-de-ontem')).toBe(200);
	expect(await page.locator('h1').textContent()).toBe('Jogos de ontem na TV');
	expect(await page.locator('.day').getAttribute('data-day')).toBe('2026-11-20');
	expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
		/\/jogos-de-ontem$/,
	);
});

test('days that no calendar has are 404 with the calendar at hand', async () => {
	await using lost = await openVisit(browser, site.url, { expected: /status of 404/ });
	for (const day of ['2026-02-30', '1850-13-01', 'amanha', '2026-11-211']) {
		expect([day, await visit(lost.page, `/jogos/${day}`)]).toEqual([day, 404]);
		await lost.page
			.getByRole('heading', { level: 1, name: 'Este dia não existe no calendário' })
			.waitFor();
		expect(await lost.page.locator('.cal summary').isVisible()).toBe(true);
	}
	expect(lost.problems).toEqual([]);
});

test('today holds what runs now, what comes, and folds away what was played', async () => {
	const { page } = reader;
	await visit(page, '/jogos-de-hoje');
	expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe(
		'Destaques 3 jogos',
	);
	expect(await page.locator('#destaques [data-game]').count()).toBe(3);
	expect(await page.locator('[data-game] .tag-live').count()).toBeGreaterThan(0);
	const over = page.locator('#ja-jogados');
	expect(await over.locator('[data-game]').first().isVisible()).toBe(false);
	// What was out of sight until now takes its real height first, and what stands below it its
	// place.
	await over.locator('summary').scrollIntoViewIfNeeded();
	await over.locator('summary').click();
	await over.locator('[data-game]').first().waitFor();
	expect(await page.getByRole('heading', { level: 2, name: /Adiados e cancelados/ }).count()).toBe(
		1,
	);
	expect(
		await page.locator('[data-game] .when', { hasText: /^a definir$/ }).count(),
	).toBeGreaterThan(0);
});

test('an entry of the bar of hours opens the list by hours at that hour, without script too', async () => {
	for (const javaScriptEnabled of [true, false]) {
		await using guest = await openVisit(browser, site.url, { javaScriptEnabled, viewport: PHONE });
		const { page } = guest;
		await page.goto('/');
		const entry = page
			.getByRole('navigation', { name: 'Ir para a hora' })
			.getByRole('link', { name: /^\d+h/ })
			.last();
		const hour = (await entry.locator('.display').textContent()) ?? '';
		await entry.click();
		await page.waitForURL(`**/jogos-de-hoje?ordem=hora#hora-${hour}`);
		const part = page.locator(`#hora-${hour}`);
		expect(await part.getByRole('heading', { level: 2 }).textContent()).toMatch(
			new RegExp(`^${hour} .*jogos?$`),
		);
		const { y = 0 } = (await part.boundingBox()) ?? {};
		expect([y >= 0, y < PHONE.height]).toEqual([true, true]);
		expect(guest.problems).toEqual([]);
	}
});

test('first screen of a phone: the first game at 230 px at most, three whole games, today in five screens', async () => {
	await using guest = await openVisit(browser, site.url, { viewport: { width: 360, height: 740 } });
	await guest.page.clock.setFixedTime('2026-11-21T15:00:00-03:00');
	await visit(guest.page, '/');
	// The page that is kept tells no time left: a script does, in room that was kept for it.
	expect(await (await guest.page.request.get('/')).text()).toContain('<span class="soon"></span>');
	expect(
		await guest.page.locator('.game', { hasText: 'Botafogo' }).locator('.soon').textContent(),
	).toBe('em 1h');
	const { tops, bottoms, screens } = await guest.page.evaluate(() => {
		const boxes = [...document.querySelectorAll('[data-game]')]
			.slice(0, 3)
			.map((game) => game.getBoundingClientRect());
		const height = document.documentElement.scrollHeight;
		return {
			tops: boxes.map(({ top }) => top),
			bottoms: boxes.map(({ bottom }) => bottom),
			screens: height / innerHeight,
		};
	});
	expect(tops[0]).toBeLessThanOrEqual(230);
	expect(bottoms[2]).toBeLessThanOrEqual(740);
	expect(screens).toBeLessThanOrEqual(5);
	expect(guest.problems).toEqual([]);
});

/** A demonstration of its own at another editorial time. */
async function siteAt(now: string) {
	const stack = new AsyncDisposableStack();
	const folder = await mkdtemp(join(tmpdir(), 'guia-e2e-'));
	stack.defer(() => rm(folder, { recursive: true, force: true }));
	const clockOffsetMs = Date.parse(now) - Date.now();
	const server = stack.use(
		await startTestServer({
			address: { dataDir: folder, databaseUrl: null },
			config: { demo: true, clockOffsetMs },
		}),
	);
	return { url: server.url, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

test('at 23:59 today is still today, and what comes next is shown although it is of another day', async () => {
	await using late = await siteAt('2026-11-21T23:59:00-03:00');
	await using night = await openVisit(browser, late.url);
	await visit(night.page, '/jogos-de-hoje');
	expect(await night.page.locator('[data-day]').getAttribute('data-day')).toBe('2026-11-21');
	const first = await night.page.getByRole('heading', { level: 2 }).first().textContent();
	expect(first).toMatch(/^(Destaques|Próximos)/);
	await visit(night.page, '/jogos-de-amanha');
	expect(await night.page.locator('[data-day]').getAttribute('data-day')).toBe('2026-11-22');
	expect(night.problems).toEqual([]);
});

test('at 00:01 the day has changed, what began before midnight runs on, and the small hours are called madrugada', async () => {
	await using early = await siteAt('2026-11-22T00:01:00-03:00');
	await using night = await openVisit(browser, early.url);
	await visit(night.page, '/jogos-de-hoje?ordem=hora');
	expect(await night.page.locator('[data-day]').getAttribute('data-day')).toBe('2026-11-22');
	const live = night.page.locator('#agora [data-game]');
	expect(await live.count()).toBeGreaterThan(0);
	expect(await live.first().textContent()).toMatch(/ontem,? 2[123]h/);
	expect(
		await night.page.getByRole('heading', { level: 2, name: /^\d+h.*madrugada/ }).count(),
	).toBeGreaterThan(0);
	expect(night.problems).toEqual([]);
});
