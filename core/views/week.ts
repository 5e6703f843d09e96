import { endingTurn } from '#core/games/day/score.ts';
import type { Game } from '#core/games/game.ts';
import type { ListContext } from '#core/games/game-list.ts';
import { countStanding, isBehind, isOff, nextTurn } from '#core/games/game-rules.ts';
import { addDays, dayOf, startOfDay } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import { viewsCopy } from './copy.ts';
import {
	byKickoff,
	byWeight,
	type GroupedList,
	groupGames,
	type PlannedGroup,
} from './game-groups.ts';

/** Number of days, starting today. */
const WEEK_DAYS = 7;
/** Most games of a day that are listed; the others are a link away. */
const MOST_LISTED = 5;

type WeekInput = ListContext & { /** Games of the days in `weekDays`. */ games: readonly Game[] };

/** The seven days, YYYY-MM-DD, starting with a day. */
export function weekDays(today: string): string[] {
	return Array.from({ length: WEEK_DAYS }, (_, away) => addDays(today, away));
}

/**
 * Seven days starting today: the most important games of each (decision 0029), with the first one
 * drawn large and the rest by kickoff, and a link to its page. Finished games of today are left
 * out. `now` in UTC milliseconds; returns the list and `validUntil`.
 */
export function buildWeek({ games, ...context }: WeekInput): {
	list: GroupedList;
	validUntil: number;
} {
	const { now } = context;
	const today = dayOf(now);
	const byDay = Map.groupBy(games, ({ day }) => day);
	const planned = weekDays(today).map((day) => planDay(day, byDay.get(day) ?? [], context));
	const turns = (byDay.get(today) ?? []).flatMap((game) =>
		[nextTurn(game, now) ?? [], endingTurn(game, now) ?? []].flat(),
	);
	return {
		list: groupGames(planned, context),
		validUntil: Math.min(startOfDay(addDays(today, 1)), ...turns),
	};
}

function planDay(day: string, games: readonly Game[], { now, names }: ListContext): PlannedGroup {
	const total = countStanding(games);
	const left = games.filter((game) => !isOff(game) && !isBehind(game, now));
	const [first, ...others] = byWeight(left, names, now).slice(0, MOST_LISTED);
	const today = dayOf(now);
	const path =
		day === today ? paths.today : day === addDays(today, 1) ? paths.tomorrow : paths.day(day);
	return {
		...viewsCopy.week.group({
			day,
			today,
			total,
			left: left.length,
			listed: others.length + (first ? 1 : 0),
		}),
		day,
		path,
		top: first === undefined ? [] : [first],
		lines: byKickoff(others, names),
	};
}
