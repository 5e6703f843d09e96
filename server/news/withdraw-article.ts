import { ok } from '#core/kit/result.ts';
import type { Article } from '#core/news/article.ts';
import { stateAfterRestore } from '#core/news/article-state.ts';
import { audit, SYSTEM } from '#server/audit/audit.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { registerFiles } from './article-files.ts';
import { createArticleRepository } from './article-repository.ts';
import { createArticleWriter } from './article-write-repository.ts';
import { type ArticleRef, type ArticleResult, changeArticle } from './change-article.ts';
import { noteNews } from './note-news.ts';
import type { WrittenBy } from './written-by.ts';

/**
 * Returns an article to draft: a schedule is cancelled, a published or archived article is
 * unpublished. Its address then answers 404.
 */
export async function unpublishArticle(
	db: AppDatabase,
	ref: ArticleRef,
	by: WrittenBy,
): Promise<ArticleResult> {
	return changeArticle(db, { ref, step: 'unpublish', by }, async (_trx, article) => {
		const after: Article = { ...article, state: 'draft', live: null, scheduledAt: null };
		return ok({ article: after, layers: ['live'], action: 'article.unpublished' });
	});
}

/** Removes an article from lists and site; its address answers 410. It can be published again. */
export async function archiveArticle(
	db: AppDatabase,
	ref: ArticleRef,
	by: WrittenBy,
): Promise<ArticleResult> {
	return changeArticle(db, { ref, step: 'archive', by }, async (_trx, article) => {
		const after: Article = { ...article, state: 'archived', live: null, scheduledAt: null };
		return ok({ article: after, layers: ['live'], action: 'article.archived' });
	});
}

/**
 * Moves an article to the trash with its state and content. If it was published, its address
 * answers 410.
 */
export async function trashArticle(
	db: AppDatabase,
	ref: ArticleRef,
	by: WrittenBy,
): Promise<ArticleResult> {
	return changeArticle(db, { ref, step: 'trash', by }, async (_trx, article) =>
		ok({ article: { ...article, deletedAt: by.now }, layers: [], action: 'article.trashed' }),
	);
}

/**
 * Restores an article from the trash: a published one is public again. A schedule that has passed
 * meanwhile becomes a draft.
 */
export async function restoreArticle(
	db: AppDatabase,
	ref: ArticleRef,
	by: WrittenBy,
): Promise<ArticleResult> {
	return changeArticle(db, { ref, step: 'restore', by }, async (_trx, article) => {
		const state = stateAfterRestore(article, by.now);
		const missed = state !== article.state;
		const standing = missed ? { live: null, scheduledAt: null } : {};
		const after: Article = { ...article, ...standing, state, deletedAt: null };
		return ok({ article: after, layers: missed ? ['live'] : [], action: 'article.restored' });
	});
}

/**
 * Permanently deletes articles trashed before an instant (UTC ms), with contents, addresses and
 * revisions; their files are released. Returns how many.
 */
export async function emptyArticleTrash(
	db: AppDatabase,
	{ before, now }: { before: number; now: number },
): Promise<number> {
	return db.transaction(async (trx) => {
		const articles = createArticleRepository(trx);
		const ids = await articles.trashedBefore(before);
		for (const id of ids) {
			const wasPublished = (await articles.byId(id))?.publishedAt !== null;
			await registerFiles(trx, id, []);
			await createArticleWriter(trx).remove(id);
			await audit(trx, SYSTEM, 'article.removed', { at: now, subject: id });
			// The address of a once-published article changes from gone (410) to unknown (404).
			if (wasPublished) noteNews(trx, id, { actor: SYSTEM, now });
		}
		return ids.length;
	});
}
