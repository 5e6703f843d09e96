import type { Competition } from '#core/competitions/competition.ts';
import { demoCopy } from '#core/demo/copy/demo.ts';
import type { Names } from '#core/games/cards.ts';
import type { Agenda } from './agenda.ts';
import { type Fixture, isKnownSide, kickoffOf, squadOf } from './fixture.ts';
import { slotsOfWeek } from './league-rounds.ts';
import { shuffled } from './random.ts';
import type { Cup, Slot } from './series.ts';

/** The rested clubs (`agenda`), and those that already have a cup game this week. */
type Availability = { agenda: Agenda; busy: Set<string>; names: Names };

/** Whether a cup is played in a football week. */
function isCupWeek({ weeks }: Cup, week: number): boolean {
	return weeks === 'every' || (weeks === 'odd') === (week % 2 === 1);
}

/**
 * The games of a cup in a week, drawn among rested clubs; a slot without two of them stays empty.
 * Marks the drawn clubs as busy.
 */
export function drawCup(cup: Cup, week: number, availability: Availability): Fixture[] {
	const competition = availability.names.competitions.get(cup.competitionId);
	if (!competition || !isCupWeek(cup, week)) return [];
	const pool = shuffled(
		cup.teams.filter((team) => isKnownSide(team, availability.names)),
		`${cup.competitionId} ${week}`,
	);
	return slotsOfWeek(cup, week).flatMap(({ slot, date }): Fixture[] => {
		const kickoff = kickoffOf(date, slot, cup.zone);
		const pair =
			kickoff &&
			drawPair(pool, { cup, competition, slot, instant: kickoff.kickoffAt }, availability);
		if (!kickoff || !pair) return [];
		const [home, away] = pair;
		for (const squad of [squadOf(home, competition), squadOf(away, competition)]) {
			availability.agenda.add(squad, kickoff.kickoffAt);
			availability.busy.add(squad);
		}
		const round = demoCopy.phases[cup.phase];
		return [
			{
				...kickoff,
				competition,
				round,
				home,
				away,
				channels: slot.channels,
				undecided: false,
				twin: false,
			},
		];
	});
}

type Draw = { cup: Cup; competition: Competition; slot: Slot; instant: number };

/** Open television networks: in continental cups they show the Brazilian clubs. */
const OPEN_NETWORKS = ['globo', 'sbt'];

function drawPair(
	pool: readonly string[],
	{ cup, competition, slot, instant }: Draw,
	{ agenda, busy, names }: Availability,
) {
	const free = pool.filter((team) => {
		const squad = squadOf(team, competition);
		return !busy.has(squad) && agenda.isFree(squad, instant);
	});
	const country = (team: string) => names.teams.get(team)?.country ?? team;
	const forBrazil = slot.channels?.some((id) => OPEN_NETWORKS.includes(id)) ?? false;
	const first = free.find((team) => forBrazil && country(team) === 'BR') ?? free[0];
	const second = free.find(
		(team) => team !== first && !(cup.international && first && country(team) === country(first)),
	);
	if (!first || !second) return null;
	// Pool order decides who is at home, so that the network's club also plays away.
	return pool.indexOf(first) < pool.indexOf(second)
		? ([first, second] as const)
		: ([second, first] as const);
}
