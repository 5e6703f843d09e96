import type { ArticleCard, Topic } from '#core/news/article-view.ts';
import { appearedWords, newsCopy } from '#core/news/copy/news.ts';
import { newsPath } from '#core/news/news-address.ts';
import { isoLocal } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import { ArticlePicture } from './article-picture.tsx';
import { DrawnCover } from './drawn-cover.tsx';

const MOST_TOPICS = 3;

/** An article in the list. `lead` = the latest, shown larger. */
export function ArticleEntry({
	article,
	today,
	lead = false,
}: {
	article: ArticleCard;
	today: string;
	lead?: boolean;
}) {
	const { slug, title, summary, publishedAt, cover, topics } = article;
	const Tag = lead ? 'section' : 'li';
	const sizes = lead ? '(width >= 64rem) 34rem, 100vw' : '(width >= 48rem) 15rem, 7rem';
	return (
		<Tag
			className={lead ? 'entry entry-lead' : 'entry'}
			data-article={slug}
			{...(lead ? { 'aria-label': newsCopy.latest } : {})}
		>
			<div className="entry-text">
				<p className="entry-when">
					<time dateTime={isoLocal(publishedAt)}>{appearedWords(publishedAt, today)}</time>
				</p>
				<h2 className="entry-title display">
					<a href={paths.article(slug)}>{title}</a>
				</h2>
				{summary === '' ? null : <p className="entry-summary">{summary}</p>}
				{topics.length === 0 ? null : <p className="entry-topics">{topicNames(topics)}</p>}
			</div>
			<div className="entry-cover">
				{cover === null ? (
					<DrawnCover topics={topics} large={lead} />
				) : (
					// The title beside it names the subject: an alternative text would repeat it.
					<ArticlePicture picture={cover} alt="" sizes={sizes} first={lead} focal={cover.focal} />
				)}
			</div>
		</Tag>
	);
}

function topicNames(topics: readonly Topic[]): string {
	return topics
		.slice(0, MOST_TOPICS)
		.map(({ name }) => name)
		.join(' · ');
}

/** Path of the articles about a team or competition. */
export function topicPath({ kind, id }: Topic): string {
	return newsPath(kind === 'team' ? { teamId: id } : { competitionId: id });
}
