import type { Holder, Subscription } from '#core/alerts/subscription.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { sameText } from '#server/identity/keys/secret-box.ts';
import { newId } from '#server/ids.ts';
import {
	createSubscriptionRepository,
	createSubscriptionWriter,
} from './subscription-repository.ts';

/** Browsers that one installation takes: a flood of invented ones does not fill the disk. */
const MOST_SUBSCRIPTIONS = 250_000;

/**
 * full = as many browsers as this installation takes; stranger = the endpoint belongs to a browser
 * with another secret.
 */
type SaveProblem = 'full' | 'stranger';

/**
 * Stores what a browser wants to be told, in the place of what it wanted before; without any topic
 * it is forgotten. `now` (UTC ms) = it is there. The secret that came with the endpoint is the only
 * right to it: there is no account.
 */
export async function saveSubscription(
	db: AppDatabase,
	subscription: Subscription,
	now: number,
): Promise<Result<null, SaveProblem>> {
	return db.transaction(async (trx) => {
		const subscriptions = createSubscriptionRepository(trx);
		const before = await subscriptions.byEndpoint(subscription.endpoint);
		if (before !== null && !sameText(before.auth, subscription.auth)) return fail('stranger');
		const writer = createSubscriptionWriter(trx);
		if (subscription.topics.length === 0) {
			if (before !== null) await writer.remove([before.id]);
			return ok(null);
		}
		if (before === null && (await subscriptions.count()) >= MOST_SUBSCRIPTIONS) return fail('full');
		await writer.store(subscription, { id: before?.id ?? newId(), now });
		return ok(null);
	});
}

/** What is stored for a browser; null without it, and for another browser. */
export async function readSubscription(
	db: AppDatabase,
	{ endpoint, auth }: Holder,
): Promise<Subscription | null> {
	const stored = await createSubscriptionRepository(db.kysely).byEndpoint(endpoint);
	if (stored === null || !sameText(stored.auth, auth)) return null;
	const { id: _id, seenAt: _seen, ...subscription } = stored;
	return subscription;
}

/** Forgets a browser. The same answer whether or not it was known. */
export async function removeSubscription(db: AppDatabase, holder: Holder): Promise<void> {
	await db.transaction(async (trx) => {
		const stored = await createSubscriptionRepository(trx).byEndpoint(holder.endpoint);
		if (stored !== null && sameText(stored.auth, holder.auth))
			await createSubscriptionWriter(trx).remove([stored.id]);
	});
}
