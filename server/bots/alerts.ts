import { z } from 'zod';
import { botRunCopy } from '#core/bots/copy/runs.ts';
import {
	createOrderRepository,
	createOrderWriter,
	type NewOrder,
} from '#server/alerts/order-repository.ts';
import { orderOfMorning, ordersOfChanges, ordersOfKickoffs } from '#server/alerts/plan-alerts.ts';
import { openPushSender } from '#server/alerts/push-sender.ts';
import { sendHeld, sendOrders } from '#server/alerts/send-alerts.ts';
import { readSenderKeys } from '#server/alerts/sender-keys.ts';
import { createSubscriptionRepository } from '#server/alerts/subscription-repository.ts';
import { readLogSince } from '#server/changes/read-log.ts';
import { readDataVersion } from '#server/db/data-version.ts';
import { type BotAsked, BotFailure, type BotRun, defineBot } from '#server/jobs/bot.ts';

type Settings = Record<string, never>;
const copy = botRunCopy.alerts;
/** Mark that holds the data version up to which the log was read. */
const READ = 'read';
const LOG_PART = 1_000;

/** Sends subscribers what changed, what starts soon and what is on today. */
export const alerts = defineBot<Settings>({
	...{
		id: 'alerts',
		schedule: '* * * * *',
		enabled: true,
		backfill: 'once',
		attempts: 5,
		longestMs: 15 * 60_000,
		secrets: [],
	},
	settings: z.object({}),
	event: nextNews,
	run: notifyAll,
});

async function notifyAll(run: BotRun<Settings>): Promise<void> {
	const { context, now, job, log } = run;
	if (job.input.dryRun === true) return log.info(botRunCopy.dryRun);
	await orderChanges(run);
	await order(run, [...(await ordersOfKickoffs(context.data, now)), ...orderOfMorning(now)]);
	const { kysely } = context.db;
	if (
		(await createOrderRepository(kysely).nextOpen()) === null &&
		(await createOrderRepository(kysely).due(now, 1)).length === 0
	)
		return;
	const keys = await readSenderKeys({ db: context.db, box: context.identity.box }, now);
	if (keys === null) throw new BotFailure(copy.badKeys, { final: true });
	const sender = { subject: subjectOf(run), ...keys };
	await using push = openPushSender({
		sender,
		allow: [...context.outbound.allow],
		signal: run.signal,
		now: context.clock,
	});
	await sendOrders({ run, send: push.send });
	await sendHeld({ run, send: push.send });
}

/** A contact for push services: an https page, or an e-mail address (RFC 8292 §2.1). */
function subjectOf({ publicUrl, context }: BotRun<Settings>): string {
	return publicUrl.startsWith('https:') ? publicUrl : `mailto:${context.config.mail.from}`;
}

/**
 * Orders messages for log entries since the last read. The first run starts at the present version,
 * not at the past.
 */
async function orderChanges(run: BotRun<Settings>): Promise<void> {
	const { context, marks, now, log } = run;
	const version = await readDataVersion(context.db.kysely);
	let after = (await marks.read<number>(READ)) ?? version;
	if (after > version) after = version;
	while (after < version) {
		const { changes, upTo, isWhole } = await readLogSince(context.db.kysely, {
			after,
			upTo: version,
			limit: LOG_PART,
		});
		if (!isWhole) log.warn(copy.gap);
		// Orders are idempotent, so the mark may be written after them.
		await order(run, await ordersOfChanges(context.data, changes, now));
		after = upTo;
		await marks.write(READ, after);
	}
	if ((await marks.read<number>(READ)) !== after) await marks.write(READ, after);
}

async function order(
	{ context, now, count }: BotRun<Settings>,
	orders: readonly NewOrder[],
): Promise<void> {
	if (orders.length === 0 || (await createSubscriptionRepository(context.db.kysely).count()) === 0)
		return;
	const added = await context.db.transaction((trx) => createOrderWriter(trx).add(orders, now));
	if (added > 0) count('ordered', added);
}

/** Also runs between two minutes, so that a saved change does not wait for the next. */
async function nextNews({ context, marks, now }: BotAsked<Settings>): Promise<string | null> {
	const read = await marks.read<number>(READ);
	const version = await readDataVersion(context.db.kysely);
	return read === null || read === version ? null : `news ${version} ${Math.floor(now / 60_000)}`;
}
