import { expect } from 'vitest';
import { digest } from '#server/bots/digest.ts';
import { createBotsWriter } from '#server/jobs/bots-repository.ts';
import { createJobsRepository } from '#server/jobs/jobs-repository.ts';
import { botWorkshop, LATE, onSqlite } from '#tests/support/bot-workshop.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { at, TODAY } from '#tests/support/factories.ts';
import { refusal, startTelegram } from '#tests/support/telegram.ts';

onBothEngines(
	'digest: posted once, changed where it stands, and again the same when asked again',
	async (_database, own) => {
		await using telegram = await startTelegram();
		const shop = await botWorkshop(own, digest, {
			env: { TELEGRAM_API_URL: telegram.url },
			games: [LATE],
		});
		expect(await shop.run()).toMatchObject({
			state: 'dead',
			error: expect.stringContaining('token'),
		});
		await shop.set({ chat: '@guia' });
		expect((await shop.run({ dryRun: true })).said).toContain('Simulação');
		expect(telegram.heard()).toEqual([]);
		expect(await shop.run()).toMatchObject({ state: 'done', counts: { sent: 1 } });
		expect([...telegram.chat.values()][0]).toContain('Flamengo x Palmeiras');
		expect(telegram.calls[1]?.parameters).toMatchObject({ chat_id: '@guia', parse_mode: 'HTML' });
		telegram.heard();
		expect(await shop.run()).toMatchObject({ state: 'done', counts: {} });
		expect(telegram.heard()).toEqual(['getMe']);
		expect(await shop.event()).toBeNull();
		const [game] = shop.stored;
		if (game === undefined) throw new Error('no game');
		await shop.change(game, { kickoffAt: at('2026-11-20T20:00') });
		expect(await shop.event()).toBeNull();
		shop.editorial.add(61_000);
		expect(await shop.event()).toMatch(/^change 2026-11-20 \d+$/);
		expect(await shop.run({}, 'event')).toMatchObject({ state: 'done', counts: { edited: 1 } });
		expect(telegram.heard()).toEqual(['getMe', 'editMessageText']);
		expect([...telegram.chat.values()]).toEqual([expect.stringContaining('<b>20h</b>')]);
		expect(await shop.event()).toBeNull();
		// Beyond midnight an event of yesterday posts nothing new.
		shop.editorial.set(at('2026-11-21T00:01'));
		expect(await shop.run({}, 'event')).toMatchObject({ state: 'done' });
		expect(telegram.heard()).toEqual([]);
	},
);

onSqlite(
	'digest: a change is told in words when it is wanted, also of a game that left the day; a message that was removed is posted anew',
	async (own) => {
		await using telegram = await startTelegram();
		const shop = await botWorkshop(own, digest, {
			env: { TELEGRAM_API_URL: telegram.url },
			games: [LATE],
		});
		await shop.set({ chat: '-100123', changes: 'notify' });
		await shop.run();
		const [game] = shop.stored;
		if (game === undefined) throw new Error('no game');
		await shop.change(game, { kickoffAt: at('2026-11-21T16:00'), day: '2026-11-21' });
		shop.editorial.add(61_000);
		expect(await shop.event()).not.toBeNull();
		telegram.chat.clear();
		telegram.heard();
		expect(await shop.run({}, 'event')).toMatchObject({ state: 'done', counts: { sent: 2 } });
		expect(telegram.heard()).toEqual(['getMe', 'sendMessage', 'editMessageText', 'sendMessage']);
		expect([...telegram.chat.values()][0]).toContain('horário, 20/11 às 21h30 → 21/11 às 16h');
		expect([...telegram.chat.values()][1]).toContain('Nenhum jogo');
	},
);

onSqlite(
	'digest: a long day is several messages; a shorter one takes back what is too much',
	async (own) => {
		await using telegram = await startTelegram();
		const games = Array.from({ length: 60 }, (_, place) => ({
			...LATE,
			home: { teamId: null, label: `Time de nome bem comprido ${place}` },
			slug: `g${place}`,
		}));
		const shop = await botWorkshop(own, digest, { env: { TELEGRAM_API_URL: telegram.url }, games });
		await shop.set({ chat: '@guia' });
		const { counts } = await shop.run();
		expect(counts.sent).toBeGreaterThan(1);
		expect(telegram.chat.size).toBe(counts.sent);
		for (const game of shop.stored.slice(5))
			await shop.change(game, { kickoffAt: at('2026-11-22T16:00'), day: '2026-11-22' });
		await shop.run();
		expect(telegram.chat.size).toBe(1);
	},
);

onSqlite(
	'digest: waits when Telegram says so, tries again what never left, and asks an operator when nobody knows',
	async (own) => {
		await using telegram = await startTelegram();
		const shop = await botWorkshop(own, digest, {
			env: { TELEGRAM_API_URL: telegram.url },
			games: [LATE],
		});
		await shop.set({ chat: '@guia' });
		telegram.fail(refusal(429, 'Too Many Requests: retry after 600', { retry_after: 600 }));
		const held = await shop.run();
		expect(held).toMatchObject({ state: 'waiting', error: expect.stringContaining('600 s') });
		const due = (await createJobsRepository(own.database.kysely).byId(held.id))?.due_at ?? 0;
		expect(due - Date.now()).toBeGreaterThan(590_000);
		telegram.fail(refusal(502, 'Bad Gateway'));
		expect(await shop.go(held.id)).toMatchObject({ state: 'waiting' });
		telegram.fail('breaks off');
		expect(await shop.go(held.id)).toMatchObject({
			state: 'dead',
			error: expect.stringContaining('Não se sabe'),
		});
		expect(telegram.chat.size).toBe(1);
		// A crash leaves the same doubt as a broken connection.
		await shop.context.db.transaction((trx) =>
			createBotsWriter(trx).writeMark('digest', `day ${TODAY}`, {
				value: { chat: '@guia', messages: [], gameIds: [], changeId: 0, sending: true },
				at: 0,
			}),
		);
		telegram.heard();
		expect(await shop.run()).toMatchObject({
			state: 'dead',
			error: expect.stringContaining('Não se sabe'),
		});
		expect(telegram.heard()).toEqual(['getMe']);
		telegram.fail(refusal(429, 'Too Many Requests: retry after 0', { retry_after: 0 }));
		expect(await shop.run()).toMatchObject({ state: 'done', counts: { sent: 1 } });
	},
);

onSqlite(
	'digest: what an operator has to put right is said in Portuguese, tried once, and without the token',
	async (own) => {
		await using telegram = await startTelegram({ token: '2:other' });
		const shop = await botWorkshop(own, digest, {
			env: { TELEGRAM_API_URL: telegram.url },
			games: [LATE],
		});
		await shop.set({ chat: '' });
		expect((await shop.run()).error).toContain('canal ou grupo');
		await shop.set({ chat: '@guia' });
		expect((await shop.run()).error).toContain('não reconhece este token');
		await shop.set({ chat: '@guia' }, { telegramToken: '2:other' });
		const cases: [number, string, RegExp][] = [
			[400, 'Bad Request: chat not found', /não encontrou/],
			[403, 'Forbidden: bot was kicked from the channel chat', /administrador dele/],
			[400, 'Bad Request: something new', /recusou.*something new/],
		];
		for (const [code, said, words] of cases) {
			telegram.fail(refusal(code, said));
			const ended = await shop.run();
			expect(ended).toMatchObject({ state: 'dead', error: expect.stringMatching(words) });
			expect(JSON.stringify(ended)).not.toContain('2:other');
		}
		await telegram[Symbol.asyncDispose]();
		expect(await shop.run()).toMatchObject({
			state: 'waiting',
			error: expect.stringContaining('não respondeu'),
		});
	},
);
