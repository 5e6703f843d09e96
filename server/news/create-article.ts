import type { Article, ArticleContent } from '#core/news/article.ts';
import { audit } from '#server/audit/audit.ts';
import type { AppDatabase, Writer } from '#server/db/app-database.ts';
import { newId } from '#server/ids.ts';
import { registerFiles } from './article-files.ts';
import { createArticleWriter } from './article-write-repository.ts';
import { writerOf } from './change-article.ts';
import type { WrittenBy } from './written-by.ts';

/**
 * Stores a new draft with its content (`articleContentSchema`), which may still be empty. Readers
 * do not see it.
 */
export async function createArticle(
	db: AppDatabase,
	content: ArticleContent,
	by: WrittenBy,
): Promise<Article> {
	const article = newDraft(newId(), content, by);
	return db.transaction((trx) => insertArticle(trx, article, by));
}

/** The same inside a larger transaction (a curation decision, an import). */
export async function insertArticle(
	trx: Writer,
	article: Article,
	by: WrittenBy,
): Promise<Article> {
	const writes = createArticleWriter(trx);
	await writes.insert(article);
	await registerFiles(trx, article.id, [article.working, article.live]);
	const { id, revision, savedAt, savedBy, working } = article;
	await writes.keepRevision({
		articleId: id,
		revision,
		at: savedAt,
		by: savedBy,
		kind: 'created',
		content: working,
	});
	await audit(trx, by.actor, 'article.created', {
		at: by.now,
		subject: id,
		detail: { title: working.title },
	});
	return article;
}

/** A new draft with this content, not stored yet. */
export function newDraft(id: string, working: ArticleContent, { actor, now }: WrittenBy): Article {
	return {
		id,
		state: 'draft',
		slug: null,
		formerSlugs: [],
		working,
		live: null,
		changed: false,
		publishedAt: null,
		updatedAt: null,
		scheduledAt: null,
		createdAt: now,
		savedAt: now,
		savedBy: writerOf(actor),
		deletedAt: null,
		demo: false,
		revision: 1,
	};
}
