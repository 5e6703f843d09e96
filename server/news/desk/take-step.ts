import type { ArticleStep } from '#core/news/article-state.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import type { ArticleRef, ArticleResult } from '#server/news/change-article.ts';
import { publishArticle, publishChanges, scheduleArticle } from '#server/news/publish-article.ts';
import {
	archiveArticle,
	restoreArticle,
	trashArticle,
	unpublishArticle,
} from '#server/news/withdraw-article.ts';
import type { WrittenBy } from '#server/news/written-by.ts';

type Take = (db: AppDatabase, ref: ArticleRef, by: WrittenBy) => Promise<ArticleResult>;

const TAKES: Record<Exclude<ArticleStep, 'schedule'>, Take> = {
	publish: publishArticle,
	'publish-changes': publishChanges,
	unpublish: unpublishArticle,
	archive: archiveArticle,
	trash: trashArticle,
	restore: restoreArticle,
};

/**
 * Applies one lifecycle step to an article (S4.05). `at` = UTC ms, only for 'schedule'; when
 * missing, the schedule is refused as past.
 */
export function takeStep(
	db: AppDatabase,
	ref: ArticleRef,
	{ step, at }: { step: ArticleStep; at?: number | undefined },
	by: WrittenBy,
): Promise<ArticleResult> {
	return step === 'schedule' ? scheduleArticle(db, ref, at ?? 0, by) : TAKES[step](db, ref, by);
}
