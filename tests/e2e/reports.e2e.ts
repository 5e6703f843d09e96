import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { reportCopy } from '#core/reports/copy/reader.ts';
import { findingsEverywhere } from '#tests/support/axe.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { openOfflineReader } from '#tests/support/offline-reader.ts';
import { openPanelSite } from '#tests/support/panel-site.ts';
import { visit } from '#tests/support/visit.ts';

const summary = (page: Page) => page.locator('summary', { hasText: reportCopy.open });

/** The address of the first game of today. */
async function aGame(page: Page): Promise<string> {
	await visit(page, '/jogos-de-hoje');
	return (await page.locator('[data-game] h3 a').first().getAttribute('href')) ?? '';
}

test('S9.04: a reader says what is wrong by keyboard and without a connection, an operator decides, and the page says so', async () => {
	await using desk = await openPanelSite({ demo: true });
	await using browser = await launchBrowser();
	await using reader = await openOfflineReader(browser, desk.site.url);
	const { page, line } = reader;
	const game = await aGame(page);
	await visit(page, game);
	await summary(page).focus();
	await page.keyboard.press('Enter');
	await page.getByRole('radio', { name: reportCopy.kinds.kickoff }).waitFor();
	expect(await findingsEverywhere(page, [360, 1280])).toEqual([]);
	await page.keyboard.press('Tab');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Tab');
	await page.keyboard.type('19h');
	line.mode = 'down';
	await page.keyboard.press('Enter');
	await page.getByRole('status').filter({ hasText: reportCopy.waiting }).waitFor();
	line.mode = 'up';
	await page.evaluate(() => window.dispatchEvent(new Event('online')));
	await page.getByRole('status').filter({ hasText: reportCopy.taken }).waitFor();

	await using operator = await desk.operator('/admin/jogos/avisos');
	const panel = operator.page;
	const card = panel.locator('.report-card').filter({ hasText: 'Horário: 19h' });
	await card.waitFor();
	expect(await findingsEverywhere(panel, [360, 1280])).toEqual([]);
	await card.getByRole('button', { name: /^Conferi: o guia está certo/ }).click();
	await panel
		.getByRole('status')
		.filter({ hasText: 'a página diz que o guia está certo' })
		.waitFor();
	await panel.getByText('Nenhum aviso espera conferência.').waitFor();
	await page.reload();
	await page.getByText(/^Leitores avisaram sobre o horário\. Conferido/).waitFor();
});

test('without script the same form thanks on the page of the game', async () => {
	await using desk = await openPanelSite({ demo: true });
	await using reader = await desk.visitor({ javaScriptEnabled: false });
	const { page } = reader;
	await page.goto('/jogos-de-hoje');
	await page.locator('[data-game] h3 a').first().click();
	await summary(page).click();
	await page.getByRole('radio', { name: reportCopy.kinds.off }).check();
	await page.getByRole('button', { name: reportCopy.send }).click();
	await page.waitForURL('**/onde-assistir/*#correcao-recebida');
	expect(await page.getByText(reportCopy.taken).isVisible()).toBe(true);
	expect(reader.problems).toEqual([]);
});
