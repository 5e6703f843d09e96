import { createHash } from 'node:crypto';
import type { Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
	type BrandSite,
	bigPng,
	choose,
	openBrandSite,
	type Picture,
	png,
	uploadRow,
} from '#tests/support/brand-screen.ts';

const PIECES = '**/files/v0/b/main/o?upload_id=*';

let guide: BrandSite;
beforeAll(async () => {
	guide = await openBrandSite();
});
afterAll(() => guide[Symbol.asyncDispose]());

test('S4.04 what is no picture is refused with a sentence, here or by the server, and changes nothing', async () => {
	await using operator = await guide.operator({
		expected: /status of 415|Failed to load resource/,
	});
	const { page } = operator;
	await choose(page, {
		name: 'texto.png',
		mimeType: 'image/png',
		buffer: Buffer.from('isto não é uma imagem'),
	});
	await page
		.getByRole('alert')
		.getByText('A imagem está danificada e não pôde ser lida.')
		.waitFor();
	await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
	await choose(page, {
		name: 'regras.pdf',
		mimeType: 'application/pdf',
		buffer: Buffer.from('%PDF-1.7'),
	});
	await uploadRow(page, 'regras.pdf').getByText('Aqui só entram imagens PNG, JPEG').waitFor();
	expect(await uploadRow(page, 'regras.pdf').getByRole('button').allTextContents()).toEqual([
		'Tirar da lista',
	]);
	const dropped = await page.evaluateHandle(() => {
		const files = new DataTransfer();
		files.items.add(new File(['texto'], 'solto.txt', { type: 'text/plain' }));
		return files;
	});
	await page.locator('.drop').dispatchEvent('drop', { dataTransfer: dropped });
	await uploadRow(page, 'solto.txt').getByText('Não foi enviado').waitFor();
	const entities =
		'<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
	await choose(page, {
		name: 'truque.svg',
		mimeType: 'image/svg+xml',
		buffer: Buffer.from(entities),
	});
	await page.getByRole('button', { name: 'Enviar sem recortar' }).click();
	await uploadRow(page, 'truque.svg').getByText('Aqui só entram imagens PNG, JPEG').waitFor();
	await uploadRow(page, 'truque.svg')
		.getByRole('button', { name: 'Tirar da lista: truque.svg' })
		.click();
	expect(await uploadRow(page, 'truque.svg').count()).toBe(0);
	expect(await page.locator('.logo-now').innerText()).toContain('Sem logo');
	expect(operator.problems).toEqual([]);
});

test('S4.04 S9.02 an upload is paused, goes on, and another is cancelled and tried again', async () => {
	await using operator = await guide.operator();
	const { page } = operator;
	const held: Route[] = [];
	let holding = true;
	await page.route(PIECES, (route) => {
		if (holding) held.push(route);
		else return route.continue();
	});
	const letGo = async () => {
		holding = false;
		// What the client has given up meanwhile cannot go on.
		for (const route of held.splice(0)) await route.continue().catch(() => undefined);
	};
	await choose(page, await bigPng('grande.png'));
	await page.getByRole('button', { name: 'Enviar sem recortar' }).click();
	const big = uploadRow(page, 'grande.png');
	await expect.poll(() => held.length).toBe(1);
	expect(await big.getByRole('progressbar', { name: 'grande.png' }).count()).toBe(1);
	await big.getByRole('button', { name: 'Pausar: grande.png' }).click();
	await big.getByText('Em pausa').waitFor();
	await letGo();
	await big.getByRole('button', { name: 'Continuar: grande.png' }).click();
	await big.getByText('Enviado', { exact: true }).waitFor();
	expect(await page.getByRole('status').allInnerTexts()).toContainEqual(
		expect.stringContaining('grande.png: Enviado.'),
	);

	holding = true;
	await choose(page, await bigPng('outra.png'));
	await page.getByRole('button', { name: 'Enviar sem recortar' }).click();
	const other = uploadRow(page, 'outra.png');
	await expect.poll(() => held.length).toBe(1);
	await other.getByRole('button', { name: 'Cancelar: outra.png' }).click();
	await other.getByText('Cancelado').waitFor();
	await letGo();
	await other.getByRole('button', { name: 'Tentar de novo: outra.png' }).click();
	await other.getByText('Enviado', { exact: true }).waitFor();
	expect(operator.problems).toEqual([]);
});

test('S4.04 S9.02 several uploads at once each go their own way: one is held, one refused, the others are stored meanwhile', async () => {
	await using operator = await guide.operator();
	const { page } = operator;
	const held: Route[] = [];
	await page.route(PIECES, (route) =>
		held.length === 0 ? void held.push(route) : route.continue(),
	);
	const send = async (picture: Picture) => {
		await choose(page, picture);
		await page.getByRole('button', { name: 'Enviar sem recortar' }).click();
	};
	const pictures = [
		await bigPng('parada.png'),
		await bigPng('inteira.png'),
		await png('curta.png', '#0a7d3c'),
	] as const;
	await send(pictures[0]);
	await expect.poll(() => held.length).toBe(1);
	await send(pictures[1]);
	await send(pictures[2]);
	await choose(page, { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('texto') });
	for (const name of ['inteira.png', 'curta.png'])
		await uploadRow(page, name).getByText('Enviado', { exact: true }).waitFor();
	await uploadRow(page, 'notas.txt').getByText('Aqui só entram imagens PNG, JPEG').waitFor();
	expect(
		await uploadRow(page, 'parada.png').getByRole('progressbar', { name: 'parada.png' }).count(),
	).toBe(1);
	await held[0]?.continue();
	await uploadRow(page, 'parada.png').getByText('Enviado', { exact: true }).waitFor();
	// A row for each, in the order in which they were chosen; whoever listens hears of each by its
	// name.
	const rows = await page
		.getByRole('list', { name: 'Envios' })
		.getByRole('listitem')
		.allInnerTexts();
	expect(rows.map((text) => /\w+\.(?:png|txt)/.exec(text)?.[0])).toEqual([
		'parada.png',
		'inteira.png',
		'curta.png',
		'notas.txt',
	]);
	const spoken =
		/parada\.png: Enviado\..*inteira\.png: Enviado\..*curta\.png: Enviado\..*notas\.txt: /;
	expect(await page.getByRole('status').allInnerTexts()).toContainEqual(
		expect.stringMatching(spoken),
	);
	const stored = await guide.site.context.db.kysely
		.selectFrom('files')
		.select(['name', 'source_sha256'])
		.execute();
	for (const { name, buffer } of pictures)
		expect(stored).toContainEqual({
			name: expect.stringMatching(new RegExp(`^marca/.*${name}$`)),
			source_sha256: createHash('sha256').update(buffer).digest('hex'),
		});
	expect(operator.problems).toEqual([]);
});

test('S4.04 a connection that is lost in the middle, and a disk without space, are told; the upload goes on by itself', async () => {
	await using operator = await guide.operator({
		expected: /ERR_INTERNET_DISCONNECTED|status of 507/,
	});
	const { page } = operator;
	let pieces = 0;
	await page.route(PIECES, (route) => (++pieces === 2 ? cut() : route.continue()));
	async function cut(): Promise<void> {
		await page.route('**/files/**', (route) => route.abort('internetdisconnected'));
	}
	await choose(page, await bigPng('caminho.png'));
	await page.getByRole('button', { name: 'Enviar sem recortar' }).click();
	const upload = uploadRow(page, 'caminho.png');
	await upload.getByText('Sem conexão com o servidor.').waitFor();
	await page.unroute('**/files/**');
	await upload.getByText('Enviado', { exact: true }).waitFor();

	const problem = { reason: 'disk-full', message: 'x' };
	await page.route('**/files/v0/b/main', (route) => route.fulfill({ json: { problem } }));
	await page.route('**/files/v0/b/main/o?name=*', (route) =>
		route.fulfill({ status: 507, json: {} }),
	);
	await choose(page, await bigPng('cheio.png'));
	await page.getByRole('button', { name: 'Enviar sem recortar' }).click();
	await uploadRow(page, 'cheio.png').getByText('O servidor está sem espaço em disco.').waitFor();
	await page.unroute('**/files/v0/b/main');
	await page.unroute('**/files/v0/b/main/o?name=*');
	await uploadRow(page, 'cheio.png').getByText('Enviado', { exact: true }).waitFor();
	expect(operator.problems).toEqual([]);
});

test('S4.04 S9.03 a token that ends in the middle of an upload is renewed, and the upload goes on', async () => {
	await using operator = await guide.operator();
	const { page } = operator;
	const tokens: string[] = [];
	await page.route(PIECES, async (route) => {
		tokens.push(route.request().headers().authorization ?? '');
		// Longer than a token lasts.
		if (tokens.length === 2) await page.clock.setFixedTime(Date.now() + 20 * 60_000);
		await route.continue();
	});
	await choose(page, await bigPng('longa.png'));
	await page.getByRole('button', { name: 'Enviar sem recortar' }).click();
	await uploadRow(page, 'longa.png').getByText('Enviado', { exact: true }).waitFor();
	expect(tokens.length).toBeGreaterThan(3);
	expect([tokens[0] === tokens[1], new Set(tokens).size]).toEqual([true, 2]);
	expect(operator.problems).toEqual([]);
});
