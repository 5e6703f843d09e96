import {
	articleDay,
	articleGames,
	articlePicture,
	articleRevision,
	articleRevisions,
	previewArticle,
	restoreArticleRevision,
} from './article-parts.ts';
import {
	article,
	articles,
	newArticle,
	saveArticle,
	stepArticle,
	stepArticles,
} from './articles.ts';
import { CURATION_ROUTES } from './curation.ts';
import { changeScreenViews, screenViews } from './screen-views.ts';

/** Routes of the news desk. Literal paths come before ':id', which would match them. */
export const ARTICLE_ROUTES = [
	articles,
	newArticle,
	stepArticles,
	articlePicture,
	articleGames,
	articleDay,
	article,
	saveArticle,
	stepArticle,
	articleRevisions,
	articleRevision,
	restoreArticleRevision,
	previewArticle,
	screenViews,
	changeScreenViews,
	...CURATION_ROUTES,
];
