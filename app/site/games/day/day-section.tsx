import { memo, useMemo } from 'react';
import { hourInRow, type SideWords } from '#app/site/games/day-words.ts';
import { GameRow } from '#app/site/games/game-row.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { countGames, dayCopy, live } from '#core/games/copy/games.ts';
import { kindsOf } from '#core/games/day/day-parts.ts';
import type { DayView } from '#core/games/day/day-view.ts';
import { isoLocal } from '#core/site/dates.ts';
import type { ShownSection } from './shown-day.ts';

type Content = {
	section: ShownSection;
	view: DayView;
	sideOf: (side: number | string) => SideWords;
};

type SectionProps = Content & {
	/** Indexes of the games that the search found; null = all. */
	found: ReadonlySet<number> | null;
};

/**
 * A section of the day with its games. A search that finds games in a folded section unfolds it.
 */
export function Section({ section, view, sideOf, found }: SectionProps) {
	const marks = section.games
		.map((place) => (found === null || found.has(place) ? SHOWN : LEFT_OUT))
		.join('');
	const shown = marks.replaceAll(LEFT_OUT, '').length;
	const { anchor: id, kind } = section;
	const box = {
		className: `hour hour-${kind}${section.said ? ' hour-said' : ''}`,
		id,
		tabIndex: -1,
		hidden: shown === 0,
		'data-games': shown,
	};
	const content = (
		<SectionContent section={section} view={view} sideOf={sideOf} marks={marks} shown={shown} />
	);
	return section.folded ? (
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
	/**
	 * One character per game: shown or hidden. A string, so that a keystroke without effect here
	 * re-renders nothing here.
	 */
	marks: string;
	/** Number of shown games. */
	shown: number;
};

const SectionContent = memo(function SectionContent({
	section,
	view,
	sideOf,
	marks,
	shown,
}: ContentProps) {
	const { kind: under, titled } = section;
	const heading = <Heading section={section} view={view} shown={shown} />;
	const kinds = kindsOf(view);
	const { competitions, channels, day, today } = view;
	// Stable while the names are: a changed game re-renders no other row.
	const names = useMemo(
		() => ({ competitions, channels, day, today }),
		[competitions, channels, day, today],
	);
	let hourAbove: string | null = null;
	return (
		<>
			{section.folded ? (
				<summary>
					<Icon name="down" className="i turn" />
					{heading}
				</summary>
			) : (
				heading
			)}
			{section.said ? <p className="group-said">{section.said.text}</p> : null}
			<ul className={under === 'hour' || under === 'undefined' ? 'games' : 'games games-timed'}>
				{section.games.map((place, index) => {
					const game = view.games[place];
					if (!game) return null;
					const hidden = marks[index] === LEFT_OUT;
					const hour = hourInRow(game, under, view);
					const sameHour = !hidden && hour === hourAbove && under !== 'top';
					if (!hidden) hourAbove = hour;
					const kind = kinds[place] ?? 'hour';
					return (
						<GameRow
							key={game.slug}
							{...{
								game,
								view: names,
								kind,
								under,
								sameHour,
								titled,
								sideOf,
								hidden,
								said: section.said?.line,
							}}
						/>
					);
				})}
			</ul>
		</>
	);
}, isSameToSee);

/**
 * A section that is hidden as a whole skips rendering: its rows are not visible. Another day has
 * other sections.
 */
function isSameToSee(before: ContentProps, now: ContentProps): boolean {
	return now.shown === 0 || (before.marks === now.marks && before.section === now.section);
}

function Heading({ section, view, shown }: Pick<Content, 'section' | 'view'> & { shown: number }) {
	const { anchor, kind, heading, note, madrugada } = section;
	const first = view.games[section.games[0] ?? -1]?.kickoffAt;
	return (
		<h2 className={kind === 'top' && note === undefined ? 'vh' : 'hour-head'} id={`${anchor}-h`}>
			<span className="hour-name">
				{kind === 'hour' && first !== undefined ? (
					<time dateTime={isoLocal(first)}>{heading}</time>
				) : (
					heading
				)}
			</span>{' '}
			{kind === 'live' ? <span className="tag tag-live">{live}</span> : null}
			{madrugada ? <span className="hour-count">{dayCopy.madrugada} </span> : null}
			<span className="hour-count">{note ?? countGames(shown)}</span>
		</h2>
	);
}
