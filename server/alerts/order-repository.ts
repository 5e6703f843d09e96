import { z } from 'zod';
import { ALERT_KINDS } from '#core/alerts/alert-kinds.ts';
import type { NewChange } from '#core/changes/change.ts';
import type { Topic } from '#core/changes/topic.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import { storedAs, storedWords } from '#server/db/stored-json.ts';

const news = z.object({
	kind: z.enum(ALERT_KINDS),
	said: z.string(),
	/**
	 * The log entry, which says for which states this is news; absent when only the clock caused it.
	 */
	change: z
		.object({
			kind: z.custom<NewChange['kind']>((kind) => typeof kind === 'string'),
			before: z.unknown(),
			after: z.unknown(),
		})
		.optional(),
});
const contentSchema = z.union([
	z.object({ gameId: z.string(), slug: z.string(), told: z.array(news) }),
	z.object({ day: z.string() }),
]);

/** What the message is about: changes to one game, or the games of a day. */
type OrderContent = z.infer<typeof contentSchema>;
export type GameOrder = Extract<OrderContent, { gameId: string }>;
export type NewOrder = {
	key: string;
	topics: readonly Topic[];
	content: OrderContent;
	expiresAt: number;
};
/** `content` null = it was damaged, so nothing can be sent. */
export type Order = {
	id: number;
	topics: string[];
	content: OrderContent | null;
	expiresAt: number;
	cursor: string;
};
export type Held = { orderId: number; subscriptionId: string; dueAt: number; tries: number };

/** Open orders, and delayed messages. */
export function createOrderRepository(db: Reader) {
	return {
		async nextOpen(): Promise<Order | null> {
			const row = await db
				.selectFrom('push_orders')
				.selectAll()
				.where('finished_at', 'is', null)
				.orderBy('id')
				.limit(1)
				.executeTakeFirst();
			return row === undefined ? null : toOrder(row);
		},

		async byId(id: number): Promise<Order | null> {
			const row = await db
				.selectFrom('push_orders')
				.selectAll()
				.where('id', '=', id)
				.executeTakeFirst();
			return row === undefined ? null : toOrder(row);
		},

		/** Delayed messages that are due, those of one order together. */
		async due(now: number, limit: number): Promise<Held[]> {
			const rows = await db
				.selectFrom('push_held')
				.selectAll()
				.where('due_at', '<=', now)
				.orderBy('order_id')
				.orderBy('subscription_id')
				.limit(limit)
				.execute();
			return rows.map(({ order_id, subscription_id, due_at, tries }) => ({
				...{ orderId: order_id, subscriptionId: subscription_id, dueAt: due_at, tries },
			}));
		},
	};
}

/** Every writing query of orders; only inside a transaction. */
export function createOrderWriter(trx: Writer) {
	return {
		/** Adds the orders whose key is new. Returns how many were added. */
		async add(orders: readonly NewOrder[], now: number): Promise<number> {
			let added = 0;
			for (const { key, topics, content, expiresAt } of orders) {
				const row = {
					key,
					topics: JSON.stringify(topics),
					content: JSON.stringify(content),
					made_at: now,
					expires_at: expiresAt,
					cursor: '',
				};
				const insert = trx
					.insertInto('push_orders')
					.values(row)
					.onConflict((conflict) => conflict.column('key').doNothing());
				added += Number((await insert.executeTakeFirst()).numInsertedOrUpdatedRows ?? 0n);
			}
			return added;
		},

		/** Subscriptions up to `cursor` are processed; `finishedAt` = all of them are. */
		async reached({
			id,
			cursor,
			finishedAt,
		}: {
			id: number;
			cursor: string;
			finishedAt: number | null;
		}): Promise<void> {
			await trx
				.updateTable('push_orders')
				.set({ cursor, finished_at: finishedAt })
				.where('id', '=', id)
				.execute();
		},

		async hold(held: readonly Held[]): Promise<void> {
			for (const { orderId, subscriptionId, dueAt, tries } of held)
				await trx
					.insertInto('push_held')
					.values({ order_id: orderId, subscription_id: subscriptionId, due_at: dueAt, tries })
					.onConflict((conflict) =>
						conflict.columns(['order_id', 'subscription_id']).doUpdateSet({ due_at: dueAt, tries }),
					)
					.execute();
		},

		async release(held: readonly Pick<Held, 'orderId' | 'subscriptionId'>[]): Promise<void> {
			for (const { orderId, subscriptionId } of held)
				await trx
					.deleteFrom('push_held')
					.where('order_id', '=', orderId)
					.where('subscription_id', '=', subscriptionId)
					.execute();
		},

		/** Deletes orders that expired before an instant (UTC milliseconds). Returns how many. */
		async forget(before: number): Promise<number> {
			const old = trx.deleteFrom('push_orders').where('expires_at', '<', before);
			return Number((await old.executeTakeFirst()).numDeletedRows);
		},
	};
}

type OrderRow = { id: number; topics: string; content: string; expires_at: number; cursor: string };

function toOrder({ id, topics, content, expires_at: expiresAt, cursor }: OrderRow): Order {
	return {
		id,
		topics: storedWords(topics) ?? [],
		content: storedAs(contentSchema, content),
		expiresAt,
		cursor,
	};
}
