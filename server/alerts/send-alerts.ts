import { quietUntil } from '#core/alerts/quiet-hours.ts';
import type { Writer } from '#server/db/app-database.ts';
import type { BotRun } from '#server/jobs/bot.ts';
import { type Compose, composeOrder } from './compose-alerts.ts';
import {
	createOrderRepository,
	createOrderWriter,
	type Held,
	type Order,
} from './order-repository.ts';
import type { PushOutcome } from './push-outcome.ts';
import type { Push, SendPushes } from './push-sender.ts';
import {
	createSubscriptionRepository,
	createSubscriptionWriter,
	type StoredSubscription,
} from './subscription-repository.ts';

/**
 * Browsers per part. A killed process resends what was in flight, and a small part never holds up
 * pages for long.
 */
const PART = 100;
/** Attempts per message, and the first backoff; each further one doubles. */
const MOST_TRIES = 4;
const FIRST_PAUSE_MS = 60_000;

type Run = Pick<BotRun<unknown>, 'context' | 'now' | 'signal' | 'count'>;
type SendTools = { run: Run; send: SendPushes };
type Waiting = { to: StoredSubscription; tries: number };
/** What to store after a part was sent. */
type Settled = { gone: string[]; held: Held[] };

/**
 * Sends every open order in parts and saves the order's cursor after each. Ends when no order is
 * open or the run is stopped.
 */
export async function sendOrders(tools: SendTools): Promise<void> {
	const { context, now, signal } = tools.run;
	const { kysely } = context.db;
	for (
		let order = await createOrderRepository(kysely).nextOpen();
		order !== null;
		order = await createOrderRepository(kysely).nextOpen()
	) {
		const compose = await composeOrder(context.data, order, now);
		const isPast = order.content === null || order.expiresAt <= now;
		let { cursor } = order;
		for (let isLast = false; !isLast; ) {
			signal.throwIfAborted();
			const readers = isPast
				? []
				: await createSubscriptionRepository(kysely).following(order.topics, {
						after: cursor,
						limit: PART,
					});
			isLast = readers.length < PART;
			cursor = readers.at(-1)?.id ?? cursor;
			const settled = await deliver(
				tools,
				{ order, compose },
				readers.map((to) => ({ to, tries: 0 })),
			);
			const reached = { id: order.id, cursor, finishedAt: isLast ? now : null };
			await store(tools, settled, (trx) => createOrderWriter(trx).reached(reached));
		}
	}
}

/** Sends delayed messages that are due. */
export async function sendHeld(tools: SendTools): Promise<void> {
	const { context, now, signal } = tools.run;
	const repository = createOrderRepository(context.db.kysely);
	const subscriptions = createSubscriptionRepository(context.db.kysely);
	for (
		let due = await repository.due(now, PART);
		due.length > 0;
		due = await repository.due(now, PART)
	) {
		signal.throwIfAborted();
		const parts = Map.groupBy(due, ({ orderId }) => orderId);
		for (const [orderId, held] of parts) {
			const order = await repository.byId(orderId);
			const readers = await Promise.all(
				held.map(async ({ subscriptionId, tries }) => ({
					to: await subscriptions.byId(subscriptionId),
					tries,
				})),
			);
			const waiting = readers.filter((reader): reader is Waiting => reader.to !== null);
			const compose =
				order === null || order.expiresAt <= now
					? () => null
					: await composeOrder(context.data, order, now);
			const settled =
				order === null ? { gone: [], held: [] } : await deliver(tools, { order, compose }, waiting);
			const kept = new Set(settled.held.map(({ subscriptionId }) => subscriptionId));
			const done = held.filter(({ subscriptionId }) => !kept.has(subscriptionId));
			await store(tools, settled, (trx) => createOrderWriter(trx).release(done));
		}
	}
}

/**
 * Sends one order to some readers. Messages wait during quiet hours and backoffs, but not past
 * their expiry.
 */
async function deliver(
	{ run, send }: SendTools,
	{ order, compose }: { order: Order; compose: Compose },
	readers: readonly Waiting[],
): Promise<Settled> {
	const settled: Settled = { gone: [], held: [] };
	const pushes: (Push & { tries: number })[] = [];
	const hold = ({ to, tries }: Waiting, dueAt: number) => {
		if (dueAt < order.expiresAt)
			settled.held.push({ orderId: order.id, subscriptionId: to.id, dueAt, tries });
		else run.count('late');
	};
	for (const reader of readers) {
		const message = compose(reader.to);
		const quiet = message === null ? null : quietUntil(reader.to.quiet, run.now);
		if (quiet !== null) hold(reader, quiet);
		else if (message !== null) pushes.push({ ...reader, message, expiresAt: order.expiresAt });
	}
	const outcomes = pushes.length === 0 ? [] : await send(pushes);
	for (const [place, push] of pushes.entries())
		settle(push, outcomes[place] ?? { kind: 'later', afterMs: null }, { settled, hold, run });
	return settled;
}

type Book = { settled: Settled; hold: (reader: Waiting, dueAt: number) => void; run: Run };

function settle({ to, tries }: Waiting, outcome: PushOutcome, { settled, hold, run }: Book): void {
	run.count(outcome.kind);
	run.context.meters.push(outcome.kind, 1);
	if (outcome.kind === 'gone') settled.gone.push(to.id);
	if (outcome.kind === 'refused')
		run.context.log.warn(
			{ status: outcome.status, service: new URL(to.endpoint).host },
			'alert refused',
		);
	if (outcome.kind !== 'later' || tries + 1 >= MOST_TRIES) return;
	hold({ to, tries: tries + 1 }, run.now + (outcome.afterMs ?? FIRST_PAUSE_MS * 2 ** tries));
}

async function store(
	{ run }: SendTools,
	{ gone, held }: Settled,
	reached: (trx: Writer) => Promise<void>,
): Promise<void> {
	await run.context.db.transaction(async (trx) => {
		await createSubscriptionWriter(trx).remove(gone);
		const removed = new Set(gone);
		await createOrderWriter(trx).hold(
			held.filter(({ subscriptionId }) => !removed.has(subscriptionId)),
		);
		await reached(trx);
	});
}
