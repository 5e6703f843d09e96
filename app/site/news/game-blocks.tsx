import { AnswerLine } from '#app/site/answer/answer-line.tsx';
import { dayPath, sidesOf } from '#app/site/games/day-words.ts';
import { Disc } from '#app/ui/disc.tsx';
import { lineText } from '#core/answer/answer-lines.ts';
import { live, movedWords, VERSUS, zoneLabel } from '#core/games/copy/games.ts';
import { STATUS_WORDS } from '#core/games/copy/words.ts';
import type { GameCard } from '#core/games/day/day-view.ts';
import type { ArticleGames, GameMoment } from '#core/news/article-view.ts';
import { dayBlockTitle, gameWhen, articlePageCopy as words } from '#core/news/copy/news.ts';
import { formatHour, isoLocal } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';

/** A game inside a text, with the guide's current hour and channels. */
export function GameBlock({ games, gameId }: { games: ArticleGames; gameId: string }) {
	const place = games.byId[gameId];
	const game = place === undefined ? undefined : games.games[place];
	if (place === undefined || game === undefined)
		return <p className="gblock gblock-gone">{words.gameGone}</p>;
	const [home, away] = [game.home, game.away].map(sidesOf(games));
	const competition = games.competitions[game.competition]?.name;
	const day = games.days[place] ?? games.today;
	return (
		<section
			className="gblock"
			data-game={game.slug}
			aria-label={words.game(`${home?.name} ${VERSUS} ${away?.name}`)}
		>
			<p className="gblock-when">
				<Moment moment={games.moments[place] ?? 'coming'} game={game} />
				<time
					className="display"
					dateTime={game.kickoffAt === undefined ? day : isoLocal(game.kickoffAt)}
				>
					{gameWhen({ day, kickoffAt: game.kickoffAt }, games.today)}
				</time>
				<span className="gblock-zone">{zoneLabel}</span>
			</p>
			<p className="gblock-teams">
				{[home, away].map((side) =>
					side === undefined ? null : (
						<span className="side" key={side.name}>
							<Disc disc={side.disc} />
							{side.name}
						</span>
					),
				)}
			</p>
			<p className="facts">
				{[competition, game.round].filter(Boolean).join(' · ')}
				{game.movedFrom === undefined ? null : (
					<span className="moved">{movedWords(game.movedFrom, game.kickoffAt)}</span>
				)}
			</p>
			{games.moments[place] === 'off' ? null : <AnswerLine game={game} channels={games.channels} />}
			<p className="gblock-more">
				<a href={paths.game(game.slug)}>
					{words.gameMore}
					<span className="vh">{`: ${home?.name} ${VERSUS} ${away?.name}`}</span>
				</a>
			</p>
		</section>
	);
}

/** The games of a day inside a text, with current data; only the most important of many. */
export function DayBlock({ games, day }: { games: ArticleGames; day: string }) {
	const places = games.byDay[day] ?? [];
	const total = games.totals[day] ?? 0;
	const title = dayBlockTitle(day, games.today);
	return (
		<section className="gblock" data-day={day} aria-label={title}>
			<p className="gblock-day display">{title}</p>
			{places.length === 0 ? (
				<p className="facts">{words.dayEmpty}</p>
			) : (
				<GameLines games={games} places={places} />
			)}
			{total === 0 ? null : (
				<p className="gblock-more">
					<a href={dayPath(day, games.today)}>{words.dayMore(total)}</a>
				</p>
			)}
		</section>
	);
}

/**
 * One game per line: time, teams, channel. `dated`: games of several days, so each line shows its
 * day.
 */
export function GameLines({
	games,
	places,
	dated = false,
}: {
	games: ArticleGames;
	places: readonly number[];
	dated?: boolean;
}) {
	const sideOf = sidesOf(games);
	return (
		<ul className={dated ? 'glines glines-dated' : 'glines'}>
			{places.map((place) => {
				const game = games.games[place];
				if (game === undefined) return null;
				const day = games.days[place] ?? games.today;
				const hour = game.kickoffAt === undefined ? '–' : formatHour(game.kickoffAt);
				return (
					<li key={game.slug} data-game={game.slug}>
						<time
							className="display"
							dateTime={game.kickoffAt === undefined ? day : isoLocal(game.kickoffAt)}
						>
							{dated ? gameWhen({ day, kickoffAt: game.kickoffAt }, games.today) : hour}
						</time>
						<a
							href={paths.game(game.slug)}
						>{`${sideOf(game.home).name} ${VERSUS} ${sideOf(game.away).name}`}</a>
						<span className="glines-where">
							<Moment moment={games.moments[place] ?? 'coming'} game={game} />
							{games.moments[place] === 'off'
								? null
								: lineText(game.answer.country, games.channels)}
						</span>
					</li>
				);
			})}
		</ul>
	);
}

/** A game's status, which readers must know before its hour. */
function Moment({ moment, game }: { moment: GameMoment; game: GameCard }) {
	if (moment === 'live') return <b className="tag tag-live">{live}</b>;
	if (moment === 'over') return <b className="tag">{words.over}</b>;
	return moment === 'off' && game.status ? (
		<b className="tag tag-off">{STATUS_WORDS[game.status]}</b>
	) : null;
}
