import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { writePreferences } from '#core/mine/preferences.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { CHOSEN, readersOf } from '#tests/support/mine-reader.ts';
import { openVisit, PHONE, visit } from '#tests/support/visit.ts';

const site = inject('demoSite');
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
	browser = await launchBrowser();
});
afterAll(() => browser.close());
const { readerWith } = readersOf(() => browser, site.url);

test('a reader makes a calendar of their teams, and of their channels too, and takes its address along', async () => {
	await using reader = await readerWith(writePreferences(CHOSEN), {
		viewport: PHONE,
		permissions: ['clipboard-read', 'clipboard-write'],
	});
	const { page } = reader;
	await visit(page, '/preferencias');
	const part = page.getByRole('region', { name: 'Seu calendário' });
	const address = part.getByRole('textbox', { name: 'Endereço do calendário' });
	const ofTeams = '/agenda.ics?times=flamengo,palmeiras&estado=pe';
	expect(new URL(await address.inputValue()).href).toMatch(
		new RegExp(`${ofTeams.replace('?', '\\?')}$`),
	);
	await part.getByLabel('Pôr também tudo o que passa nos meus 2 canais').check();
	const chosen = await address.inputValue();
	expect(chosen).toContain('/agenda.ics?times=flamengo,palmeiras&canais=premiere,sportv&estado=pe');
	await part.getByRole('button', { name: 'Copiar endereço' }).click();
	await part.getByRole('status').filter({ hasText: 'Endereço copiado.' }).waitFor();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(chosen);
	const webcal = chosen.replace(/^https?:/, 'webcal:');
	const links = await part
		.getByRole('link')
		.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
	expect(links).toEqual([
		webcal,
		`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
		`https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(chosen)}&name=Meus%20jogos`,
		'/agenda.ics?times=flamengo,palmeiras&canais=premiere,sportv&estado=pe',
	]);
	const calendar = await page.request.get(links.at(-1) ?? '');
	expect([calendar.status(), (await calendar.text()).includes('BEGIN:VEVENT')]).toEqual([
		200,
		true,
	]);
	expect(reader.problems).toEqual([]);
});

test('without a choice the calendar says what it needs; without script each team has its own', async () => {
	await using reader = await readerWith(null);
	await visit(reader.page, '/preferencias');
	await reader.page
		.getByRole('region', { name: 'Seu calendário' })
		.getByText(/^Escolha um time acima/)
		.waitFor();
	await using plain = await openVisit(browser, site.url, { javaScriptEnabled: false });
	for (const path of ['/time/palmeiras', '/campeonato/brasileirao-a', '/canal/globo']) {
		await plain.page.goto(path);
		await plain.page.locator('summary', { hasText: 'Calendário' }).click();
		const webcal = await plain.page
			.getByRole('link', { name: 'Apple e outros' })
			.getAttribute('href');
		expect(webcal).toMatch(new RegExp(`^webcal://.*${path}\\.ics$`));
		const file = await plain.page
			.getByRole('link', { name: 'Baixar uma vez' })
			.getAttribute('href');
		expect([file, (await plain.page.request.get(file ?? '')).status()]).toEqual([
			`${path}.ics`,
			200,
		]);
	}
	expect(plain.problems).toEqual([]);
});
