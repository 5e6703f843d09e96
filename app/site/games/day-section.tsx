import { memo } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { countGames, dayCopy, live } from '#core/copy/games.ts';
import type { DayView } from '#core/games/day-view.ts';
import { isoLocal } from '#core/site/dates.ts';
import { anchorOf, headingOf, type SideWords } from './day-words.ts';
import { GameRow } from './game-row.tsx';
import type { ShownSection } from './shown-day.ts';

type Content = { section: ShownSection; view: DayView; sideOf: (side: number | string) => SideWords };

export type SectionProps = Content & {
	/** Places of the games that the search found; null = all. */
	found: ReadonlySet<number> | null;
};

/** A heading of the day and its games. What was played already is folded away; a search that finds something there unfolds it. */
export function Section({ section, view, sideOf, found }: SectionProps) {
	const marks = section.games.map((place) => (found === null || found.has(place) ? SHOWN : LEFT_OUT)).join('');
	const shown = marks.replaceAll(LEFT_OUT, '').length;
	const id = anchorOf(section);
	const box = { className: `hour hour-${section.kind}`, id, tabIndex: -1, hidden: shown === 0, 'data-games': shown };
	const content = <SectionContent section={section} view={view} sideOf={sideOf} marks={marks} shown={shown} />;
	return section.kind === 'over' ? (
		<details {...box} open={found !== null && shown > 0 ? true : undefined}>
			{content}
		</details>
	) : (
		<section {...box} aria-labelledby={`${id}-h`}>
			{content}
		</section>
	);
}

const SHOWN = 'x';
const LEFT_OUT = '-';

type ContentProps = Content & {
	/** For each game of the section, whether it is shown: a text, so that a letter that changes nothing here draws nothing here. */
	marks: string;
	/** How many are. */
	shown: number;
};

const SectionContent = memo(function SectionContent({ section, view, sideOf, marks, shown }: ContentProps) {
	const heading = <Heading section={section} view={view} shown={shown} />;
	return (
		<>
			{section.kind === 'over' ? (
				<summary>
					{heading}
					<Icon name="down" className="i turn" />
				</summary>
			) : (
				heading
			)}
			<ul className={section.kind === 'hour' || section.kind === 'undefined' ? 'games' : 'games games-timed'}>
				{section.games.map((place, index) => {
					const game = view.games[place];
					return game ? (
						<GameRow
							key={game.slug}
							game={game}
							view={view}
							kind={section.kinds?.[index] ?? section.kind}
							alone={section.title !== undefined}
							mixed={section.mixed}
							sideOf={sideOf}
							hidden={marks[index] === LEFT_OUT}
						/>
					) : null;
				})}
			</ul>
		</>
	);
}, isSameToSee);

/** What is hidden as a whole stays as it was: nobody sees its rows. Another day has other sections. */
function isSameToSee(before: ContentProps, now: ContentProps): boolean {
	return now.shown === 0 || (before.marks === now.marks && before.section === now.section);
}

function Heading({ section, view, shown }: Pick<Content, 'section' | 'view'> & { shown: number }) {
	const first = view.games[section.games[0] ?? -1]?.kickoffAt;
	const text = headingOf(section);
	return (
		<h2 className="hour-head" id={`${anchorOf(section)}-h`}>
			<span className="hour-name">
				{section.kind === 'hour' && first !== undefined ? <time dateTime={isoLocal(first)}>{text}</time> : text}
			</span>{' '}
			{section.kind === 'live' ? <span className="tag tag-live">{live}</span> : null}
			{section.madrugada ? <span className="hour-count">{dayCopy.madrugada} </span> : null}
			<span className="hour-count">{countGames(shown)}</span>
		</h2>
	);
}
