import { dayPath } from '#app/site/games/day-words.ts';
import { dayCopy } from '#core/games/copy/games.ts';
import type { DayView } from '#core/games/day/day-view.ts';
import { paths, searchPath } from '#core/site/paths.ts';

const { empty, nothingFound } = dayCopy;

/** A day without games. */
export function EmptyDay({ view: { day, today } }: { view: DayView }) {
	const isToday = day === today;
	return (
		<div className="blank" data-empty="day">
			<h2 className="display">{isToday ? empty.today : empty.other}</h2>
			<p>{day < today ? empty.past : empty.text}</p>
			<p className="blank-links">
				<a className="button" href={isToday ? paths.tomorrow : paths.today}>
					{isToday ? empty.tomorrow : empty.todayLink}
				</a>
			</p>
		</div>
	);
}

/** No search results, with alternatives. */
export function NothingFound({ view: { day, today }, term }: { view: DayView; term: string }) {
	return (
		<div className="blank" data-empty="search">
			<h2 className="display">{nothingFound.title(term)}</h2>
			<p>{nothingFound.text}</p>
			<p className="blank-links">
				<a className="button" href={searchPath(term)}>
					{nothingFound.everywhere}
				</a>
				<a className="button button-quiet" href={dayPath(day, today)}>
					{nothingFound.clear}
				</a>
			</p>
		</div>
	);
}
