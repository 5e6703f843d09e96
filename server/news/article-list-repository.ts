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

const INSTANT = { saved: 'articles.saved_at', published: 'articles.published_at', scheduled: 'articles.scheduled_at' } as const;

/** The panel's list of articles: their working copies, without bodies. */
export function createArticleListRepository(db: Reader) {
	const articles = () =>
		db
			.selectFrom('articles')
			.innerJoin('article_contents', 'article_contents.article_id', 'articles.id')
			.where('article_contents.layer', '=', 'working');

	function filtered(filter: ArticleFilter) {
		let query = articles().where('articles.deleted_at', filter.trash ? 'is not' : 'is', null);
		if (filter.states.length > 0) query = query.where('articles.state', 'in', filter.states);
		if (filter.changed) query = query.where('articles.changed', '=', 1);
		if (filter.author !== null) query = query.where('article_contents.author', '=', filter.author);
		for (const word of normalize(filter.text).split(' ').filter(Boolean)) {
			// `normalize` leaves no sign that LIKE would read.
			query = query.where('article_contents.search_text', 'like', `%${word}%`);
		}
		const targets = { team: filter.teamId, competition: filter.competitionId, game: filter.gameId };
		for (const [kind, id] of Object.entries(targets)) {
			if (id === null) continue;
			const links = db.selectFrom('article_links').where('layer', '=', 'working').where('kind', '=', kind).where('target_id', '=', id);
			query = query.where('articles.id', 'in', links.select('article_id'));
		}
		return query;
	}

	return {
		async page(filter: ArticleFilter): Promise<ArticleLine[]> {
			const query = filtered(filter).select(COLUMNS);
			const ordered =
				filter.order === 'title'
					? query.orderBy('article_contents.search_text')
					: // What has no such instant stands by its last save: the engines disagree on where nulls belong.
						query.orderBy(
							({ fn, ref }) => fn.coalesce(ref(INSTANT[filter.order === 'title' ? 'saved' : filter.order]), ref('articles.saved_at')),
							'desc',
						);
			const rows = await ordered
				.orderBy('articles.id', 'desc')
				.limit(ARTICLE_PAGE)
				.offset((filter.page - 1) * ARTICLE_PAGE)
				.execute();
			return rows.map(toLine);
		},

		async total(filter: ArticleFilter): Promise<number> {
			const row = await filtered(filter)
				.select(({ fn }) => fn.countAll().as('count'))
				.executeTakeFirstOrThrow();
			return Number(row.count);
		},

		/** How many stand in each state; 'trash' = how many lie there. */
		async counts(): Promise<Map<string, number>> {
			const rows = await db
				.selectFrom('articles')
				.select(['state', (eb) => eb('deleted_at', 'is not', null).as('trashed'), (eb) => eb.fn.countAll().as('count')])
				.groupBy(['state', (eb) => eb('deleted_at', 'is not', null)])
				.execute();
			const counts = new Map<string, number>();
			for (const row of rows) {
				const key = row.trashed ? 'trash' : row.state;
				counts.set(key, (counts.get(key) ?? 0) + Number(row.count));
			}
			return counts;
		},

		/** Every byline in use, for the filter. */
		async authors(): Promise<string[]> {
			const rows = await articles().where('author', '!=', '').select('author').distinct().orderBy('author').limit(200).execute();
			return rows.map(({ author }) => author);
		},
	};
}

type LineRow = {
	id: string;
	state: string;
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
		state: row.state as ArticleLine['state'],
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
