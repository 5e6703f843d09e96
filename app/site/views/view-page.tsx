import { LivePage } from '#app/live/live-page.tsx';
import { topics } from '#core/changes/topic.ts';
import { zoneLabel } from '#core/games/copy/games.ts';
import { paths } from '#core/site/paths.ts';
import { viewsCopy } from '#core/views/copy.ts';
import type { GroupedList } from '#core/views/game-groups.ts';
import { GameGroups } from './game-groups.tsx';

type ViewPageProps = {
	/** Kind of the page, for the style sheet. */
	kind: 'live' | 'free' | 'week';
	facts: string;
	list: GroupedList;
};

/** A page with games of several days: live games, free games, the week. */
export function ViewPage({ kind, facts, list }: ViewPageProps) {
	const { title, empty } = viewsCopy[kind];
	const days = [...new Set([list.today, ...list.groups.map(({ day }) => day)])];
	return (
		<article className="wrap page view" data-view={kind}>
			<LivePage
				topics={days.map(topics.day)}
				data={list}
				kickoffs={list.games.map(({ kickoffAt }) => kickoffAt)}
			/>
			<header className="day-head">
				<h1>{title}</h1>
				<p className="day-facts">
					{facts} · {zoneLabel}
				</p>
			</header>
			{list.games.length === 0 ? <Empty {...empty} /> : <GameGroups list={list} />}
		</article>
	);
}

function Empty({ title, text }: { title: string; text: string }) {
	return (
		<div className="blank" data-empty="view">
			<h2 className="display">{title}</h2>
			<p>{text}</p>
			<p className="blank-links">
				<a className="button" href={paths.today}>
					{viewsCopy.toToday}
				</a>
			</p>
		</div>
	);
}
