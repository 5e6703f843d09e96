import { expect, test } from 'vitest';
import { createFileRepository } from '#server/files/file-repository.ts';
import { createFileUseRepository } from '#server/files/file-use-repository.ts';
import { pageWith, upload } from '#tests/support/brand-pages.ts';
import { ENGINES } from '#tests/support/database.ts';
import { createFileClient } from '#tests/support/files/file-client.ts';
import { signInAs } from '#tests/support/panel.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const LOGO = /^\/files\/i\/[0-9a-f]{32}\/256\.webp$/;

async function usersOf({ context }: TestServer, name: string): Promise<string[]> {
	const db = context.db.kysely;
	return createFileUseRepository(db).usersOf(
		(await createFileRepository(db).byName(name))?.id ?? '',
	);
}

for (const engine of ENGINES) {
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
}
