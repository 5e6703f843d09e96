import { fail, ok, type Result } from '#core/kit/result.ts';
import type { Article } from '#core/news/article.ts';
import { articleSlugs } from '#core/news/article-slug.ts';
import { articleCopy as copy } from '#core/news/copy/articles.ts';
import { type FieldProblems, publishingProblems } from '#core/news/publishing-problems.ts';
import type { AppDatabase, Reader, Writer } from '#server/db/app-database.ts';
import type { ArticleFailure } from './article-failure.ts';
import { missingPictures } from './article-files.ts';
import { createArticleRepository } from './article-repository.ts';
import { type ArticleRef, type ArticleResult, changeArticle } from './change-article.ts';
import type { WrittenBy } from './written-by.ts';

/**
 * Publishes the working copy of a draft, scheduled or archived article. A republished article keeps
 * its publication date and shows that it was changed. 'invalid' = what is missing
 * (`publishingProblems`, deleted pictures, an address in use).
 */
export async function publishArticle(
	db: AppDatabase,
	ref: ArticleRef,
	by: WrittenBy,
): Promise<ArticleResult> {
	return changeArticle(db, { ref, step: 'publish', by }, async (trx, article) => {
		const ready = await prepare(trx, article);
		if (!ready.ok) return ready;
		const { publishedAt } = article;
		const dates = {
			publishedAt: publishedAt ?? by.now,
			updatedAt: publishedAt === null ? null : by.now,
			scheduledAt: null,
		};
		const after: Article = { ...ready.value, ...dates, state: 'published' };
		return ok({ article: after, layers: ['live'], keep: 'published', action: 'article.published' });
	});
}

/**
 * Makes the working copy the live content of a published or scheduled article. A new address leaves
 * the old one as a redirect. Without changes nothing is written.
 */
export async function publishChanges(
	db: AppDatabase,
	ref: ArticleRef,
	by: WrittenBy,
): Promise<ArticleResult> {
	return changeArticle(db, { ref, step: 'publish-changes', by }, async (trx, article) => {
		const ready = await prepare(trx, article);
		if (!ready.ok) return ready;
		const isPublic = article.state === 'published';
		const after: Article = { ...ready.value, updatedAt: isPublic ? by.now : article.updatedAt };
		const keep = isPublic ? 'published' : 'scheduled';
		return ok({
			article: after,
			layers: ['live'],
			keep,
			action: 'article.changes-published',
			same: !article.changed,
		});
	});
}

/**
 * Schedules the present working copy for `at` (UTC ms); also moves a schedule. Later edits wait for
 * `publishChanges`. The address is reserved at once. 'invalid' also for a time in the past
 * (`scheduledAt`).
 */
export async function scheduleArticle(
	db: AppDatabase,
	ref: ArticleRef,
	at: number,
	by: WrittenBy,
): Promise<ArticleResult> {
	return changeArticle(db, { ref, step: 'schedule', by }, async (trx, article) => {
		if (at <= by.now)
			return fail({ kind: 'invalid', fields: { scheduledAt: copy.scheduleInPast } });
		const ready = await prepare(trx, article);
		if (!ready.ok) return ready;
		const after: Article = { ...ready.value, state: 'scheduled', scheduledAt: at };
		return ok({ article: after, layers: ['live'], keep: 'scheduled', action: 'article.scheduled' });
	});
}

/**
 * What an article still lacks for publication, by field; empty = nothing. The panel shows it beside
 * the button.
 */
export async function whatIsMissing(db: Reader, article: Article): Promise<FieldProblems> {
	const fields = publishingProblems(article.working);
	const missing = await missingPictures(db, article.working);
	const { cover, slug } = article.working;
	if (cover !== null && missing.includes(cover.fileId))
		fields['cover.fileId'] = copy.pictureMissing;
	if (missing.some((id) => id !== cover?.fileId)) fields.body ??= copy.pictureMissing;
	const owner = slug === null ? null : await createArticleRepository(db).ownerOfSlug(slug);
	if (owner !== null && owner !== article.id) fields.slug = copy.slugTaken;
	return fields;
}

/** The article with its working copy as live content, and with its address. */
async function prepare(trx: Writer, article: Article): Promise<Result<Article, ArticleFailure>> {
	const fields = await whatIsMissing(trx, article);
	if (Object.keys(fields).length > 0) return fail({ kind: 'invalid', fields });
	return ok({ ...article, live: article.working, slug: await addressOf(trx, article) });
}

/** The requested address, else the present one, else the first free one derived from the title. */
async function addressOf(trx: Writer, { id, slug, working }: Article): Promise<string> {
	const wanted = working.slug ?? slug;
	if (wanted !== null) return wanted;
	const articles = createArticleRepository(trx);
	for (const candidate of articleSlugs(working.title)) {
		const owner = await articles.ownerOfSlug(candidate);
		if (owner === null || owner === id) return candidate;
	}
	throw new Error('There is always one more candidate');
}
