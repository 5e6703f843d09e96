import { sql } from 'kysely';
import type { ArticleLink } from '#core/news/article-view.ts';
import type { NewsAsked } from '#core/news/news-address.ts';
import type { Reader } from '#server/db/app-database.ts';
import type { ArticleContentTable } from './news-schema.ts';

export type PublishedRepository = ReturnType<typeof createPublishedRepository>;

/** A published article for lists: the row of its live content, and its publication time. */
export type PublishedRow = ArticleContentTable & {
	address: string;
	published_at: number;
	updated_at: number | null;
	demo: number;
};

/** How many of the newest articles are searched for filter topics. */
const TOPICS_OF = 300;

/**
 * `words`: each must start a word of title, summary or author. Articles about a subject in `named`
 * match without them.
 */
export type NewsSearch = {
	words: readonly string[];
	named: readonly { kind: 'team' | 'competition'; id: string }[];
};

type NewsSubject = Pick<NewsAsked, 'competitionId' | 'teamId'> & {
	search?: NewsSearch | null;
};

type Place = { limit: number; offset: number };

/**
 * Public reads of articles, newest first: published and not in the trash. The narrow table's
 * indexes select the articles; only their wide content rows are read.
 */
export function createPublishedRepository(db: Reader) {
	return {
		list: (subject: NewsSubject, place: Place) => list(db, subject, place),

		async count(subject: NewsSubject): Promise<number> {
			const query = found(db, subject).select(({ fn }) => fn.countAll().as('count'));
			return Number((await query.executeTakeFirstOrThrow()).count);
		},

		/** Teams and competitions linked by these articles, in each article's order. */
		async topicsOf(
			articleIds: readonly string[],
		): Promise<{ articleId: string; kind: string; id: string }[]> {
			const rows = await subjectsOf(db, articleIds);
			return rows.map((row) => ({ articleId: row.article_id, kind: row.kind, id: row.target_id }));
		},

		/**
		 * Teams and competitions of the newest articles, most frequent first. Scanning the whole
		 * archive would take longer than the rest of the page.
		 */
		async topics(limit: number): Promise<{ kind: string; id: string }[]> {
			const newest = await published(db)
				.select('id')
				.orderBy('published_at', 'desc')
				.limit(TOPICS_OF)
				.execute();
			const rows = await subjectsOf(
				db,
				newest.map(({ id }) => id),
			);
			const groups = [
				...Map.groupBy(rows, ({ kind, target_id }) => `${kind} ${target_id}`).values(),
			];
			const sorted = groups.sort(
				(a, b) =>
					b.length - a.length || ((a[0]?.target_id ?? '') < (b[0]?.target_id ?? '') ? -1 : 1),
			);
			return sorted
				.slice(0, limit)
				.flatMap(([first]) =>
					first === undefined ? [] : [{ kind: first.kind, id: first.target_id }],
				);
		},

		/** UTC ms of the newest publications, for the badge (S2.04). */
		async newest(limit: number): Promise<number[]> {
			const rows = await published(db)
				.select('published_at')
				.orderBy('published_at', 'desc')
				.limit(limit)
				.execute();
			return rows.map(({ published_at }) => published_at ?? 0);
		},

		/** Articles that name a game, in their text or as a subject. */
		async ofGame(gameId: string, limit: number): Promise<ArticleLink[]> {
			const rows = await naming(db, 'game', gameId)
				.select(['articles.id', 'articles.slug', 'articles.published_at'])
				.orderBy('articles.published_at', 'desc')
				.limit(limit)
				.execute();
			return withTitles(db, rows);
		},

		/** Addresses for sitemaps, newest first; `since` = published after this instant (UTC ms). */
		async addresses({ since, limit }: { since: number; limit: number }) {
			const rows = await published(db)
				.where('published_at', '>', since)
				.select(['id', 'slug', 'published_at', 'updated_at'])
				.orderBy('published_at', 'desc')
				.limit(limit)
				.execute();
			return rows.map(({ id, slug, published_at, updated_at }) => ({
				id,
				slug: slug ?? '',
				publishedAt: published_at ?? 0,
				changedAt: updated_at ?? published_at ?? 0,
			}));
		},

		/** Titles of published articles, by id. */
		async titles(ids: readonly string[]): Promise<Map<string, string>> {
			return new Map([...(await liveWords(db, ids))].map(([id, { title }]) => [id, title]));
		},
	};
}

async function list(
	db: Reader,
	subject: NewsSubject,
	{ limit, offset }: Place,
): Promise<PublishedRow[]> {
	const standing = await found(db, subject)
		.select([
			'articles.id',
			'articles.slug',
			'articles.published_at',
			'articles.updated_at',
			'articles.demo',
		])
		.orderBy('articles.published_at', 'desc')
		.orderBy('articles.id', 'desc')
		.limit(limit)
		.offset(offset)
		.execute();
	const words = await liveWords(
		db,
		standing.map(({ id }) => id),
	);
	return standing.flatMap(({ id, slug, published_at, updated_at, demo }) => {
		const row = words.get(id);
		return row === undefined
			? []
			: [{ ...row, address: slug ?? '', published_at: published_at ?? 0, updated_at, demo }];
	});
}

/** Articles that readers see. */
function published(db: Reader) {
	return db
		.selectFrom('articles')
		.where('articles.state', '=', 'published')
		.where('articles.deleted_at', 'is', null);
}

/** The same, restricted to a subject and found through its links. */
function naming(db: Reader, kind: 'team' | 'competition' | 'game', id: string) {
	return (
		db
			.selectFrom('article_links')
			.innerJoin('articles', 'articles.id', 'article_links.article_id')
			.where('article_links.layer', '=', 'live')
			.where('article_links.kind', '=', kind)
			.where('article_links.target_id', '=', id)
			// An expression, not a bare column: else SQLite looks up the links of every published article
			// (65 ms instead of 0.1 for 50,000).
			.where(sql`coalesce(articles.state, '')`, '=', 'published')
			.where('articles.deleted_at', 'is', null)
	);
}

/** Articles of a list. With two subjects, start from the team, which has fewer articles. */
function about(db: Reader, { competitionId, teamId }: NewsSubject) {
	if (teamId === null)
		return competitionId === null ? published(db) : naming(db, 'competition', competitionId);
	const ofTeam = naming(db, 'team', teamId);
	if (competitionId === null) return ofTeam;
	return ofTeam.where(({ exists, selectFrom }) =>
		exists(
			selectFrom('article_links as other')
				.whereRef('other.article_id', '=', 'articles.id')
				.where('other.layer', '=', 'live')
				.where('other.kind', '=', 'competition')
				.where('other.target_id', '=', competitionId)
				.select('other.target_id'),
		),
	);
}

/** The same, restricted to a reader's search. */
function found(db: Reader, { search = null, ...subject }: NewsSubject) {
	const asked = about(db, subject);
	if (search === null) return asked;
	const { words, named } = search;
	const live = db.selectFrom('article_contents').where('layer', '=', 'live').select('article_id');
	const spelled = words.reduce(
		(query, word) => query.where(sql`' ' || search_text`, 'like', `% ${word}%`),
		live,
	);
	const links = db.selectFrom('article_links').where('layer', '=', 'live').select('article_id');
	return asked.where(({ or, eb }) =>
		or([
			eb('articles.id', 'in', spelled),
			...named.map(({ kind, id }) =>
				eb('articles.id', 'in', links.where('kind', '=', kind).where('target_id', '=', id)),
			),
		]),
	);
}

async function liveWords(
	db: Reader,
	ids: readonly string[],
): Promise<Map<string, ArticleContentTable>> {
	if (ids.length === 0) return new Map();
	const query = db
		.selectFrom('article_contents')
		.where('article_id', 'in', [...ids])
		.where('layer', '=', 'live');
	return new Map((await query.selectAll().execute()).map((row) => [row.article_id, row]));
}

async function withTitles(
	db: Reader,
	rows: readonly { id: string; slug: string | null; published_at: number | null }[],
) {
	const words = await liveWords(
		db,
		rows.map(({ id }) => id),
	);
	return rows.map(({ id, slug, published_at }) => ({
		slug: slug ?? '',
		title: words.get(id)?.title ?? '',
		publishedAt: published_at ?? 0,
	}));
}

async function subjectsOf(db: Reader, ids: readonly string[]) {
	if (ids.length === 0) return [];
	const query = db.selectFrom('article_links').where('article_id', 'in', [...ids]);
	const rows = await query.selectAll().orderBy('kind').orderBy('position').execute();
	// Filtered here: in SQL, SQLite would scan every live link through the other index.
	return rows.filter(({ layer, kind }) => layer === 'live' && kind !== 'game');
}
