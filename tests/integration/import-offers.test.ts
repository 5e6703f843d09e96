import { expect } from 'vitest';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import { createGameWriter } from '#server/games/game-write-repository.ts';
import { viewOf } from '#server/wire/admin/importing/import-view.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { aDraft, aGame, aReading } from '#tests/support/factories.ts';
import { desk, side } from '#tests/support/import-desk.ts';

const PAIRS = [
	['flamengo', 'palmeiras'],
	['gremio', 'bahia'],
] as const;

/** A row of an agenda that says no competition, of a day that has yet to come or is over. */
const nameless = (place: number, date: string) => {
	const [home, away] = PAIRS[place] ?? PAIRS[0];
	const [one, other] = [side(home, home), side(away, away)];
	return aDraft({
		...{ line: place + 1, date, kickoffAt: `${date}T21:00:00Z`, home: one, away: other },
		competition: { name: null, competitionId: null },
	});
};

onBothEngines(
	'a question for the competition offers the one in which all its teams play, in one press',
	async (db) => {
		const { stage, read, naming } = await desk(db);
		const games = PAIRS.flatMap(([home, away], place) =>
			['brasileirao-a', ...(place === 0 ? ['libertadores'] : [])].map((competitionId) =>
				aGame({
					...{
						id: `${competitionId}-${home}`,
						slug: `${competitionId}-${home}`,
						competitionId,
						broadcasts: [],
					},
					...{ home: { teamId: home, label: null }, away: { teamId: away, label: null } },
				}),
			),
		);
		await db.transaction((trx) => createGameWriter(trx).insert(games));
		const batch = await stage(aReading([0, 1].map((place) => nameless(place, '2026-12-05'))));
		const { questions, warnings } = await viewOf(db.kysely, await read(batch), naming);
		expect(questions).toMatchObject([
			{
				kind: 'competition',
				name: '',
				rows: 2,
				candidates: [{ id: 'brasileirao-a', place: importDeskCopy.questions.fits(4, 4) }],
			},
		]);
		expect(warnings).toEqual([]);
	},
);

onBothEngines(
	'games that have passed are announced with the reading, and stay in the history of the import',
	async (db) => {
		const { stage, read } = await desk(db);
		const batch = await stage(
			aReading(['2026-01-10', '2026-12-05'].map((date, place) => nameless(place, date))),
		);
		expect((await read(batch)).warnings).toEqual(['1 jogo já passou: confira o dia e o ano.']);
	},
);
