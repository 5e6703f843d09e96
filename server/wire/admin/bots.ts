import {
	botBoardSchema,
	botChangeSchema,
	botPreviewSchema,
	botSchema,
	botSecretsSchema,
	jobSchema,
	orderSchema,
	scheduleQuerySchema,
	scheduleViewSchema,
} from '#core/bots/contract.ts';
import { botDocs } from '#core/bots/copy/docs.ts';
import type { Result } from '#core/kit/result.ts';
import { ALL_BOTS } from '#server/bots/all-bots.ts';
import { readDatabaseTime } from '#server/db/dialect.ts';
import type { Bot } from '#server/jobs/bot.ts';
import { type BotRow, createBotsRepository } from '#server/jobs/bots-repository.ts';
import { type ChangeProblem, changeBot, changeBotSecrets } from '#server/jobs/change-bot.ts';
import { ensureBots } from '#server/jobs/ensure-bots.ts';
import { orderRun } from '#server/jobs/order-run.ts';
import { readBotBoard, viewBot, viewJob } from '#server/jobs/read-board.ts';
import { readBotSettings } from '#server/jobs/read-bot-settings.ts';
import { isSchedule, nextSlots } from '#server/jobs/schedule.ts';
import { type AdminCall, defineRoute } from './admin-route.ts';
import { Refusal } from './refusal.ts';

const own = { needs: 'editor', area: botDocs.area } as const;

const board = defineRoute({
	...{ method: 'GET', path: 'bots', ...own, summary: botDocs.board },
	answer: botBoardSchema,
	run: ({ context }) => readBotBoard(context, ALL_BOTS),
});

const schedule = defineRoute({
	...{ method: 'GET', path: 'bots/schedule', ...own, summary: botDocs.schedule },
	query: scheduleQuerySchema,
	answer: scheduleViewSchema,
	async run({ context, query }) {
		const valid = isSchedule(query.cron);
		return {
			valid,
			next: valid ? nextSlots(query.cron, await readDatabaseTime(context.db.kysely), 3) : [],
		};
	},
});

const change = defineRoute({
	...{ method: 'PATCH', path: 'bots/:id', ...own, summary: botDocs.change },
	body: botChangeSchema,
	answer: botSchema,
	async run(call) {
		const bot = await botOf(call);
		const { access, body, context, now } = call;
		return answered(
			call,
			bot,
			await changeBot(context, bot, { ...body, actor: access.actor, now }),
		);
	},
});

/** S6.01: administrators only. */
const secrets = defineRoute({
	...{
		method: 'PUT',
		path: 'bots/:id/secrets',
		...own,
		needs: 'administrator',
		summary: botDocs.secrets,
	},
	body: botSecretsSchema,
	answer: botSchema,
	async run(call) {
		const bot = await botOf(call);
		const { access, body, context, now } = call;
		const changed = await changeBotSecrets(context, bot, { ...body, actor: access.actor, now });
		// The body contains a secret, so it is never echoed.
		return answered({ ...call, body: { revision: body.revision } }, bot, changed);
	},
});

const order = defineRoute({
	...{ method: 'POST', path: 'bots/:id/runs', ...own, summary: botDocs.order },
	body: orderSchema,
	answer: jobSchema,
	async run(call) {
		const bot = await botOf(call);
		const { access, body, context, now } = call;
		const job = await orderRun(context.db, bot, {
			input: body.dryRun ? { dryRun: true } : {},
			actor: access.actor,
			now,
		});
		const view = job === null ? null : viewJob(job, bot);
		if (view === null) throw new Refusal('stale');
		return view;
	},
});

const preview = defineRoute({
	...{ method: 'GET', path: 'bots/:id/preview', ...own, summary: botDocs.preview },
	answer: botPreviewSchema,
	async run(call) {
		const bot = await botOf(call);
		const { context, publicUrl } = call;
		const bots = createBotsRepository(context.db.kysely);
		const row = await bots.byId(bot.id);
		if (row === null || bot.preview === undefined) throw new Refusal('not-found');
		const marks = {
			read: async <Value>(name: string) => (await bots.readMark(bot.id, name)) as Value | null,
		};
		const asked = {
			context,
			settings: readBotSettings(bot, row).settings,
			now: context.clock(),
			publicUrl,
			marks,
		};
		return botPreviewSchema.parse(await bot.preview(asked));
	},
});

/** Controlo de Bots. Routes of single runs are in `bot-runs.ts`. */
export const BOT_ROUTES = [board, schedule, change, secrets, order, preview];

/** The bot named in the path, with its row. @throws Refusal 'not-found' */
export async function botOf({
	context,
	params,
}: Pick<AdminCall, 'context' | 'params'>): Promise<Bot> {
	const bot = ALL_BOTS.find(({ id }) => id === params.id);
	if (bot === undefined) throw new Refusal('not-found');
	await ensureBots(context.db, ALL_BOTS, await readDatabaseTime(context.db.kysely));
	return bot;
}

async function answered(
	{ context, body }: Pick<AdminCall, 'context' | 'body'>,
	bot: Bot,
	changed: Result<BotRow, ChangeProblem>,
) {
	const now = await readDatabaseTime(context.db.kysely);
	if (changed.ok) return viewBot(context, bot, { row: changed.value, now });
	if (changed.error !== 'stale') throw new Refusal('invalid', { fields: changed.error.fields });
	const row = await createBotsRepository(context.db.kysely).byId(bot.id);
	if (row === null) throw new Refusal('not-found');
	throw new Refusal('stale', { current: await viewBot(context, bot, { row, now }), sent: body });
}
