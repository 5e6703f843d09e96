import { demoCopy } from '#core/demo/copy/demo.ts';
import type { Names } from '#core/games/cards.ts';
import { addDays, daysBetween, GUIDE_ZONE } from '#core/site/dates.ts';
import { Agenda } from './agenda.ts';
import { drawCup } from './cup-rounds.ts';
import { type Fixture, isTeamId, kickoffOf, squadOf } from './fixture.ts';
import { leagueRound } from './league-rounds.ts';
import { CUPS_ABROAD } from './reference/cups-abroad.ts';
import { BRAZIL_CUPS } from './reference/cups-brazil.ts';
import { BRAZIL_LEAGUES } from './reference/leagues-brazil.ts';
import { EUROPE_LEAGUES } from './reference/leagues-europe.ts';
import { WORLD_LEAGUES } from './reference/leagues-world.ts';
import { UNDECIDED_GAMES } from './reference/undecided.ts';
import { at } from './series.ts';
import { weekdayIndex, weekOf } from './week.ts';

const LEAGUES = [...BRAZIL_LEAGUES, ...EUROPE_LEAGUES, ...WORLD_LEAGUES];
/** Continental cups first: their clubs are fixed, and the other cups draw from the rest. */
const CUPS = [...CUPS_ABROAD, ...BRAZIL_CUPS];

/**
 * Hour of the sub-20 game of the same clubs: constant, so that youth sides rest as long as senior
 * ones.
 */
const TWIN_TIME = '15:00';

/**
 * Every fixture of the São Paulo days `from` to `to`, both included. A pure function of the date: a
 * day always has the same games, whenever the demo is built, so that their addresses last.
 */
export function fixturesBetween(from: string, to: string, names: Names): Fixture[] {
	// The previous round decides who is rested in the first week.
	const weeks = range(weekOf(from) - 1, weekOf(to));
	const agenda = new Agenda();
	const league = weeks.flatMap((week) =>
		LEAGUES.flatMap((series) => leagueRound(series, week, names)),
	);
	for (const { home, away, competition, kickoffAt } of league) {
		for (const team of [home, away]) agenda.add(squadOf(team, competition), kickoffAt);
	}
	const cups = weeks.flatMap((week) => {
		const availability = { agenda, busy: new Set<string>(), names };
		return CUPS.flatMap((cup) => drawCup(cup, week, availability));
	});
	const seniors = [...league, ...cups].filter(({ day }) => day >= from && day <= to);
	return [...withTwins(seniors, names), ...undecidedGames(from, to, names)];
}

/**
 * Adds the sub-20 game of the same clubs on the same day to every Série A game, and to one Copa do
 * Brasil game a day.
 */
function withTwins(seniors: readonly Fixture[], names: Names): Fixture[] {
	const cupDays = new Set<string>();
	return seniors.flatMap((senior) => {
		const twin = twinCompetition(senior, cupDays);
		const competition = twin === null ? undefined : names.competitions.get(twin);
		const kickoff = competition && kickoffOf(senior.date, at(TWIN_TIME), GUIDE_ZONE);
		if (!kickoff) return [senior];
		return [
			{ ...senior, twin: true },
			{ ...senior, ...kickoff, competition, channels: null, twin: true },
		];
	});
}

function twinCompetition({ competition, day }: Fixture, cupDays: Set<string>): string | null {
	if (competition.id === 'brasileirao-a') return 'brasileirao-sub20';
	if (competition.id !== 'copa-do-brasil' || cupDays.has(day)) return null;
	cupDays.add(day);
	return 'copa-do-brasil-sub20';
}

function undecidedGames(from: string, to: string, names: Names): Fixture[] {
	return range(0, daysBetween(from, to)).flatMap((count): Fixture[] => {
		const date = addDays(from, count);
		const game = UNDECIDED_GAMES[weekdayIndex(date)];
		const competition = game && names.competitions.get(game.competitionId);
		const kickoff = game && kickoffOf(date, at(game.time), GUIDE_ZONE);
		if (!game || !competition || !kickoff) return [];
		return [
			{
				...kickoff,
				competition,
				...demoCopy.undecided[game.stage],
				channels: null,
				undecided: true,
				twin: false,
			},
		];
	});
}

/** Whether a fixture has a side of the reference data: only then events apply to it. */
export function hasKnownTeam({ home, away }: Fixture): boolean {
	return isTeamId(home) || isTeamId(away);
}

function range(first: number, last: number): number[] {
	return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
