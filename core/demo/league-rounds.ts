import { demoCopy } from '#core/demo/copy/demo.ts';
import type { Names } from '#core/games/cards.ts';
import { type Fixture, isKnownSide, kickoffOf } from './fixture.ts';
import { shuffled } from './random.ts';
import { roundCount, roundRobin } from './round-robin.ts';
import { type League, type Slot, WEEK_DAYS, type WeekDay } from './series.ts';
import { dayOfWeek } from './week.ts';

/** A series' slots in one week with their dates, in the written order. */
export function slotsOfWeek(
	{ slots }: Pick<League, 'slots'>,
	week: number,
): { slot: Slot; date: string }[] {
	const days = Object.keys(slots).filter((key): key is WeekDay => Object.hasOwn(WEEK_DAYS, key));
	return days.flatMap((day) =>
		(slots[day] ?? []).map((slot) => ({ slot, date: dayOfWeek(week, day) })),
	);
}

/**
 * The round of a league in a football week: round-robin pairs, on the week's slots in an order
 * derived from the week.
 */
export function leagueRound(league: League, week: number, names: Names): Fixture[] {
	const competition = names.competitions.get(league.competitionId);
	if (!competition) return [];
	const seed = `${league.competitionId} ${league.teams[0]}`;
	const round = week % roundCount(league.teams);
	const pairs = shuffled(roundRobin(shuffled(league.teams, seed), round), `${seed} ${week}`);
	return slotsOfWeek(league, week).flatMap(({ slot, date }, index): Fixture[] => {
		const kickoff = kickoffOf(date, slot, league.zone);
		const [home, away] = pairs[index] ?? [];
		if (!kickoff || !home || !away || !isKnownSide(home, names) || !isKnownSide(away, names))
			return [];
		const what = {
			competition,
			round: demoCopy.round(round + 1),
			home,
			away,
			channels: slot.channels,
		};
		return [{ ...kickoff, ...what, undecided: false, twin: false }];
	});
}
