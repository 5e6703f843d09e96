import { reportRecord } from '#server/damaged-record.ts';
import type { Writer } from '#server/db/app-database.ts';
import type { Bot } from './bot.ts';
import { type BotRow, createBotsRepository, createBotsWriter } from './bots-repository.ts';
import type { Engine } from './engine.ts';
import { createJobsWriter } from './jobs-repository.ts';
import { readBotSettings } from './read-bot-settings.ts';
import { dueSlots } from './schedule.ts';

/** A plan further ahead than this came from a clock that has since been set back. */
const AHEAD_MS = 5 * 60_000;

/**
 * Creates the runs of due slots, following each bot's backfill policy for missed ones. Slots are
 * unique, so several processes may plan at once, and a clock that is set back is harmless
 * (F16–F18). Resolves with the number of new runs.
 */
export async function planSlots({ context, bots }: Engine, now: number): Promise<number> {
	let planned = 0;
	for (const row of await createBotsRepository(context.db.kysely).list()) {
		const bot = bots.get(row.id);
		if (bot === undefined) continue;
		reportRecord(context.log, `bots/${bot.id}`, !readBotSettings(bot, row).isDamaged);
		if (slotsOf(bot, row, now).length === 0) continue;
		planned += await context.db.transaction((trx) => planBot(trx, bot, now));
	}
	return planned;
}

async function planBot(trx: Writer, bot: Bot, now: number): Promise<number> {
	const row = await createBotsWriter(trx).lock(bot.id);
	const slots = row === null ? [] : slotsOf(bot, row, now);
	if (slots.length === 0) return 0;
	await createBotsWriter(trx).planned(bot.id, now);
	const jobs = createJobsWriter(trx);
	// While the bot's last run is open, another one would repeat the same work.
	if (bot.backfill !== 'all' && (await jobs.isOpen(bot.id))) return 0;
	let added = 0;
	for (const slotAt of slots) {
		const slot = new Date(slotAt).toISOString();
		if (
			(await jobs.add({ botId: bot.id, slot, cause: 'schedule', slotAt, dueAt: slotAt, now })) !==
			null
		)
			added += 1;
	}
	return added;
}

function slotsOf(bot: Bot, row: BotRow, now: number): number[] {
	// Its settings are unknown, so planning pauses; its policy decides later about missed slots.
	if (row.enabled === 0 || readBotSettings(bot, row).isDamaged) return [];
	const after = row.planned_until > now + AHEAD_MS ? now - AHEAD_MS : row.planned_until;
	return dueSlots(row.schedule, { after, until: now, backfill: bot.backfill });
}

/** Asks each bot for its events; each event gets one run. */
export async function planEvents({ context, bots, publicUrl }: Engine, now: number): Promise<void> {
	for (const row of await createBotsRepository(context.db.kysely).list()) {
		const bot = bots.get(row.id);
		if (bot?.event === undefined || row.enabled === 0) continue;
		const marks = {
			read: async <Value>(name: string) =>
				(await createBotsRepository(context.db.kysely).readMark(bot.id, name)) as Value,
		};
		const { settings, isDamaged } = readBotSettings(bot, row);
		if (isDamaged) continue;
		const asked = { context, settings, now: context.clock(), publicUrl, marks };
		try {
			const slot = await bot.event(asked);
			if (slot === null) continue;
			await context.db.transaction(async (trx) => {
				await createJobsWriter(trx).add({
					botId: bot.id,
					slot,
					cause: 'event',
					slotAt: now,
					dueAt: now,
					now,
				});
			});
		} catch (error) {
			context.log.warn({ err: error, bot: bot.id }, 'bot could not say whether something happened');
		}
	}
}
