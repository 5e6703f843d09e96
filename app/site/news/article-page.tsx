import { LivePage } from '#app/live/live-page.tsx';
import { ShareTools } from '#app/site/share/share-tools.tsx';
import type { Shared } from '#app/site/share/shared.ts';
import { useSite } from '#app/site/site-context.ts';
import { Icon } from '#app/ui/icon.tsx';
import { topics as topicOf } from '#core/changes/topic.ts';
import type { ArticleView } from '#core/news/article-view.ts';
import { momentWords, articlePageCopy as words } from '#core/news/copy/news.ts';
import { isoLocal } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import { ArticleBody } from './article-body.tsx';
import { topicPath } from './article-card.tsx';
import { ArticlePicture } from './article-picture.tsx';
import { DrawnCover } from './drawn-cover.tsx';
import { GameLines } from './game-blocks.tsx';

const COVER_SIZES = '(width >= 64rem) 60rem, 100vw';

/**
 * The page of an article: text, source, and where to watch its games. `author` = the byline, or the
 * site's name without one.
 */
export function ArticlePage({
	view,
	author,
	share,
}: {
	view: ArticleView;
	author: string;
	share: Shared;
}) {
	const { publicUrl } = useSite();
	const days = [...new Set(view.games.days)];
	const { title, summary, cover, games, topics, credit, body, pictures, slug } = view;
	return (
		<article className="wrap page article" data-article={slug}>
			<LivePage
				topics={[topicOf.news, ...days.map(topicOf.day)]}
				data={view}
				kickoffs={games.games.map(({ kickoffAt }) => kickoffAt)}
			/>
			<p className="back">
				<a href={paths.news}>
					<Icon name="left" />
					{words.back}
				</a>
			</p>
			<header className="article-head">
				<h1>{title}</h1>
				{summary === '' ? null : <p className="article-summary">{summary}</p>}
				<Byline view={view} author={author} />
			</header>
			{cover === null ? (
				<div className="article-cover article-drawn">
					<DrawnCover topics={topics} large />
				</div>
			) : (
				<figure className="article-cover">
					<ArticlePicture
						picture={cover}
						alt={cover.alt}
						sizes={COVER_SIZES}
						focal={cover.focal}
						first
					/>
				</figure>
			)}
			<div className="article-grid">
				<div className="article-main">
					<ArticleBody document={body} pictures={pictures} games={games} publicUrl={publicUrl} />
					{credit === null ? null : (
						<p className="article-credit">
							{`${words.source} `}
							{credit.url === null ? (
								credit.name
							) : (
								<a href={credit.url} rel="noopener">
									{credit.name}
								</a>
							)}
						</p>
					)}
					{topics.length === 0 ? null : (
						<nav className="topics" aria-label={words.about}>
							<ul>
								{topics.map((topic) => (
									<li key={`${topic.kind} ${topic.id}`}>
										<a href={topicPath(topic)}>{topic.name}</a>
									</li>
								))}
							</ul>
						</nav>
					)}
				</div>
				<div className="article-side">
					{games.related.length === 0 ? null : (
						<section aria-labelledby="assistir-h">
							<h2 id="assistir-h" className="part-title">
								{words.watch}
							</h2>
							<p className="pick-note">{words.watchNote}</p>
							<GameLines games={games} places={games.related} dated />
						</section>
					)}
					<section aria-labelledby="compartilhar-h">
						<h2 id="compartilhar-h" className="part-title">
							{words.share}
						</h2>
						<ShareTools shared={share} rows={4} />
					</section>
				</div>
			</div>
			<p className="paper">{share.address}</p>
		</article>
	);
}

function Byline({
	view: { publishedAt, updatedAt, minutes },
	author,
}: {
	view: ArticleView;
	author: string;
}) {
	return (
		<div className="byline">
			<p>
				<b>{words.by(author)}</b>
				<span className="byline-quiet">{`· ${words.minutes(minutes)}`}</span>
			</p>
			<p className="byline-quiet">
				{`${words.published} `}
				<time dateTime={isoLocal(publishedAt)}>{momentWords(publishedAt)}</time>
			</p>
			{updatedAt === null ? null : (
				<p className="byline-updated">
					{`${words.updated} `}
					<time dateTime={isoLocal(updatedAt)}>{momentWords(updatedAt)}</time>
				</p>
			)}
		</div>
	);
}
