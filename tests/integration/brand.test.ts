import { expect, test } from 'vitest';
import { DEFAULT_BRAND } from '#core/brand/brand.ts';
import { noteEverything } from '#server/changes/note-change.ts';
import { readDataVersion } from '#server/db/data-version.ts';
import { pageWith, upload } from '#tests/support/brand-pages.ts';
import { ENGINES } from '#tests/support/database.ts';
import { signInAs } from '#tests/support/panel.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const NOTHING = {
	perfilSocialURL: null,
	contatoEmail: null,
	responsavel: null,
	logoTextoAlternativo: null,
};

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
		const reported = async () =>
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
			expect(await reported()).toBe(round + 1);
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
