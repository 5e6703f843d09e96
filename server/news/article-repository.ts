import type { Article, ArticleContent, ArticleRevision } from '#core/news/article.ts';
import { articleContentSchema, REVISION_KINDS } from '#core/news/article.ts';
import type { Reader } from '#server/db/app-database.ts';
import { storedJson } from '#server/db/stored-json.ts';
import { EMBEDDED, toContent, toStanding } from './article-row.ts';
import type { ArticleRevisionTable } from './news-schema.ts';

export type ArticleRepository = ReturnType<typeof createArticleRepository>;

/** A stored revision without its content, for lists. */
type RevisionLine = Omit<ArticleRevision, 'content'>;

/**
 * Reads single articles, whole. Lists are in `article-list-repository.ts` and
 * `published-repository.ts`.
 */
export function createArticleRepository(db: Reader) {
	return {
		byId: (id: string) => byId(db, id),

		/** The article that has or had this address, in any state. */
		async bySlug(slug: string): Promise<Article | null> {
			const row = await db
				.selectFrom('article_slugs')
				.where('slug', '=', slug)
				.select('article_id')
				.executeTakeFirst();
			return row === undefined ? null : byId(db, row.article_id);
		},

		/** Id of the article that has or had this address; null = free. */
		async ownerOfSlug(slug: string): Promise<string | null> {
			const row = await db
				.selectFrom('article_slugs')
				.where('slug', '=', slug)
				.select('article_id')
				.executeTakeFirst();
			return row?.article_id ?? null;
		},

		/** Scheduled articles that are due, earliest first. */
		async dueIds(now: number): Promise<string[]> {
			const query = db
				.selectFrom('articles')
				.where('state', '=', 'scheduled')
				.where('scheduled_at', '<=', now);
			const rows = await query
				.where('deleted_at', 'is', null)
				.select('id')
				.orderBy('scheduled_at')
				.orderBy('id')
				.execute();
			return rows.map(({ id }) => id);
		},

		/** UTC ms of the next scheduled publication, even an overdue one; null without one. */
		async nextSchedule(): Promise<number | null> {
			const query = db
				.selectFrom('articles')
				.where('state', '=', 'scheduled')
				.where('deleted_at', 'is', null);
			const row = await query
				.select(({ fn }) => fn.min<number | string | null>('scheduled_at').as('at'))
				.executeTakeFirst();
			return row?.at === null || row?.at === undefined ? null : Number(row.at);
		},

		/** Articles moved to the trash before an instant. */
		async trashedBefore(before: number): Promise<string[]> {
			const rows = await db
				.selectFrom('articles')
				.where('deleted_at', '<', before)
				.select('id')
				.execute();
			return rows.map(({ id }) => id);
		},

		async demoIds(): Promise<string[]> {
			const rows = await db.selectFrom('articles').where('demo', '=', 1).select('id').execute();
			return rows.map(({ id }) => id);
		},

		...keptStates(db),
	};
}

async function byId(db: Reader, id: string): Promise<Article | null> {
	const row = await db.selectFrom('articles').where('id', '=', id).selectAll().executeTakeFirst();
	if (row === undefined) return null;
	const [contents, links, slugs] = await Promise.all([
		db.selectFrom('article_contents').where('article_id', '=', id).selectAll().execute(),
		db
			.selectFrom('article_links')
			.where('article_id', '=', id)
			.where('position', '<', EMBEDDED)
			.selectAll()
			.execute(),
		db
			.selectFrom('article_slugs')
			.where('article_id', '=', id)
			.select('slug')
			.orderBy('slug')
			.execute(),
	]);
	const layer = (name: string): ArticleContent | null => {
		const content = contents.find((one) => one.layer === name);
		const own = links.filter((link) => link.layer === name);
		return content === undefined ? null : toContent(content, own);
	};
	const working = layer('working');
	if (working === null) return null;
	const formerSlugs = slugs.map(({ slug }) => slug).filter((slug) => slug !== row.slug);
	return { ...toStanding(row), formerSlugs, working, live: layer('live') };
}

function keptStates(db: Reader) {
	return {
		/** Stored revisions, newest first, without their content. */
		async listRevisions(articleId: string): Promise<RevisionLine[]> {
			const query = db.selectFrom('article_revisions').where('article_id', '=', articleId);
			const rows = await query
				.select(['article_id', 'revision', 'at', 'saved_by', 'kind'])
				.orderBy('revision', 'desc')
				.execute();
			return rows.map(toRevisionLine);
		},

		async lastRevision(articleId: string): Promise<RevisionLine | null> {
			const query = db.selectFrom('article_revisions').where('article_id', '=', articleId);
			const columns = ['article_id', 'revision', 'at', 'saved_by', 'kind'] as const;
			const row = await query
				.select(columns)
				.orderBy('revision', 'desc')
				.limit(1)
				.executeTakeFirst();
			return row === undefined ? null : toRevisionLine(row);
		},

		async revision(articleId: string, revision: number): Promise<ArticleRevision | null> {
			const query = db
				.selectFrom('article_revisions')
				.where('article_id', '=', articleId)
				.where('revision', '=', revision);
			const row = await query.selectAll().executeTakeFirst();
			const content =
				row === undefined
					? undefined
					: articleContentSchema.safeParse(storedJson(row.content)).data;
			return row === undefined || content === undefined
				? null
				: { ...toRevisionLine(row), content };
		},
	};
}

function toRevisionLine(row: Omit<ArticleRevisionTable, 'content'>): RevisionLine {
	const kind = REVISION_KINDS.find((known) => known === row.kind) ?? 'saved';
	return { articleId: row.article_id, revision: row.revision, at: row.at, by: row.saved_by, kind };
}
