import type { ArticleState } from '#core/news/article-state.ts';

/** Tables of the articles (migration 0010). */
export type NewsDatabase = {
	articles: ArticleTable;
	article_contents: ArticleContentTable;
	article_links: ArticleLinkTable;
	article_slugs: ArticleSlugTable;
	article_revisions: ArticleRevisionTable;
};

/** What is true of an article whatever its words are. */
export type ArticleTable = {
	id: string;
	/** The present address; null until the first publication or schedule. */
	slug: string | null;
	state: ArticleState;
	/** 1 = the working copy differs from what readers have. */
	changed: number;
	published_at: number | null;
	updated_at: number | null;
	scheduled_at: number | null;
	created_at: number;
	saved_at: number;
	saved_by: string | null;
	deleted_at: number | null;
	demo: number;
	revision: number;
};

/**
 * Words of an article, in up to two layers: 'working' = what the editor has, 'live' = what readers
 * have, or get at the hour.
 */
export type ArticleContentTable = {
	article_id: string;
	layer: string;
	title: string;
	/** The address that the operator wishes; null = made from the title. */
	slug: string | null;
	summary: string;
	author: string;
	/** JSON. */
	cover: string | null;
	credit: string | null;
	body: string;
	/** Title, summary and author in their comparable form. */
	search_text: string;
};

/** What a layer of an article is about. `kind`: team, competition or game. */
export type ArticleLinkTable = {
	article_id: string;
	layer: string;
	kind: string;
	target_id: string;
	position: number;
};

/** Every address that an article ever had, the present one included. */
type ArticleSlugTable = { slug: string; article_id: string };

/** Kept states of the working copy, by the revision of the article at that moment. */
export type ArticleRevisionTable = {
	article_id: string;
	revision: number;
	at: number;
	saved_by: string | null;
	kind: string;
	/** JSON. */
	content: string;
};
