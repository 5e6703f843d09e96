import { z } from 'zod';
import { botRunCopy } from '#core/bots/copy/runs.ts';
import { type BotAsked, type BotRun, defineBot } from '#server/jobs/bot.ts';
import { createArticleRepository } from '#server/news/article-repository.ts';
import { publishDueArticles } from '#server/news/publish-due.ts';

type Settings = Record<string, never>;
const copy = botRunCopy.publisher;

/** Publishes scheduled articles that are due, including those missed while the server was down. */
export const publisher = defineBot<Settings>({
	...{
		id: 'publisher',
		schedule: '* * * * *',
		enabled: true,
		backfill: 'once',
		attempts: 5,
		longestMs: 5 * 60_000,
		secrets: [],
	},
	settings: z.object({}),
	event: nextDue,
	run: publish,
});

async function publish({ context, now, job, log, count }: BotRun<Settings>): Promise<void> {
	if (job.input.dryRun === true) return log.info(botRunCopy.dryRun);
	const published = await publishDueArticles(context, { now });
	for (const { slug, lateMs } of published) log.info(copy.published(slug, lateMs));
	if (published.length > 0) count('published', published.length);
	else if (job.cause === 'operator') log.info(copy.nothing);
}

/** Also runs between two minutes, so that a due article does not wait for the next. */
async function nextDue({ context, now }: BotAsked<Settings>): Promise<string | null> {
	const [due] = await createArticleRepository(context.db.kysely).dueIds(now);
	return due === undefined ? null : `due ${due} ${Math.floor(now / 60_000)}`;
}
