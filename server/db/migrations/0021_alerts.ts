import type { Migration } from './migration.ts';

/**
 * Alerts: browsers subscribed to changes, the subjects of their subscriptions, and pending
 * messages.
 */
export const alerts: Migration = {
	name: '0021_alerts',
	statements: ({ text, integer, bigint, identity, tableEnd }) => [
		`create table push_subscriptions (
			id ${text} primary key,
			endpoint ${text} not null unique,
			p256dh ${text} not null,
			auth ${text} not null,
			kinds ${text} not null,
			topics ${text} not null,
			uf ${text},
			quiet_from ${integer},
			quiet_until ${integer},
			created_at ${bigint} not null,
			seen_at ${bigint} not null
		)${tableEnd}`,
		'create index push_subscriptions_seen on push_subscriptions (seen_at)',
		`create table push_topics (
			topic ${text} not null,
			subscription_id ${text} not null references push_subscriptions (id) on delete cascade,
			primary key (topic, subscription_id)
		)${tableEnd}`,
		'create index push_topics_subscription on push_topics (subscription_id)',
		`create table push_orders (
			id ${identity},
			key ${text} not null unique,
			topics ${text} not null,
			content ${text} not null,
			made_at ${bigint} not null,
			expires_at ${bigint} not null,
			cursor ${text} not null,
			finished_at ${bigint}
		)${tableEnd}`,
		'create index push_orders_open on push_orders (id) where finished_at is null',
		`create table push_held (
			order_id ${bigint} not null references push_orders (id) on delete cascade,
			subscription_id ${text} not null references push_subscriptions (id) on delete cascade,
			due_at ${bigint} not null,
			tries ${integer} not null,
			primary key (order_id, subscription_id)
		)${tableEnd}`,
		'create index push_held_due on push_held (due_at)',
		'create index push_held_subscription on push_held (subscription_id)',
	],
};
