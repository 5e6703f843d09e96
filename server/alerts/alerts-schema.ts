import type { Generated } from 'kysely';

/** Tables of the alerts (migration 0021). Instants in UTC ms, lists are JSON. */
export type AlertsDatabase = {
	push_subscriptions: PushSubscriptionTable;
	push_topics: PushTopicTable;
	push_orders: PushOrderTable;
	push_held: PushHeldTable;
};

/** A browser that subscribed to alerts. */
export type PushSubscriptionTable = {
	id: string;
	/** Address at the push service: a secret of its own. */
	endpoint: string;
	p256dh: string;
	auth: string;
	kinds: string;
	/** The same topics as JSON, for the browser that asks what is stored. */
	topics: string;
	uf: string | null;
	/** Minutes of the São Paulo day; both null = none. */
	quiet_from: number | null;
	quiet_until: number | null;
	created_at: number;
	/** When the browser last reported in. */
	seen_at: number;
};

/** Followers of a topic: those of games, and `kind:day` for the morning message. */
type PushTopicTable = { topic: string; subscription_id: string };

/** A message for everyone who follows one of its topics. */
type PushOrderTable = {
	id: Generated<number>;
	/** Identifies the event, so that it is ordered only once. */
	key: string;
	topics: string;
	/** `OrderContent` as JSON. */
	content: string;
	made_at: number;
	/** Past this instant the message is useless. */
	expires_at: number;
	/** Id of the last subscription processed; '' = none yet. */
	cursor: string;
	finished_at: number | null;
};

/** One delayed message: its reader is in quiet hours, or the push service asked to retry later. */
export type PushHeldTable = {
	order_id: number;
	subscription_id: string;
	due_at: number;
	tries: number;
};
