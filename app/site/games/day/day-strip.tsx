import { memo } from 'react';
import { dayPath } from '#app/site/games/day-words.ts';
import { countGames, dayCopy, dayName, isNamed } from '#core/games/copy/games.ts';
import { stripDays } from '#core/games/day/day-strip.ts';
import { formatDayAndMonth } from '#core/site/dates.ts';
import { withQuery } from '#core/site/paths.ts';

type StripProps = {
	day: string;
	today: string;
	/** Current number of games on the shown day. */
	total: number;
	/** Number of games on each day of `stripDays`. */
	counts: readonly number[];
	query: string;
};

/** The days around the shown one. Their links keep the query: the same team on another day. */
export const DayStrip = memo(function DayStrip({ day, today, total, counts, query }: StripProps) {
	const countOf = (each: string, place: number) => (each === day ? total : (counts[place] ?? 0));
	return (
		<nav className="strip" aria-label={dayCopy.days}>
			<ul>
				{stripDays(day).map((each, place) => (
					<li key={each}>
						<a
							href={withQuery(dayPath(each, today), query)}
							aria-current={each === day ? 'date' : undefined}
							title={`${formatDayAndMonth(each)}, ${countGames(countOf(each, place))}`}
						>
							{dayName(each, today)}
							{isNamed(each, today) ? null : ` ${Number(each.slice(8))}`}{' '}
							<small>{countOf(each, place)}</small>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
});
