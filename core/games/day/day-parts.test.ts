import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Broadcast } from '#core/games/broadcast.ts';
import { GAME_STATUSES, type Game } from '#core/games/game.ts';
import {
	aBroadcast,
	aCompetition,
	aGame,
	at,
	NOW,
	someNames,
	TODAY,
} from '#tests/support/factories.ts';
import { buildDay } from './day-builder.ts';
import { dayParts } from './day-parts.ts';

const names = someNames();
const competitions = new Map([
	...names.competitions,
	['sub-20', aCompetition('sub-20', { ageGroup: 'sub-20' })],
]);

function view(games: Game[], day = TODAY) {
	return buildDay({ day, now: NOW, games, names: { ...names, competitions }, movedFrom: new Map() })
		.view;
}

/** 'more: slug slug' for each part. */
function outline(games: Game[], keep?: readonly string[]): string[] {
	const day = view(games);
	const kept =
		keep && new Set(keep.map((slug) => day.games.findIndex((game) => game.slug === slug)));
	return dayParts(day, kept).map(
		({ kind, games: places }) =>
			`${kind}: ${places.map((place) => day.games[place]?.slug).join(' ')}`,
	);
}

const shown = { broadcasts: [aBroadcast('premiere')] };
const at20 = (slug: string, over: Partial<Game> = {}) =>
	aGame({ slug, id: slug, kickoffAt: at('2026-11-20T20:00'), ...over });

test('three games stand out, the others that are shown follow, and the rest is folded away', () => {
	const games = [
		at20('1', { ...shown, broadcasts: [aBroadcast('globo')] }),
		at20('2', shown),
		at20('3', { ...shown, kickoffAt: at('2026-11-20T21:00') }),
		at20('4', { ...shown, kickoffAt: at('2026-11-20T22:00') }),
		at20('5', { ...shown, competitionId: 'serie-b' }),
		at20('base', { ...shown, competitionId: 'sub-20' }),
		at20('sem-canal'),
		at20('adiado', { status: 'postponed' }),
		at20('cedo', { kickoffAt: at('2026-11-20T11:00') }),
	];
	expect(outline(games)).toEqual([
		'top: 1 2 3',
		'more: 4 5',
		'off: adiado',
		'youth: base',
		'open: sem-canal',
		'over: cedo',
	]);
	expect(outline(games, ['5', 'base', 'cedo'])).toEqual(['top: 5', 'youth: base', 'over: cedo']);
});

test('a day that has none left shows the next game large', () => {
	const next = { ...shown, day: '2026-11-22' };
	const games = [
		at20('cedo', { kickoffAt: at('2026-11-20T11:00') }),
		aGame({ ...next, id: 'a', slug: 'a', kickoffAt: at('2026-11-22T16:00') }),
		aGame({ ...next, id: 'b', slug: 'b', kickoffAt: at('2026-11-22T18:00') }),
	];
	expect(outline(games)).toEqual(['top: a', 'next: b', 'over: cedo']);
});

test('of a long day the last lines fold into one part', () => {
	const games = Array.from({ length: 25 }, (_, place) =>
		at20(`${place}`.padStart(2, '0'), {
			...shown,
			kickoffAt: at('2026-11-20T20:00') + place * 60_000,
		}),
	);
	const lines = outline(games).map((line) => line.split(' ').length - 1);
	expect(outline(games).map((line) => line.split(':')[0])).toEqual(['top', 'more', 'rest']);
	expect(lines).toEqual([3, 18, 4]);
	expect(outline(games.slice(0, 24)).map((line) => line.split(':')[0])).toEqual(['top', 'more']);
});

test('a day of which few channels are known is told by competition', () => {
	const games = [
		at20('1'),
		at20('2', { kickoffAt: at('2026-11-20T21:00') }),
		at20('3', { competitionId: 'serie-b' }),
		at20('4', { kickoffAt: at('2026-11-20T22:00') }),
	];
	expect(outline(games)).toEqual(['top: 1', 'group: 2 4', 'group: 3']);
	expect(outline([...games, at20('5', shown)])).toEqual(['top: 5', 'group: 1 2 4', 'group: 3']);
});

test('law: every game of a day stands in one part, and at most three stand out', () => {
	const some = fc.array(
		fc.record({
			kickoffAt: fc.option(fc.integer({ min: 0, max: 1_439 })),
			status: fc.constantFrom(...GAME_STATUSES),
			competitionId: fc.constantFrom('brasileirao-a', 'serie-b', 'sub-20'),
			broadcasts: fc.constantFrom<Broadcast[]>(
				[],
				[aBroadcast('globo')],
				[aBroadcast(null, { state: 'none' })],
			),
		}),
		{ maxLength: 10 },
	);
	fc.assert(
		fc.property(some, fc.constantFrom(TODAY, '2026-11-19', '2026-11-21'), (facts, day) => {
			const games = facts.map(({ kickoffAt, ...fact }, place) => {
				const instant = kickoffAt === null ? null : at(`${day}T00:00`) + kickoffAt * 60_000;
				return aGame({ id: `${place}`, slug: `g${place}`, day, ...fact, kickoffAt: instant });
			});
			const built = view(games, day);
			const parts = dayParts(built);
			expect(parts.flatMap((part) => part.games).toSorted((a, b) => a - b)).toEqual(
				built.games.map((_, place) => place),
			);
			expect(parts.find(({ kind }) => kind === 'top')?.games.length ?? 0).toBeLessThanOrEqual(3);
		}),
	);
});
