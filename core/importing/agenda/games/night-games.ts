import type { OpenGame } from '#core/importing/agenda/lines/agenda-state.ts';
import type { AgendaDay } from '#core/importing/agenda/text/agenda-day.ts';
import { plainIssue } from '#core/importing/issue.ts';
import { addDays } from '#core/site/dates.ts';

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

/** A function for games in page order: '1h30' below '23h' moves to the next day, with a doubt. */
export function createNights(): (game: OpenGame, day: AgendaDay) => AgendaDay {
	let run: Run | null = null;
	return (game, day) => {
		run = nextRun(run, game);
		if (run?.night !== true || day.date === null) return day;
		return { date: addDays(day.date, 1), issues: [...day.issues, plainIssue('dateInherited')] };
	};
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
