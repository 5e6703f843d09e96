import { z } from 'zod';
import { botRunCopy } from '#core/bots/copy/runs.ts';
import { checkupCopy, checkupProblems } from '#core/copy/checkup.ts';
import { type Checkup, checkupSchema } from '#core/installation/checkup.ts';
import { checkGuideInThread } from '#server/checkup/check-in-thread.ts';
import type { Reader } from '#server/db/app-database.ts';
import { type BotRun, defineBot } from '#server/jobs/bot.ts';
import { createBotsRepository } from '#server/jobs/bots-repository.ts';

const ID = 'checkup';
const LAST = 'last';
const settings = z.object({});

/**
 * Nightly: reads everything that is stored and records the findings for the dashboard. It changes
 * nothing.
 */
export const checkup = defineBot<z.infer<typeof settings>>({
	...{
		id: ID,
		schedule: '40 3 * * *',
		enabled: true,
		backfill: 'once',
		attempts: 3,
		longestMs: 2 * 60 * 60_000,
		secrets: [],
	},
	settings,
	run: look,
});

async function look({ context, job, log, count, marks, signal }: BotRun<unknown>): Promise<void> {
	if (job.input.dryRun === true) return log.info(botRunCopy.dryRun);
	const { dataDir, databaseUrl } = context.config;
	const found = await checkGuideInThread({ dataDir, databaseUrl }, signal);
	await marks.write(LAST, found);
	count('read', found.rows);
	for (const problem of checkupProblems(found)) log.warn(problem);
	if (checkupProblems(found).length === 0) return log.info(checkupCopy.fine);
	context.log.error(
		{ code: 'damaged-data', integrity: found.integrity, damaged: found.damaged },
		'the nightly checkup found damage',
	);
}

/** Result of the last nightly check; null before the first. */
export async function readLastCheckup(db: Reader): Promise<Checkup | null> {
	// A damaged mark must not break the dashboard: the next check rewrites it.
	const mark = await createBotsRepository(db)
		.readMark(ID, LAST)
		.catch(() => null);
	return checkupSchema.safeParse(mark).data ?? null;
}
