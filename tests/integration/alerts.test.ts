import { expect } from 'vitest';
import type { Subscription } from '#core/alerts/subscription.ts';
import { topics } from '#core/changes/topic.ts';
import { saveSubscription } from '#server/alerts/save-subscription.ts';
import { readSenderKeys } from '#server/alerts/sender-keys.ts';
import { createSubscriptionRepository } from '#server/alerts/subscription-repository.ts';
import { alerts } from '#server/bots/alerts.ts';
import { botWorkshop, LATE, NINE, onSqlite } from '#tests/support/bot-workshop.ts';
import { onBothEngines, type TestDatabase } from '#tests/support/database.ts';
import { aBroadcast, at } from '#tests/support/factories.ts';
import { readSender, startPushService } from '#tests/support/push-service.ts';

const MINUTE = 60_000;
const flamengo = [topics.team('flamengo')];

/**
 * A guide with one game, a push service beside it, and the bot as it is after its first look at the
 * log.
 */
/** Silence until five minutes before the game of the tests, in minutes of the day. */
const QUIET_EVENING = { from: 20 * 60, until: 21 * 60 + 25 };

async function office(own: TestDatabase) {
	const push = await startPushService();
	const shop = await botWorkshop(own, alerts, {
		env: { OUTBOUND_ALLOW: push.address },
		games: [LATE],
	});
	const [game] = shop.stored;
	if (game === undefined) throw new Error('no game');
	await shop.run();
	const subscribe = async (...subscriptions: Subscription[]) => {
		for (const one of subscriptions)
			expect(await saveSubscription(own.database, one, NINE)).toMatchObject({ ok: true });
	};
	return {
		push,
		shop,
		game,
		subscribe,
		count: () => createSubscriptionRepository(own.database.kysely).count(),
	};
}

onBothEngines(
	'alerts: a moved game reaches who follows one of its sides, once, with the answer of their state and the reason',
	async (_db, own) => {
		const { push, shop, game, subscribe } = await office(own);
		await using _push = push;
		await subscribe(
			push.browser('ana', { topics: [...flamengo, topics.game(game.id)], uf: 'PE' }),
			push.browser('bia', { topics: [topics.team('corinthians')] }),
			push.browser('caio', {
				topics: [topics.competition(game.competitionId)],
				kinds: ['channel'],
			}),
		);
		expect(await shop.event()).toBeNull();
		await shop.change(game, { kickoffAt: at('2026-11-20T19:00') });
		expect(await shop.event()).toMatch(/^news \d+ \d+$/);
		expect(await shop.run({}, 'event')).toMatchObject({ state: 'done', counts: { sent: 1 } });
		const [first, ...rest] = push.shown('ana');
		expect(rest).toEqual([]);
		expect(first?.message).toEqual({
			title: 'Flamengo x Palmeiras mudou de 21h30 para 19h',
			body: expect.stringMatching(/^.*Globo.*\nVocê segue Flamengo\.$/),
			url: expect.stringMatching(/^\/onde-assistir\/flamengo-vs-palmeiras-2026-11-20$/),
			tag: `game:${game.id}`,
		});
		expect(first?.headers).toMatchObject({
			ttl: String((at('2026-11-20T19:00') - shop.editorial.now()) / 1_000),
			urgency: 'high',
		});
		expect([push.shown('bia'), push.shown('caio')]).toEqual([[], []]);
		// Nothing new is nothing to tell.
		expect(await shop.run()).toMatchObject({ state: 'done', counts: {} });
		expect(push.shown('ana')).toEqual([]);
	},
);

onSqlite(
	'alerts: the sender signs with the key that browsers subscribed to, and the key survives',
	async (own) => {
		const { push, shop, game, subscribe } = await office(own);
		await using _push = push;
		await subscribe(
			push.browser('ana', { topics: flamengo }),
			push.browser('bia', { topics: flamengo }),
		);
		await shop.change(game, { status: 'postponed' });
		await shop.run();
		const keys = await readSenderKeys({ db: own.database, box: shop.context.identity.box }, 0);
		for (const name of ['ana', 'bia']) {
			const [shown] = push.shown(name);
			expect(shown?.message.title).toBe('Flamengo x Palmeiras: adiado');
			const { claims, publicKey } = readSender(shown?.headers.authorization ?? '');
			expect(publicKey).toBe(keys?.publicKey);
			expect(claims.aud).toBe(`http://${push.address}`);
		}
	},
);

onSqlite('alerts: a channel is news only in the states that receive it', async (own) => {
	const { push, shop, game, subscribe } = await office(own);
	await using _push = push;
	await subscribe(
		push.browser('rio', { topics: flamengo, uf: 'RJ' }),
		push.browser('recife', { topics: flamengo, uf: 'PE' }),
	);
	const broadcasts = [
		...game.broadcasts,
		aBroadcast('sbt', { coverage: { include: ['RJ'], exclude: [] } }),
	];
	await shop.change(game, { broadcasts });
	expect(await shop.run()).toMatchObject({ counts: { sent: 1 } });
	expect([push.shown('rio').length, push.shown('recife').length]).toEqual([1, 0]);
});

onSqlite(
	'alerts: quiet hours hold a message until they end, and drop it when that is too late',
	async (own) => {
		const { push, shop, game, subscribe } = await office(own);
		await using _push = push;
		await subscribe(
			push.browser('ana', { topics: flamengo, quiet: { from: 8 * 60, until: 10 * 60 } }),
			push.browser('bia', { topics: flamengo, quiet: { from: 8 * 60, until: 23 * 60 } }),
		);
		await shop.change(game, { kickoffAt: at('2026-11-20T19:00') });
		expect(await shop.run()).toMatchObject({ counts: { late: 1 } });
		expect(push.shown('ana')).toEqual([]);
		shop.editorial.set(at('2026-11-20T10:00'));
		expect(await shop.run()).toMatchObject({ counts: { sent: 1 } });
		expect([push.shown('ana').length, push.shown('bia').length]).toEqual([1, 0]);
		shop.editorial.add(MINUTE);
		expect(await shop.run()).toMatchObject({ counts: {} });
	},
);

onSqlite(
	'alerts: who left is forgotten; a busy push service is obeyed; a failure is tried again',
	async (own) => {
		const { push, shop, game, subscribe, count } = await office(own);
		await using _push = push;
		await subscribe(
			...['ana', 'bia', 'caio'].map((name) => push.browser(name, { topics: flamengo })),
		);
		push.leave('bia');
		push.fail('ana', { status: 503 });
		await shop.change(game, { kickoffAt: at('2026-11-20T19:00') });
		expect(await shop.run()).toMatchObject({ counts: { sent: 1, gone: 1, later: 1 } });
		expect(await count()).toBe(2);
		expect(push.shown('ana')).toEqual([]);
		shop.editorial.add(MINUTE);
		push.fail('ana', { status: 429, retryAfter: '300' });
		expect(await shop.run()).toMatchObject({ counts: { later: 1 } });
		shop.editorial.add(2 * MINUTE);
		expect(await shop.run()).toMatchObject({ counts: {} });
		shop.editorial.add(3 * MINUTE);
		expect(await shop.run()).toMatchObject({ counts: { sent: 1 } });
		expect([push.shown('ana').length, push.shown('caio').length]).toEqual([1, 1]);
	},
);

onBothEngines(
	'alerts: what begins soon, and the games of the morning, are told once',
	async (_db, own) => {
		const { push, shop, game, subscribe } = await office(own);
		await using _push = push;
		await subscribe(
			push.browser('ana', { topics: flamengo, kinds: ['day', 'soon'] }),
			push.browser('bia', { topics: flamengo, kinds: ['moved'] }),
			push.browser('caio', { topics: flamengo, kinds: ['soon'], quiet: QUIET_EVENING }),
		);
		await shop.run();
		await shop.run();
		expect(push.shown('ana').map(({ message }) => [message.title, message.body])).toEqual([
			['Seus jogos de hoje: 1 jogo', expect.stringMatching(/^21h30 Flamengo x Palmeiras: .*Globo/)],
		]);
		shop.editorial.set(at('2026-11-20T21:16'));
		await shop.run();
		await shop.run();
		expect(push.shown('ana').map(({ message }) => message.title)).toEqual([
			'Flamengo x Palmeiras começa em 14 min',
		]);
		expect(push.shown('caio')).toEqual([]);
		// What waited for quiet hours to end says the minutes that are left then.
		shop.editorial.set(at('2026-11-20T21:25'));
		await shop.run();
		expect(push.shown('caio').map(({ message }) => message.title)).toEqual([
			'Flamengo x Palmeiras começa em 5 min',
		]);
		expect(push.shown('bia')).toEqual([]);
		expect(game.kickoffAt).toBe(at('2026-11-20T21:30'));
	},
);

onSqlite(
	'alerts: drafts, games that are over and what nobody follows are told to nobody',
	async (own) => {
		const { push, shop, game, subscribe } = await office(own);
		await using _push = push;
		await shop.change(game, { venue: 'Maracanã' });
		await subscribe(push.browser('ana', { topics: flamengo }));
		await shop.change(game, { venue: 'Morumbis' });
		expect(await shop.run()).toMatchObject({ counts: {} });
		shop.editorial.set(at('2026-11-21T09:00'));
		await shop.change(game, { kickoffAt: at('2026-11-20T20:00') });
		expect(await shop.run()).toMatchObject({ counts: {} });
		expect(push.shown('ana')).toEqual([]);
	},
);

onBothEngines(
	'alerts: only the browser that holds the secret changes or removes its subscription',
	async (_db, own) => {
		const { push, subscribe, count } = await office(own);
		await using _push = push;
		const ana = push.browser('ana', { topics: flamengo });
		await subscribe(ana);
		const stranger = { ...ana, auth: push.browser('bia', {}).auth };
		expect(await saveSubscription(own.database, stranger, NINE)).toEqual({
			ok: false,
			error: 'stranger',
		});
		expect(await saveSubscription(own.database, { ...stranger, topics: [] }, NINE)).toEqual({
			ok: false,
			error: 'stranger',
		});
		await subscribe({ ...ana, topics: [topics.team('palmeiras')] });
		expect(await count()).toBe(1);
		await subscribe({ ...ana, topics: [] });
		expect(await count()).toBe(0);
	},
);
