import type { ArticleState } from '#core/news/article-state.ts';

/** Tables of the articles (migration 0010). */
export type NewsDatabase = {
	articles: ArticleTable;
	article_contents: ArticleContentTable;
	article_links: ArticleLinkTable;
	article_slugs: ArticleSlugTable;
	article_revisions: ArticleRevisionTable;
};

/** The columns of an article that do not depend on its contents. */
export type ArticleTable = {
	id: string;
	/** The present address; null until the first publication or schedule. */
	slug: string | null;
	state: ArticleState;
	/** 1 = the working copy differs from what readers see. */
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
 * Contents of an article in up to two layers. 'working' = the editor's copy; 'live' = what readers
 * see, or will see at the scheduled time.
 */
export type ArticleContentTable = {
	article_id: string;
	layer: string;
	title: string;
	/** The address requested by the operator; null = derived from the title. */
	slug: string | null;
	summary: string;
	author: string;
	/** JSON. */
	cover: string | null;
	credit: string | null;
	body: string;
	/** Title, summary and author in normalized form. */
	search_text: string;
};

/** Subjects of a layer. `kind`: team, competition or game. */
export type ArticleLinkTable = {
	article_id: string;
	layer: string;
	kind: string;
	target_id: string;
	position: number;
};

/** Every address that an article ever had, including the present one. */
type ArticleSlugTable = { slug: string; article_id: string };

/** Stored revisions of the working copy, by the article's revision at that time. */
export type ArticleRevisionTable = {
	article_id: string;
	revision: number;
	at: number;
	saved_by: string | null;
	kind: string;
	/** JSON. */
	content: string;
};
