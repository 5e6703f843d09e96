import { expect, test } from 'vitest';
import { createSettingWriter } from '#server/brand/setting-repository.ts';
import { createOutbound } from '#server/outbound/outbound.ts';
import { checkAddress } from '#server/setup/check-address.ts';
import { ENGINES } from '#tests/support/database.ts';
import { aSource } from '#tests/support/feed-items.ts';
import { lettersOf } from '#tests/support/outbox.ts';
import { type PanelReply, signInAs } from '#tests/support/panel.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

type Steps = { id: string; state: string; mark: { by: string } | null }[];
const statesOf = ({ json }: PanelReply, at = json) =>
	Object.fromEntries((at.steps as Steps).map(({ id, state }) => [id, state]));
const OPEN = {
	...{ brand: 'open', competitions: 'open', sources: 'open', policy: 'open' },
	...{ team: 'open', mail: 'open', address: 'open' },
};
const actionsOf = async ({ context: { db } }: TestServer) =>
	(
		await db.kysely
			.selectFrom('audit_log')
			.select(['action', 'subject'])
			.where('action', 'like', 'setup.%')
			.orderBy('id')
			.execute()
	).map(({ action, subject }) => `${action} ${subject}`);

for (const engine of ENGINES)
	test(`the steps follow what is stored and what an administrator says [${engine}]`, async () => {
		await using site = await startTestServer({ engine });
		const ana = await signInAs(site, 'administrator');
		expect(statesOf(await ana.call('GET', 'setup'))).toEqual(OPEN);

		await ana.call('PUT', 'gaps/followed', { revision: 0, competitionIds: ['brasileirao-a'] });
		await aSource(site.context.db, 'feed', { enabled: 0 });
		expect(statesOf(await ana.call('GET', 'setup'))).toEqual({ ...OPEN, competitions: 'done' });
		await site.context.db.transaction(async (trx) => {
			await trx.updateTable('feed_sources').set({ enabled: 1 }).execute();
			await createSettingWriter(trx).write('configuracoes', 'marca', { nomeApp: 'Bola' }, 1);
		});
		const [fed, said] = [
			{ ...OPEN, competitions: 'done', brand: 'done', sources: 'done' },
			(id: string, state: string) => ana.call('POST', `setup/steps/${id}`, { state }),
		];
		expect(statesOf(await ana.call('GET', 'setup'))).toEqual(fed);

		const later = await said('policy', 'later');
		expect(statesOf(later)).toEqual({ ...fed, policy: 'later' });
		expect((later.json.steps as Steps)[3]?.mark).toMatchObject({ by: expect.any(String) });
		expect(statesOf(await said('policy', 'later')).policy).toBe('later');
		expect(statesOf(await said('policy', 'open')).policy).toBe('open');
		expect(statesOf(await said('team', 'done')).team).toBe('done');
		expect((await said('competitions', 'done')).status).toBe(422);
		expect((await said('nothing', 'done')).status).toBe(404);
		expect((await said('team', 'gone')).status).toBe(422);
		expect(await actionsOf(site)).toEqual([
			...['setup.later O que sai sem uma pessoa', 'setup.open O que sai sem uma pessoa'],
			'setup.done Equipe',
		]);

		const eva = await signInAs(site, 'editor');
		const seen = await eva.call('GET', 'setup');
		expect([seen.status, seen.json.facts]).toMatchObject([200, { operators: 2, feeds: 1 }]);
		expect((await eva.call('POST', 'setup/steps/mail', { state: 'done' })).status).toBe(403);
		expect((await eva.call('POST', 'setup/mail')).status).toBe(403);

		await site.context.db.transaction((trx) =>
			createSettingWriter(trx).write('configuracoes', 'primeiros-passos', { marks: 3 }, 1),
		);
		const damaged = await ana.call('GET', 'setup');
		expect([damaged.json.isDamaged, statesOf(damaged).team]).toEqual([true, 'done']);
		expect((await said('mail', 'later')).json.isDamaged).toBe(false);
	});

test('a test letter without a mail server is a file, and does not count as sent', async () => {
	await using site = await startTestServer();
	const ana = await signInAs(site, 'administrator');
	const tried = await ana.call('POST', 'setup/mail');
	expect(tried.json).toMatchObject({ outcome: 'outbox', to: ana.email, problem: null });
	expect(statesOf(tried, tried.json.setup as Record<string, unknown>).mail).toBe('open');
	const [letter] = await lettersOf(site);
	expect([letter?.to, letter?.subject]).toEqual([ana.email, 'Teste de e-mail do Guia de Jogos']);
});

test('a mail server that refuses is quoted', async () => {
	const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'guia@guia.example' };
	await using site = await startTestServer({ config: { mail } });
	const ana = await signInAs(site, 'administrator');
	const { json } = await ana.call('POST', 'setup/mail');
	expect(json).toMatchObject({ outcome: 'failed', problem: expect.stringContaining('REFUSED') });
	expect(await actionsOf(site)).toEqual([`setup.mail-tried ${ana.email}`]);
});

test('the public address is asked from here: this guide, another one, or nothing', async () => {
	await using site = await startTestServer();
	const publicUrl = 'http://guia.example';
	await using real = createOutbound({ allow: [new URL(site.url).host], userAgent: 'test' });
	// A name server would send the public name here.
	const request: typeof real.request = (asked) =>
		real.request({ ...asked, url: asked.url.replace(publicUrl, site.url) });
	const outbound = { ...real, request };
	const { db, config, identity } = site.context;
	const check = async (url: string, { ring } = identity) =>
		(
			await checkAddress(
				{ db, config, outbound, identity: { ring } },
				{ publicUrl: url, now: Date.now() },
			)
		).map(({ state, words }) => `${state} ${words}`);
	expect((await check(publicUrl)).slice(0, 2)).toEqual([
		expect.stringContaining('problem http://guia.example'),
		`fine ${publicUrl} responde, e é este guia.`,
	]);
	// Two guides of one name are told apart by their keys.
	await using twin = await startTestServer();
	await twin.context.identity.ring.signing();
	expect((await check(publicUrl, twin.context.identity))[1]).toMatch(/^problem .*com outro guia/);
	expect((await check('https://10.1.2.3'))[1]).toMatch(/^note .*rede privada/);

	const ana = await signInAs(site, 'administrator');
	const local = await ana.call('POST', 'setup/address');
	expect(local.json.findings).toMatchObject([{ state: 'note' }, { state: 'fine' }]);
});
