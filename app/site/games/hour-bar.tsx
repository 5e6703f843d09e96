import { memo } from 'react';
import { dayCopy } from '#core/copy/games.ts';
import { anchorOf, headingOf } from './day-words.ts';
import type { ShownSection } from './shown-day.ts';

/** Fewer sections than this are seen at a glance. */
const WORTH_JUMPING = 4;

/** Jumps to an hour of a long day. */
export const HourBar = memo(function HourBar({ sections, hidden }: { sections: readonly ShownSection[]; hidden: boolean }) {
	if (sections.length < WORTH_JUMPING) return null;
	return (
		<nav className="jump" hidden={hidden} aria-label={sections[0]?.title === undefined ? dayCopy.hours : dayCopy.competitions}>
			<ul>
				{sections.map((section) => (
					<li key={anchorOf(section)}>
						<a href={`#${anchorOf(section)}`} data-kind={section.kind}>
							<span className="display">{headingOf(section)}</span> <span className="jump-count">{section.games.length}</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
});
