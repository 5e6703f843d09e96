import { Icon } from '#app/ui/icon.tsx';
import { countGames, dayCopy, live } from '#core/copy/games.ts';
import type { DayView } from '#core/games/day-view.ts';
import { isoLocal } from '#core/site/dates.ts';
import { anchorOf, headingOf, type SideWords } from './day-words.ts';
import { GameRow } from './game-row.tsx';
import type { ShownSection } from './shown-day.ts';

export type SectionProps = {
	section: ShownSection;
	view: DayView;
	sideOf: (side: number | string) => SideWords;
	/** Places of the games that the search found; null = all. */
	found: ReadonlySet<number> | null;
};

/** A heading of the day and its games. What was played already is folded away; a search that finds something there unfolds it. */
export function Section({ section, view, sideOf, found }: SectionProps) {
	const shown = found === null ? section.games.length : section.games.filter((place) => found.has(place)).length;
	const id = anchorOf(section);
	const rows = (
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
						hidden={found !== null && !found.has(place)}
					/>
				) : null;
			})}
		</ul>
	);
	const heading = <Heading section={section} view={view} shown={shown} id={id} />;
	if (section.kind !== 'over') {
		return (
			<section className={`hour hour-${section.kind}`} id={id} tabIndex={-1} aria-labelledby={`${id}-h`} hidden={shown === 0}>
				{heading}
				{rows}
			</section>
		);
	}
	return (
		<details className="hour hour-over" id={id} tabIndex={-1} hidden={shown === 0} open={found !== null && shown > 0 ? true : undefined}>
			<summary>
				{heading}
				<Icon name="down" className="i turn" />
			</summary>
			{rows}
		</details>
	);
}

function Heading({ section, view, shown, id }: { section: ShownSection; view: DayView; shown: number; id: string }) {
	const first = view.games[section.games[0] ?? -1]?.kickoffAt;
	const text = headingOf(section);
	return (
		<h2 className="hour-head" id={`${id}-h`}>
			<span className="hour-name">
				{section.kind === 'hour' && first !== undefined ? <time dateTime={isoLocal(first)}>{text}</time> : text}
			</span>{' '}
			{section.kind === 'live' ? <span className="tag tag-live">{live}</span> : null}
			{section.madrugada ? <span className="hour-count">{dayCopy.madrugada} </span> : null}
			<span className="hour-count">{countGames(shown)}</span>
		</h2>
	);
}
