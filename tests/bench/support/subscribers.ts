import { createECDH, randomBytes } from 'node:crypto';
import type { AlertKind } from '#core/alerts/alert-kinds.ts';
import { type Topic, topics } from '#core/changes/topic.ts';
import { createSubscriptionWriter } from '#server/alerts/subscription-repository.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { newId } from '#server/ids.ts';

/** The clock calls nobody meanwhile: neither in the morning nor before a game. */
const KINDS: AlertKind[] = ['moved', 'channel', 'off'];
const AT_ONCE = 5_000;

/** Browsers with keys of their own that all follow one topic, and a game that is none. */
export async function subscribeBrowsers(
	db: AppDatabase,
	{ count, topic, origin }: { count: number; topic: Topic; origin: string },
) {
	const keys = createECDH('prime256v1');
	for (let from = 0; from < count; from += AT_ONCE) {
		await db.transaction(async (trx) => {
			const writer = createSubscriptionWriter(trx);
			for (let place = from; place < Math.min(from + AT_ONCE, count); place += 1) {
				keys.generateKeys();
				const own = {
					p256dh: keys.getPublicKey('base64url'),
					auth: randomBytes(16).toString('base64url'),
				};
				const wish = {
					topics: [topic, topics.game(`other-${place % 100}`)],
					kinds: KINDS,
					uf: null,
					quiet: null,
				};
				await writer.store(
					{ endpoint: `${origin}/${newId()}`, ...own, ...wish },
					{ id: newId(), now: Date.now() },
				);
			}
		});
	}
}
