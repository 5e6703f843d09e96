import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agendaParts } from './agenda-parts.ts';
import type { DatedList } from './dated-list.ts';
import type { CompetitionCard, GameCard } from './day-view.ts';

const competitions = [
	{ id: 'serie-a', name: 'Série A', priority: 1, keys: '' },
	{ id: 'fem', name: 'Brasileirão Feminino', priority: 2, keys: '', gender: 'f' },
	{ id: 'sub-20', name: 'Sub-20', priority: 4, keys: '', ageGroup: 'sub-20' },
] as CompetitionCard[];

/** A game for each number: its competition; two of a day. */
function listOf(kinds: readonly number[], off: ReadonlySet<number> = new Set()): DatedList {
	const games = kinds.map((competition, place): GameCard => {
		const card: GameCard = {
			slug: `g${place}`,
			home: 'A',
			away: 'B',
			competition,
			broadcasts: [],
			answer: { country: { kind: 'open', words: '' } },
		};
		return off.has(place) ? { ...card, status: 'postponed' } : card;
	});
	const days = [
		...Map.groupBy(games.keys(), (place) => `2026-11-${10 + Math.floor(place / 2)}`),
	].map(([day, places]) => ({
		day,
		games: places,
	}));
	return { teams: [], channels: [], competitions, games, days };
}

const placesOf = (days: readonly { games: readonly number[] }[]) =>
	days.flatMap(({ games }) => games);

test('the first team goes before women and youth, though their games come sooner', () => {
	const { first, leading, parts } = agendaParts(listOf([2, 1, 0, 2, 0]), { byAudience: true });
	expect([first, leading]).toEqual([2, 'first']);
	expect(parts.map(({ kind, near }) => [kind, placesOf(near)])).toEqual([
		['first', [4]],
		['women', [1]],
		['youth', [0, 3]],
	]);
});

test('a club of women leads with its own; a game called off is not the next one', () => {
	expect(agendaParts(listOf([2, 1, 1], new Set([1])), { byAudience: true })).toMatchObject({
		first: 2,
		leading: 'women',
	});
	expect(agendaParts(listOf([0], new Set([0])), { byAudience: true })).toMatchObject({
		first: null,
		parts: [{ near: [{ games: [0] }] }],
	});
});

test('four games of a part stand open, one more than that too, since a fold for one is longer than the game', () => {
	const openOf = (count: number) => {
		const [part] = agendaParts(listOf(Array.from({ length: count }, () => 0)), {
			byAudience: false,
		}).parts;
		return [placesOf(part?.near ?? []).length, placesOf(part?.later ?? []).length];
	};
	expect([openOf(6), openOf(7), openOf(30)]).toEqual([
		[5, 0],
		[4, 2],
		[4, 25],
	]);
});

test('a law: each game stands in exactly one place, each part in the order of its days', () => {
	fc.assert(
		fc.property(
			fc.array(fc.constantFrom(0, 1, 2), { maxLength: 40 }),
			fc.boolean(),
			(kinds, byAudience) => {
				const { first, parts } = agendaParts(listOf(kinds), { byAudience });
				const shown = parts.flatMap(({ near, later }) => {
					const places = placesOf([...near, ...later]);
					expect(places).toEqual(places.toSorted((a, b) => a - b));
					return places;
				});
				expect([...shown, ...(first === null ? [] : [first])].sort((a, b) => a - b)).toEqual([
					...kinds.keys(),
				]);
			},
		),
	);
});
