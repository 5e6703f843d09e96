import { ok } from '#core/kit/result.ts';
import { SYSTEM } from '#server/audit/audit.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { createArticleRepository } from './article-repository.ts';
import { changeArticle } from './change-article.ts';

/** A newly published article: its address, and its delay in ms. */
type PublishedDue = { id: string; slug: string; lateMs: number };

/**
 * Publishes every scheduled article that is due (`now` in UTC ms) with its scheduled content, each
 * in its own transaction. Idempotent: a repeated call, also from another process or after downtime,
 * does the rest. An article that was rescheduled meanwhile waits for the next call. Call it at
 * least once a minute.
 */
export async function publishDueArticles(
	{ db }: { db: AppDatabase },
	{ now }: { now: number },
): Promise<PublishedDue[]> {
	const articles = createArticleRepository(db.kysely);
	const published: PublishedDue[] = [];
	for (const id of await articles.dueIds(now)) {
		const due = await articles.byId(id);
		if (due === null) continue;
		const result = await changeArticle(
			db,
			{ ref: due, step: 'publish', by: { actor: SYSTEM, now } },
			async (_trx, article) => {
				const { publishedAt, scheduledAt } = article;
				const isDue = article.state === 'scheduled' && scheduledAt !== null && scheduledAt <= now;
				const dates = {
					publishedAt: publishedAt ?? now,
					updatedAt: publishedAt === null ? null : now,
					scheduledAt: null,
				};
				return ok({
					article: { ...article, ...dates, state: 'published' },
					layers: [],
					action: 'article.published',
					same: !isDue,
				});
			},
		);
		const slug = result.ok && result.value.state === 'published' ? result.value.slug : null;
		if (slug !== null) published.push({ id, slug, lateMs: now - (due.scheduledAt ?? now) });
	}
	return published;
}
