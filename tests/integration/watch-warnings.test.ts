import { expect } from 'vitest';
import { watch } from '#server/bots/watch.ts';
import { saveFollowed } from '#server/gaps/followed.ts';
import { botWorkshop, NINE, onSqlite } from '#tests/support/bot-workshop.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { aBroadcast, at } from '#tests/support/factories.ts';
import { lettersOf } from '#tests/support/outbox.ts';
import { refusal, startTelegram } from '#tests/support/telegram.ts';

const HOUR = 3_600_000;
const side = (teamId: string) => ({ teamId, label: null });
const LATE = at('2026-11-20T21:30');
const GAMES = [
	{ slug: 'bare', kickoffAt: LATE },
	{ slug: 'open', home: side('santos'), kickoffAt: null, day: '2026-11-20' },
	{ slug: 'sure', home: side('gremio'), kickoffAt: LATE, broadcasts: [aBroadcast('globo')] },
	{ slug: 'far', home: side('bahia'), kickoffAt: at('2026-11-21T16:00') },
	{ slug: 'small', home: side('vasco'), competitionId: 'brasileirao-sub17', kickoffAt: LATE },
];
const ANA = { recipients: ['ana@guia.example'] };

onBothEngines(
	'watch: a game of the next 24 hours that matters and lacks hour or channel is warned of once, by mail and Telegram',
	async (_database, own) => {
		await using telegram = await startTelegram();
		const env = { TELEGRAM_API_URL: telegram.url };
		const shop = await botWorkshop(own, watch, { env, games: GAMES });
		expect(await shop.event()).toBeNull();
		await shop.set({ ...ANA, chat: '@equipe' });
		expect(await shop.event()).toMatch(/^hour \d+$/);
		expect((await shop.run({ dryRun: true }, 'event')).said).toContain('Avisaria @equipe');
		expect([telegram.chat.size, (await lettersOf(shop)).length]).toEqual([0, 0]);

		expect(await shop.run({}, 'event')).toMatchObject({ state: 'done', counts: { warned: 4 } });
		const [letter, ...more] = await lettersOf(shop);
		expect(more).toEqual([]);
		expect(letter).toMatchObject({
			to: 'ana@guia.example',
			subject: expect.stringContaining('2 jogos'),
		});
		const [message = ''] = telegram.chat.values();
		expect(message).toContain(
			'Flamengo x Palmeiras (Brasileirão Série A), 20/11, 21h30: sem canal',
		);
		expect(message).toContain(
			'Santos x Palmeiras (Brasileirão Série A), 20/11, hora a definir: sem hora, sem canal',
		);
		expect(message).toContain(`/admin/jogos/editar/${shop.stored[0]?.id}`);

		expect(await shop.event()).toBeNull();
		shop.editorial.add(HOUR);
		expect(await shop.event()).not.toBeNull();
		expect(await shop.run({}, 'event')).toMatchObject({ state: 'done', counts: {} });

		// The game of tomorrow comes into reach, and one of today begins to lack its hour.
		shop.editorial.set(NINE + 8 * HOUR);
		const sure = shop.stored[2];
		if (sure === undefined) throw new Error('no game');
		await shop.change(sure, { kickoffAt: null });
		expect(await shop.run({}, 'event')).toMatchObject({ counts: { warned: 4 } });
		expect([...telegram.chat.values()].at(-1)).toMatch(
			/Grêmio.+sem hora[\s\S]*Bahia.+sem canal|Bahia[\s\S]*Grêmio/,
		);
		expect(telegram.chat.size).toBe(2);
	},
);

onSqlite('watch: the setting says which games are worth a warning', async (own) => {
	const shop = await botWorkshop(own, watch, { games: GAMES });
	await shop.set({ ...ANA, warn: 'off' });
	expect(await shop.event()).toBeNull();
	expect(await shop.run({}, 'event')).toMatchObject({ counts: {} });
	await shop.set({ ...ANA, warn: 'followed' });
	expect(await shop.run({}, 'event')).toMatchObject({ counts: { warned: 3 } });
	const { db, data } = shop.context;
	const actor = { id: null, name: 'Ana', network: null };
	const options = { actor, now: NINE, reference: await data.reference() };
	const choice = { revision: 0, competitionIds: ['champions'] };
	await saveFollowed(db, choice, options);
	await shop.set({ recipients: ['bia@guia.example'], warn: 'followed' });
	expect(await shop.run({}, 'event')).toMatchObject({ counts: {} });
});

onSqlite(
	'watch: a refused message is sent again, one that may have arrived is not',
	async (own) => {
		await using telegram = await startTelegram();
		const env = { TELEGRAM_API_URL: telegram.url };
		const shop = await botWorkshop(own, watch, { env, games: GAMES });
		await shop.set({ chat: '@equipe' }, null);
		expect((await shop.run({}, 'event')).said).toContain('Falta o token');
		await shop.set({ chat: '@equipe' });
		telegram.fail(refusal(500, 'Internal Server Error'));
		const first = await shop.run({}, 'event');
		expect(first).toMatchObject({ state: 'waiting' });
		expect(await shop.go(first.id)).toMatchObject({ state: 'done', counts: { warned: 2 } });
		expect(telegram.chat.size).toBe(1);

		const [bare] = shop.stored;
		if (bare === undefined) throw new Error('no game');
		await shop.change(bare, { kickoffAt: null });
		telegram.fail('breaks off');
		expect(await shop.run({}, 'event')).toMatchObject({ state: 'dead' });
		expect(await shop.run({}, 'event')).toMatchObject({ state: 'done', counts: {} });
		expect(telegram.chat.size).toBe(2);
	},
);
