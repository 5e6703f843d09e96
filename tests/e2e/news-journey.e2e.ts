import { expect, test } from 'vitest';
import { addDays, dayOf, startOfDay } from '#core/site/dates.ts';
import { SYSTEM } from '#server/audit/audit.ts';
import { ALL_BOTS } from '#server/bots/all-bots.ts';
import { insertGames, updateGame } from '#server/games/store-games.ts';
import { changeBot, changeBotSecrets } from '#server/jobs/change-bot.ts';
import { orderRun } from '#server/jobs/order-run.ts';
import { readBotBoard } from '#server/jobs/read-board.ts';
import { createWorker } from '#server/jobs/worker.ts';
import { createArticleRepository } from '#server/news/article-repository.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { temporaryFolder } from '#tests/support/database.ts';
import { aBroadcast, aGame } from '#tests/support/factories.ts';
import { anRss, startFeedServer } from '#tests/support/feed-server.ts';
import { anAccount } from '#tests/support/identity.ts';
import { enterPanel, panelReady } from '#tests/support/sign-in-page.ts';
import { startTelegram } from '#tests/support/telegram.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openVisit, visit } from '#tests/support/visit.ts';

const HOUR = 3_600_000;
const NEWS = 'Flamengo e Palmeiras fazem o jogo da rodada no Maracanã';
/** Tonight at 21h30: the day whose agenda is posted. */
const TONIGHT = startOfDay(dayOf(Date.now())) + 21.5 * HOUR;
/** The guide lives at noon, whatever the hour is here. */
const TO_NOON = startOfDay(dayOf(Date.now())) + 12 * HOUR - Date.now();

/** A guide with one game tonight. */
async function withGame({ context }: TestServer) {
	const { db, data } = context;
	const reference = await data.reference();
	const note = { now: Date.now() - HOUR, source: 'CBF', actor: null, reference };
	const facts = aGame({
		kickoffAt: TONIGHT,
		day: dayOf(TONIGHT),
		broadcasts: [aBroadcast('globo')],
	});
	const [game] = await db.transaction((trx) =>
		insertGames(trx, [facts], { ...note, publication: 'published', demo: false }),
	);
	if (game === undefined) throw new Error('No game');
	return {
		game,
		move: (kickoffAt: number) =>
			db.transaction((trx) =>
				updateGame(
					trx,
					{ before: game, after: { ...game, kickoffAt } },
					{ ...note, now: Date.now() },
				),
			),
	};
}

/** The digest is set up, and runs when it is told. */
async function telegramBot({ context }: TestServer) {
	const digest = ALL_BOTS.find(({ id }) => id === 'digest');
	if (digest === undefined) throw new Error('No digest');
	await readBotBoard(context, ALL_BOTS);
	const by = { actor: SYSTEM, now: Date.now() };
	await changeBot(context, digest, {
		...by,
		revision: 1,
		enabled: true,
		settings: { chat: '@guia' },
	});
	await changeBotSecrets(context, digest, {
		...by,
		revision: 2,
		secrets: { telegramToken: '1:token' },
	});
	return { run: () => orderRun(context.db, digest, { actor: SYSTEM, now: Date.now() }) };
}

test('S1.03 from two sources to the reader: grouped, approved, written with a game, scheduled, published by the bot, and the game moves', {
	timeout: 240_000,
}, async () => {
	await using feeds = await startFeedServer();
	await using telegram = await startTelegram();
	await using folder = await temporaryFolder();
	await using site = await startTestServer({
		address: { dataDir: folder.path, databaseUrl: null },
		config: { outboundAllow: [feeds.allow], telegramApiUrl: telegram.url, clockOffsetMs: TO_NOON },
	});
	await using browser = await launchBrowser();
	const { game, move } = await withGame(site);
	const { context } = site;
	const articles = createArticleRepository(context.db.kysely);
	feeds.serve('/ge', anRss('GE', [{ guid: 'a', title: NEWS, body: 'Saiba tudo.' }]));
	feeds.serve('/lance', anRss('Lance!', [{ guid: 'b', title: `${NEWS} - Lance!` }]));

	// The editor adds both sources; they are read at once.
	const email = (await anAccount(context.identity, { role: 'editor' })).email ?? '';
	await using operator = await openVisit(browser, site.url, { expected: /status of 4(09|22)/ });
	const { page } = operator;
	await enterPanel(page, email, '/admin/rss');
	for (const [path, name] of [
		['/ge', 'GE'],
		['/lance', 'Lance!'],
	] as const) {
		await page.getByRole('button', { name: 'Nova fonte' }).click();
		await page
			.getByRole('dialog')
			.getByLabel('Endereço do site ou do feed')
			.fill(feeds.url + path);
		await page.getByRole('dialog').getByRole('button', { name: 'Procurar feed' }).click();
		await page.getByRole('dialog').getByRole('button', { name: 'Acrescentar fonte' }).click();
		const row = page.locator('.feed-row', {
			has: page.getByRole('heading', { name, exact: true }),
		});
		await row.getByText('1 item', { exact: true }).waitFor();
	}

	// One group of two, approved into a draft.
	await page.goto('/admin/noticias/curadoria');
	await panelReady(page);
	const group = page.getByRole('list', { name: 'Notícias das fontes' }).getByRole('article');
	await group.getByText('2 fontes').waitFor();
	await group.focus();
	await page.keyboard.press('e');
	await page.waitForURL(/\/admin\/noticias\/editar\//);
	await panelReady(page);
	await page.getByRole('textbox', { name: 'Resumo' }).fill('Os dois melhores se encontram.');
	const text = page.getByRole('textbox', { name: 'Texto da notícia' });
	await text.click();
	await page.keyboard.type('É hoje.\n/jogo');
	await page.getByRole('option', { name: /^Bloco de jogo/ }).waitFor();
	await page.keyboard.press('Enter');
	await page.getByRole('searchbox', { name: 'Procurar jogo' }).fill('fla');
	await page.getByRole('list', { name: 'Jogos encontrados' }).getByRole('button').first().click();
	await page
		.getByRole('region', { name: 'Bloco de jogo' })
		.getByText('Palmeiras')
		.first()
		.waitFor();
	await page.locator('.save-status[data-status="saved"]').waitFor();

	// Scheduled for tomorrow at eight; the bots live a day ahead of the site.
	const tomorrow = startOfDay(addDays(dayOf(Date.now()), 1)) + 8 * HOUR;
	await page.getByLabel('Publicar em').fill(`${dayOf(tomorrow)}T08:00`);
	await page.getByRole('button', { name: 'Agendar', exact: true }).click();
	await page.getByText('Agendada.').waitFor();
	const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
	expect((await articles.byId(id))?.scheduledAt).toBe(tomorrow);
	await using reader = await openVisit(browser, site.url, { expected: /status of 404/ });
	await visit(reader.page, '/noticias');
	expect(await reader.page.getByText(NEWS).count()).toBe(0);

	const ahead = { ...context, clock: () => tomorrow + 1_000 };
	await using later = createWorker(ahead, {
		bots: ALL_BOTS.filter((bot) => bot.id === 'publisher'),
		times: { pollMs: 100 },
	});
	later.start();
	await expect
		.poll(async () => (await articles.byId(id))?.state, { timeout: 20_000 })
		.toBe('published');
	const { slug } = (await articles.byId(id)) ?? { slug: '' };
	await expect
		.poll(async () => (await fetch(`${site.url}/noticias/${slug}`)).status, { timeout: 10_000 })
		.toBe(200);
	const link = reader.page.locator(`a[href="/noticias/${slug}"]`).first();
	for (const address of ['/noticias', `/onde-assistir/${game.slug}`]) {
		await expect
			.poll(async () => (await fetch(site.url + address)).text(), { timeout: 10_000 })
			.toContain(slug);
		await visit(reader.page, address);
		await link.waitFor();
	}
	expect(await (await fetch(`${site.url}/noticias/rss.xml`)).text()).toContain(NEWS);

	// The agenda is posted; the game moves; block and agenda follow.
	const bot = await telegramBot(site);
	await using worker = createWorker(context, {
		bots: ALL_BOTS.filter((one) => one.id === 'digest'),
		publicUrl: site.url,
		times: { pollMs: 100 },
	});
	worker.start();
	await bot.run();
	await expect
		.poll(() => [...telegram.chat.values()].join(), { timeout: 20_000 })
		.toContain('<b>21h30</b>');
	await visit(reader.page, `/noticias/${slug}`);
	expect(await reader.page.locator('.gblock').innerText()).toContain('21h30');
	await move(TONIGHT - HOUR);
	await expect
		.poll(async () => (await fetch(`${site.url}/noticias/${slug}`)).text(), { timeout: 10_000 })
		.toMatch(/class="gblock"[\s\S]*20h30/);
	await visit(reader.page, `/noticias/${slug}`);
	expect(await reader.page.locator('.gblock').innerText()).toContain('20h30');
	await bot.run();
	await expect
		.poll(() => [...telegram.chat.values()].join(), { timeout: 20_000 })
		.toContain('<b>20h30</b>');
	expect(telegram.chat.size).toBe(1);
	expect(operator.problems).toEqual([]);
	expect(reader.problems).toEqual([]);
});
