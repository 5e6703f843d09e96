import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALERT_KINDS } from '#core/alerts/alert-kinds.ts';
import { alertProblems } from '#core/alerts/copy/alerts.ts';
import { WISHES_KEY } from '#core/alerts/kept.ts';
import { gameAlert } from '#core/alerts/message.ts';
import { topics } from '#core/changes/topic.ts';
import {
	readSubscription,
	removeSubscription,
	saveSubscription,
} from '#server/alerts/save-subscription.ts';
import { findingsEverywhere } from '#tests/support/axe.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { temporaryFolder } from '#tests/support/database.ts';
import { openOfflineReader } from '#tests/support/offline-reader.ts';
import { deliverPush, FAKE, notifications, replaceSubscribe } from '#tests/support/push-browser.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { visit } from '#tests/support/visit.ts';

const stack = new AsyncDisposableStack();
let site: TestServer;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
	const { path: dataDir } = stack.use(await temporaryFolder());
	site = stack.use(
		await startTestServer({ address: { dataDir, databaseUrl: null }, config: { demo: true } }),
	);
	browser = stack.use(await launchBrowser());
});
afterAll(() => stack.disposeAsync());

const kept = () => readSubscription(site.context.db, FAKE);

test('S9.04: alerts of a team are turned on, sent later where the line is down, shown, listed and turned off', async () => {
	await using reader = await openOfflineReader(browser, site.url);
	const { page, line } = reader;
	await replaceSubscribe(page.context(), line.url);
	await visit(page, '/time/flamengo');
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
	const button = page.getByRole('button', { name: 'Avisar de Flamengo' });
	await button.click();
	await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
	await page.getByText('Avisos de Flamengo ligados.').waitFor();
	await expect.poll(kept).toMatchObject({ topics: ['team:flamengo'], uf: null, quiet: null });

	const message = gameAlert({
		slug: 'um-jogo',
		id: 'g1',
		said: ['Flamengo x Palmeiras mudou de 21h30 para 19h.'],
		answer: 'Globo.',
		followed: ['Flamengo'],
	});
	// A browser drops what comes for a worker that it is just ending: services send again, too.
	await expect
		.poll(async () => {
			await deliverPush(page, message);
			return notifications(page);
		})
		.toEqual([
			{
				title: 'Flamengo x Palmeiras mudou de 21h30 para 19h',
				body: 'Globo.\nVocê segue Flamengo.',
				tag: 'game:g1',
				url: '/onde-assistir/um-jogo',
			},
		]);

	await visit(page, '/preferencias');
	await page.getByRole('heading', { name: 'Avisos' }).waitFor();
	expect(await findingsEverywhere(page, [360, 1280])).toEqual([]);
	line.mode = 'down';
	await page.getByLabel('Sem avisos à noite').check();
	await expect
		.poll(() => page.evaluate((key) => localStorage.getItem(key), WISHES_KEY))
		.toContain('"quiet":{"from":1380,"until":480}');
	expect((await kept())?.quiet).toBeNull();
	line.mode = 'up';
	await page.getByRole('button', { name: 'Não avisar mais de Flamengo' }).waitFor();
	await page.getByLabel('Começa em 15 minutos').uncheck();
	await expect.poll(kept).toMatchObject({
		quiet: { from: 1_380, until: 480 },
		kinds: ['moved', 'channel', 'off', 'day'],
	});

	await page.getByRole('button', { name: 'Desligar todos os avisos' }).click();
	await page.getByText('Avisos desligados').waitFor();
	await expect.poll(kept).toBeNull();
	expect(await page.evaluate((key) => localStorage.getItem(key), WISHES_KEY)).toBeNull();
});

test('S9.04: what the guide refuses is told with its reason, kept, shown again and taken later', async () => {
	const stranger = { ...FAKE, auth: 'B'.repeat(22) };
	const wish = { topics: [topics.team('santos')], kinds: [...ALERT_KINDS], uf: null, quiet: null };
	expect(await saveSubscription(site.context.db, { ...stranger, ...wish }, 0)).toMatchObject({
		ok: true,
	});
	await using reader = await openOfflineReader(browser, site.url);
	const { page, line } = reader;
	await replaceSubscribe(page.context(), line.url);
	await visit(page, '/time/flamengo');
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
	const button = page.getByRole('button', { name: 'Avisar de Flamengo' });
	await button.click();
	const status = page.getByRole('status').filter({ hasText: alertProblems.stranger });
	await status.waitFor();
	expect(await status.textContent()).toContain('continua guardado neste aparelho');
	expect(await button.getAttribute('aria-pressed')).toBe('true');

	await visit(page, '/preferencias');
	await status.waitFor();
	await page.getByRole('button', { name: 'Não avisar mais de Flamengo' }).waitFor();
	expect(await findingsEverywhere(page, [360, 1280])).toEqual([]);
	await removeSubscription(site.context.db, stranger);
	await page.getByRole('button', { name: 'Tentar de novo' }).click();
	await page.getByText('O guia aceitou os seus avisos.').waitFor();
	expect(await kept()).toMatchObject({ topics: ['team:flamengo'] });
	await page.reload();
	await page.getByRole('button', { name: 'Não avisar mais de Flamengo' }).waitFor();
	expect(await status.count()).toBe(0);
	await removeSubscription(site.context.db, FAKE);
});

test('turning alerts off without a connection reaches the guide at the next visit', async () => {
	await using reader = await openOfflineReader(browser, site.url);
	const { page, line } = reader;
	await replaceSubscribe(page.context(), line.url);
	await visit(page, '/time/flamengo');
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
	const button = page.getByRole('button', { name: 'Avisar de Flamengo' });
	await button.click();
	await page.getByText('Avisos de Flamengo ligados.').waitFor();
	await expect.poll(kept).toMatchObject({ topics: ['team:flamengo'] });
	line.mode = 'down';
	await button.click();
	await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false');
	await page.getByText('Avisos de Flamengo desligados.').waitFor();
	expect(await kept()).not.toBeNull();
	line.mode = 'up';
	await visit(page, '/time/flamengo');
	await expect.poll(kept).toBeNull();
});
