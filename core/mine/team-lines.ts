import { audienceKind } from '#core/games/day/agenda-parts.ts';
import { kindsOf } from '#core/games/day/day-parts.ts';
import type { DayView } from '#core/games/day/day-view.ts';
import type { MyTeam } from './preferences.ts';
import { gamesOfTeams } from './watch.ts';

/** Most team lines on a day: a phone's screen must also show other games. */
export const MOST_TEAM_LINES = 3;

/**
 * A reader's team on a day: its game's index in `DayView.games`; null = none in the list, so its
 * next game is shown.
 */
type TeamLine = { team: MyTeam; place: number | null };

/**
 * The visible games of a day: indexes in `DayView.games`. `top` = the games drawn large, which mark
 * the reader's teams themselves.
 */
type ListedGames = { top: readonly number[]; listed: readonly number[] };

/**
 * The teams that get a line of their own on a day: those with a listed game first, then in the
 * order chosen. Today has a line for every team: its first team's game that is not over, otherwise
 * null. Other days have lines only for listed teams. Keep in sync with the space that `readerSheet`
 * reserves for the lines.
 */
export function teamLines(
	view: DayView,
	teams: readonly MyTeam[],
	{ top, listed }: ListedGames,
): TeamLine[] {
	const isToday = view.day === view.today;
	const lines = teams.flatMap((team): TeamLine[] => {
		const places = gamesOfTeams(view, [team.id]);
		if (places.some((place) => top.includes(place))) return [];
		const own = places.filter((place) => listed.includes(place));
		if (isToday)
			return [
				{
					team,
					place: own.find((place) => isFirst(view, place) && !isPlayed(view, place)) ?? null,
				},
			];
		const [place] = [...own.filter((each) => isFirst(view, each)), ...own];
		return place === undefined ? [] : [{ team, place }];
	});
	const playing = lines.filter(({ place }) => place !== null);
	return [...playing, ...lines.filter((line) => !playing.includes(line))].slice(0, MOST_TEAM_LINES);
}

function isFirst({ games, competitions }: DayView, place: number): boolean {
	return audienceKind(competitions[games[place]?.competition ?? -1]) === 'first';
}

function isPlayed(view: DayView, place: number): boolean {
	return kindsOf(view)[place] === 'over';
}
