import type { Generated } from 'kysely';

/** Tables of the alerts (migration 0021). Instants in UTC ms, lists are JSON. */
export type AlertsDatabase = {
	push_subscriptions: PushSubscriptionTable;
	push_topics: PushTopicTable;
	push_orders: PushOrderTable;
	push_held: PushHeldTable;
};

/** A browser that asked to be told. */
export type PushSubscriptionTable = {
	id: string;
	/** Address at the push service: a secret of its own. */
	endpoint: string;
	p256dh: string;
	auth: string;
	kinds: string;
	/** The topics again, for the browser that asks what is stored. */
	topics: string;
	uf: string | null;
	/** Minutes of the São Paulo day; both null = none. */
	quiet_from: number | null;
	quiet_until: number | null;
	created_at: number;
	/** When its browser last said that it is there. */
	seen_at: number;
};

/** Who hears of a topic; besides those of games `kind:day`, for the message of the morning. */
type PushTopicTable = { topic: string; subscription_id: string };

/** Something that is to be told to all who follow one of its topics. */
type PushOrderTable = {
	id: Generated<number>;
	/** What it is about: the same thing is ordered once. */
	key: string;
	topics: string;
	/** `OrderContent` as JSON. */
	content: string;
	made_at: number;
	/** Later it is of no use. */
	expires_at: number;
	/** Id of the last subscription that was dealt with; '' = none yet. */
	cursor: string;
	finished_at: number | null;
};

/**
 * One message that waits: for the end of quiet hours, or because a push service asked for patience.
 */
export type PushHeldTable = {
	order_id: number;
	subscription_id: string;
	due_at: number;
	tries: number;
};
