import fc from 'fast-check';
import { expect, test } from 'vitest';
import { teamCard } from '#core/games/cards.ts';
import { shippedReference } from '#tests/support/shipped-reference.ts';
import type { DayView, TeamCard } from './day-view.ts';
import { packDay, swapQuotes, unpackDay } from './packed-day.ts';
import type { PackedRows } from './packed-rows.ts';

const { teams } = shippedReference();

function viewOf(cards: TeamCard[]): DayView {
	const competitions = [
		{ id: 'serie-b', name: 'Série B', priority: 2, keys: 'campeonato brasileiro serie b' },
	];
	return {
		day: '2026-11-20',
		today: '2026-11-20',
		total: 0,
		updatedAt: null,
		sections: [],
		ranked: [],
		teams: cards,
		competitions,
		channels: [],
		games: [],
	};
}

/** What arrives in a browser, which never packed the day itself. */
function sent(view: DayView): DayView {
	return unpackDay({ json: packDay(view).json });
}

const words = (keys: string) => new Set(keys.split(' '));

test('law: every team of the reference data arrives with its id and under all its names', () => {
	const card = fc.constantFrom(...teams.map((team) => teamCard({ ...team, revision: 1 })));
	fc.assert(
		fc.property(fc.array(card, { maxLength: 30 }), (cards) => {
			const view = viewOf(cards);
			const arrived = sent(view);
			expect(arrived.teams.map(({ id, name }) => [id, name])).toEqual(
				cards.map(({ id, name }) => [id, name]),
			);
			expect(arrived.teams.map(({ keys }) => words(keys))).toEqual(
				cards.map(({ keys }) => words(keys)),
			);
			expect(arrived.competitions.map(({ keys }) => words(keys))).toEqual(
				view.competitions.map(({ keys }) => words(keys)),
			);
			expect({ ...arrived, teams: [], competitions: [] }).toEqual({
				...view,
				teams: [],
				competitions: [],
			});
		}),
	);
});

test('most ids follow from the name and are not sent', () => {
	const { json } = packDay(viewOf(teams.map((team) => teamCard({ ...team, revision: 1 }))));
	const sent: PackedRows = JSON.parse(swapQuotes(json));
	expect(sent.teams.filter(([, , , id]) => id).length).toBeLessThan(teams.length / 3);
});
