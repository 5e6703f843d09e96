import { z } from 'zod';
import { BOT_IDS, type BotId } from '#core/bots/bot-ids.ts';
import type { BotBoard, BotView, JobView } from '#core/bots/contract.ts';
import { recordOf } from '#core/kit/record.ts';
import type { AppContext } from '#server/context.ts';
import { reportRecord } from '#server/damaged-record.ts';
import { readDatabaseTime } from '#server/db/dialect.ts';
import { storedAs } from '#server/db/stored-json.ts';
import type { Bot } from './bot.ts';
import type { BotRow } from './bots-repository.ts';
import { ensureBots } from './ensure-bots.ts';
import { createJobsRepository, type JobRow } from './jobs-repository.ts';
import { readBotSecrets, readBotSettings, readJobInput } from './read-bot-settings.ts';
import { nextSlots } from './schedule.ts';
import { createWorkersRepository } from './workers-repository.ts';

/** A process not seen for this long no longer runs bots. */
const WORKER_GONE_MS = 30_000;
const NEXT_SLOTS = 3;
const countsSchema = z.record(z.string(), z.number());
const MOST_DEAD = 50;

/** Overview of all bots of an installation. */
export async function readBotBoard(context: AppContext, bots: readonly Bot[]): Promise<BotBoard> {
	const { db } = context;
	const now = await readDatabaseTime(db.kysely);
	const rows = new Map((await ensureBots(db, bots, now)).map((row) => [row.id, row]));
	const jobs = createJobsRepository(db.kysely);
	const [workers, lastSeenAt, dead] = await Promise.all([
		createWorkersRepository(db.kysely).list(now - WORKER_GONE_MS),
		createWorkersRepository(db.kysely).lastSeen(),
		jobs.dead(MOST_DEAD),
	]);
	const views: BotView[] = [];
	for (const bot of bots) {
		const row = rows.get(bot.id);
		if (row !== undefined) views.push(await viewBot(context, bot, { row, now }));
	}
	const byId = new Map(bots.map((bot) => [bot.id, bot]));
	return {
		...{ now, bots: views, lastSeenAt },
		workers: workers.map(({ id, host, started_at: startedAt, seen_at: seenAt }) => ({
			id,
			host,
			startedAt,
			seenAt,
		})),
		dead: dead.flatMap((row) => viewJob(row, byId.get(row.bot_id)) ?? []),
	};
}

/** One bot as the panel shows it. */
export async function viewBot(
	{ db, identity, log }: AppContext,
	bot: Bot,
	{ row, now }: { row: BotRow; now: number },
): Promise<BotView> {
	const jobs = createJobsRepository(db.kysely);
	const [[open], [last]] = await Promise.all([
		jobs.open(bot.id),
		jobs.listOf(bot.id, { before: null, limit: 1, ended: true }),
	]);
	const secrets = readBotSecrets(identity.box, row);
	const { settings, isDamaged } = readBotSettings(bot, row);
	reportRecord(log, `bots/${bot.id}`, !isDamaged);
	return {
		...{
			id: botIdOf(bot.id),
			enabled: row.enabled === 1,
			schedule: row.schedule,
			backfill: bot.backfill,
			revision: row.revision,
		},
		next: nextSlots(row.schedule, now, NEXT_SLOTS),
		settings: recordOf(settings),
		isDamaged,
		secrets: bot.secrets.map((name) => ({ name, isSet: secrets[name] !== undefined })),
		open: open === undefined ? null : viewJob(open, bot),
		last: last === undefined ? null : viewJob(last, bot),
		hasPreview: bot.preview !== undefined,
	};
}

/** One run as the panel shows it; null = its bot is not in this program. */
export function viewJob(row: JobRow, bot: Bot | undefined): JobView | null {
	if (bot === undefined) return null;
	const { dryRun = false } = readJobInput(row.input) ?? {};
	return {
		...{
			id: row.id,
			botId: botIdOf(bot.id),
			cause: row.cause,
			state: row.state,
			slotAt: row.slot_at,
		},
		...{
			dueAt: row.due_at,
			startedAt: row.started_at,
			endedAt: row.ended_at,
			ranMs: row.ran_ms,
			attempt: row.attempt,
		},
		...{
			attempts: bot.attempts,
			error: row.error,
			lines: row.lines,
			actor: row.actor,
			dryRun,
			stopping: row.stop_requested === 1,
		},
		progress: { done: row.progress_done, total: row.progress_total },
		counts: storedAs(countsSchema, row.counts) ?? {},
	};
}

function botIdOf(id: string): BotId {
	const known = BOT_IDS.find((one) => one === id);
	if (known === undefined) throw new Error(`A bot that the panel does not know: ${id}`);
	return known;
}
