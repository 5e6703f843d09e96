import { data, redirect } from 'react-router';
import { renderContext } from '#app/document/render-context.ts';
import { MissingPage } from '#app/site/errors/missing-page.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { pagesCopy } from '#core/copy/pages.ts';
import { articlePageCopy } from '#core/news/copy/news.ts';
import { isoLocal } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import { expireAt } from '#server/http/render/render-context.ts';
import { readArticle } from '#server/news/read-article.ts';
import type { Route } from './+types/article.route.ts';
import { ArticlePage } from './article-page.tsx';
import { articleShare, describeArticle } from './describe.server.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData: answer }) => {
	if (answer?.kind !== 'found') {
		const { title, text } =
			answer?.kind === 'gone' ? articlePageCopy.gone : articlePageCopy.missing;
		return pageMeta(matches, { title, description: text, path: null });
	}
	const { view, author } = answer;
	const { slug, title, summary, publishedAt, updatedAt, cover, cardOf } = view;
	const image = cover?.src ?? (cardOf === null ? undefined : paths.gameCard(cardOf));
	const tags = pageMeta(matches, {
		title,
		description: summary === '' ? title : summary,
		path: paths.article(slug),
		...(image === undefined ? {} : { image }),
	});
	// https://ogp.me/#type_article
	return [
		...tags.map((tag) =>
			'property' in tag && tag.property === 'og:type' ? { ...tag, content: 'article' } : tag,
		),
		{ property: 'article:published_time', content: isoLocal(publishedAt) },
		{ property: 'article:modified_time', content: isoLocal(updatedAt ?? publishedAt) },
		{ name: 'author', content: author },
	];
};

export async function loader({ context, params }: Route.LoaderArgs) {
	const guide = context.get(renderContext);
	const answer = await readArticle(guide.data, params.slug, guide.now);
	if (answer.kind === 'moved') throw redirect(paths.article(answer.slug), 301);
	if (answer.kind === 'gone') return data({ kind: answer.kind }, { status: 410 });
	if (answer.kind === 'unknown') return data({ kind: answer.kind }, { status: 404 });
	expireAt(guide.page, answer.validUntil);
	describeArticle(guide, answer.view);
	const author = answer.view.author === '' ? guide.brand.brand.nomeApp : answer.view.author;
	return { kind: answer.kind, view: answer.view, author, share: articleShare(guide, answer.view) };
}

export default function Article({ loaderData: answer }: Route.ComponentProps) {
	if (answer.kind === 'found')
		return <ArticlePage view={answer.view} author={answer.author} share={answer.share} />;
	return answer.kind === 'gone' ? (
		<MissingPage code={pagesCopy.gone} {...articlePageCopy.gone} />
	) : (
		<MissingPage {...articlePageCopy.missing} />
	);
}
