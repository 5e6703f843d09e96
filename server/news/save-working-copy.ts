import { fail, ok } from '#core/kit/result.ts';
import type { ArticleContent } from '#core/news/article.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { createArticleRepository } from './article-repository.ts';
import { type ArticleRef, type ArticleResult, changeArticle, sameWords } from './change-article.ts';
import type { WrittenBy } from './written-by.ts';

/**
 * Stores the working copy (autosave). What readers see never changes: a published or scheduled
 * article is only changed by `publishChanges`. `ref.revision` = as last returned; the result
 * carries the next one. Saving equal content writes nothing and keeps the revision. 'stale' returns
 * what another operator saved meanwhile.
 */
export async function saveWorkingCopy(
	db: AppDatabase,
	ref: ArticleRef,
	content: ArticleContent,
	by: WrittenBy,
): Promise<ArticleResult> {
	return changeArticle(db, { ref, step: 'write', by }, async (_trx, article) => {
		const same = sameWords(article.working, content);
		return ok({
			article: { ...article, working: content },
			layers: ['working'],
			keep: 'saved',
			same,
		});
	});
}

/**
 * Restores the working copy from a revision (`articles.listRevisions`), after storing the present
 * one as a revision. Readers see it after `publishChanges`. 'not-found' also when that revision is
 * missing.
 */
export async function restoreRevision(
	db: AppDatabase,
	ref: ArticleRef,
	revision: number,
	by: WrittenBy,
): Promise<ArticleResult> {
	return changeArticle(db, { ref, step: 'write', by }, async (trx, article) => {
		const kept = await createArticleRepository(trx).revision(article.id, revision);
		if (kept === null) return fail({ kind: 'not-found' });
		const action = 'article.revision-restored';
		return ok({
			article: { ...article, working: kept.content },
			layers: ['working'],
			keep: 'restored',
			action,
		});
	});
}
