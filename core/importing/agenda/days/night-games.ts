import type { OpenGame } from '#core/importing/agenda/agenda-state.ts';
import { plainIssue } from '#core/importing/issue.ts';
import { addDays } from '#core/site/dates.ts';
import type { AgendaDay } from './agenda-day.ts';

const EVENING = '18:00';
const MORNING = '06:00';
const FEWEST = 2;

type Run = {
	under: OpenGame['under'];
	time: string;
	count: number;
	rising: boolean;
	night: boolean;
};

/**
 * Daily programmes continue past midnight: '1h30' and '4h' below '23h' belong to the next day,
 * provided that all earlier hours were ascending. Returns a function that takes the games in page
 * order and gives their day; a moved day gets a doubt.
 */
export function createNights(): (game: OpenGame, day: AgendaDay) => AgendaDay {
	let run: Run | null = null;
	let last: OpenGame | null = null;
	return (game, day) => {
		const before = last;
		last = game;
		if (day.date !== null && isLateOf(before, game))
			return { date: addDays(day.date, 1), issues: [...day.issues, plainIssue('dateInherited')] };
		run = nextRun(run, game);
		if (run?.night !== true || day.date === null) return day;
		return { date: addDays(day.date, 1), issues: [...day.issues, plainIssue('dateInherited')] };
	};
}

/** 'A x B às 23h e C x D à 1h30' in one sentence. */
function isLateOf(before: OpenGame | null, { line, facts }: OpenGame): boolean {
	const hours =
		before?.line === line && facts.day === before.facts.day ? [before.facts.time, facts.time] : [];
	const [first = null, second = null] = hours;
	return first !== null && second !== null && first >= EVENING && second < MORNING;
}

function nextRun(run: Run | null, { facts, under }: OpenGame): Run | null {
	const time = facts.time ?? under.time;
	if (time === null || facts.day !== null || under.day === null) return null;
	if (run === null || run.under.day !== under.day || run.under.competition !== under.competition)
		return { under, time, count: 1, rising: true, night: false };
	const falls = time < run.time;
	const isMidnight =
		falls &&
		run.rising &&
		!run.night &&
		run.count >= FEWEST &&
		run.time >= EVENING &&
		time < MORNING;
	const rising = run.rising && (!falls || isMidnight);
	return {
		under,
		time,
		count: run.count + 1,
		rising,
		night: isMidnight || (run.night && rising && time < MORNING),
	};
}
