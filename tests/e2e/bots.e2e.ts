import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_BOTS } from '#server/bots/all-bots.ts';
import { createBotsRepository, createBotsWriter } from '#server/jobs/bots-repository.ts';
import { createWorker, type Worker } from '#server/jobs/worker.ts';
import { findings } from '#tests/support/axe.ts';
import { openPanelSite, type PanelSite } from '#tests/support/panel-site.ts';
import { panelReady } from '#tests/support/sign-in-page.ts';
import { refusal, startTelegram } from '#tests/support/telegram.ts';
import { PHONE } from '#tests/support/visit.ts';

const TOKEN = '1:token';
let guide: PanelSite;
let telegram: Awaited<ReturnType<typeof startTelegram>>;
let worker: Worker;

beforeAll(async () => {
	telegram = await startTelegram({ token: TOKEN });
	guide = await openPanelSite({
		demo: true,
		config: { telegramApiUrl: telegram.url },
		expected: /status of (409|422)/,
	});
	const { context, url } = guide.site;
	worker = createWorker(context, {
		bots: ALL_BOTS,
		publicUrl: url,
		times: { pollMs: 100, beatMs: 100, seenMs: 1_000 },
	});
});
afterAll(async () => {
	await worker[Symbol.asyncDispose]();
	await guide[Symbol.asyncDispose]();
	await telegram[Symbol.asyncDispose]();
});

/** Presses and waits until the run that follows has come to its end. */
async function runToEnd(page: Page, button: string, state: 'feito' | 'falhou'): Promise<void> {
	const now = page.getByRole('region', { name: 'Agora' });
	const before = await now.textContent();
	await page.getByRole('button', { name: button }).click();
	await expect.poll(() => now.textContent()).not.toBe(before);
	await now.getByText(state, { exact: true }).waitFor();
}

test('F16 S1.03 Controlo de Bots says when nobody runs them, and an administrator sets a bot up, tries it, and lets it post', async () => {
	await using reader = await guide.operator('/admin/bots', { role: 'administrator' });
	const { page } = reader;
	expect(await page.title()).toContain('Controlo de Bots');
	await page.getByText('Nenhum processo está executando os bots').waitFor();
	const rows = page.getByRole('list', { name: 'Bots' }).getByRole('heading', { level: 2 });
	expect(await rows.allTextContents()).toEqual(
		expect.arrayContaining(['Jogos', 'Publicação', 'Agenda no Telegram', 'Vigia', 'Limpeza']),
	);
	expect(await findings(page)).toEqual([]);
	worker.start();
	await page.reload();
	await page.getByText('1 processo em serviço').waitFor();

	await page.getByRole('link', { name: 'Agenda no Telegram' }).click();
	await page.getByRole('heading', { level: 1, name: 'Agenda no Telegram' }).waitFor();
	await page
		.getByRole('region', { name: 'Prévia' })
		.getByText('Jogos de sábado, 21 de novembro')
		.first()
		.waitFor();
	await runToEnd(page, 'Simular', 'feito');
	await page.getByText('Simulação: nada é enviado nem gravado.').waitFor();
	expect(telegram.heard()).toEqual([]);

	await runToEnd(page, 'Executar agora: Agenda no Telegram', 'falhou');
	// It stands in the list as soon as it has ended.
	await page
		.getByRole('region', { name: 'Execuções' })
		.getByText('falhou', { exact: true })
		.waitFor({ timeout: 5_000 });
	await page
		.getByText(/Falta o token/)
		.first()
		.waitFor();
	await page.getByLabel('Token do bot do Telegram').fill(TOKEN);
	await page.getByRole('button', { name: 'Guardar', exact: true }).click();
	await page.getByText('Guardado. Por segurança não é mostrado').waitFor();
	expect(await page.getByLabel('Token do bot do Telegram').inputValue()).toBe('');
	await page.getByLabel('Canal ou grupo do Telegram').fill('guia de jogos');
	await page.getByRole('button', { name: 'Salvar ajustes' }).click();
	await page.getByText('Escreva o @nome de um canal').waitFor();
	await page.getByLabel('Canal ou grupo do Telegram').fill('@guiadejogos');
	await page.getByRole('button', { name: 'Salvar ajustes' }).click();
	await page.getByText('Salvo.').first().waitFor();
	await page.getByRole('button', { name: 'Tentar de novo' }).click();
	await expect.poll(() => telegram.chat.size).toBeGreaterThan(0);
	expect([...telegram.chat.values()][0]).toContain('<b>Jogos de sábado, 21 de novembro</b>');
	await page.getByRole('region', { name: 'Agora' }).getByText('feito', { exact: true }).waitFor();
	await page
		.getByText(/^Mensagem 1 de \d+ publicada\.$/)
		.first()
		.waitFor();

	const posted = telegram.chat.size;
	await runToEnd(page, 'Executar agora: Agenda no Telegram', 'feito');
	expect(telegram.chat.size).toBe(posted);
	expect(await findings(page)).toEqual([]);
	const { sealed_secrets: sealed } =
		(await createBotsRepository(guide.site.context.db.kysely).byId('digest')) ?? {};
	expect(sealed).toMatch(/^v1\./);
	expect(await page.content()).not.toContain(TOKEN);
	expect(reader.problems).toEqual([]);
});

test('a schedule is understood as it is typed; two operators who save see both versions; a switch is one press', async () => {
	await using reader = await guide.operator('/admin/bots?bot=watch');
	const { page } = reader;
	await page.getByText('Só um administrador guarda ou troca segredos.').waitFor();
	const cron = page.getByLabel('Horário (cron)');
	await cron.fill('61 * * * *');
	await page.getByText('Este horário não existe.').waitFor();
	await cron.fill('30 7 * * 1-5');
	await page.getByText('de segunda a sexta às 7h30').waitFor();
	await expect
		.poll(() => page.locator('.bot-times time').first().textContent())
		.toContain('às 7h30');
	const { db } = guide.site.context;
	const watch = await createBotsRepository(db.kysely).byId('watch');
	await db.transaction((trx) =>
		createBotsWriter(trx).change('watch', watch?.revision ?? 0, { schedule: '0 6 * * *' }),
	);
	await page.getByRole('button', { name: 'Salvar horário' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByText('0 6 * * *').waitFor();
	await dialog.getByRole('button', { name: 'Salvar a minha por cima' }).click();
	await expect
		.poll(async () => (await createBotsRepository(db.kysely).byId('watch'))?.schedule)
		.toBe('30 7 * * 1-5');

	await page.goto('/admin/bots');
	await panelReady(page);
	const toggle = page.getByRole('switch', { name: 'Ligar Vigia' });
	expect(await toggle.getAttribute('aria-checked')).toBe('true');
	await toggle.click();
	await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('false');
	await toggle.click();
	await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('true');
	expect(reader.problems).toEqual([]);
});

test('S6.01 what failed for good waits for a decision; an editor decides, but sees and sets no secret; a phone shows all of it', async () => {
	telegram.fail(refusal(400, 'Bad Request: chat not found'));
	telegram.chat.clear();
	await using reader = await guide.operator('/admin/bots?bot=digest', {
		viewport: PHONE,
		colorScheme: 'dark',
	});
	const { page } = reader;
	await page.getByText('Só um administrador guarda ou troca segredos.').waitFor();
	expect(await page.getByLabel('Token do bot do Telegram').count()).toBe(0);
	await page.getByLabel('Canal ou grupo do Telegram').fill('@outrocanal');
	await page.getByRole('button', { name: 'Salvar ajustes' }).click();
	await page.getByText('Salvo.').first().waitFor();
	await runToEnd(page, 'Executar agora: Agenda no Telegram', 'falhou');
	await page.goto('/admin/bots');
	await panelReady(page);
	const waiting = page.getByRole('region', { name: 'Esperam uma decisão' });
	await waiting.getByText(/não encontrou esse canal/).waitFor();
	expect(await findings(page)).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
	await waiting.getByRole('button', { name: 'Tentar de novo: Agenda no Telegram' }).click();
	await expect.poll(() => telegram.chat.size).toBeGreaterThan(0);
	await waiting.waitFor({ state: 'detached' });
	expect(reader.problems).toEqual([]);
});
