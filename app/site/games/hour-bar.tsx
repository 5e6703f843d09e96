import { dayCopy } from '#core/copy/games.ts';
import type { DayView } from '#core/games/day-view.ts';
import { anchorOf, headingOf } from './day-words.ts';

/** Fewer sections than this are seen at a glance. */
const WORTH_JUMPING = 4;

/** Jumps to an hour of a long day. */
export function HourBar({ view }: { view: DayView }) {
	if (view.sections.length < WORTH_JUMPING) return null;
	return (
		<nav className="jump" aria-label={dayCopy.hours}>
			<ul>
				{view.sections.map((section) => (
					<li key={anchorOf(section)}>
						<a href={`#${anchorOf(section)}`} data-kind={section.kind}>
							<span className="display">{headingOf(section)}</span> <span className="jump-count">{section.games.length}</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
