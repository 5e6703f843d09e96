import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Uf } from '#core/football-pt/uf.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import { warningWords } from '#core/games/copy/quality.ts';
import type { Game } from '#core/games/game.ts';
import { aBroadcast, aChannel, aCompetition, aGame, at } from '#tests/support/factories.ts';
import { createQualityCheck } from './check-games.ts';
import type { QualityNames } from './checked-game.ts';
import { isSameGround, usualVenues } from './usual-venues.ts';

const names: QualityNames = {
	competitions: new Map(
		[
			aCompetition('brasileirao-a'),
			aCompetition('copa-do-brasil'),
			aCompetition('brasileirao-f', { gender: 'f' }),
			aCompetition('sub-20', { ageGroup: 'sub-20' }),
		].map((competition) => [competition.id, competition]),
	),
	channels: new Map(
		[
			aChannel('globo', { group: 'aberta' }),
			aChannel('globo-rs', { group: 'aberta', regionUfs: ['RS'] }),
			aChannel('sportv'),
			aChannel('premiere'),
			aChannel('cazetv', { group: 'youtube' }),
		].map((channel) => [channel.id, channel]),
	),
	venues: new Map(),
};

const side = (teamId: string | null) => ({ teamId, label: null });
/**
 * A game of other teams unless told otherwise, so that only what a test is about can be noticed.
 */
const other = (over: Partial<Game>) =>
	aGame({ id: 'game-2', home: side('gremio'), away: side('bahia'), ...over });
const kindsOf = (game: Game, around: readonly Game[], known = names) =>
	createQualityCheck([game, ...around], known)(game).map(({ kind }) => kind);

test('S3.02 a plain game is not warned of, nor two of the same minute on channels of their own', () => {
	const game = aGame({
		broadcasts: [aBroadcast('globo')],
		venue: 'Maracanã',
		kickoffText: '2026-11-20 21:30',
	});
	expect(kindsOf(game, [other({ broadcasts: [aBroadcast('sportv')] })])).toEqual([]);
});

test('S3.02 the same team within 48 hours is noticed, not exactly 48 hours later', () => {
	const later = (kickoffAt: number) => other({ home: side('flamengo'), kickoffAt });
	const check = createQualityCheck([later(at('2026-11-22T16:00'))], names);
	expect(check(aGame())).toEqual([
		{ kind: 'team-twice', gameId: 'game-2', teamId: 'flamengo', hours: 43 },
	]);
	expect(kindsOf(aGame(), [later(at('2026-11-22T21:30'))])).toEqual([]);
});

test('S3.02 while an hour is undefined two neighbouring days are too close, two days apart are not', () => {
	const undated = (day: string) => other({ home: side('flamengo'), day, kickoffAt: null });
	expect(kindsOf(aGame(), [undated('2026-11-21')])).toEqual(['team-twice']);
	expect(kindsOf(aGame(), [undated('2026-11-22')])).toEqual([]);
});

test('S3.02 the women and the youth of a club rest apart from the men, and a game called off is not played', () => {
	const next = { home: side('flamengo'), kickoffAt: at('2026-11-21T16:00') };
	expect(kindsOf(aGame(), [other({ ...next, competitionId: 'brasileirao-f' })])).toEqual([]);
	expect(kindsOf(aGame(), [other({ ...next, competitionId: 'sub-20' })])).toEqual([]);
	expect(kindsOf(aGame(), [other({ ...next, status: 'postponed' })])).toEqual([]);
	expect(kindsOf(aGame(), [other({ ...next, competitionId: 'copa-do-brasil' })])).toEqual([
		'team-twice',
	]);
});

test('S3.02 the same pair a day apart is one game written twice, also with the sides turned round; two legs are not', () => {
	const again = (over: Partial<Game>) => aGame({ id: 'game-2', ...over });
	expect(kindsOf(aGame(), [again({ kickoffAt: at('2026-11-21T19:00') })])).toEqual(['duplicate']);
	expect(kindsOf(aGame(), [again({ home: side('palmeiras'), away: side('flamengo') })])).toEqual([
		'duplicate',
	]);
	expect(kindsOf(aGame(), [again({ kickoffAt: at('2026-11-27T21:30') })])).toEqual([]);
	expect(
		kindsOf(aGame({ home: side(null), away: side(null) }), [
			again({ home: side(null), away: side(null) }),
		]),
	).toEqual([]);
});

test('S3.02 one television channel cannot show two games to the same state at the same minute', () => {
	const on = (id: string, include: Uf[] = [], exclude: Uf[] = []) => [
		aBroadcast(id, { coverage: { include, exclude } }),
	];
	const clash = (own: Game['broadcasts'], theirs: Game['broadcasts']) =>
		createQualityCheck(
			[other({ broadcasts: theirs })],
			names,
		)(aGame({ broadcasts: own })).flatMap((warning) =>
			warning.kind === 'channel-clash' ? [warning.ufs] : [],
		);
	expect(clash(on('globo', ['SP', 'PR']), on('globo', ['RJ']))).toEqual([]);
	expect(clash(on('globo', ['SP', 'PR']), on('globo', [], ['SP']))).toEqual([['PR']]);
	expect(clash(on('sportv'), on('sportv'))[0]).toHaveLength(Object.keys(UFS).length);
	expect(clash(on('globo-rs'), on('globo-rs'))).toEqual([['RS']]);
	expect(clash(on('cazetv'), on('cazetv'))).toEqual([]);
	expect(clash(on('premiere'), on('premiere'))).toEqual([]);
	const usual = [aBroadcast('sportv', { state: 'usual' })];
	expect(clash(usual, usual)).toEqual([]);
	expect(clash(on('sportv'), [aBroadcast(null, { state: 'none' })])).toEqual([]);
});

test('S3.02 a channel is asked about the minute, not about the day', () => {
	const broadcasts = [aBroadcast('sportv')];
	expect(
		kindsOf(aGame({ broadcasts }), [other({ broadcasts, kickoffAt: at('2026-11-20T19:00') })]),
	).toEqual([]);
});

test.each([
	['sexta-feira, 20/11, 21h30', 'America/Sao_Paulo', []],
	['Fri Nov/20 21.30', 'America/Sao_Paulo', []],
	['20 de novembro', 'America/Sao_Paulo', []],
	['21:30', 'America/Sao_Paulo', []],
	['sábado 0h30', 'Europe/Lisbon', []],
	['2026-11-21 00:30', 'Europe/Lisbon', []],
	['sábado, 20/11, 21h30', 'America/Sao_Paulo', ['day-text']],
	['Sat 21:30', 'America/Sao_Paulo', ['day-text']],
	['sexta-feira, 21/11', 'America/Sao_Paulo', ['day-text']],
	['20/11/2025', 'America/Sao_Paulo', ['day-text']],
])(
	'S3.02 what the source wrote is compared with the day: %s in %s',
	(kickoffText, zone, expected) => {
		expect(kindsOf(aGame({ kickoffText, zone }), [])).toEqual(expected);
	},
);

test('S3.02 a minute at which nobody kicks off is noticed', () => {
	expect(kindsOf(aGame({ kickoffAt: at('2026-11-20T21:37') }), [])).toEqual(['odd-minute']);
	expect(kindsOf(aGame({ kickoffAt: at('2026-11-20T20:05') }), [])).toEqual([]);
});

test('S3.02 a ground on which the host hardly ever plays is noticed, however the names are written', () => {
	const venues = usualVenues([
		{ teamId: 'flamengo', venue: 'Maracanã', games: 6 },
		{ teamId: 'flamengo', venue: 'Estádio Mané Garrincha', games: 2 },
		{ teamId: 'flamengo', venue: 'Arena Condá', games: 1 },
	]);
	const at = (venue: string) => kindsOf(aGame({ venue }), [], { ...names, venues });
	expect(at('Estádio do Maracanã, Rio de Janeiro')).toEqual([]);
	expect(at('Mané Garrincha')).toEqual([]);
	expect(at('Arena Condá')).toEqual(['foreign-venue']);
	expect(at('Vila Belmiro')).toEqual(['foreign-venue']);
	expect(isSameGround('Arena da Baixada', 'Arena MRV')).toBe(false);
	expect(isSameGround('Arena', 'Arena')).toBe(true);
});

test('S3.02 a host without a habit has no usual ground', () => {
	const venues = usualVenues(
		['Um', 'Dois', 'Três', 'Quatro'].map((venue) => ({ teamId: 'flamengo', venue, games: 1 })),
	);
	expect(kindsOf(aGame({ venue: 'Vila Belmiro' }), [], { ...names, venues })).toEqual([]);
	const few = usualVenues([{ teamId: 'flamengo', venue: 'Maracanã', games: 3 }]);
	expect(kindsOf(aGame({ venue: 'Vila Belmiro' }), [], { ...names, venues: few })).toEqual([]);
});

test('S3.02 law: what is said of a pair of games is said of both, and every warning has words', () => {
	const teams = fc.constantFrom('flamengo', 'palmeiras', 'gremio', 'bahia');
	const game = fc.record({
		home: teams.map(side),
		away: teams.map(side),
		competitionId: fc.constantFrom('brasileirao-a', 'copa-do-brasil'),
		kickoffAt: fc
			.integer({ min: 0, max: 400 })
			.map((quarters) => at('2026-11-20T00:00') + quarters * 900_000),
		broadcasts: fc.constantFrom('globo', 'sportv', 'cazetv').map((id) => [aBroadcast(id)]),
	});
	fc.assert(
		fc.property(game, game, (one, two) => {
			const pair = [aGame({ id: 'a', ...one }), aGame({ id: 'b', ...two })];
			const check = createQualityCheck(pair, names);
			const [first = [], second = []] = pair.map(check);
			const kinds = (warnings: typeof first) => warnings.map(({ kind }) => kind).sort();
			expect(kinds(first)).toEqual(kinds(second));
			const words = { team: String, channel: String, game: String };
			for (const warning of first) expect(warningWords(warning, words).length).toBeGreaterThan(10);
		}),
		{ numRuns: 100 },
	);
});
