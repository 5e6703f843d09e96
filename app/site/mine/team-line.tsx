import { useEffect, useState } from 'react';
import { AnswerLine } from '#app/site/answer/answer-line.tsx';
import { sidesOf } from '#app/site/games/day-words.ts';
import { Disc } from '#app/ui/disc.tsx';
import { VERSUS } from '#core/games/copy/games.ts';
import { relatedWhen } from '#core/games/copy/related.ts';
import { agendaParts } from '#core/games/day/agenda-parts.ts';
import type { GameCard, GameList } from '#core/games/day/day-view.ts';
import { mineCopy } from '#core/mine/copy/mine.ts';
import type { MyTeam } from '#core/mine/preferences.ts';
import { dayOf, isoLocal } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import { readTeamGames, type TeamGames } from './mine-source.ts';

type LineProps = {
	team: MyTeam;
	game: GameCard;
	list: GameList;
	/** YYYY-MM-DD, used for a game without an hour. */
	day: string;
	today: string;
};

/** One of my teams: opponent, time, and where to watch. */
export function TeamLine({ team, game: { kickoffAt, ...game }, list, day, today }: LineProps) {
	const sides = [game.home, game.away].map(sidesOf(list));
	const [home, away] = sides.map(({ id, name }) =>
		id === team.id ? <b key={id}>{name}</b> : name,
	);
	const when = relatedWhen(
		{ day: kickoffAt === undefined ? day : dayOf(kickoffAt), kickoffAt: kickoffAt ?? null },
		today,
	);
	return (
		<>
			<Disc disc={sides.find(({ id }) => id === team.id)?.disc ?? null} size={28} />
			<p className="mine-who">
				<a href={paths.game(game.slug)}>
					{home} {VERSUS} {away}
				</a>
			</p>
			<p className="rail-when">
				{kickoffAt === undefined ? when : <time dateTime={isoLocal(kickoffAt)}>{when}</time>}
			</p>
			<AnswerLine game={game} channels={list.channels} />
		</>
	);
}

/** A team without a game on the shown day: its next game, requested after mount. */
export function NextTeamLine({ team }: { team: MyTeam }) {
	const games = useTeamGames(team.id);
	const next = games === null || games === 'failed' ? null : nextGame(games);
	if (next !== null) return <TeamLine team={team} {...next} />;
	return (
		<>
			<Disc disc={null} size={28} />
			<p className="mine-who">
				<a href={paths.team(team.id)}>
					<b>{team.name}</b>
				</a>
			</p>
			<p className="rail-when">
				{games === null ? '' : games === 'failed' ? mineCopy.next.failed : mineCopy.next.none}
			</p>
		</>
	);
}

/** The first team's next game takes precedence over women's and youth teams. */
function nextGame({ next: list, today }: TeamGames): Omit<LineProps, 'team'> | null {
	const place = agendaParts(list, { byAudience: true }).first;
	const game = list.games[place ?? -1];
	const day = list.days.find(({ games }) => games.includes(place ?? -1))?.day;
	return game === undefined || day === undefined ? null : { game, list, day, today };
}

function useTeamGames(id: string): TeamGames | 'failed' | null {
	const [games, setGames] = useState<TeamGames | 'failed' | null>(null);
	useEffect(() => {
		const gone = new AbortController();
		readTeamGames(id, gone.signal).then(setGames, () => gone.signal.aborted || setGames('failed'));
		return () => gone.abort();
	}, [id]);
	return games;
}
