import { data } from 'react-router';
import { renderContext } from '#app/document/render-context.ts';
import { MissingPage } from '#app/site/errors/missing-page.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { pagesCopy } from '#core/copy/pages.ts';
import { seoPagesCopy } from '#core/copy/seo-pages.ts';
import { newsCopy } from '#core/news/copy/news.ts';
import { newsPath, readNewsQuery } from '#core/news/news-address.ts';
import { machinePaths } from '#core/site/paths/machine.ts';
import { readNewsPage } from '#server/news/read-news-page.ts';
import type { Route } from './+types/news.route.ts';
import { describeNews } from './describe.server.ts';
import { NewsPage } from './news-page.tsx';

/** The same articles as feeds. */
const FEEDS = [
	{ title: newsCopy.feeds.rss, type: 'application/rss+xml', href: machinePaths.newsRss },
	{ title: newsCopy.feeds.atom, type: 'application/atom+xml', href: machinePaths.newsAtom },
	{ title: newsCopy.feeds.json, type: 'application/feed+json', href: machinePaths.newsJson },
].map((feed) => ({ tagName: 'link', rel: 'alternate', ...feed }) as const);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	if (!loaderData?.view)
		return pageMeta(matches, {
			title: pagesCopy.notFound.title,
			description: pagesCopy.notFound.text,
			path: null,
		});
	const { topic, page, total, term } = loaderData.view;
	const title = topic === null ? seoPagesCopy.newsTitle : seoPagesCopy.newsOf(topic.name);
	const path = newsPath({
		teamId: topic?.kind === 'team' ? topic.id : null,
		competitionId: topic?.kind === 'competition' ? topic.id : null,
		page,
	});
	const tags = pageMeta(matches, {
		title: page === 1 ? title : seoPagesCopy.newsPage(title, page),
		description: topic === null ? seoPagesCopy.news : seoPagesCopy.newsOfText(topic.name),
		// Empty pages and searches are not for search engines.
		path: total === 0 || term !== '' ? null : path,
	});
	return [...tags, ...FEEDS];
};

export async function loader({ context, request }: Route.LoaderArgs) {
	const guide = context.get(renderContext);
	const view = await readNewsPage(
		guide.data,
		readNewsQuery(new URL(request.url).search),
		guide.now,
	);
	if (view === null) return data({ view }, { status: 404 });
	describeNews(guide, view);
	return { view };
}

export default function News({ loaderData: { view } }: Route.ComponentProps) {
	return view === null ? <MissingPage {...pagesCopy.notFound} /> : <NewsPage view={view} />;
}
