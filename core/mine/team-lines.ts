import { audienceKind } from '#core/games/day/agenda-parts.ts';
import { kindsOf } from '#core/games/day/day-parts.ts';
import type { DayView } from '#core/games/day/day-view.ts';
import type { MyTeam } from './preferences.ts';
import { gamesOfTeams } from './watch.ts';

/**
 * Most teams that have a line of their own on a day: a phone's screen also holds the games of
 * others.
 */
export const MOST_TEAM_LINES = 3;

/**
 * A team of a reader on a day: its game, as a place in `DayView.games`; null = it has none in the
 * list, so its next one is told.
 */
type TeamLine = { team: MyTeam; place: number | null };

/**
 * What a page shows of a day: places in `DayView.games`. `top` = the games drawn large, which say
 * themselves whose they are.
 */
type ListedGames = { top: readonly number[]; listed: readonly number[] };

/**
 * The teams of a reader that a day tells of in lines of their own, those with a game in the list
 * first, each part as they were chosen. Today tells of every team: of its first team's game that is
 * not behind, else null. Another day tells only of teams that it lists. Keep in step with the room
 * that `readerSheet` keeps for the lines.
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
