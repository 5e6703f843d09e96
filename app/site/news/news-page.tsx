import { LivePage } from '#app/live/live-page.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { topics as topicOf } from '#core/changes/topic.ts';
import { pagesCopy } from '#core/copy/pages.ts';
import type { NewsView, Topic } from '#core/news/article-view.ts';
import { newsCopy } from '#core/news/copy/news.ts';
import { newsPath } from '#core/news/news-address.ts';
import { machinePaths } from '#core/site/paths/machine.ts';
import { paths, withSearch } from '#core/site/paths.ts';
import { ArticleEntry, topicPath } from './article-card.tsx';
import { NewsIcon } from './news-icon.tsx';

/** A page of the news: the latest large, the others by date, topics, and links to older pages. */
export function NewsPage({ view }: { view: NewsView }) {
	const { lead, articles, topic, today, total, pages, term } = view;
	return (
		<div className="wrap page news">
			<LivePage topics={[topicOf.news]} data={view} />
			<header className="day-head">
				<h1>{topic === null ? newsCopy.title : newsCopy.topicTitle(topic.name)}</h1>
				<p className="day-facts">
					{topic === null ? newsCopy.lead : newsCopy.topicLead(topic.name)}
				</p>
			</header>
			<Topics topics={view.topics} chosen={topic} />
			<p role="status" className={total === 0 ? 'vh' : 'found'}>
				{term === '' ? '' : newsCopy.found(total, term)}
			</p>
			{total === 0 && term === '' ? <NoArticles topic={topic} /> : null}
			{total === 0 && term !== '' ? <NothingFound view={view} /> : null}
			{lead === null ? null : <ArticleEntry article={lead} today={today} lead />}
			{articles.length === 0 ? null : (
				<ul className="entries" aria-label={newsCopy.list}>
					{articles.map((article) => (
						<ArticleEntry key={article.slug} article={article} today={today} />
					))}
				</ul>
			)}
			{pages > 1 ? <Pages view={view} /> : null}
			{total === 0 ? null : <Feeds />}
		</div>
	);
}

/** The topics as links, so that each list has an address. */
function Topics({ topics, chosen }: { topics: readonly Topic[]; chosen: Topic | null }) {
	const others = topics.filter((topic) => !isSame(topic, chosen));
	if (topics.length === 0 && chosen === null) return null;
	return (
		<nav className="topics" aria-label={newsCopy.topics}>
			<ul>
				<li>
					<a href={paths.news} aria-current={chosen === null ? 'true' : undefined}>
						{newsCopy.everything}
					</a>
				</li>
				{chosen === null ? null : (
					<li>
						<a href={topicPath(chosen)} aria-current="true">
							{chosen.name}
						</a>
					</li>
				)}
				{others.map((topic) => (
					<li key={`${topic.kind} ${topic.id}`}>
						<a href={topicPath(topic)}>{topic.name}</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

function isSame(topic: Topic, other: Topic | null): boolean {
	return other !== null && topic.kind === other.kind && topic.id === other.id;
}

function Pages({ view: { page, pages, topic, term } }: { view: NewsView }) {
	const pathOf = (number: number) =>
		newsPath({
			teamId: topic?.kind === 'team' ? topic.id : null,
			competitionId: topic?.kind === 'competition' ? topic.id : null,
			page: number,
			term,
		});
	return (
		<nav className="turns" aria-label={newsCopy.pages}>
			{page > 1 ? (
				<a className="button button-quiet" rel="prev" href={pathOf(page - 1)}>
					<Icon name="left" />
					{newsCopy.newer}
				</a>
			) : null}
			<p>{newsCopy.pageOf(page, pages)}</p>
			{page < pages ? (
				<a className="button button-quiet" rel="next" href={pathOf(page + 1)}>
					{newsCopy.older}
					<Icon name="right" />
				</a>
			) : null}
		</nav>
	);
}

/** No search results, with alternatives. */
function NothingFound({ view: { term, topic } }: { view: NewsView }) {
	return (
		<section className="blank" data-empty="search">
			<h2 className="display">{newsCopy.found(0, term)}</h2>
			<p>{newsCopy.notFoundText}</p>
			<p className="blank-links">
				<a className="button" href={withSearch(paths.today, term)}>
					{pagesCopy.toToday}
				</a>
				<a className="button button-quiet" href={topic === null ? paths.news : topicPath(topic)}>
					{newsCopy.clear}
				</a>
			</p>
		</section>
	);
}

function NoArticles({ topic }: { topic: Topic | null }) {
	return (
		<section className="blank blank-news" aria-labelledby="sem-noticias">
			<NewsIcon className="i blank-icon" />
			<h2 id="sem-noticias" className="display">
				{topic === null ? newsCopy.emptyTitle : newsCopy.noneOf(topic.name)}
			</h2>
			<p>{topic === null ? newsCopy.emptyText : newsCopy.noneOfText}</p>
			<p>{newsCopy.meanwhile}</p>
			<p className="blank-links">
				<a className="button" href={paths.today}>
					{pagesCopy.toToday}
				</a>
				<a className="button button-quiet" href={paths.tomorrow}>
					{pagesCopy.toTomorrow}
				</a>
			</p>
		</section>
	);
}

function Feeds() {
	const feeds = [
		{ name: newsCopy.feeds.rss, path: machinePaths.newsRss },
		{ name: newsCopy.feeds.atom, path: machinePaths.newsAtom },
		{ name: newsCopy.feeds.json, path: machinePaths.newsJson },
	];
	return (
		<p className="news-feeds">
			{`${newsCopy.follow}: `}
			{feeds.map(({ name, path }) => (
				<a key={path} href={path} data-native="">
					{name}
				</a>
			))}
		</p>
	);
}
