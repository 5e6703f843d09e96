import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { jobsCliCopy as copy } from '#core/bots/copy/cli.ts';
import { botNames, momentWords } from '#core/bots/copy/panel.ts';
import { cliCopy } from '#core/copy/cli.ts';
import { COMMAND_LINE } from '#server/audit/audit.ts';
import { ALL_BOTS } from '#server/bots/all-bots.ts';
import { type AppContext, createAppContext } from '#server/context.ts';
import type { Bot } from '#server/jobs/bot.ts';
import { createJobsRepository, type JobRow } from '#server/jobs/jobs-repository.ts';
import { decideRun, orderRun } from '#server/jobs/order-run.ts';
import { readBotBoard } from '#server/jobs/read-board.ts';
import { createWorker } from '#server/jobs/worker.ts';
import { createLog } from '#server/log.ts';
import { type CliContext, type ExitCode, UsageError, type Verb } from './verb.ts';

const LOOK_MS = 500;
const STDERR = 2;

export const jobsVerb: Verb = {
	usage: 'jobs [list [--json] | run BOT [--dry-run] | retry RUN]',
	summary: cliCopy.summaries.jobs,
	async run(args, ctx) {
		const options = { json: { type: 'boolean' }, 'dry-run': { type: 'boolean' } } as const;
		const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
		const [action = 'list', subject] = positionals;
		const { log, flush } = createLog('warn', STDERR);
		try {
			await using context = await createAppContext(ctx.config(), log);
			if (action === 'list') return await list(context, ctx, values.json === true);
			if (action === 'run')
				return await run(context, ctx, { name: subject, dryRun: values['dry-run'] === true });
			if (action === 'retry') return await retry(context, ctx, subject);
			throw new UsageError(copy.wrongAction);
		} finally {
			flush();
		}
	},
};

async function list(context: AppContext, { out }: CliContext, asJson: boolean): Promise<ExitCode> {
	const board = await readBotBoard(context, ALL_BOTS);
	if (asJson) {
		out(JSON.stringify(board, null, 2));
		return 0;
	}
	out(copy.workers(board.workers.length));
	for (const { id, enabled, schedule, next, last } of board.bots) {
		const soonest = enabled && next[0] !== undefined ? momentWords(next[0], board.now) : null;
		out(
			copy.bot({
				id,
				name: botNames[id].name,
				enabled,
				schedule,
				next: soonest,
				state: last?.state ?? null,
				error: last?.error ?? null,
			}),
		);
	}
	for (const { id, botId, error } of board.dead) out(copy.dead(id, botId, error ?? ''));
	return 0;
}

async function run(
	context: AppContext,
	ctx: CliContext,
	{ name, dryRun }: { name: string | undefined; dryRun: boolean },
) {
	const bot = ALL_BOTS.find(({ id }) => id === name);
	if (bot === undefined) throw new UsageError(copy.unknownBot(ALL_BOTS.map(({ id }) => id)));
	await readBotBoard(context, ALL_BOTS);
	const job = await orderRun(context.db, bot, {
		input: dryRun ? { dryRun } : {},
		actor: COMMAND_LINE,
		now: ctx.now(),
	});
	return job === null ? 1 : watchRun(context, ctx, { bot, job });
}

async function retry(
	context: AppContext,
	ctx: CliContext,
	id: string | undefined,
): Promise<ExitCode> {
	const job = id === undefined ? null : await createJobsRepository(context.db.kysely).byId(id);
	const bot = ALL_BOTS.find((one) => one.id === job?.bot_id);
	if (job === null || bot === undefined || job.state !== 'dead')
		throw new UsageError(copy.unknownRun);
	if (
		!(await decideRun(context.db, job, { decision: 'retry', actor: COMMAND_LINE, now: ctx.now() }))
	)
		return 1;
	return watchRun(context, ctx, { bot, job });
}

/** Runs it in this process unless another process already does; prints its log until it ends. */
async function watchRun(
	context: AppContext,
	{ out, warn }: CliContext,
	{ bot, job }: { bot: Bot; job: JobRow },
): Promise<ExitCode> {
	const jobs = createJobsRepository(context.db.kysely);
	await using worker = createWorker(context, { bots: [bot] });
	await worker.round();
	let printed = job.lines;
	for (;;) {
		const now = await jobs.byId(job.id);
		for (const { seq, level, text } of await jobs.linesOf(job.id, printed)) {
			printed = seq;
			(level === 'info' ? out : warn)(text);
		}
		if (now === null) return 1;
		if (now.state === 'done') return 0;
		if (now.state !== 'running' && (now.state !== 'waiting' || now.error !== null)) return 1;
		await pause(LOOK_MS);
	}
}
