import type { Shared } from '#app/site/share/shared.ts';
import { seoCopy } from '#core/copy/seo.ts';
import type { ArticleView, NewsView } from '#core/news/article-view.ts';
import { newsCopy } from '#core/news/copy/news.ts';
import { paths } from '#core/site/paths.ts';
import { whatsappLink } from '#core/site/share-links.ts';
import { breadcrumbList, itemList, newsArticle } from '#core/site/structured-data.ts';
import type { RenderContext } from '#server/http/render/render-context.ts';

const NEWS = [
	{ name: seoCopy.start, path: paths.home },
	{ name: newsCopy.title, path: paths.news },
];

/** Structured data of an article. Demonstration articles get none. */
export function describeArticle(
	{ page, publicUrl, brand }: RenderContext,
	view: ArticleView,
): void {
	if (view.demo) return;
	const {
		title,
		summary: description,
		slug,
		publishedAt,
		updatedAt,
		author,
		credit,
		topics,
		cover,
	} = view;
	const path = paths.article(slug);
	page.structuredData.push(
		newsArticle({
			...{ title, description, path, publishedAt, updatedAt, publicUrl },
			image: cover?.src ?? null,
			author: author === '' ? null : author,
			site: brand.brand.nomeApp,
			source: credit?.url ?? null,
			teams: topics.filter(({ kind }) => kind === 'team'),
		}),
		breadcrumbList({ trail: [...NEWS, { name: title, path }], publicUrl }),
	);
}

/** Structured data of a list of articles. */
export function describeNews(
	{ page, publicUrl }: RenderContext,
	{ lead, articles, demo }: NewsView,
): void {
	if (demo) return;
	const items = [...(lead === null ? [] : [lead]), ...articles].map(({ title, slug }) => ({
		name: title,
		path: paths.article(slug),
	}));
	if (items.length > 0) page.structuredData.push(itemList({ items, publicUrl }));
}

/** The share text of an article. Built on the server, so that the browser needs no code for it. */
export function articleShare(
	{ publicUrl }: RenderContext,
	{ title, summary, slug }: ArticleView,
): Shared {
	const address = `${publicUrl}${paths.article(slug)}`;
	const text = [title, summary, address].filter(Boolean).join('\n\n');
	return { title, text, address, whatsapp: whatsappLink(text) };
}
