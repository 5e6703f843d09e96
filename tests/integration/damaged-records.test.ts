import { expect, test } from 'vitest';
import type { BotBoard } from '#core/bots/contract.ts';
import type { FeedList } from '#core/feeds/contract.ts';
import { identitySettingsSchema } from '#core/identity/identity-settings.ts';
import type { Rules } from '#core/news/curation/contract.ts';
import { digest } from '#server/bots/digest.ts';
import { createBotsRepository } from '#server/jobs/bots-repository.ts';
import { createJobsRepository } from '#server/jobs/jobs-repository.ts';
import { botWorkshop, LATE } from '#tests/support/bot-workshop.ts';
import { ENGINES, onBothEngines } from '#tests/support/database.ts';
import { aSource } from '#tests/support/feed-items.ts';
import { identityClient } from '#tests/support/identity-client.ts';
import { signInAs } from '#tests/support/panel.ts';
import { startTelegram } from '#tests/support/telegram.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const DEFAULTS = identitySettingsSchema.parse({});
const SOMEBODY = {
	email: 'alguem@fora.example',
	password: 'gramado novo 2026',
	returnSecureToken: true,
};

for (const engine of ENGINES) {
	test(`S6.01 a damaged record of the sign-in closes sign-up, is told once, keeps what is stored and is saved over [${engine}]`, async () => {
		await using site = await startTestServer({ engine });
		const { db } = site.context;
		const ana = await signInAs(site, 'administrator');
		const {
			providers: _none,
			isDamaged: _well,
			...before
		} = (await ana.call('GET', 'access')).json;
		const opened = await ana.call('PUT', 'access', { ...before, openSignUp: true });
		expect(opened).toMatchObject({
			status: 200,
			json: { openSignUp: true, isDamaged: false, revision: 1 },
		});
		const signUp = (email: string) =>
			identityClient(site.url).call('/v1/accounts:signUp', { ...SOMEBODY, email });
		expect((await signUp('antes@fora.example')).status).toBe(200);
		const record = db.kysely
			.selectFrom('settings')
			.where('collection', '=', 'configuracoes')
			.where('id', '=', 'identidade');
		const reported = async () =>
			(await site.log()).filter(({ record: name }) => name === 'configuracoes/identidade').length;
		const damaged = [
			'{"openSignUp":true,"authori',
			'"true"',
			'{"openSignUp":true,"passwordPolicy":{"minLength":12,"digit":"sim"}}',
		];
		for (const [round, data] of damaged.entries()) {
			await db.transaction(async (trx) => {
				await trx
					.updateTable('settings')
					.set({ data })
					.where('collection', '=', 'configuracoes')
					.where('id', '=', 'identidade')
					.execute();
			});
			for (const email of ['um@fora.example', 'dois@fora.example']) {
				const refused = await signUp(email);
				expect([refused.status, JSON.stringify(refused.json)]).toEqual([
					400,
					expect.stringContaining('ADMIN_ONLY_OPERATION'),
				]);
			}
			const shown = await ana.call('GET', 'access');
			const minLength = round === 2 ? 12 : DEFAULTS.passwordPolicy.minLength;
			const settings = { ...DEFAULTS, passwordPolicy: { ...DEFAULTS.passwordPolicy, minLength } };
			expect(shown).toMatchObject({ status: 200, json: { ...settings, isDamaged: true } });
			// Who is signed in stays so, and nothing was written over.
			expect((await ana.call('GET', 'me')).status).toBe(200);
			expect((await record.select('data').executeTakeFirst())?.data).toBe(data);
			expect(await reported()).toBe(round + 1);
			const { revision } = shown.json;
			const mended = await ana.call('PUT', 'access', { ...settings, openSignUp: true, revision });
			expect(mended).toMatchObject({ status: 200, json: { openSignUp: true, isDamaged: false } });
			expect((await signUp(`depois${round}@fora.example`)).status).toBe(200);
		}
	});

	test(`damaged words of sources, rules, views and names take down nothing beside them [${engine}]`, async () => {
		await using site = await startTestServer({ engine });
		const { db } = site.context;
		const ana = await signInAs(site, 'editor');
		await aSource(db, 'ge', {
			keep_words: '["fute',
			block_words: '["palpite"]',
			next_check_at: 4_000_000_000_000,
		});
		await aSource(db, 'lance', { next_check_at: 4_000_000_000_000 });
		const rule = {
			kind: 'reject',
			words: ['palpites'],
			sourceIds: ['ge'],
			enabled: true,
			revision: 0,
		};
		for (const _each of [1, 2])
			expect((await ana.call('POST', 'curation/rules', rule)).status).toBe(200);
		const views = [{ name: 'Minha', query: 'fila=rejeitadas' }];
		for (const path of ['views/curation', 'desk/views'])
			await ana.call('PUT', path, { views, revision: 0 });
		await db.transaction(async (trx) => {
			const [first] = await trx
				.selectFrom('curation_rules')
				.select('id')
				.orderBy('position')
				.execute();
			await trx
				.updateTable('curation_rules')
				.set({ source_ids: '{}' })
				.where('id', '=', first?.id ?? '')
				.execute();
			await trx.updateTable('screen_views').set({ views: '[{"name":5}]' }).execute();
			await trx
				.updateTable('teams')
				.set({ aliases: '["Meng', nicknames: '7' })
				.where('id', '=', 'flamengo')
				.execute();
			await trx
				.updateTable('channels')
				.set({ aliases: 'null' })
				.where('id', '=', 'globo')
				.execute();
		});
		const { feeds } = (await ana.call('GET', 'feeds')).json as unknown as FeedList;
		expect(
			feeds.map(({ id, isDamaged, keepWords, blockWords }) => [
				id,
				isDamaged,
				keepWords,
				blockWords,
			]),
		).toEqual([
			['ge', true, [], ['palpite']],
			['lance', false, [], []],
		]);
		// A rule without its sources would find what it was never meant for.
		const { rules } = (await ana.call('GET', 'curation/rules')).json as unknown as Rules;
		expect(rules.map(({ isDamaged, enabled }) => [isDamaged, enabled])).toEqual([
			[true, false],
			[false, true],
		]);
		const { id, revision } = rules[0] as Rules['rules'][number];
		const mended = (await ana.call('PUT', `curation/rules/${id}`, { ...rule, revision }))
			.json as unknown as Rules;
		expect(mended.rules[0]).toMatchObject({ isDamaged: false, enabled: true, sourceIds: ['ge'] });
		expect((await ana.call('GET', 'views/curation')).json).toEqual({ views: [], revision: 1 });
		expect((await ana.call('GET', 'teams/flamengo')).json).toMatchObject({
			name: 'Flamengo',
			aliases: [],
			nicknames: [],
		});
		for (const path of ['/jogos-de-hoje', '/time/flamengo', '/canal/globo'])
			expect([path, (await site.get(path)).status]).toEqual([path, 200]);
	});

	test(`the board shows a bot with damaged settings beside the others, and saving mends it [${engine}]`, async () => {
		await using site = await startTestServer({ engine });
		const ana = await signInAs(site, 'editor');
		await ana.call('GET', 'bots');
		await site.context.db.transaction(async (trx) => {
			await trx
				.updateTable('bots')
				.set({ settings: '{"chat":"@gu' })
				.where('id', '=', 'digest')
				.execute();
			await trx.updateTable('bots').set({ settings: '[' }).where('id', '=', 'publisher').execute();
		});
		const board = async () => ((await ana.call('GET', 'bots')).json as unknown as BotBoard).bots;
		const damaged = async () =>
			(await board()).filter(({ isDamaged }) => isDamaged).map(({ id }) => id);
		// The publisher has no settings that it could have lost.
		expect(await damaged()).toEqual(['digest']);
		expect((await ana.call('GET', 'bots/digest/preview')).status).toBe(200);
		expect((await site.log()).filter(({ record }) => record === 'bots/digest')).toHaveLength(1);
		const bot = (await board()).find(({ id }) => id === 'digest');
		const saved = await ana.call('PATCH', 'bots/digest', {
			revision: bot?.revision,
			settings: { chat: '@guia' },
		});
		expect(saved).toMatchObject({
			status: 200,
			json: { isDamaged: false, settings: { chat: '@guia' } },
		});
		expect(await damaged()).toEqual([]);
	});
}

onBothEngines(
	'a bot whose settings are damaged does nothing: not at its hour, not when asked, not on changes',
	async (database, own) => {
		await using telegram = await startTelegram();
		const shop = await botWorkshop(own, digest, {
			env: { TELEGRAM_API_URL: telegram.url },
			games: [LATE],
		});
		await shop.set({ chat: '@guia' });
		await database.transaction(async (trx) => {
			await trx
				.updateTable('bots')
				.set({ settings: '{"chat":5}', schedule: '* * * * *', planned_until: 0 })
				.where('id', '=', 'digest')
				.execute();
		});
		await shop.worker.round();
		await shop.worker.idle();
		expect(
			await createJobsRepository(database.kysely).listOf('digest', { before: null, limit: 5 }),
		).toEqual([]);
		expect((await createBotsRepository(database.kysely).byId('digest'))?.planned_until).toBe(0);
		expect(await shop.run()).toMatchObject({
			state: 'dead',
			error: expect.stringContaining('danificaram'),
		});
		expect(telegram.calls).toEqual([]);
		await shop.set({ chat: '@guia' });
		expect(await shop.run()).toMatchObject({ state: 'done' });
		expect(telegram.chat.size).toBe(1);
	},
);
