import {
	type Article,
	type ArticleContent,
	coverSchema,
	creditSchema,
} from '#core/news/article.ts';
import { ARTICLE_STATES, type ArticleState } from '#core/news/article-state.ts';
import { readArticleDocument } from '#core/news/document.ts';
import { EMPTY_DOCUMENT } from '#core/news/nodes.ts';
import { normalize } from '#core/search/normalize.ts';
import { storedAs, storedJson } from '#server/db/stored-json.ts';
import type { ArticleContentTable, ArticleLinkTable, ArticleTable } from './news-schema.ts';

export type Layer = 'working' | 'live';
type Link = Pick<ArticleLinkTable, 'kind' | 'target_id' | 'position'>;

/** A stored layer with its links. A body that this version rejects is shown as empty, never raw. */
export function toContent(row: ArticleContentTable, links: readonly Link[]): ArticleContent {
	const targets = (kind: string) =>
		links
			.filter((link) => link.kind === kind)
			.sort((a, b) => a.position - b.position)
			.map((link) => link.target_id);
	return {
		title: row.title,
		slug: row.slug,
		summary: row.summary,
		body: readArticleDocument(storedJson(row.body)) ?? EMPTY_DOCUMENT,
		cover: row.cover === null ? null : storedAs(coverSchema, row.cover),
		author: row.author,
		credit: row.credit === null ? null : storedAs(creditSchema, row.credit),
		teamIds: targets('team'),
		competitionIds: targets('competition'),
		gameIds: targets('game'),
	};
}

export function toContentRow(
	articleId: string,
	layer: Layer,
	content: ArticleContent,
): ArticleContentTable {
	const { title, slug, summary, author, cover, credit, body } = content;
	return {
		article_id: articleId,
		layer,
		...{ title, slug, summary, author },
		cover: cover === null ? null : JSON.stringify(cover),
		credit: credit === null ? null : JSON.stringify(credit),
		body: JSON.stringify(body),
		search_text: normalize([title, summary, author].join(' ')),
	};
}

/** The links of a layer, in order, including games embedded in the text. */
export function toLinkRows(
	articleId: string,
	layer: Layer,
	content: ArticleContent,
	embeddedGames: readonly string[],
): ArticleLinkTable[] {
	const rows = (kind: string, ids: readonly string[]) =>
		ids.map((target_id, position) => ({ article_id: articleId, layer, kind, target_id, position }));
	const embedded = embeddedGames
		.filter((id) => !content.gameIds.includes(id))
		.map((target_id, index) => ({
			article_id: articleId,
			layer,
			kind: 'game',
			target_id,
			position: EMBEDDED + index,
		}));
	return [
		...rows('team', content.teamIds),
		...rows('competition', content.competitionIds),
		...rows('game', content.gameIds),
		...embedded,
	];
}

/** Positions from here on belong to games that are only embedded in the text. */
export const EMBEDDED = 1_000;

/** An article's own columns, without its contents. */
export function toStanding(row: ArticleTable): Omit<Article, 'working' | 'live' | 'formerSlugs'> {
	return {
		id: row.id,
		state: readState(row.state),
		slug: row.slug,
		changed: row.changed === 1,
		publishedAt: row.published_at,
		updatedAt: row.updated_at,
		scheduledAt: row.scheduled_at,
		createdAt: row.created_at,
		savedAt: row.saved_at,
		savedBy: row.saved_by,
		deletedAt: row.deleted_at,
		demo: row.demo === 1,
		revision: row.revision,
	};
}

function readState(text: string): ArticleState {
	return ARTICLE_STATES.find((state) => state === text) ?? 'draft';
}

export function toArticleRow(
	article: Omit<Article, 'working' | 'live' | 'formerSlugs'>,
): ArticleTable {
	return {
		id: article.id,
		slug: article.slug,
		state: article.state,
		changed: article.changed ? 1 : 0,
		published_at: article.publishedAt,
		updated_at: article.updatedAt,
		scheduled_at: article.scheduledAt,
		created_at: article.createdAt,
		saved_at: article.savedAt,
		saved_by: article.savedBy,
		deleted_at: article.deletedAt,
		demo: article.demo ? 1 : 0,
		revision: article.revision,
	};
}
