import { dayPath, sidesOf } from '#app/site/games/day-words.ts';
import { GameRow } from '#app/site/games/game-row.tsx';
import { agendaCopy, dayHeading } from '#core/copy/agenda.ts';
import { countGames } from '#core/copy/games.ts';
import type { DatedList } from '#core/games/dated-list.ts';
import { countStanding } from '#core/games/game-rules.ts';
import { paths } from '#core/site/paths.ts';

type ListProps = { list: DatedList; today: string /** The competition that the title of the page names. */; titled: string | undefined };

/** Running and coming games by day; says so when there are none. */
export function NextGames(props: ListProps) {
	const { list } = props;
	const { title, text, link } = agendaCopy.noNext;
	return (
		<section className="agenda" aria-labelledby="proximos-h" data-list="next">
			<h2 id="proximos-h" className="part-title">
				{agendaCopy.next}
			</h2>
			{list.games.length > 0 ? (
				<GameDays {...props} kind="next" />
			) : (
				<div className="agenda-none" data-empty="next">
					<p className="watch-none-title">{title}</p>
					<p>{text}</p>
					<a className="button button-quiet" href={paths.today}>
						{link}
					</a>
				</div>
			)}
		</section>
	);
}

/** Games played, latest first. Nothing where none is kept. */
export function PastGames(props: ListProps) {
	if (props.list.games.length === 0) return null;
	return (
		<section className="agenda agenda-past" aria-labelledby="ultimos-h" data-list="past">
			<h2 id="ultimos-h" className="part-title">
				{agendaCopy.past}
			</h2>
			<GameDays {...props} kind="over" />
		</section>
	);
}

function GameDays({ list, today, titled, kind }: ListProps & { kind: 'next' | 'over' }) {
	const sideOf = sidesOf(list);
	return list.days.map(({ day, games }) => {
		const view = { ...list, day, today };
		const { name, date } = dayHeading(day, today);
		const id = `${kind}-${day}`;
		return (
			<div className="hour" key={day}>
				<p className="hour-head" id={id}>
					<a className="hour-name" href={dayPath(day, today)}>
						<time dateTime={day}>
							{name} <span className="agenda-date">{date}</span>
						</time>
					</a>{' '}
					<span className="hour-count">{countGames(countStanding(games.flatMap((place) => list.games[place] ?? [])))}</span>
				</p>
				<ul className="games games-timed" aria-labelledby={id}>
					{games.map((place) => {
						const game = list.games[place];
						return game ? <GameRow key={game.slug} {...{ game, view, kind, titled, sideOf }} hidden={false} /> : null;
					})}
				</ul>
			</div>
		);
	});
}
