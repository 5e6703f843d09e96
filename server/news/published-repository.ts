import type { ArticleLink } from '#core/news/article-view.ts';
import type { NewsAsked } from '#core/news/news-address.ts';
import type { Reader } from '#server/db/app-database.ts';
import type { ArticleContentTable } from '#server/db/news-schema.ts';

export type PublishedRepository = ReturnType<typeof createPublishedRepository>;

/** A published article as lists need it: the row of its live words, and when readers got it. */
export type PublishedRow = ArticleContentTable & { address: string; published_at: number; updated_at: number | null; demo: number };

export type NewsSubject = Pick<NewsAsked, 'competitionId' | 'teamId'>;

/** Everything that readers see of articles, newest first. Only what is published and not in the trash. */
export function createPublishedRepository(db: Reader) {
	return {
		async list(subject: NewsSubject, { limit, offset }: { limit: number; offset: number }): Promise<PublishedRow[]> {
			const rows = await about(db, subject)
				.selectAll('article_contents')
				.select(['articles.slug as address', 'articles.published_at', 'articles.updated_at', 'articles.demo'])
				.orderBy('articles.published_at', 'desc')
				.orderBy('articles.id', 'desc')
				.limit(limit)
				.offset(offset)
				.execute();
			return rows.map((row) => ({ ...row, address: row.address ?? '', published_at: row.published_at ?? 0 }));
		},

		async count(subject: NewsSubject): Promise<number> {
			const row = await about(db, subject)
				.select(({ fn }) => fn.countAll().as('count'))
				.executeTakeFirstOrThrow();
			return Number(row.count);
		},

		/** Teams and competitions that these articles name, in the order of the article. */
		async topicsOf(articleIds: readonly string[]): Promise<{ articleId: string; kind: string; id: string }[]> {
			if (articleIds.length === 0) return [];
			const rows = await db
				.selectFrom('article_links')
				.where('layer', '=', 'live')
				.where('article_id', 'in', [...articleIds])
				.where('kind', 'in', ['team', 'competition'])
				.select(['article_id', 'kind', 'target_id', 'position'])
				.orderBy('kind')
				.orderBy('position')
				.execute();
			return rows.map((row) => ({ articleId: row.article_id, kind: row.kind, id: row.target_id }));
		},

		/** Teams and competitions with published articles, those with most first. */
		async topics(limit: number): Promise<{ kind: string; id: string }[]> {
			const rows = await publishedArticles(db)
				.innerJoin('article_links', 'article_links.article_id', 'articles.id')
				.where('article_links.layer', '=', 'live')
				.where('article_links.kind', 'in', ['team', 'competition'])
				.groupBy(['article_links.kind', 'article_links.target_id'])
				.select(['article_links.kind', 'article_links.target_id'])
				.orderBy(({ fn }) => fn.countAll(), 'desc')
				.orderBy('article_links.target_id')
				.limit(limit)
				.execute();
			return rows.map((row) => ({ kind: row.kind, id: row.target_id }));
		},

		/** UTC ms of the newest publications, for the badge (S2.04). */
		async newest(limit: number): Promise<number[]> {
			const rows = await publishedArticles(db)
				.select('articles.published_at')
				.orderBy('articles.published_at', 'desc')
				.limit(limit)
				.execute();
			return rows.map(({ published_at }) => published_at ?? 0);
		},

		/** Articles that name a game, in their text or beside it. */
		async ofGame(gameId: string, limit: number): Promise<ArticleLink[]> {
			const rows = await publishedArticles(db)
				.where('articles.id', 'in', naming(db, 'game', gameId))
				.select(['articles.slug', 'article_contents.title', 'articles.published_at'])
				.orderBy('articles.published_at', 'desc')
				.limit(limit)
				.execute();
			return rows.map(({ slug, title, published_at }) => ({ slug: slug ?? '', title, publishedAt: published_at ?? 0 }));
		},

		/** Addresses for sitemaps, newest first; `since` = published after this instant (UTC ms). */
		async addresses({ since, limit }: { since: number; limit: number }) {
			const rows = await publishedArticles(db)
				.where('articles.published_at', '>', since)
				.select(['articles.slug', 'article_contents.title', 'articles.published_at', 'articles.updated_at'])
				.orderBy('articles.published_at', 'desc')
				.limit(limit)
				.execute();
			return rows.map((row) => ({
				slug: row.slug ?? '',
				title: row.title,
				publishedAt: row.published_at ?? 0,
				changedAt: row.updated_at ?? row.published_at ?? 0,
			}));
		},
	};
}

/** Articles that readers have, with their live words. */
function publishedArticles(db: Reader) {
	return db
		.selectFrom('articles')
		.innerJoin('article_contents', 'article_contents.article_id', 'articles.id')
		.where('article_contents.layer', '=', 'live')
		.where('articles.state', '=', 'published')
		.where('articles.deleted_at', 'is', null);
}

/** Articles that name something. */
function naming(db: Reader, kind: 'team' | 'competition' | 'game', id: string) {
	return db
		.selectFrom('article_links')
		.where('article_links.layer', '=', 'live')
		.where('article_links.kind', '=', kind)
		.where('article_links.target_id', '=', id)
		.select('article_links.article_id');
}

function about(db: Reader, { competitionId, teamId }: NewsSubject) {
	let query = publishedArticles(db);
	if (competitionId !== null) query = query.where('articles.id', 'in', naming(db, 'competition', competitionId));
	if (teamId !== null) query = query.where('articles.id', 'in', naming(db, 'team', teamId));
	return query;
}
