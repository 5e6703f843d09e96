import { expect, test } from 'vitest';
import { aDraft } from '#tests/support/factories.ts';
import { offerCompetitions, sidesWithoutCompetition } from './competition-offer.ts';

const side = (name: string, teamId: string | null) => ({ name, teamId, candidates: [] });
const NOWHERE = { name: null, competitionId: null };
const played = (competitionId: string, ...teams: [teamId: string, games: number][]) =>
	teams.map(([teamId, games]) => ({ competitionId, teamId, games }));

test('the sides of rows without a competition, each once, those that nobody knows counted', () => {
	const drafts = [
		aDraft({
			competition: NOWHERE,
			home: side('Flamengo', 'flamengo'),
			away: side('Palmeiras', 'palmeiras'),
		}),
		aDraft({
			competition: NOWHERE,
			home: side('Flamengo', 'flamengo'),
			away: side('Leão da Ilha', null),
		}),
		aDraft({
			competition: { name: 'Copa X', competitionId: null },
			home: side('Santos', 'santos'),
		}),
		aDraft(),
		null,
	];
	expect(sidesWithoutCompetition(drafts)).toEqual({ teams: ['flamengo', 'palmeiras'], of: 3 });
});

test('a competition in which all of them play is offered, the one of most games first; of one team nothing follows', () => {
	const sides = { teams: ['flamengo', 'palmeiras'], of: 2 };
	const games = [
		...played('copa-do-brasil', ['flamengo', 2], ['palmeiras', 3]),
		...played('brasileirao-a', ['flamengo', 20], ['palmeiras', 21], ['santos', 90]),
		...played('libertadores', ['palmeiras', 99]),
	];
	expect(offerCompetitions(sides, games)).toEqual([
		{ id: 'brasileirao-a', teams: 2, of: 2 },
		{ id: 'copa-do-brasil', teams: 2, of: 2 },
	]);
	expect(offerCompetitions({ teams: ['flamengo'], of: 1 }, games)).toEqual([]);
	expect(offerCompetitions({ teams: ['flamengo', 'chelsea'], of: 2 }, games)).toEqual([]);
});
