import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#core/site/dates.ts';
import { expectGames } from './expected-games.ts';
import type { LegGame, SeasonSlice } from './season.ts';

/** A Sunday. */
const TODAY = '2026-11-22';
const DAYS = Array.from({ length: 7 }, (_, at) => addDays(TODAY, at));
/** Games of a weekend round: Saturday to Monday. */
const WEEKEND: readonly [number, number][] = [
	[-1, 4],
	[0, 5],
	[1, 1],
];

/** A league with a round each weekend; round 30 is the one of TODAY. */
function league(rounds: readonly number[]): SeasonSlice[] {
	return rounds.flatMap((number) =>
		WEEKEND.map(([offset, games]) => ({
			day: addDays(TODAY, 7 * (number - 30) + offset),
			...{ round: `${number}ª rodada`, games, standing: games },
		})),
	);
}

function ask(slices: readonly SeasonSlice[], { type = 'liga', legs = [] as LegGame[] } = {}) {
	return expectGames({ type, slices, legs }, { today: TODAY, days: DAYS });
}

function missingOf(...asked: Parameters<typeof ask>): Record<string, number> {
	const outlook = ask(...asked);
	if (outlook.kind === 'unknown') throw new Error(outlook.why);
	return Object.fromEntries([...outlook.missing].map(([day, { games }]) => [day, games]));
}

const WHOLE = league([24, 25, 26, 27, 28, 29, 30, 31, 32]);

test('a complete guide lacks nothing', () => {
	expect(missingOf(WHOLE)).toEqual({});
});

test('games missing in a round belong to the weekdays of the last rounds', () => {
	const without = (day: string, games: number) =>
		WHOLE.flatMap((slice) =>
			slice.day === day
				? [{ ...slice, games: slice.games - games, standing: slice.games - games }]
				: [slice],
		);
	expect(missingOf(without(TODAY, 2))).toEqual({ [TODAY]: 2 });
	expect(missingOf(without('2026-11-23', 1))).toEqual({ '2026-11-23': 1 });
	expect(missingOf(without('2026-11-28', 4))).toEqual({ '2026-11-28': 4 });
	// What yesterday lacks is no hole of the next days.
	expect(missingOf(without('2026-11-21', 1))).toEqual({});
});

test('a round of which the guide has nothing is expected on the usual weekdays', () => {
	const outlook = ask(league([24, 25, 26, 27, 28, 29, 30]));
	expect(outlook).toMatchObject({ kind: 'known' });
	expect(missingOf(league([24, 25, 26, 27, 28, 29, 30]))).toEqual({ '2026-11-28': 4 });
	expect(missingOf(league([24, 25, 26, 27, 28, 29]))).toEqual({
		...{ '2026-11-22': 5, '2026-11-23': 1, '2026-11-28': 4 },
	});
});

test('nothing is expected between two rounds that follow each other, nor after the last one', () => {
	const pause = league([24, 25, 26, 27, 28, 29, 30]);
	const later = league([31]).map((slice) => ({ ...slice, day: addDays(slice.day, 7) }));
	expect(missingOf([...pause, ...later])).toEqual({});
	const last = WHOLE.map(({ round, ...slice }) => ({
		...slice,
		round: `${Number.parseInt(round ?? '', 10) + 8}ª rodada`,
	})).filter(({ round }) => Number.parseInt(round, 10) <= 38);
	expect(missingOf(last)).toEqual({});
});

test('a game moved from an old round does not open that round again', () => {
	const moved = { day: addDays(TODAY, 3), round: '12ª rodada', games: 1, standing: 1 };
	expect(missingOf([...WHOLE, moved])).toEqual({});
});

test('a knockout stage has as many games as its name says, each leg', () => {
	const day = addDays(TODAY, 2);
	const first = { day, round: 'quartas de final, ida', games: 3, standing: 3 };
	expect(missingOf([first], { type: 'copa' })).toEqual({ [day]: 1 });
	expect(missingOf([{ ...first, round: 'final' }], { type: 'copa' })).toEqual({});
});

test('a second leg is expected as long after the first as other ties of the cup had it', () => {
	const leg = (day: string, round: string, home: string, away: string) => ({
		...{ day, round, home, away },
	});
	const first = leg(addDays(TODAY, -4), 'semifinal, ida', 'a', 'b');
	expect(missingOf([], { legs: [first] })).toEqual({ [addDays(TODAY, 3)]: 1 });
	const earlier = [
		leg('2026-10-01', 'quartas de final, ida', 'a', 'c'),
		leg('2026-10-07', 'quartas de final, volta', 'c', 'a'),
	];
	expect(missingOf([], { legs: [first, ...earlier] })).toEqual({ [addDays(TODAY, 2)]: 1 });
	const second = leg(addDays(TODAY, 5), 'semifinal, volta', 'b', 'a');
	expect(ask([], { legs: [first, second] })).toMatchObject({ kind: 'unknown' });
});

test('where too little is known, nothing is made up', () => {
	expect(ask([])).toEqual({ kind: 'unknown', why: 'none' });
	expect(ask(league([29]))).toEqual({ kind: 'unknown', why: 'few' });
	expect(ask(WHOLE, { type: 'amistoso' })).toEqual({ kind: 'unknown', why: 'friendly' });
});

test('law: of a regular league each hole of the next round is found, and no other', () => {
	const hole = fc.record({ saturday: fc.nat(4), sunday: fc.nat(5) });
	fc.assert(
		fc.property(hole, ({ saturday, sunday }) => {
			const today = addDays(TODAY, 4);
			const days = Array.from({ length: 7 }, (_, at) => addDays(today, at));
			const slices = WHOLE.map((slice) => {
				const lost = { '2026-11-28': saturday, '2026-11-29': sunday }[slice.day] ?? 0;
				return { ...slice, games: slice.games - lost, standing: slice.games - lost };
			});
			const outlook = expectGames({ type: 'liga', slices, legs: [] }, { today, days });
			if (outlook.kind === 'unknown') throw new Error(outlook.why);
			const found = Object.fromEntries(
				[...outlook.missing].map(([day, { games }]) => [day, games]),
			);
			expect(found).toEqual({
				...(saturday === 0 ? {} : { '2026-11-28': saturday }),
				...(sunday === 0 ? {} : { '2026-11-29': sunday }),
			});
		}),
	);
});

test('law: whatever the season, holes are whole positive numbers of days of the window', () => {
	const slice = fc.record({
		day: fc.integer({ min: -60, max: 28 }).map((at) => addDays(TODAY, at)),
		round: fc.oneof(
			fc.constant(null),
			fc.integer({ min: 1, max: 38 }).map((number) => `${number}ª rodada`),
			fc.constantFrom('semifinal, ida', 'semifinal, volta', 'Grupo A, 2ª rodada', 'amistoso'),
		),
		games: fc.integer({ min: 0, max: 12 }),
	});
	fc.assert(
		fc.property(fc.array(slice, { maxLength: 60 }), (slices) => {
			const outlook = ask(slices.map((each) => ({ ...each, standing: each.games })));
			if (outlook.kind === 'unknown') return;
			for (const [day, { games }] of outlook.missing) {
				expect(DAYS).toContain(day);
				expect(Number.isInteger(games) && games > 0).toBe(true);
			}
		}),
	);
});
