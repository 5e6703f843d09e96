import { fieldCopy } from '#core/copy/problems.ts';
import { articleCopy } from '#core/news/copy/articles.ts';
import type { ArticleContent } from './article.ts';
import { EMPTY_DOCUMENT } from './nodes.ts';
import type { FieldProblems } from './publishing-problems.ts';

/** An article in the form, including input that cannot be stored yet. */
export type TypedArticle = Omit<ArticleContent, 'slug' | 'credit'> & {
	slug: string;
	creditName: string;
	creditUrl: string;
};

/** An article without content. */
export const EMPTY_ARTICLE: ArticleContent = {
	...{
		title: '',
		slug: null,
		summary: '',
		body: EMPTY_DOCUMENT,
		cover: null,
		author: '',
		credit: null,
	},
	...{ teamIds: [], competitionIds: [], gameIds: [] },
};

/** A stored article in its form. */
export function typedArticle({ slug, credit, ...rest }: ArticleContent): TypedArticle {
	return {
		...rest,
		slug: slug ?? '',
		creditName: credit?.name ?? '',
		creditUrl: credit?.url ?? '',
	};
}

/**
 * The storable part of the form, and the problems of the rest by field. Half a credit or an invalid
 * slug must not keep the text from being saved. Such a field keeps its value in `saved`, and its
 * input in the form.
 */
export function storableArticle(
	typed: TypedArticle,
	saved: ArticleContent,
): { content: ArticleContent; problems: FieldProblems } {
	const { slug: typedSlug, creditName, creditUrl, ...rest } = typed;
	const [slug, name, url] = [typedSlug.trim(), creditName.trim(), creditUrl.trim()];
	const problems: FieldProblems = {};
	if (slug !== '' && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
		problems.slug = articleCopy.slugShape;
	if (name === '' && url !== '') problems['credit.name'] = fieldCopy.required;
	if (url !== '' && !isWebAddress(url)) problems['credit.url'] = articleCopy.creditAddress;
	const credit = name === '' ? null : { name, url: url === '' ? null : url };
	const isCreditSound =
		problems['credit.name'] === undefined && problems['credit.url'] === undefined;
	const content = {
		...rest,
		slug: problems.slug === undefined ? slug || null : saved.slug,
		credit: isCreditSound ? credit : saved.credit,
	};
	return { content, problems };
}

function isWebAddress(text: string): boolean {
	return /^https?:\/\/[^\s/]+\.[^\s]+$/.test(text) && URL.canParse(text);
}
