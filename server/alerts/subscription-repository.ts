import type { Selectable } from 'kysely';
import { z } from 'zod';
import { ALERT_KINDS } from '#core/alerts/alert-kinds.ts';
import { MORNING, type Subscription } from '#core/alerts/subscription.ts';
import type { Topic } from '#core/changes/topic.ts';
import { isUf } from '#core/football-pt/uf.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import { storedAs, storedWords } from '#server/db/stored-json.ts';
import { batches } from '#server/games/batches.ts';
import type { PushSubscriptionTable } from './alerts-schema.ts';

export type StoredSubscription = Subscription & { id: string; seenAt: number };

const kinds = z.array(z.enum(ALERT_KINDS));

/** Browsers that subscribed to alerts. */
export function createSubscriptionRepository(db: Reader) {
	const all = () => db.selectFrom('push_subscriptions').selectAll();

	return {
		async byEndpoint(endpoint: string): Promise<StoredSubscription | null> {
			const row = await all().where('endpoint', '=', endpoint).executeTakeFirst();
			return row === undefined ? null : toSubscription(row);
		},

		async byId(id: string): Promise<StoredSubscription | null> {
			const row = await all().where('id', '=', id).executeTakeFirst();
			return row === undefined ? null : toSubscription(row);
		},

		/** Followers of any of the topics, by id; the page says where to start. */
		async following(topics: readonly Topic[], page: Page): Promise<StoredSubscription[]> {
			const [first, ...others] = [...new Set(topics)].map((topic) =>
				nextFollowers(db, topic, page),
			);
			if (first === undefined) return [];
			const ids = others.reduce((joined, next) => joined.union(next), first);
			return (await all().where('id', 'in', ids).orderBy('id').limit(page.limit).execute()).map(
				toSubscription,
			);
		},

		async count(): Promise<number> {
			const { count } = await db
				.selectFrom('push_subscriptions')
				.select(({ fn }) => fn.countAll<number>().as('count'))
				.executeTakeFirstOrThrow();
			return Number(count);
		},
	};
}

/** `after` = id of the last one read, '' = none. */
type Page = { after: string; limit: number };

/**
 * The next followers of one topic, as an index range. A single query for all topics would list
 * every follower for each page.
 */
function nextFollowers(db: Reader, topic: Topic, { after, limit }: Page) {
	const ofTopic = db
		.selectFrom('push_topics')
		.where('topic', '=', topic)
		.where('subscription_id', '>', after);
	const range = ofTopic
		.select('subscription_id')
		.orderBy('subscription_id')
		.limit(limit)
		.as('range');
	return db.selectFrom(range).select('range.subscription_id');
}

/** Every writing query of subscriptions; only inside a transaction. */
export function createSubscriptionWriter(trx: Writer) {
	return {
		/** Stores a subscription whole, under the existing id of its endpoint or else `id`. */
		async store(
			subscription: Subscription,
			{ id, now }: { id: string; now: number },
		): Promise<void> {
			const { endpoint, p256dh, auth, uf, quiet } = subscription;
			const words = {
				kinds: JSON.stringify(subscription.kinds),
				topics: JSON.stringify(subscription.topics),
			};
			const facts = {
				p256dh,
				auth,
				uf,
				...words,
				quiet_from: quiet?.from ?? null,
				quiet_until: quiet?.until ?? null,
				seen_at: now,
			};
			await trx
				.insertInto('push_subscriptions')
				.values({ id, endpoint, ...facts, created_at: now })
				.onConflict((conflict) => conflict.column('endpoint').doUpdateSet(facts))
				.execute();
			const stored = await trx
				.selectFrom('push_subscriptions')
				.where('endpoint', '=', endpoint)
				.select('id')
				.executeTakeFirstOrThrow();
			await trx.deleteFrom('push_topics').where('subscription_id', '=', stored.id).execute();
			const wanted: Topic[] = [
				...new Set([
					...subscription.topics,
					...(subscription.kinds.includes('day') ? [MORNING] : []),
				]),
			];
			if (wanted.length > 0)
				await trx
					.insertInto('push_topics')
					.values(wanted.map((topic) => ({ topic, subscription_id: stored.id })))
					.execute();
		},

		async remove(ids: readonly string[]): Promise<void> {
			for (const part of batches(ids))
				await trx.deleteFrom('push_subscriptions').where('id', 'in', part).execute();
		},

		/**
		 * Removes browsers that were last seen before an instant (UTC milliseconds). Returns how many.
		 */
		async forgetSilent(before: number): Promise<number> {
			return Number(
				(
					await trx
						.deleteFrom('push_subscriptions')
						.where('seen_at', '<', before)
						.executeTakeFirst()
				).numDeletedRows,
			);
		},
	};
}

function toSubscription(row: Selectable<PushSubscriptionTable>): StoredSubscription {
	const {
		id,
		endpoint,
		p256dh,
		auth,
		uf,
		quiet_from: from,
		quiet_until: until,
		seen_at: seenAt,
	} = row;
	return {
		...{ id, endpoint, p256dh, auth, seenAt, uf: uf !== null && isUf(uf) ? uf : null },
		quiet: from === null || until === null ? null : { from, until },
		kinds: storedAs(kinds, row.kinds) ?? [],
		topics: storedWords(row.topics) ?? [],
	};
}
