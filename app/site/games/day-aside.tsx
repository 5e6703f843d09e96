import { memo, type ReactNode } from 'react';
import { coverageWords, dayCopy, hourBeside, VERSUS } from '#core/copy/games.ts';
import type { DayView, GameCard } from '#core/games/day-view.ts';
import { paths } from '#core/site/paths.ts';
import { dayPicks, freeChannel } from './day-picks.ts';
import type { SideWords } from './day-words.ts';

type AsideProps = { view: DayView; sideOf: (side: number | string) => SideWords };

/** Beside the list where there is room, below it elsewhere: what is free and what was moved, from the same day. */
export const DayAside = memo(function DayAside({ view, sideOf }: AsideProps) {
	const { free, freeMore, moved } = dayPicks(view);
	if (free.length === 0 && moved.length === 0) return null;
	const line = (game: GameCard, note: ReactNode) => <PickLine key={game.slug} game={game} view={view} sideOf={sideOf} note={note} />;
	return (
		<aside className="aside" aria-label={dayCopy.asideLabel}>
			{free.length === 0 ? null : (
				<section aria-labelledby="gratis-h">
					<h2 id="gratis-h" className="aside-title aside-free">
						{dayCopy.freeTitle}
					</h2>
					<ul className="picks">{free.map(({ game }) => line(game, freeNote(view, game)))}</ul>
					{freeMore === 0 ? null : <p className="aside-more">{dayCopy.freeMore(freeMore)}</p>}
				</section>
			)}
			{moved.length === 0 ? null : (
				<section aria-labelledby="mudou-h">
					<h2 id="mudou-h" className="aside-title aside-moved">
						{dayCopy.movedTitle}
					</h2>
					<ul className="picks">{moved.map(({ game }) => line(game, dayCopy.was(game.movedFrom ?? '')))}</ul>
				</section>
			)}
		</aside>
	);
});

function freeNote(view: DayView, game: GameCard): string {
	const found = freeChannel(view, game);
	if (!found) return '';
	const coverage = coverageWords(found.broadcast.include, found.broadcast.exclude);
	return coverage === null ? found.channel.name : `${found.channel.name} (${coverage.text})`;
}

function PickLine({ game, view, sideOf, note }: AsideProps & { game: GameCard; note: ReactNode }) {
	return (
		<li>
			<a href={paths.game(game.slug)} className="pick">
				<span className="pick-hour display">{game.kickoffAt === undefined ? '–' : hourBeside(game.kickoffAt, view.day, view.today)}</span>
				<span className="pick-teams">
					{sideOf(game.home).name} {VERSUS} {sideOf(game.away).name} <span className="pick-note">{note}</span>
				</span>
			</a>
		</li>
	);
}
