import { memo } from 'react';
import { dayCopy, dayName } from '#core/copy/games.ts';
import { addDays, formatDayAndMonth } from '#core/site/dates.ts';
import { withQuery } from '#core/site/paths.ts';
import { dayPath } from './day-words.ts';

/** Days before and after the one that is shown. */
const BEFORE = 1;
const AFTER = 6;

/** The days around the one that is shown. They keep what was asked: the same team on another day. */
export const DayStrip = memo(function DayStrip({ day, today, query }: { day: string; today: string; query: string }) {
	const days = Array.from({ length: BEFORE + AFTER + 1 }, (_, place) => addDays(day, place - BEFORE));
	return (
		<nav className="strip" aria-label={dayCopy.days}>
			<ul>
				{days.map((each) => (
					<li key={each}>
						<a
							href={withQuery(dayPath(each, today), query)}
							aria-current={each === day ? 'date' : undefined}
							title={formatDayAndMonth(each)}
						>
							<span className="strip-name">{dayName(each, today)}</span> <span className="strip-day display">{Number(each.slice(8))}</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
});
