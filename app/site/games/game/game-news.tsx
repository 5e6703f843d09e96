import type { ArticleLink } from '#core/news/article-view.ts';
import { appearedWords, articlePageCopy as words } from '#core/news/copy/news.ts';
import { isoLocal } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';

/** The guide's articles about a game. Renders nothing without any. */
export function GameNews({ news, today }: { news: readonly ArticleLink[]; today: string }) {
	if (news.length === 0) return null;
	return (
		<section className="related" aria-labelledby="noticias-h">
			<h2 id="noticias-h" className="part-title">
				{words.ofGame}
			</h2>
			<ul>
				{news.map(({ slug, title, publishedAt }) => (
					<li key={slug}>
						<a className="related-game" href={paths.article(slug)} data-article={slug}>
							<span className="related-name">{title}</span>
							<span className="pick-note">
								<time dateTime={isoLocal(publishedAt)}>{appearedWords(publishedAt, today)}</time>
							</span>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
