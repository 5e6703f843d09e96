import type { Article, ArticleContent, ArticleRevision } from '#core/news/article.ts';
import { referencesOf } from '#core/news/document-text.ts';
import type { Writer } from '#server/db/app-database.ts';
import { type Layer, toArticleRow, toContentRow, toLinkRows } from './article-row.ts';

/** Every writing query of articles; only inside a transaction. */
export function createArticleWriter(trx: Writer) {
	return {
		/** Stores a new article. */
		async insert(article: Article): Promise<void> {
			await trx.insertInto('articles').values(toArticleRow(article)).execute();
			await writeLayer(trx, article.id, 'working', article.working);
			if (article.live !== null) await writeLayer(trx, article.id, 'live', article.live);
			await this.keepSlug(article);
		},

		/**
		 * Stores a changed article under `revision + 1` if the stored one still has `article.revision`.
		 * False = another operator saved it in between; nothing was written. `layers` = contents to
		 * write.
		 */
		async update(article: Article, layers: readonly Layer[]): Promise<boolean> {
			const row = toArticleRow({ ...article, revision: article.revision + 1 });
			const query = trx
				.updateTable('articles')
				.set(row)
				.where('id', '=', article.id)
				.where('revision', '=', article.revision);
			if ((await query.executeTakeFirst()).numUpdatedRows === 0n) return false;
			for (const layer of layers)
				await writeLayer(trx, article.id, layer, layer === 'live' ? article.live : article.working);
			await this.keepSlug(article);
			return true;
		},

		/** From now on, the present address leads here permanently. */
		async keepSlug({ id, slug }: Pick<Article, 'id' | 'slug'>): Promise<void> {
			if (slug === null) return;
			const values = { slug, article_id: id };
			await trx
				.insertInto('article_slugs')
				.values(values)
				.onConflict((conflict) => conflict.column('slug').doNothing())
				.execute();
		},

		/** Stores a revision of the working copy; an existing one is not changed. */
		async keepRevision({
			articleId,
			revision,
			at,
			by,
			kind,
			content,
		}: ArticleRevision): Promise<void> {
			const values = {
				article_id: articleId,
				revision,
				at,
				saved_by: by,
				kind,
				content: JSON.stringify(content),
			};
			await trx
				.insertInto('article_revisions')
				.values(values)
				.onConflict((conflict) => conflict.columns(['article_id', 'revision']).doNothing())
				.execute();
		},

		async dropRevision({
			articleId,
			revision,
		}: Pick<ArticleRevision, 'articleId' | 'revision'>): Promise<void> {
			await trx
				.deleteFrom('article_revisions')
				.where('article_id', '=', articleId)
				.where('revision', '=', revision)
				.execute();
		},

		/** Deletes an article permanently, with contents, links, addresses and revisions. */
		async remove(id: string): Promise<void> {
			await trx.deleteFrom('article_revisions').where('article_id', '=', id).execute();
			await trx.deleteFrom('article_slugs').where('article_id', '=', id).execute();
			await trx.deleteFrom('article_links').where('article_id', '=', id).execute();
			await trx.deleteFrom('article_contents').where('article_id', '=', id).execute();
			await trx.deleteFrom('articles').where('id', '=', id).execute();
		},
	};
}

async function writeLayer(
	trx: Writer,
	articleId: string,
	layer: Layer,
	content: ArticleContent | null,
): Promise<void> {
	await trx
		.deleteFrom('article_links')
		.where('article_id', '=', articleId)
		.where('layer', '=', layer)
		.execute();
	await trx
		.deleteFrom('article_contents')
		.where('article_id', '=', articleId)
		.where('layer', '=', layer)
		.execute();
	if (content === null) return;
	await trx
		.insertInto('article_contents')
		.values(toContentRow(articleId, layer, content))
		.execute();
	const links = toLinkRows(articleId, layer, content, referencesOf(content.body).gameIds);
	if (links.length > 0) await trx.insertInto('article_links').values(links).execute();
}
