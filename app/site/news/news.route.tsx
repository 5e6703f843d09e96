import { pageMeta } from '#app/site/page-meta.ts';
import { Icon } from '#app/ui/icon.tsx';
import { newsCopy } from '#core/copy/news.ts';
import { pagesCopy } from '#core/copy/pages.ts';
import { seoCopy } from '#core/copy/seo.ts';
import { paths } from '#core/site/paths.ts';
import type { Route } from './+types/news.route.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
	// A page without an article has nothing to be found for.
	pageMeta(matches, { title: seoCopy.newsTitle, description: seoCopy.news, path: null });

export default function News() {
	return (
		<div className="wrap page">
			<header className="day-head">
				<h1>{newsCopy.title}</h1>
				<p className="day-facts">{newsCopy.lead}</p>
			</header>
			<section className="blank blank-news" aria-labelledby="sem-noticias">
				<Icon name="news" className="i blank-icon" />
				<h2 id="sem-noticias" className="display">
					{newsCopy.emptyTitle}
				</h2>
				<p>{newsCopy.emptyText}</p>
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
		</div>
	);
}
