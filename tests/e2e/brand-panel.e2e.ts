import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readBrand, saveBrand } from '#server/brand/save-brand.ts';
import { createSettingWriter } from '#server/brand/setting-repository.ts';
import { noteEverything } from '#server/changes/note-change.ts';
import { createFileRepository } from '#server/files/file-repository.ts';
import { createFileUseRepository } from '#server/files/file-use-repository.ts';
import { findingsEverywhere } from '#tests/support/axe.ts';
import {
	choose,
	openBrandSite,
	type Picture,
	png,
	uploadRow,
} from '#tests/support/brand-screen.ts';
import { visit } from '#tests/support/visit.ts';

/** Which of the two is said goes by how busy the machine is. */
const SAVED =
	/^Salvo\. O site (?:já mostra a (?:nova marca|mudança)|mostra a (?:nova marca|mudança) em instantes)\.$/;

const save = (page: Page) =>
	page.locator('.brand-form').getByRole('button', { name: 'Salvar' }).click();
const logoOf = (page: Page) =>
	page
		.getByRole('banner')
		.locator('.brand-logo')
		.evaluate(
			(logo: HTMLImageElement) => [logo.getAttribute('src') ?? '', logo.naturalWidth > 0] as const,
		);

/** The logo of the public page, once it is another one than `before`. */
async function publicLogo(reader: Page, before: string): Promise<string> {
	await expect
		.poll(
			async () => {
				await visit(reader, '/jogos-de-hoje');
				return (
					(await reader
						.getByRole('banner')
						.locator('.brand-logo')
						.getAttribute('src', { timeout: 1_000 })
						.catch(() => before)) ?? before
				);
			},
			{ timeout: 15_000 },
		)
		.not.toBe(before);
	const [source, isShown] = await logoOf(reader);
	expect(isShown).toBe(true);
	return source;
}

/** Loads the public page until what is looked for stands there once. */
async function untilPublic(reader: Page, count: () => Promise<number>): Promise<void> {
	const look = async () => {
		await visit(reader, '/jogos-de-hoje');
		return count();
	};
	await expect.poll(look, { timeout: 15_000 }).toBe(1);
}

/** Crops and sends; resolves once the server has it. */
async function sendLogo(page: Page, file: Picture): Promise<void> {
	await choose(page, file);
	await page.getByRole('slider', { name: 'Aproximação' }).fill('200');
	await page.getByRole('slider', { name: 'Posição horizontal' }).fill('40');
	await page.getByRole('button', { name: 'Recortar e enviar' }).click();
	await uploadRow(page, file.name).getByText('Enviado', { exact: true }).waitFor();
}

test('S3.01 S2.02 S4.04 a logo is cropped, sent, looked at, saved: the public page follows; another takes its place and the old one is let go', async () => {
	await using guide = await openBrandSite();
	await using operator = await guide.operator({ expected: /status of 422/ });
	await using reader = await guide.reader();
	const { page } = operator;
	await sendLogo(page, await png('verde.png', '#0a7d3c'));
	await page.getByText('Enviado. Salve para o logo aparecer no site.').waitFor();
	await page.getByLabel('Nome do guia').fill('Guia do Apito');
	await page.getByLabel('Texto do rodapé').fill('Feito em Recife.');
	for (const theme of ['Tema escuro', 'Tema claro']) {
		const preview = page.locator('figure', { hasText: theme });
		expect(await preview.innerText()).toContain('Guia do Apito');
		await expect
			.poll(() =>
				preview.locator('.brand-logo').evaluate((logo: HTMLImageElement) => logo.naturalWidth),
			)
			.toBe(512);
	}
	await save(page);
	await page.getByText(SAVED).waitFor();
	expect(await page.locator('.panel-side').innerText()).toContain('Guia do Apito');
	const beside = page.locator('.panel-side .brand-logo');
	await expect
		.poll(() => beside.evaluate((logo: HTMLImageElement) => logo.naturalWidth), { timeout: 15_000 })
		.toBe(256);
	const first = await publicLogo(reader.page, '');
	expect(first).toMatch(/^\/files\/i\/[0-9a-f]{32}\/256\.webp$/);
	expect(await reader.page.title()).toBe(
		'Jogos de Hoje na TV: Onde Assistir Ao Vivo - Guia do Apito',
	);
	expect(await reader.page.getByRole('contentinfo').innerText()).toContain('Feito em Recife.');

	await sendLogo(page, await png('rubra.png', '#c4221a'));
	await save(page);
	await page.getByText(SAVED).waitFor();
	const second = await publicLogo(reader.page, first);
	expect(await reader.page.content()).not.toContain(first);
	const { kysely } = guide.site.context.db;
	const uses = async (address: string) =>
		createFileUseRepository(kysely).usersOf(
			(await createFileRepository(kysely).byDigest(address.split('/')[3] ?? ''))?.id ?? '',
		);
	expect([await uses(first), await uses(second)]).toEqual([[], ['configuracoes/marca']]);

	await page.getByLabel('Texto alternativo do logo').fill('Um apito vermelho');
	await page.getByLabel('Perfil social').fill('http://sem-cadeado.example');
	const siteForm = page.locator('form', { has: page.getByLabel('Perfil social') });
	await siteForm.getByRole('button', { name: 'Salvar' }).click();
	await siteForm.getByText('Escreva um endereço completo, começando com https://.').waitFor();
	await page.getByLabel('Perfil social').fill('https://social.example/apito');
	await siteForm.getByRole('button', { name: 'Salvar' }).click();
	await siteForm.getByText(SAVED).waitFor();
	await untilPublic(reader.page, () =>
		reader.page.getByRole('banner').getByRole('img', { name: 'Um apito vermelho' }).count(),
	);

	await page.getByRole('button', { name: 'Retirar logo' }).click();
	await save(page);
	await page.getByText('Sem logo, o guia mostra a bola.').waitFor();
	await untilPublic(reader.page, () =>
		reader.page.getByRole('banner').locator('.brand-ball').count(),
	);
	expect(reader.problems).toEqual([]);
	expect(operator.problems).toEqual([]);
});

test("U01 somebody else saved first: both versions side by side, nothing typed is lost, and the choice is the operator's", async () => {
	await using guide = await openBrandSite();
	await using operator = await guide.operator({ expected: /status of 409/ });
	const { page } = operator;
	const { db } = guide.site.context;
	const actor = { id: null, name: 'Bia', network: null };
	const theirs = { nomeApp: 'Guia da Bia', slogan: 'Outro.', logoURL: '', textoRodape: '' };
	await page.getByLabel('Nome do guia').fill('Guia da Ana');
	await saveBrand(db, { ...theirs, revision: 1 }, { actor, now: 0 });
	await save(page);
	const row = page.getByRole('dialog').getByRole('row', { name: 'Nome do guia' });
	await row.waitFor();
	expect(await row.getByRole('cell').allTextContents()).toEqual(['Guia da Ana', 'Guia da Bia']);
	await page.keyboard.press('Escape');
	expect(await page.getByLabel('Nome do guia').inputValue()).toBe('Guia da Ana');
	await save(page);
	await page.getByRole('button', { name: 'Salvar a minha por cima' }).click();
	await page.getByText(SAVED).waitFor();
	expect(await readBrand(db.kysely)).toMatchObject({ nomeApp: 'Guia da Ana', revision: 3 });
	await saveBrand(db, { ...theirs, revision: 3 }, { actor, now: 0 });
	await page.getByLabel('Slogan').fill('Meu.');
	await save(page);
	await page.getByRole('button', { name: 'Ficar com a salva' }).click();
	await page.getByRole('dialog').waitFor({ state: 'hidden' });
	expect([
		await page.getByLabel('Nome do guia').inputValue(),
		await page.getByLabel('Slogan').inputValue(),
	]).toEqual(['Guia da Bia', 'Outro.']);
	expect(await page.locator('.panel-side').innerText()).toContain('Guia da Bia');
	expect(operator.problems).toEqual([]);
});

test('A02 A13 the logo is chosen, cropped, sent and saved without a mouse; what was typed survives a reload', async () => {
	await using guide = await openBrandSite();
	await using operator = await guide.operator();
	const { page } = operator;
	await page.getByLabel('Slogan').focus();
	await page.keyboard.press('End');
	await page.keyboard.type(' Sempre.');
	await page.reload();
	await page.getByText('Recuperamos o que você tinha digitado').waitFor();
	expect(await page.getByLabel('Slogan').inputValue()).toContain('Sempre.');
	await page.getByLabel('Slogan').focus();
	const focusedName = () => page.evaluate(() => document.activeElement?.textContent ?? '');
	await page.keyboard.press('Tab');
	expect(await focusedName()).toBe('Enviar logo');
	const chooser = page.waitForEvent('filechooser');
	// The browser takes keys on another road than the wish to be told of the dialog: after an answer
	// it has heard of that wish.
	await page.evaluate(() => null);
	await page.keyboard.press('Enter');
	await (await chooser).setFiles(await png('teclado.png', '#f6bd54'));
	const zoom = page.getByRole('slider', { name: 'Aproximação' });
	await zoom.focus();
	await page.keyboard.press('PageUp');
	expect(Number(await zoom.inputValue())).toBeGreaterThan(100);
	for (let turn = 0; turn < 3; turn++) await page.keyboard.press('Tab');
	expect(await focusedName()).toBe('Recortar e enviar');
	await page.keyboard.press('Enter');
	await uploadRow(page, 'teclado.png').getByText('Enviado', { exact: true }).waitFor();
	await page.getByLabel('Texto do rodapé').focus();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await page.getByText(SAVED).waitFor();
	await page.reload();
	await page.getByText('Logo atual').waitFor();
	expect(await page.getByText('Recuperamos').count()).toBe(0);
	expect(operator.problems).toEqual([]);
});

test('A01 nothing for axe to find: the screen, an upload, and the crop, at 360 and 1280 px in both themes', async () => {
	await using guide = await openBrandSite();
	await using operator = await guide.operator();
	const { page } = operator;
	expect(await findingsEverywhere(page, [360, 1280])).toEqual([]);
	await choose(page, await png('axe.png', '#0a7d3c'));
	await page.getByRole('slider', { name: 'Aproximação' }).waitFor();
	expect(await findingsEverywhere(page, [360, 1280], { covered: true })).toEqual([]);
	// On a small screen the window scrolls: nothing in it lies on what is beside it.
	await page.setViewportSize({ width: 360, height: 740 });
	const [stage, zoom] = await Promise.all([
		page.locator('.crop-stage').boundingBox(),
		page.locator('.crop-slider').first().boundingBox(),
	]);
	expect((stage?.y ?? 0) + (stage?.height ?? 0)).toBeLessThanOrEqual(zoom?.y ?? 0);
	await page.getByRole('button', { name: 'Recortar e enviar' }).click();
	await uploadRow(page, 'axe.png').getByText('Enviado', { exact: true }).waitFor();
	expect(await findingsEverywhere(page, [360, 1280])).toEqual([]);
	for (const width of [360, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
			width,
		);
	}
});

test('S2.02 S4.01 a logo whose file does not come leaves the ball, and the name beside it', async () => {
	await using guide = await openBrandSite();
	const { db, clock } = guide.site.context;
	await db.transaction(async (trx) => {
		const gone = {
			nomeApp: 'Guia do Apito',
			slogan: '',
			logoURL: `/files/i/${'0'.repeat(32)}/256.webp`,
		};
		await createSettingWriter(trx).write('configuracoes', 'marca', gone, clock());
		noteEverything(trx, 0);
	});
	await using reader = await guide.reader({ expected: /status of 404/ });
	const { page } = reader;
	await visit(page, '/jogos-de-hoje');
	const home = page.getByRole('banner').getByRole('link', { name: 'Guia do Apito' });
	await home.locator('.brand-ball').waitFor();
	expect(await home.locator('.brand-logo').count()).toBe(0);
	await page.getByRole('banner').getByRole('link', { name: 'Amanhã' }).click();
	await page.waitForURL('**/jogos-de-amanha');
	expect(await home.locator('.brand-ball').count()).toBe(1);
	expect(reader.problems).toEqual([]);
});
