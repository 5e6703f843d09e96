import type { Holder, Subscription } from '#core/alerts/subscription.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { sameText } from '#server/identity/keys/secret-box.ts';
import { newId } from '#server/ids.ts';
import {
	createSubscriptionRepository,
	createSubscriptionWriter,
} from './subscription-repository.ts';

/** Subscriptions of one installation: a flood of fake ones must not fill the disk. */
const MOST_SUBSCRIPTIONS = 250_000;

/**
 * full = the installation accepts no more browsers; stranger = the endpoint belongs to a browser
 * with another secret.
 */
type SaveProblem = 'full' | 'stranger';

/**
 * Replaces a browser's subscription; without any topic it is removed. `now` (UTC ms) counts as the
 * browser's last visit. There are no accounts: only the secret that came with the endpoint
 * authorizes this.
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

/** The stored subscription of a browser; null when it is unknown or the secret differs. */
export async function readSubscription(
	db: AppDatabase,
	{ endpoint, auth }: Holder,
): Promise<Subscription | null> {
	const stored = await createSubscriptionRepository(db.kysely).byEndpoint(endpoint);
	if (stored === null || !sameText(stored.auth, auth)) return null;
	const { id: _id, seenAt: _seen, ...subscription } = stored;
	return subscription;
}

/** Removes a browser. The response is the same whether or not it was known. */
export async function removeSubscription(db: AppDatabase, holder: Holder): Promise<void> {
	await db.transaction(async (trx) => {
		const stored = await createSubscriptionRepository(trx).byEndpoint(holder.endpoint);
		if (stored !== null && sameText(stored.auth, holder.auth))
			await createSubscriptionWriter(trx).remove([stored.id]);
	});
}
