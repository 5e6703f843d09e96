import {
	jobSchema,
	runPageSchema,
	runQuerySchema,
	runSchema,
	runsQuerySchema,
} from '#core/bots/contract.ts';
import { botDocs } from '#core/bots/copy/docs.ts';
import { ALL_BOTS } from '#server/bots/all-bots.ts';
import { createJobsRepository, type JobRow } from '#server/jobs/jobs-repository.ts';
import { type Decision, decideRun } from '#server/jobs/order-run.ts';
import { viewJob } from '#server/jobs/read-board.ts';
import { type AdminCall, defineRoute } from './admin-route.ts';
import { botOf } from './bots.ts';
import { Refusal } from './refusal.ts';

const PAGE = 20;
const own = { needs: 'editor', area: botDocs.area } as const;

const runs = defineRoute({
	...{ method: 'GET', path: 'bots/:id/runs', ...own, summary: botDocs.runs },
	query: runsQuerySchema,
	answer: runPageSchema,
	async run(call) {
		const bot = await botOf(call);
		const asked = { before: call.query.before ?? null, limit: PAGE, notable: true };
		const rows = await createJobsRepository(call.context.db.kysely).listOf(bot.id, asked);
		return {
			runs: rows.flatMap((row) => viewJob(row, bot) ?? []),
			next: rows.length < PAGE ? null : (rows.at(-1)?.id ?? null),
		};
	},
});

const run = defineRoute({
	...{ method: 'GET', path: 'bot-runs/:id', ...own, summary: botDocs.run },
	query: runQuerySchema,
	answer: runSchema,
	async run(call) {
		const row = await rowOf(call);
		const lines = await createJobsRepository(call.context.db.kysely).linesOf(
			row.id,
			call.query.after,
		);
		return {
			run: view(row),
			lines: lines.map(({ seq, at, level, text }) => ({
				seq,
				at,
				level: level,
				text,
			})),
		};
	},
});

function decide<Choice extends Decision>(decision: Choice) {
	return defineRoute({
		...{ method: 'POST', path: `bot-runs/:id/${decision}`, ...own, summary: botDocs[decision] },
		answer: jobSchema,
		async run(call) {
			const row = await rowOf(call);
			// A run may have moved on before the click: then the view shows its current state, and
			// nothing is lost.
			await decideRun(call.context.db, row, { decision, actor: call.access.actor, now: call.now });
			return view(await rowOf(call));
		},
	});
}

export const BOT_RUN_ROUTES = [runs, run, decide('stop'), decide('retry'), decide('dismiss')];

async function rowOf({ context, params }: Pick<AdminCall, 'context' | 'params'>): Promise<JobRow> {
	const row = await createJobsRepository(context.db.kysely).byId(params.id ?? '');
	if (row === null) throw new Refusal('not-found');
	return row;
}

function view(row: JobRow) {
	const shown = viewJob(
		row,
		ALL_BOTS.find(({ id }) => id === row.bot_id),
	);
	if (shown === null) throw new Refusal('not-found');
	return shown;
}
