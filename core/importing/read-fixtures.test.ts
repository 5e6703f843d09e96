import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCompetitionResolver } from '#core/search/competition-resolver.ts';
import { createTeamResolver } from '#core/search/team-resolver.ts';
import { shippedReference } from '#tests/support/shipped-reference.ts';
import { unknownNames } from '#tests/support/unknown-names.ts';
import { IMPORT_FORMATS, type ImportFormat } from './draft-game.ts';
import { readFixtures } from './read-fixtures.ts';
import type { ReadingContext } from './reading-context.ts';

const { teams, competitions, ambiguous } = shippedReference();
const byId = new Map(competitions.map((competition) => [competition.id, competition]));
const guide: ReadingContext = {
	teams: createTeamResolver(teams, ambiguous('team'), competitions),
	competitions: createCompetitionResolver(competitions, ambiguous('competition')),
	competitionById: (id) => byId.get(id),
	referenceDate: '2026-11-21',
};

function codes(text: string, context: ReadingContext = guide): string[] {
	return readFixtures({ format: 'football-txt', text }, context).games.flatMap(({ issues }) =>
		issues.map(({ code }) => code),
	);
}

test('S5 teams, competition, zone and instant of a Brazilian round', () => {
	const text =
		'= Brasileiro Série A 2026\n▪ Rodada 36\n  Sun Nov/22 2026\n    16.00  Flamengo v Palmeiras\n           Atlético v Vasco da Gama   @ Arena, Cidade\n';
	const reading = readFixtures({ format: 'football-txt', text }, guide);
	expect(reading.games[0]).toMatchObject({
		line: 4,
		text: '16.00 Flamengo v Palmeiras',
		date: '2026-11-22',
		time: '16:00',
		zone: 'America/Sao_Paulo',
		kickoffAt: '2026-11-22T19:00:00Z',
		home: { name: 'Flamengo', teamId: 'flamengo', candidates: [] },
		away: { name: 'Palmeiras', teamId: 'palmeiras', candidates: [] },
		competition: { name: 'Brasileiro Série A 2026', competitionId: 'brasileirao-a' },
		round: 'Rodada 36',
		status: 'scheduled',
		broadcasts: [],
		confidence: 1,
		issues: [],
	});
	expect(reading.totals).toEqual({
		games: 2,
		withIssues: reading.games.filter(({ issues }) => issues.length > 0).length,
		ignored: 0,
	});
});

test('an offset in the source wins over the hours of the league; of an unknown league a person is asked', () => {
	const kickoff = (title: string, time: string) =>
		readFixtures(
			{ format: 'football-txt', text: `= ${title}\n2026-07-01 ${time}  A FC v B FC\n` },
			guide,
		).games[0];
	expect(kickoff('Brasileiro Série A 2026', '20:00 UTC-4')).toMatchObject({
		zone: '-04:00',
		kickoffAt: '2026-07-02T00:00:00Z',
	});
	expect(kickoff('English League One 2026/27', '20:00')).toMatchObject({
		zone: 'Europe/London',
		kickoffAt: '2026-07-01T19:00:00Z',
	});
	expect(kickoff('Copa da Vila 2026', '20:00')).toMatchObject({
		zone: 'America/Sao_Paulo',
		issues: expect.arrayContaining([{ code: 'hours-open', message: expect.any(String) }]),
	});
	expect(kickoff('Copa da Vila 2026', '20:00 UTC±0')).toMatchObject({
		zone: '+00:00',
		kickoffAt: '2026-07-01T20:00:00Z',
	});
});

test('an hour still undefined keeps its day and gives no instant; an hour that did not exist says so', () => {
	const games = readFixtures(
		{
			format: 'football-txt',
			text: '= Brasileiro Série A 2018\n[Sun Nov/4]\n  Flamengo v Palmeiras\n  00:00  Santos v Vasco da Gama\n',
		},
		guide,
	).games;
	expect(games[0]).toMatchObject({
		date: '2018-11-04',
		time: null,
		kickoffAt: null,
		issues: [{ code: 'time-undefined' }],
	});
	expect(games[1]).toMatchObject({
		kickoffAt: '2018-11-04T03:00:00Z',
		issues: [{ code: 'time-in-gap' }],
	});
});

test('what is not certain asks: unknown, ambiguous, undefined and equal sides, unknown competitions, repeated games', () => {
	const text =
		'= Copa da Vila 2026\n2026-07-01 20:00 UTC-3  Zzyzx v Botafogo\n  Winner Match 1 v Flamengo\n  Santos v Santos\n  Santos v Santos\n';
	expect(codes(text)).toEqual([
		'team-unknown',
		'team-ambiguous',
		'competition-unknown',
		'team-undefined',
		'competition-unknown',
		'same-team',
		'competition-unknown',
		'same-team',
		'competition-unknown',
		'duplicate-game',
	]);
	expect(readFixtures({ format: 'football-txt', text }, guide).warnings).toHaveLength(1);
});

test('a league of another country is no namesake of ours, and another edition is another cup', () => {
	const idOf = (title: string) =>
		readFixtures({ format: 'football-txt', text: `= ${title}\nA FC v B FC` }, guide).games[0]
			?.competition.competitionId;
	expect(idOf('World Cup 2026')).toBe('copa-mundo-2026');
	expect(idOf('World Cup 1950')).toBeNull();
	expect(idOf('World Cup 2026 Qualifying')).toBeNull();
	expect(idOf('Portuguese Primeira Liga 2026/27')).toBe('portugues');
	expect(idOf('Italian Serie B 2024/25')).not.toBe('brasileirao-b');
	expect(idOf('UEFA Champions League - Quali 2025/26')).toBe('champions');
});

test('the operator names the competition, or the name of the file does', () => {
	const text = 'Rodada 1\n[Sab 25/05]\n\tFlamengo 2 - 2 Palmeiras\n';
	expect(
		readFixtures({ format: 'football-txt', text }, { ...guide, competitionId: 'brasileirao-b' })
			.games[0]?.competition.competitionId,
	).toBe('brasileirao-b');
	const named = readFixtures(
		{ format: 'football-txt', text },
		{ ...guide, fileName: 'brazil/2013/paulistao.txt' },
	).games[0];
	expect(named).toMatchObject({
		date: '2013-05-25',
		competition: { name: null, competitionId: 'estadual-sp' },
	});
	expect(named?.issues.map(({ code }) => code)).toContain('competition-assumed');
});

test('an empty document and one without games say so', () => {
	for (const format of IMPORT_FORMATS) {
		expect(readFixtures({ format, text: ' \n' }, guide).warnings).toContain(
			'O arquivo está vazio.',
		);
		expect(readFixtures({ format, text: '{"matches": []}' }, guide).games).toEqual([]);
	}
});

const PIECES = [
	'= Liga 2026',
	'▪ Rodada 1',
	'[Sat Feb/30]',
	'Sun Nov/22 2026',
	'16.00  ',
	'UTC-4',
	' v ',
	' x ',
	' - ',
	'2-1 (1-0)',
	'Flamengo',
	'1. FC Köln',
	'(12)',
	'@ Maracanã',
	'[postponed]',
	'BEGIN:VCALENDAR',
	'BEGIN:VEVENT',
	'END:VEVENT',
	'SUMMARY:',
	'DTSTART;TZID=Europe/Berlin:20261122T160000',
	'DTSTART:',
	'RRULE:FREQ=DAILY;',
	'UID:1',
	'SEQUENCE:2',
	'\r\n ',
	'{',
	'}',
	'[',
	']',
	'"team1": ',
	'"team2": ',
	'"matches": ',
	'"date": "2026-11-22"',
	',',
	':',
	'"',
	'\\',
	'\0',
	'\uFEFF',
	'\u0085',
	'\t',
	'\n',
	'\r',
	'⚽',
	'🇧🇷',
	'(',
	')',
	'#',
	"90+1'",
];

test('S5 any text is an answer in every format: no exception, lines inside the text, counts that agree', () => {
	const text = fc.array(
		fc.oneof(
			fc.constantFrom(...PIECES),
			fc.constantFrom(...PIECES),
			fc.string({ unit: 'binary', maxLength: 12 }),
		),
		{
			maxLength: 60,
		},
	);
	fc.assert(
		fc.property(text, fc.constantFrom<ImportFormat>(...IMPORT_FORMATS), (pieces, format) => {
			const source = pieces.join('');
			const reading = readFixtures(
				{ format, text: source },
				{ ...unknownNames, referenceDate: '2026-11-21' },
			);
			const last = source.split(/\r\n|[\n\r\u0085]/).length;
			for (const { line } of [...reading.games, ...reading.ignored]) {
				expect(line).toBeGreaterThanOrEqual(1);
				expect(line).toBeLessThanOrEqual(last);
			}
			for (const { kickoffAt, confidence } of reading.games) {
				if (kickoffAt !== null) expect(kickoffAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
				expect(confidence).toBeGreaterThan(0);
			}
			expect(reading.totals).toMatchObject({
				games: reading.games.length,
				ignored: reading.ignored.length,
			});
		}),
		{ numRuns: 400 },
	);
});

test('S5 hostile lengths are read in time that grows with the text, not with its square', () => {
	const hostile = [
		' '.repeat(400_000),
		`= a${' '.repeat(400_000)}x`,
		'('.repeat(400_000),
		'{"team1":'.repeat(20_000),
		'BEGIN:VEVENT\n'.repeat(20_000),
		`SUMMARY:${'[a] '.repeat(100_000)}`,
		`${'1-'.repeat(450)}\n`.repeat(400),
	];
	for (const text of hostile) {
		for (const format of IMPORT_FORMATS) {
			// Of a core, not of the clock: a busy machine may be late.
			const start = process.threadCpuUsage();
			readFixtures({ format, text }, { ...unknownNames, referenceDate: '2026-11-21' });
			expect(
				process.threadCpuUsage(start).user / 1_000,
				`${format} ${text.slice(0, 20)}`,
			).toBeLessThan(10_000);
		}
	}
}, 60_000);
