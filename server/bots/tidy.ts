import { z } from 'zod';
import { botRunCopy } from '#core/bots/copy/runs.ts';
import { dayOf } from '#core/site/dates.ts';
import { createOrderWriter } from '#server/alerts/order-repository.ts';
import { createSubscriptionWriter } from '#server/alerts/subscription-repository.ts';
import { createAuditWriter } from '#server/audit/audit-repository.ts';
import { createChangeWriter } from '#server/changes/change-repository.ts';
import type { Writer } from '#server/db/app-database.ts';
import { sweepFeedItems } from '#server/feeds/sweep-items.ts';
import { openFileService } from '#server/files/file-service.ts';
import { sweepFiles } from '#server/files/sweep-files.ts';
import { emptyTrash, TRASH_DAYS } from '#server/games/empty-trash.ts';
import { forgetSpent } from '#server/identity/upkeep.ts';
import { BotFailure, type BotRun, defineBot } from '#server/jobs/bot.ts';
import { forgetOldRuns } from '#server/jobs/forget-runs.ts';
import { sweepOutbox } from '#server/mail/sweep-outbox.ts';
import { emptyArticleTrash } from '#server/news/withdraw-article.ts';
import { forgetAccessRecords, RECORDS_KEPT_MS } from '#server/privacy/access-records.ts';
import { createReportWriter } from '#server/reports/report-repository.ts';

const DAY = 86_400_000;
/**
 * Retention of log entries that name no game: for readers who return to a page that is still open.
 */
const STREAM_DAYS = 30;
/**
 * How long a browser may stay away before its alerts are deleted, and how long sent orders are
 * kept.
 */
const SILENT_DAYS = 365;
const ALERT_DAYS = 7;
/** Retention of readers' reports, decided or not. */
const REPORT_DAYS = 90;
const copy = botRunCopy.tidy;

/** Retention periods; 0 = for ever. */
const settings = z.object({
	lettersDays: z.int().min(1).max(3_650).default(30),
	changesMonths: z.int().min(0).max(240).default(24),
	auditMonths: z.int().min(0).max(240).default(0),
	runsKept: z.int().min(20).max(5_000).default(300),
});
type TidySettings = z.infer<typeof settings>;
type Run = BotRun<TidySettings>;

/** Deletes expired data. Steps are independent: a failed one does not stop the others. */
export const tidy = defineBot<TidySettings>({
	...{
		id: 'tidy',
		schedule: '20 4 * * *',
		enabled: true,
		backfill: 'skip',
		attempts: 3,
		longestMs: 60 * 60_000,
		secrets: [],
	},
	settings,
	run: clearAway,
});

type Step = keyof typeof copy.steps;
const STEPS: [Step, (run: Run) => Promise<void>][] = [
	[
		'trash',
		async (run) => note(run, 'games', await emptyTrash(run.context, { now: run.now }), copy.trash),
	],
	['articles', clearArticles],
	[
		'items',
		async (run) =>
			note(run, 'items', await sweepFeedItems(run.context.db, { now: run.now }), copy.items),
	],
	['files', clearFiles],
	['letters', clearLetters],
	['accesses', forgetAccesses],
	['sessions', forgetSessions],
	['changes', forgetChanges],
	['alerts', forgetAlerts],
	['reports', forgetReports],
	['audit', forgetAudit],
	[
		'runs',
		async (run) =>
			note(
				run,
				'runs',
				await forgetOldRuns(run.context.db, { keep: run.settings.runsKept }),
				copy.runs,
			),
	],
];

async function clearAway(run: Run): Promise<void> {
	if (run.job.input.dryRun === true) return run.log.info(botRunCopy.dryRun);
	let failures = 0;
	for (const [place, [name, step]] of STEPS.entries()) {
		run.signal.throwIfAborted();
		run.progress(place, STEPS.length);
		try {
			await step(run);
		} catch (error) {
			run.signal.throwIfAborted();
			failures += 1;
			run.context.log.warn({ err: error, step: name }, 'tidying failed');
			run.log.warn(copy.failed(copy.steps[name]));
		}
	}
	run.progress(STEPS.length, STEPS.length);
	if (failures > 0) throw new BotFailure(copy.failedSome);
}

function note(
	{ log, count }: Run,
	name: string,
	removed: number,
	words: (removed: number) => string,
): void {
	if (removed === 0) return;
	count(name, removed);
	log.info(words(removed));
}

async function clearArticles(run: Run): Promise<void> {
	const { now, context } = run;
	note(
		run,
		'articles',
		await emptyArticleTrash(context.db, { before: now - TRASH_DAYS * DAY, now }),
		copy.articles,
	);
}

async function clearFiles(run: Run): Promise<void> {
	const { config, db, log } = run.context;
	await using files = await openFileService({
		dataDir: config.dataDir,
		db,
		log,
		s3: config.files.s3,
		limits: config.files,
	});
	const swept = Object.values(await sweepFiles(files)).reduce((sum, count) => sum + count, 0);
	note(run, 'files', swept, copy.files);
}

async function clearLetters(run: Run): Promise<void> {
	const before = Date.now() - run.settings.lettersDays * DAY;
	note(run, 'letters', await sweepOutbox(run.context.config.dataDir, before), copy.letters);
}

async function forgetAccesses(run: Run): Promise<void> {
	const before = Date.now() - RECORDS_KEPT_MS;
	const days = await forgetAccessRecords(run.context.config.dataDir, before);
	note(run, 'accesses', days, copy.accesses);
}

async function forgetSessions({ context, log, job }: Run): Promise<void> {
	await forgetSpent(context.db, Date.now());
	if (job.cause === 'operator') log.info(copy.sessions);
}

async function forgetChanges(run: Run): Promise<void> {
	const { changesMonths } = run.settings;
	await run.context.db.transaction((trx) =>
		createChangeWriter(trx).forgetOthers(run.now - STREAM_DAYS * DAY),
	);
	if (changesMonths === 0) return;
	const before = monthsAgo(run.now, changesMonths);
	note(
		run,
		'changes',
		await run.context.db.transaction((trx) =>
			createChangeWriter(trx).forgetOfGames({ before, day: dayOf(before) }),
		),
		copy.changes,
	);
}

/** Browsers not seen for a year, and old orders. */
async function forgetAlerts(run: Run): Promise<void> {
	const { now, context } = run;
	const forget = async (trx: Writer) => {
		await createOrderWriter(trx).forget(now - ALERT_DAYS * DAY);
		return createSubscriptionWriter(trx).forgetSilent(now - SILENT_DAYS * DAY);
	};
	note(run, 'subscriptions', await context.db.transaction(forget), copy.subscriptions);
}

async function forgetReports(run: Run): Promise<void> {
	const forget = (trx: Writer) => createReportWriter(trx).forget(run.now - REPORT_DAYS * DAY);
	note(run, 'reports', await run.context.db.transaction(forget), copy.reports);
}

async function forgetAudit(run: Run): Promise<void> {
	const { auditMonths } = run.settings;
	if (auditMonths === 0) return;
	note(
		run,
		'audit',
		await run.context.db.transaction((trx) =>
			createAuditWriter(trx).forget(monthsAgo(Date.now(), auditMonths)),
		),
		copy.audit,
	);
}

/** Thirty days per month: retention does not depend on the exact day. */
function monthsAgo(now: number, months: number): number {
	return now - months * 30 * DAY;
}
