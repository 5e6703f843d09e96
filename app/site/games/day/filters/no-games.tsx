import { useLocation } from 'react-router';
import { dayPath } from '#app/site/games/day-words.ts';
import { filterCopy } from '#core/games/copy/filters.ts';
import { onDay } from '#core/games/copy/games.ts';
import type { DayView } from '#core/games/day/day-view.ts';
import { dropSuggestions } from '#core/games/filter/filter-day.ts';
import { addDays } from '#core/site/dates.ts';
import { withQuery } from '#core/site/paths.ts';
import type { AskedDay } from './ask-day.ts';
import { chosenWords, withoutFilter } from './filter-words.ts';

const { nothing } = filterCopy;

/** Filters without a result: which one to remove, and how many games that gives. */
export function NoGames({
	view,
	asked: { filter, known, query },
}: {
	view: DayView;
	asked: AskedDay;
}) {
	const { pathname } = useLocation();
	const drops = dropSuggestions(view, filter);
	const other = view.day === view.today ? addDays(view.today, 1) : view.today;
	return (
		<div className="blank" data-empty="filters">
			<h2 className="display">{nothing.title}</h2>
			<p>{drops.length === 0 ? nothing.alone : nothing.drop}</p>
			<p className="blank-links">
				{drops.map(({ name, count }) => (
					<a
						key={name}
						className="button"
						href={withoutFilter(pathname, filter, name)}
						rel="nofollow"
					>
						{nothing.dropOne(chosenWords(filter, name, known), count)}
					</a>
				))}
				<a
					className="button button-quiet"
					href={withQuery(dayPath(other, view.today), query)}
					rel="nofollow"
				>
					{nothing.inDay(onDay(other, view.today))}
				</a>
				<a className="button button-quiet" href={pathname}>
					{filterCopy.clear}
				</a>
			</p>
		</div>
	);
}
