import { LivePage } from '#app/live/live-page.tsx';
import { DaySteps } from '#app/site/games/day-steps.tsx';
import { dayPath } from '#app/site/games/day-words.ts';
import { topics } from '#core/changes/topic.ts';
import { zoneLabel } from '#core/games/copy/games.ts';
import { gridCopy } from '#core/grid/copy.ts';
import type { GridView } from '#core/grid/grid-view.ts';
import { gridPath } from '#core/site/paths/grid.ts';
import { GridTable } from './grid-table.tsx';

/** Games of each channel on a day, by hour; stacked by channel on a phone. */
export function GridPage({ view }: { view: GridView }) {
	const { day, today, groups, without } = view;
	return (
		<article className="wrap page tvg" data-grid={day}>
			<LivePage topics={[topics.day(day)]} data={view} />
			<GridHead view={view} />
			{groups.length === 0 ? <EmptyGrid view={view} /> : <GridTable view={view} />}
			{groups.length === 0 ? null : (
				<p className="tvg-end">
					{without === 0 ? null : <span>{gridCopy.without(without)}</span>}{' '}
					<a href={dayPath(day, today)}>{gridCopy.toDay(day, today)}</a>
				</p>
			)}
		</article>
	);
}

function GridHead({ view: { day, today } }: { view: GridView }) {
	return (
		<header className="day-head tvg-head">
			<h1>{gridCopy.title}</h1>
			<DaySteps className="tvg-days" {...{ day, today }} copy={gridCopy} pathOf={gridPath} />
			<p className="day-facts">
				{gridCopy.facts} · {zoneLabel}
			</p>
		</header>
	);
}

function EmptyGrid({ view: { day, today, total, next } }: { view: GridView }) {
	const { title, none, some } = gridCopy.empty;
	return (
		<div className="blank" data-empty="grid">
			<h2 className="display">{title(day, today)}</h2>
			<p>{total === 0 ? none : some(total)}</p>
			<p className="blank-links">
				{next === undefined ? null : (
					<a className="button" href={gridPath(next, today)}>
						{gridCopy.empty.next(next, today)}
					</a>
				)}
				<a className="button button-quiet" href={dayPath(day, today)}>
					{gridCopy.toDay(day, today)}
				</a>
			</p>
		</div>
	);
}
