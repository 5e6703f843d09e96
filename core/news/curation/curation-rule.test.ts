import { expect, test } from 'vitest';
import { venueNames } from '#core/games/known-venues.ts';
import { createResolver } from '#core/search/resolver.ts';
import { createTeamResolver } from '#core/search/team-resolver.ts';
import { aTeam } from '#tests/support/factories.ts';
import { type CurationRule, decidingRule, ruleMatcher } from './curation-rule.ts';
import { suggestSubjects } from './suggest-subjects.ts';

const item = {
	title: 'Apostas: veja os palpites da rodada',
	summary: 'Flamengo é favorito',
	sourceId: 'ge',
};
const aRule = (over: Partial<CurationRule> = {}): CurationRule => ({
	kind: 'reject',
	words: ['apostas'],
	sourceIds: [],
	enabled: true,
	...over,
});

test('a rule finds whole words without accents, in title or summary, of its sources', () => {
	const finds = (over: Partial<CurationRule>) => ruleMatcher(aRule(over))(item);
	expect(finds({})).toBe(true);
	expect(finds({ words: ['aposta'] })).toBe(false);
	expect(finds({ words: ['PÁLPITES da rodada'] })).toBe(true);
	expect(finds({ words: ['rodada flamengo'] })).toBe(false);
	expect(finds({ sourceIds: ['lance'] })).toBe(false);
	expect(finds({ words: [], sourceIds: ['ge'] })).toBe(true);
	expect(finds({ words: [], sourceIds: [] })).toBe(false);
	expect(finds({ words: ['!!'], sourceIds: ['ge'] })).toBe(false);
});

test('what is to be kept is safe from every other rule; disabled rules do nothing', () => {
	const decide = (...rules: CurationRule[]) => decidingRule(rules)(item)?.kind ?? null;
	expect(decide(aRule(), aRule({ kind: 'keep', words: ['flamengo'] }))).toBe('keep');
	expect(decide(aRule({ enabled: false }))).toBe(null);
	expect(decide(aRule())).toBe('reject');
});

test('teams, competition and the nearest game are suggested by the one resolver; what several are called is left open', () => {
	const entries = [
		aTeam('flamengo'),
		aTeam('palmeiras'),
		aTeam('atletico-mg', { name: 'Atlético Mineiro' }),
	];
	const teams = createTeamResolver(entries, [
		{ alias: 'Atlético', candidates: ['atletico-mg', 'atletico-pr'] },
	]);
	const competitions = createResolver(
		[{ id: 'brasileirao-a', name: 'Brasileirão', aliases: [] }],
		[],
	);
	const games = [
		{
			id: 'old',
			competitionId: 'copa',
			teamIds: ['flamengo', 'palmeiras'],
			kickoffAt: -30 * 86_400_000,
		},
		{
			id: 'next',
			competitionId: 'brasileirao-a',
			teamIds: ['palmeiras', 'flamengo'],
			kickoffAt: 86_400_000,
		},
	];
	const venues = venueNames([]);
	expect(
		suggestSubjects('Flamengo e Palmeiras: onde ver', 0, { teams, competitions, games, venues }),
	).toEqual({
		teamIds: ['flamengo', 'palmeiras'],
		competitionIds: ['brasileirao-a'],
		gameIds: ['next'],
	});
	expect(
		suggestSubjects('Atlético lidera o Brasileirão', 0, { teams, competitions, games, venues }),
	).toEqual({
		teamIds: [],
		competitionIds: ['brasileirao-a'],
		gameIds: [],
	});
	expect(
		suggestSubjects('atlético mineiro sem maiúscula', 0, { teams, competitions, games, venues })
			.teamIds,
	).toEqual([]);
});
