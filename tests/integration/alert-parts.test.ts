import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { ALERT_KINDS } from '#core/alerts/alert-kinds.ts';
import { topics } from '#core/changes/topic.ts';
import { createOrderRepository, createOrderWriter } from '#server/alerts/order-repository.ts';
import type { PushOutcome } from '#server/alerts/push-outcome.ts';
import type { Push } from '#server/alerts/push-sender.ts';
import { sendOrders } from '#server/alerts/send-alerts.ts';
import { createSubscriptionWriter } from '#server/alerts/subscription-repository.ts';
import { insertGames } from '#server/games/store-games.ts';
import { newId } from '#server/ids.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { aGame, NOW } from '#tests/support/factories.ts';
import { botContext } from '#tests/support/jobs.ts';

const FOLLOWERS = 1_100;
/** Parts are of 100: the process is killed in the eighth. */
const KILLED_AT = 730;
const SENT_TWICE = 30;

const aKey = (bytes: number): string => randomBytes(bytes).toString('base64url');

const TITLE = 'a sender killed in the middle goes on where it was: each message at most once more';

onBothEngines(TITLE, async (database, own) => {
	const context = botContext(database, { address: own.address, clock: () => NOW });
	const reference = await context.data.reference();
	const by = { source: null, actor: null };
	const note = { ...by, now: NOW, reference, publication: 'published', demo: false } as const;
	const [game] = await database.transaction((trx) => insertGames(trx, [aGame({})], note));
	if (game === undefined) throw new Error('no game');
	const news = [{ kind: 'moved' as const, said: 'Flamengo x Palmeiras mudou de 21h30 para 19h.' }];
	const content = { gameId: game.id, slug: game.slug, told: news };
	const flamengo = [topics.team('flamengo')];
	const order = { key: 'moved', topics: flamengo, content, expiresAt: NOW + 60_000 };
	await database.transaction(async (trx) => {
		const writer = createSubscriptionWriter(trx);
		for (let place = 0; place < FOLLOWERS; place++) {
			const keys = { p256dh: aKey(65), auth: aKey(16) };
			const endpoint = `https://push.example.org/${place}`;
			const wish = { topics: flamengo, kinds: [...ALERT_KINDS], uf: null, quiet: null };
			await writer.store({ endpoint, ...keys, ...wish }, { id: newId(), now: NOW });
		}
		await createOrderWriter(trx).add([order], NOW);
	});
	const sent = new Map<string, number>();
	let count = 0;
	const send =
		(limit: number) =>
		async (pushes: readonly Push[]): Promise<PushOutcome[]> =>
			pushes.map(({ to }) => {
				if (count === limit) throw new Error('killed');
				count += 1;
				sent.set(to.endpoint, (sent.get(to.endpoint) ?? 0) + 1);
				return { kind: 'sent' };
			});
	const run = { context, now: NOW, signal: new AbortController().signal, count: () => undefined };
	await expect(sendOrders({ run, send: send(KILLED_AT) })).rejects.toThrow('killed');
	await sendOrders({ run, send: send(Number.POSITIVE_INFINITY) });
	expect(sent.size).toBe(FOLLOWERS);
	expect([...sent.values()].filter((times) => times === 2)).toHaveLength(SENT_TWICE);
	expect(Math.max(...sent.values())).toBe(2);
	expect(await createOrderRepository(database.kysely).nextOpen()).toBeNull();
});
