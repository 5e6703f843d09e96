import { reportCopy } from '#core/reports/copy/reader.ts';
import { reportIdField, reportSchema } from '#core/reports/report.ts';
import { reportPaths } from '#core/site/paths/reports.ts';
import type { AppContext } from '#server/context.ts';
import type { ClientReader } from '#server/http/client.ts';
import type { FairShareLimits } from '#server/http/fair-share.ts';
import type { RawHeaders } from '#server/http/security-headers.ts';
import type { Service } from '#server/http/service.ts';
import { newId } from '#server/ids.ts';
import { takeReport } from '#server/reports/take-report.ts';
import { createVoices } from '#server/reports/voices.ts';
import { isCertainlySameOrigin } from '#server/wire/identity/same-origin.ts';
import { type Asked, createReaderService } from './reader-service.ts';

type Refused = keyof typeof reportCopy.problems;

const STATUS: Record<Refused, 403 | 404 | 422 | 429 | 503> = {
	...{ unreadable: 422, elsewhere: 403, 'unknown-game': 404, full: 503, many: 429 },
};
const MOST_BYTES = 8 * 1024;
/** Seconds until a reader may try again after 'full' or 'many'. */
const RETRY_SECONDS = 3_600;
const CALLS: FairShareLimits = { windowMs: 60_000, most: 600, from: 0.5, share: 0.1 };

type ReportServiceOptions = {
	context: AppContext;
	common: RawHeaders;
	publicUrl: string;
	client: ClientReader;
};

/**
 * Readers' reports, under /api/v1/correcoes. PUT takes JSON under an id of the browser, so that a
 * retry is stored once. POST takes the form of a page without script and redirects.
 */
export function createReportService(options: ReportServiceOptions): Service {
	const { context, common, publicUrl, client } = options;
	const { db, data, clock, log } = context;
	const voices = createVoices(() => performance.now());

	/** The slug of the game, or the reason of a refusal. */
	async function take(asked: Asked, id: unknown, body: unknown): Promise<Taken> {
		if (!isCertainlySameOrigin(asked.req.raw.headers, publicUrl)) return { refused: 'elsewhere' };
		const [known, report] = [reportIdField.safeParse(id), reportSchema.safeParse(body)];
		if (!(known.success && report.success)) return { refused: 'unreadable' };
		const sent = {
			...{ id: known.data, report: report.data },
			network: client.network(asked.env.incoming),
		};
		const taken = await takeReport({ db, data, voices }, sent, clock());
		return taken.ok ? { slug: report.data.game } : { refused: taken.error };
	}

	return createReaderService({
		...{ route: 'reports', root: reportPaths.root, log, common, client },
		...{ calls: CALLS, exchange: context.calls, mostBytes: MOST_BYTES },
		tooLarge: (asked) => refuse(asked, 'unreadable'),
		mount(app) {
			app.put(reportPaths.report(':id'), async (asked) => {
				const body = await asked.req.json().catch(() => null);
				const taken = await take(asked, asked.req.param('id'), body);
				return 'slug' in taken ? asked.body(null, 204) : refuse(asked, taken.refused);
			});
			app.post(reportPaths.root, async (asked) => {
				const form = await asked.req.formData().catch(() => new FormData());
				const taken = await take(asked, newId(), Object.fromEntries(form));
				if ('slug' in taken) return asked.redirect(reportPaths.received(taken.slug), 303);
				const { problems, back } = reportCopy;
				return withRetry(asked, taken.refused).text(
					`${problems[taken.refused]}\n\n${back}\n`,
					STATUS[taken.refused],
				);
			});
		},
	});
}

type Taken = { slug: string } | { refused: Refused };

function refuse(asked: Asked, problem: Refused): Response {
	return withRetry(asked, problem).json(
		{ error: { code: problem, message: reportCopy.problems[problem] } },
		STATUS[problem],
	);
}

function withRetry(asked: Asked, problem: Refused): Asked {
	if (problem === 'full' || problem === 'many') asked.header('retry-after', String(RETRY_SECONDS));
	return asked;
}
