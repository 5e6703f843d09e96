import { docsCopy } from '#core/copy/docs.ts';
import {
	reportDecidedSchema,
	reportDecisionSchema,
	reportListSchema,
} from '#core/reports/contract.ts';
import { decideReport } from '#server/reports/decide-report.ts';
import { listReports } from '#server/reports/list-reports.ts';
import { defineRoute } from './admin-route.ts';
import { Refusal } from './refusal.ts';

const { areas, summaries } = docsCopy;

/** What readers say is wrong, most urgent first. */
const reports = defineRoute({
	...{
		method: 'GET',
		path: 'reports',
		needs: 'editor',
		area: areas.games,
		summary: summaries.reports,
	},
	answer: reportListSchema,
	run: ({ context }) => listReports(context, context.clock()),
});

/** Settles alike reports; the answer is the queue without them. */
const decideReports = defineRoute({
	...{
		method: 'POST',
		path: 'reports/:id',
		needs: 'editor',
		area: areas.games,
		summary: summaries.decideReport,
	},
	body: reportDecisionSchema,
	answer: reportDecidedSchema,
	async run({ context, access, params, body, now: at }) {
		const decision = { id: params.id ?? '', ...body };
		const by = { actor: access.actor, now: context.clock(), at };
		const decided = await decideReport(context.db, decision, by);
		if (!decided.ok) throw new Refusal(decided.error);
		const game = await context.data.games.byId(decided.value);
		return { slug: game?.slug ?? '', queue: await listReports(context, context.clock()) };
	},
});

export const REPORT_ROUTES = [reports, decideReports];
