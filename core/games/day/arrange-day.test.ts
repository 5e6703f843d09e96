import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GAME_STATUSES, type Game } from '#core/games/game.ts';
import { startOfDay } from '#core/site/dates.ts';
import { aBroadcast, aGame, at, someNames } from '#tests/support/factories.ts';
import { arrangeDay, asksData, nextDayTurn } from './arrange-day.ts';
import { buildDay } from './day-builder.ts';
import type { DayView } from './day-view.ts';

const DAY = '2026-11-20';
const MINUTE = 60_000;
const build = (games: readonly Game[], now: number) =>
	buildDay({ day: DAY, now, games, names: someNames(), movedFrom: new Map() });

/** Without the words that are told of a game by the clock and by its data together. */
function arrangement({ games, competitions, ...rest }: DayView) {
	const cards = games.map(({ answer: _answer, answerText: _answerText, ...card }) => card);
	return {
		...rest,
		games: cards,
		competitions: competitions.map(({ said: _said, ...card }) => card),
	};
}

const someGames = fc.array(
	fc.record({
		// From the evening before to the evening after; now and then an open hour.
		minute: fc.option(fc.integer({ min: -3 * 60, max: 30 * 60 }), { freq: 6 }),
		status: fc.constantFrom(...GAME_STATUSES, 'scheduled' as const, 'scheduled' as const),
		channel: fc.constantFrom('globo', 'premiere', null),
	}),
	{ maxLength: 8 },
);

function gamesOf(drawn: typeof someGames extends fc.Arbitrary<infer Some> ? Some : never): Game[] {
	return drawn.map(({ minute, status, channel }, place) =>
		aGame({
			...{
				id: `${place}`,
				slug: `g${place}`,
				status,
				broadcasts: channel === null ? [] : [aBroadcast(channel)],
			},
			kickoffAt: minute === null ? null : startOfDay(DAY) + minute * MINUTE,
		}),
	);
}

const moments = fc.tuple(fc.nat({ max: 26 * 60 }), fc.nat({ max: 26 * 60 })).map((pair) => {
	const [from = 0, to = 0] = pair
		.toSorted((a, b) => a - b)
		.map((minute) => startOfDay(DAY) + minute * MINUTE);
	return { from, to };
});

test('S9.04 law: a day that was built earlier and follows the clock stands like one that is built now', () => {
	fc.assert(
		fc.property(someGames, moments, (drawn, { from, to }) => {
			const games = gamesOf(drawn);
			const followed = arrangeDay(build(games, from).view, to);
			const built = build(games, to).view;
			expect(arrangement(followed)).toEqual(arrangement(built));
			if (!asksData(followed, { from, to })) expect(followed).toEqual(built);
		}),
		{ numRuns: 300 },
	);
});

test('law: between two turns of the clock nothing of a day changes', () => {
	fc.assert(
		fc.property(someGames, moments, fc.nat(), (drawn, { from }, share) => {
			const { view, validUntil } = build(gamesOf(drawn), from);
			expect(nextDayTurn(view, from)).toBe(validUntil);
			expect(arrangeDay(view, from + (share % (validUntil - from)))).toEqual(view);
		}),
	);
});

test('kickoff needs no data, the end of a game does; so does the kickoff of one for which nothing is announced', () => {
	const channel = [aBroadcast('premiere')];
	const { view } = build([aGame({ broadcasts: channel })], at('2026-11-20T21:29'));
	const until = (to: string) =>
		asksData(view, { from: at('2026-11-20T21:29'), to: at(`2026-11-${to}`) });
	expect([until('20T21:30'), until('20T23:29'), until('20T23:30'), until('21T00:00')]).toEqual([
		false,
		false,
		true,
		true,
	]);
	const open = build([aGame()], at('2026-11-20T21:29')).view;
	expect(asksData(open, { from: at('2026-11-20T21:29'), to: at('2026-11-20T21:30') })).toBe(true);
});

test('cards that stand in order keep their array', () => {
	const { view } = build(
		[aGame({ id: 'a', slug: 'a' }), aGame({ id: 'b', slug: 'b' })],
		at('2026-11-20T17:00'),
	);
	expect(arrangeDay(view, at('2026-11-20T21:30')).games).toBe(view.games);
});
