import { articleCopy as copy } from '#core/news/copy/articles.ts';
import type { ArticleContent } from './article.ts';
import { nodesOf, plainText } from './document-text.ts';

/** Problems by field path; texts for the operator. */
export type FieldProblems = Record<string, string>;

/**
 * What publication still requires of an article: a title, words or an embedded block, and a
 * description of each picture not marked as decorative. Empty = it may be published.
 */
export function publishingProblems(content: ArticleContent): FieldProblems {
	const problems: FieldProblems = {};
	if (content.title === '') problems.title = copy.titleMissing;
	if (content.cover !== null && content.cover.alt === '')
		problems['cover.alt'] = copy.coverAltMissing;
	const nodes = [...nodesOf(content.body)];
	const embeds = nodes.some(
		(node) => node.type === 'gameBlock' || node.type === 'dayBlock' || node.type === 'image',
	);
	if (plainText(content.body) === '' && !embeds) problems.body = copy.bodyMissing;
	const undescribed = nodes.filter(
		(node) => node.type === 'image' && node.attrs.alt === '' && !node.attrs.decorative,
	).length;
	if (undescribed > 0) problems.body = copy.imageAltMissing(undescribed);
	return problems;
}
