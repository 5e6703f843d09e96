import { memo } from 'react';
import { anchorOf, dayPath, headingOf } from '#app/site/games/day-words.ts';
import { dayCopy } from '#core/games/copy/games.ts';
import type { DaySection } from '#core/games/day/day-view.ts';
import { withQuery } from '#core/site/paths.ts';
import type { ShownSection } from './shown-day.ts';

/** Fewer entries than this need no bar. */
const WORTH_JUMPING = 4;

type BarProps = {
	day: string;
	today: string;
	hours: readonly DaySection[];
	/** The shown sections: if all are competitions, the bar links to them instead of hours. */
	sections: readonly ShownSection[];
	hidden: boolean;
};

type Entry = { anchor: string; text: string; count: number; isLive: boolean };

/** Jumps to an hour of a long day: to that hour in the list by hours. */
export const HourBar = memo(function HourBar({ day, today, hours, sections, hidden }: BarProps) {
	const isByCompetition = sections.every(({ kind }) => kind === 'group');
	const entries = isByCompetition ? sections.map(competitionEntry) : hours.map(hourEntry);
	if (entries.length < WORTH_JUMPING) return null;
	const path = isByCompetition ? '' : withQuery(dayPath(day, today), 'ordem=hora');
	return (
		<nav
			className="jump"
			hidden={hidden}
			aria-label={isByCompetition ? dayCopy.competitions : dayCopy.hours}
		>
			<ul>
				{entries.map(({ anchor, text, count, isLive }) => (
					<li key={anchor}>
						<a
							href={`${path}#${anchor}`}
							data-live={isLive || undefined}
							rel={path === '' ? undefined : 'nofollow'}
						>
							<span className="display">{text}</span> <span className="jump-count">{count}</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
});

function competitionEntry({ anchor, heading, games }: ShownSection): Entry {
	return { anchor, text: heading, count: games.length, isLive: false };
}

function hourEntry(section: DaySection): Entry {
	return {
		anchor: anchorOf(section),
		text: headingOf(section),
		count: section.games.length,
		isLive: section.kind === 'live',
	};
}
