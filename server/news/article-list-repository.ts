import { sql } from 'kysely';
import { ARTICLE_PAGE } from '#core/news/article-limits.ts';
import type { ArticleFilter, ArticleLine } from '#core/news/article-line.ts';
import { normalize } from '#core/search/normalize.ts';
import type { Reader } from '#server/db/app-database.ts';

const COLUMNS = [
	'articles.id',
	'articles.state',
	'articles.slug',
	'articles.changed',
	'articles.published_at',
	'articles.updated_at',
	'articles.scheduled_at',
	'articles.created_at',
	'articles.saved_at',
	'articles.saved_by',
	'articles.deleted_at',
	'articles.demo',
	'articles.revision',
	'article_contents.title',
	'article_contents.summary',
	'article_contents.author',
] as const;

/**
 * Sort keys, written exactly as in the indexes of migration 0013. A missing instant falls back to
 * the last save, because the engines sort nulls differently.
 */
const INSTANT = {
	saved: sql<number>`articles.saved_at`,
	published: sql<number>`coalesce(articles.published_at, articles.saved_at)`,
	scheduled: sql<number>`coalesce(articles.scheduled_at, articles.saved_at)`,
} as const;
const TITLE = sql<string>`substr(article_contents.search_text, 1, 160)`;

/**
 * The panel's list of articles: working copies without bodies. Narrow indexes select and sort the
 * ids; rows are read only for one page, because they are wide.
 */
export function createArticleListRepository(db: Reader) {
	return {
		async page(filter: ArticleFilter): Promise<ArticleLine[]> {
			const ids = await idsOf(db, filter);
			if (ids.length === 0) return [];
			const query = words(db)
				.innerJoin('articles', 'articles.id', 'article_contents.article_id')
				.where('articles.id', 'in', ids);
			const rows = new Map((await query.select(COLUMNS).execute()).map((row) => [row.id, row]));
			return ids.flatMap((id) => rows.get(id) ?? []).map(toLine);
		},

		async total(filter: ArticleFilter): Promise<number> {
			const row = await filtered(db, filter)
				.select(({ fn }) => fn.countAll().as('count'))
				.executeTakeFirstOrThrow();
			return Number(row.count);
		},

		/** Number of articles in each state; 'trash' = in the trash. */
		async counts(): Promise<Map<string, number>> {
			const standing = db.selectFrom('articles').where('deleted_at', 'is', null).groupBy('state');
			const trashed = db.selectFrom('articles').where('deleted_at', 'is not', null);
			const [rows, trash] = await Promise.all([
				standing.select(['state', ({ fn }) => fn.countAll().as('count')]).execute(),
				trashed.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow(),
			]);
			return new Map([
				...rows.map((row): [string, number] => [row.state, Number(row.count)]),
				['trash', Number(trash.count)],
			]);
		},

		/**
		 * Every byline in use, for the filter. A recursive query jumps from one to the next instead of
		 * scanning all articles.
		 */
		async authors(): Promise<string[]> {
			const { rows } = await sql<{ author: string }>`
				with recursive bylines (author) as (
					select min(author) from article_contents where layer = 'working' and author > ''
					union all
					select (
						select min(other.author) from article_contents as other
						where other.layer = 'working' and other.author > bylines.author
					) from bylines where bylines.author is not null
				)
				select author from bylines where author is not null limit ${MOST_AUTHORS}`.execute(db);
			return rows.map(({ author }) => author);
		},
	};
}

function words(db: Reader) {
	return db.selectFrom('article_contents').where('article_contents.layer', '=', 'working');
}

/** One id query for each filter on an article's words and subjects. */
function* narrowing(db: Reader, { text, author, teamId, competitionId, gameId }: ArticleFilter) {
	if (author !== null) yield words(db).where('author', '=', author).select('article_id');
	const asked = normalize(text).split(' ').filter(Boolean);
	// `normalize` leaves no LIKE wildcards.
	const found = asked.reduce(
		(query, word) => query.where('search_text', 'like', `%${word}%`),
		words(db),
	);
	if (asked.length > 0) yield found.select('article_id');
	for (const [kind, id] of Object.entries({
		team: teamId,
		competition: competitionId,
		game: gameId,
	})) {
		if (id === null) continue;
		const links = db
			.selectFrom('article_links')
			.where('layer', '=', 'working')
			.where('kind', '=', kind)
			.where('target_id', '=', id);
		yield links.select('article_id');
	}
}

function filtered(db: Reader, filter: ArticleFilter) {
	const [state, ...others] = filter.states;
	let query = db
		.selectFrom('articles')
		.where('articles.deleted_at', filter.trash ? 'is not' : 'is', null);
	if (state !== undefined)
		query =
			others.length === 0
				? query.where('articles.state', '=', state)
				: query.where('articles.state', 'in', filter.states);
	if (filter.changed) query = query.where('articles.changed', '=', 1);
	for (const ids of narrowing(db, filter)) query = query.where('articles.id', 'in', ids);
	return query;
}

/** Ids of a page's articles, in order. */
async function idsOf(db: Reader, filter: ArticleFilter): Promise<string[]> {
	const query = filtered(db, filter).select('articles.id');
	const ordered =
		filter.order === 'title'
			? query
					.innerJoin('article_contents', 'article_contents.article_id', 'articles.id')
					.where('article_contents.layer', '=', 'working')
					.orderBy(TITLE)
					.orderBy('article_contents.article_id')
			: query.orderBy(INSTANT[filter.order], 'desc').orderBy('articles.id', 'desc');
	const page = ordered.limit(ARTICLE_PAGE).offset((filter.page - 1) * ARTICLE_PAGE);
	return (await page.execute()).map(({ id }) => id);
}

const MOST_AUTHORS = 200;

type LineRow = {
	id: string;
	state: ArticleLine['state'];
	slug: string | null;
	changed: number;
	published_at: number | null;
	updated_at: number | null;
	scheduled_at: number | null;
	saved_at: number;
	saved_by: string | null;
	deleted_at: number | null;
	demo: number;
	revision: number;
	title: string;
	summary: string;
	author: string;
};

function toLine(row: LineRow): ArticleLine {
	return {
		id: row.id,
		state: row.state,
		title: row.title,
		summary: row.summary,
		author: row.author,
		slug: row.slug,
		changed: row.changed === 1,
		publishedAt: row.published_at,
		updatedAt: row.updated_at,
		scheduledAt: row.scheduled_at,
		savedAt: row.saved_at,
		savedBy: row.saved_by,
		deletedAt: row.deleted_at,
		demo: row.demo === 1,
		revision: row.revision,
	};
}
