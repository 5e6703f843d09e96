import { addDays, daysBetween } from '#core/site/dates.ts';
import { type LegGame, roundParts } from './season.ts';

/** Between the two legs of a tie, where the competition has not shown another distance. */
const USUAL_DAYS = 7;

/** Second legs that the guide does not have, by the day on which they are likely. */
export function missingSecondLegs(legs: readonly LegGame[]): { day: string; family: string }[] {
	const read = legs.map((game) => ({ ...game, ...roundParts(game.round) }));
	const seconds = read.filter(({ leg }) => leg === 'second');
	const ties = read
		.filter(({ leg }) => leg === 'first')
		.map((first) => ({ first, second: seconds.find((second) => isSameTie(first, second)) }));
	const distances = ties
		.flatMap(({ first, second }) =>
			second === undefined ? [] : daysBetween(first.day, second.day),
		)
		.filter((days) => days > 0)
		.sort((a, b) => a - b);
	const apart = distances[Math.floor(distances.length / 2)] ?? USUAL_DAYS;
	return ties
		.filter(({ second }) => second === undefined)
		.map(({ first: { day, family } }) => ({ day: addDays(day, apart), family }));
}

type Leg = LegGame & { family: string };

function isSameTie(first: Leg, second: Leg): boolean {
	const { family, home, away } = first;
	return family === second.family && home === second.away && away === second.home;
}
