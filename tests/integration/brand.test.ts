import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DEFAULT_BRAND } from '#core/brand/brand.ts';
import { noteEverything } from '#server/changes/note-change.ts';
import { readDataVersion } from '#server/db/data-version.ts';
import { createFileRepository } from '#server/files/file-repository.ts';
import { createFileUseRepository } from '#server/files/file-use-repository.ts';
import { ENGINES } from '#tests/support/database.ts';
import { createFileClient } from '#tests/support/files/file-client.ts';
import { type PanelUser, signInAs } from '#tests/support/panel.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const NOTHING = {
	perfilSocialURL: null,
	contatoEmail: null,
	responsavel: null,
	logoTextoAlternativo: null,
};
const LOGO = /^\/files\/i\/[0-9a-f]{32}\/256\.webp$/;

/** Uploads a picture of one colour; its address as the file client gives it, without the origin. */
async function upload(
	site: TestServer,
	ana: PanelUser,
	name: string,
	background: string,
): Promise<string> {
	const bytes = await sharp({ create: { width: 96, height: 96, channels: 3, background } })
		.png()
		.toBuffer();
	const { status, body } = await createFileClient(site.url, ana.idToken).multipart(
		name,
		bytes,
		'image/png',
	);
	expect(status).toBe(200);
	return `/files/v0/b/main/o/${encodeURIComponent(name)}?alt=media&token=${body.downloadTokens}`;
}

async function usersOf({ context }: TestServer, name: string): Promise<string[]> {
	const db = context.db.kysely;
	return createFileUseRepository(db).usersOf(
		(await createFileRepository(db).byName(name))?.id ?? '',
	);
}

/**
 * The page once it follows the last change: until then a cache may answer with the one before, for
 * a moment.
 */
async function pageWith(site: TestServer, path: string, text: string): Promise<string> {
	await expect
		.poll(async () => (await site.get(path)).body.includes(text), { timeout: 10_000 })
		.toBe(true);
	return (await site.get(path)).body;
}

for (const engine of ENGINES) {
	test(`S3.01 the brand is saved whole, every page follows at once, and a stale save gets both versions [${engine}]`, async () => {
		await using site = await startTestServer({ engine });
		const ana = await signInAs(site, 'editor');
		const before = (await ana.call('GET', 'brand')).json;
		expect(before).toEqual({
			...{
				nomeApp: 'Guia de Jogos',
				slogan: 'Sua fonte definitiva para não perder nenhum lance do futebol.',
			},
			...{ logoURL: '', textoRodape: '', isDamaged: false, revision: 1 },
		});
		expect((await site.get('/jogos-de-hoje')).body).toContain('© 20');
		const sent = {
			nomeApp: ' Guia do Apito ',
			slogan: 'Lance a lance.',
			logoURL: '',
			textoRodape: 'Feito em Recife.',
			revision: 1,
		};
		const saved = await ana.call('PUT', 'brand', sent);
		expect(saved).toMatchObject({
			status: 200,
			json: { ...sent, nomeApp: 'Guia do Apito', revision: 2 },
		});
		const page = await pageWith(site, '/jogos-de-hoje', 'Guia do Apito');
		for (const text of ['Lance a lance.', 'Feito em Recife.']) expect(page).toContain(text);
		expect(JSON.parse((await site.get('/api/v1/configuracoes/marca')).body)).toEqual({
			...{
				nomeApp: 'Guia do Apito',
				slogan: 'Lance a lance.',
				logoURL: '',
				textoRodape: 'Feito em Recife.',
			},
		});
		expect(await ana.call('PUT', 'brand', { ...sent, nomeApp: 'Outro' })).toMatchObject({
			status: 409,
			json: {
				code: 'stale',
				current: { nomeApp: 'Guia do Apito', revision: 2 },
				sent: { nomeApp: 'Outro', revision: 1 },
			},
		});
		const version = await readDataVersion(site.context.db.kysely);
		expect((await ana.call('PUT', 'brand', { ...sent, revision: 2 })).json).toMatchObject({
			revision: 3,
		});
		expect(await readDataVersion(site.context.db.kysely)).toBe(version);
		await ana.call('PUT', 'brand', { ...sent, textoRodape: '', revision: 3 });
		expect(JSON.parse((await site.get('/api/v1/configuracoes/marca')).body)).not.toHaveProperty(
			'textoRodape',
		);
		const { entries } = (await ana.call('GET', 'audit')).json as {
			entries: { action: string; detail: object }[];
		};
		expect(entries).toMatchObject([
			{ action: 'brand.changed' },
			{ action: 'brand.changed' },
			{
				action: 'brand.changed',
				detail: { before: { nomeApp: 'Guia de Jogos' }, after: { nomeApp: 'Guia do Apito' } },
			},
		]);
	});

	test(`S3.01 S2.02 an uploaded logo is kept as long as it is used, and let go when another takes its place [${engine}]`, async () => {
		await using site = await startTestServer({ engine });
		const ana = await signInAs(site, 'administrator');
		const [green, red] = [
			await upload(site, ana, 'marca/verde.png', '#0a7d3c'),
			await upload(site, ana, 'marca/rubra.png', '#c4221a'),
		];
		const save = async (logoURL: string, revision: number) =>
			(
				await ana.call('PUT', 'brand', {
					nomeApp: 'Guia',
					slogan: '',
					logoURL,
					textoRodape: '',
					revision,
				})
			).json;
		const first = await save(green, 1);
		expect(first.logoURL).toMatch(LOGO);
		await pageWith(site, '/jogos-de-hoje', `src="${first.logoURL}"`);
		const shown = await site.get(String(first.logoURL));
		expect([shown.status, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
			200,
			'image/webp',
			'public, max-age=31536000, immutable',
		]);
		expect(await usersOf(site, 'marca/verde.png')).toEqual(['configuracoes/marca']);
		const files = createFileClient(site.url, ana.idToken);
		expect((await files.remove('marca/verde.png')).status).toBe(409);

		// Saved again as it stands, the logo stays in use.
		expect((await save(String(first.logoURL), 2)).logoURL).toBe(first.logoURL);
		expect(await usersOf(site, 'marca/verde.png')).toEqual(['configuracoes/marca']);

		const second = await save(red, 3);
		expect(second.logoURL).toMatch(LOGO);
		expect(second.logoURL).not.toBe(first.logoURL);
		expect(await usersOf(site, 'marca/verde.png')).toEqual([]);
		expect(await usersOf(site, 'marca/rubra.png')).toEqual(['configuracoes/marca']);
		expect(await pageWith(site, '/jogos-de-hoje', `src="${second.logoURL}"`)).not.toContain(
			first.logoURL,
		);
		expect((await files.remove('marca/verde.png')).status).toBe(204);

		await save('', 4);
		expect(await usersOf(site, 'marca/rubra.png')).toEqual([]);
		expect(await pageWith(site, '/jogos-de-hoje', 'class="brand-ball"')).not.toContain(
			'class="brand-logo"',
		);
	});

	test(`V43 a logo that is no picture of ours is refused with its field, and changes nothing [${engine}]`, async () => {
		await using site = await startTestServer({ engine });
		const ana = await signInAs(site, 'editor');
		await createFileClient(site.url, ana.idToken).multipart(
			'texto.txt',
			Buffer.from('olá'),
			'text/plain',
		);
		const wrong = [
			'https://elsewhere.example/logo.png',
			'//elsewhere.example/x.png',
			'javascript:alert(1)',
			'/files/v0/b/main/o/none.png',
		];
		for (const logoURL of [
			...wrong,
			'/files/v0/b/main/o/texto.txt?alt=media',
			`/files/i/${'0'.repeat(32)}/256.webp`,
			'/files/%E0%A4%A',
		]) {
			const refused = await ana.call('PUT', 'brand', {
				nomeApp: 'Outro',
				slogan: '',
				logoURL,
				textoRodape: '',
				revision: 1,
			});
			expect([logoURL, refused.status, refused.json]).toMatchObject([
				logoURL,
				422,
				{ fields: { logoURL: expect.stringMatching(/\.$/) } },
			]);
		}
		const empty = await ana.call('PUT', 'brand', {
			nomeApp: ' ',
			slogan: 'x'.repeat(201),
			logoURL: '',
			textoRodape: '',
			revision: 1,
		});
		expect(empty).toMatchObject({
			status: 422,
			json: { fields: { nomeApp: expect.any(String), slogan: expect.any(String) } },
		});
		expect((await ana.call('GET', 'brand')).json).toMatchObject({
			nomeApp: 'Guia de Jogos',
			revision: 1,
		});
	});

	test(`S2.06 social profile, privacy contact and what the logo shows are saved and stand on the pages at once [${engine}]`, async () => {
		await using site = await startTestServer({ engine });
		const ana = await signInAs(site, 'editor');
		expect((await ana.call('GET', 'site')).json).toEqual({
			...NOTHING,
			isDamaged: false,
			revision: 0,
		});
		const logoURL = await upload(site, ana, 'marca/apito.png', '#f6bd54');
		await ana.call('PUT', 'brand', {
			nomeApp: 'Guia',
			slogan: '',
			logoURL,
			textoRodape: '',
			revision: 1,
		});
		const sent = {
			...{
				perfilSocialURL: 'https://social.example/guia',
				contatoEmail: 'privacidade@guia.example',
				responsavel: 'Guia Ltda.',
			},
			logoTextoAlternativo: 'Um apito',
		};
		expect((await ana.call('PUT', 'site', { ...sent, revision: 0 })).json).toEqual({
			...sent,
			isDamaged: false,
			revision: 1,
		});
		expect(await pageWith(site, '/jogos-de-hoje', 'https://social.example/guia')).toContain(
			'alt="Um apito"',
		);
		await pageWith(site, '/politica-de-privacidade', 'privacidade@guia.example');
		expect(await ana.call('PUT', 'site', { ...NOTHING, revision: 0 })).toMatchObject({
			status: 409,
			json: { current: sent },
		});
		for (const perfilSocialURL of [
			'http://social.example',
			'javascript:alert(1)',
			'social',
			'https://',
		]) {
			const refused = await ana.call('PUT', 'site', {
				...sent,
				perfilSocialURL,
				contatoEmail: 'ninguém',
				revision: 1,
			});
			expect(refused).toMatchObject({
				status: 422,
				json: { fields: { perfilSocialURL: expect.stringContaining('https') } },
			});
			expect(refused.json.fields).toHaveProperty('contatoEmail');
		}
		expect((await ana.call('PUT', 'site', { ...NOTHING, revision: 1 })).json).toEqual({
			...NOTHING,
			isDamaged: false,
			revision: 2,
		});
		expect(await pageWith(site, '/jogos-de-hoje', 'alt=""')).not.toContain('social.example');
	});

	test(`S8.02 a damaged record is the defaults everywhere, told once in the log, and the brand is saved over it [${engine}]`, async () => {
		await using site = await startTestServer({ engine });
		const ana = await signInAs(site, 'editor');
		const damage = (data: string) =>
			site.context.db.transaction(async (trx) => {
				await trx
					.updateTable('settings')
					.set({ data })
					.where('collection', '=', 'configuracoes')
					.where('id', '=', 'marca')
					.execute();
				noteEverything(trx, 0);
			});
		const told = async () =>
			(await site.log()).filter(({ record }) => record === 'configuracoes/marca').length;
		const damaged = ['{broken', '["Guia"]', '{"nomeApp":"Outro","textoRodape":5}'];
		for (const [round, data] of damaged.entries()) {
			await damage(data);
			for (const _each of [1, 2]) {
				const { status, body } = await site.get('/api/v1/configuracoes/marca');
				expect([data, status, JSON.parse(body)]).toEqual([data, 200, DEFAULT_BRAND]);
			}
			const page = await site.get(`/jogos/2026-11-${11 + round}`);
			expect([page.status, page.body.includes(DEFAULT_BRAND.slogan)]).toEqual([200, true]);
			expect((await site.get('/llms.txt')).body).toMatch(/^# Guia de Jogos\n/);
			expect(await told()).toBe(round + 1);
			const { json } = await ana.call('GET', 'brand');
			expect(json).toEqual({
				...DEFAULT_BRAND,
				textoRodape: '',
				isDamaged: true,
				revision: round + 1,
			});
			const mended = { ...json, nomeApp: `Guia ${round}` };
			expect(await ana.call('PUT', 'brand', mended)).toMatchObject({
				status: 200,
				json: { nomeApp: `Guia ${round}`, revision: round + 2 },
			});
			expect(JSON.parse((await site.get('/api/v1/configuracoes/marca')).body)).toMatchObject({
				nomeApp: `Guia ${round}`,
			});
			await pageWith(site, '/jogos-de-hoje', `Guia ${round}`);
		}
	});

	test(`a damaged record of the site leaves the pages without what it would say, and is saved over [${engine}]`, async () => {
		await using site = await startTestServer({ engine });
		const ana = await signInAs(site, 'editor');
		await ana.call('PUT', 'site', {
			...NOTHING,
			contatoEmail: 'privacidade@guia.example',
			revision: 0,
		});
		await site.context.db.transaction(async (trx) => {
			await trx
				.updateTable('settings')
				.set({ data: '["x"]' })
				.where('collection', '=', 'configuracoes')
				.where('id', '=', 'site')
				.execute();
			noteEverything(trx, 0);
		});
		for (const path of ['/jogos-de-hoje', '/politica-de-privacidade'])
			expect([path, (await site.get(path)).status]).toEqual([path, 200]);
		expect((await ana.call('GET', 'site')).json).toEqual({
			...NOTHING,
			isDamaged: true,
			revision: 1,
		});
		expect((await ana.call('PUT', 'site', { ...NOTHING, revision: 1 })).status).toBe(200);
	});
}
