import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportCsv } from '#core/exporting/export-csv.ts';
import { isSameScore, scoreOf } from '#core/games/result.ts';
import { anyGame, exportNames } from '#tests/support/any-game.ts';
import { unknownNames } from '#tests/support/unknown-names.ts';
import type { ImportFormat } from './draft-game.ts';
import { readScoreText } from './football-txt/read-score.ts';
import { readFixtures } from './read-fixtures.ts';

/** Scores as one line each: '2-1 (4-3) final 63'. */
function scores(format: ImportFormat, document: unknown): (string | null)[] {
	const text = typeof document === 'string' ? document : JSON.stringify(document);
	return readFixtures({ format, text }, { ...unknownNames, referenceDate: '2026-11-21' }).games.map(
		({ result }) => {
			if (result === undefined) return null;
			const { home, away, penalties, phase, minute } = result;
			const shootOut = penalties === null ? '' : ` (${penalties.home}-${penalties.away})`;
			return `${home}-${away}${shootOut} ${phase}${minute === null ? '' : ` ${minute}`}`;
		},
	);
}

test('API-Football: goals count extra time, penalties stand apart', () => {
	const game = (short: string, goals: unknown[], over: object = {}) => ({
		fixture: {
			date: '2026-11-20T21:30:00-03:00',
			status: { short, elapsed: 63, extra: null },
		},
		league: { name: 'Copa do Brasil', country: 'Brazil' },
		teams: { home: { name: `Flamengo ${short}` }, away: { name: 'Palmeiras' } },
		goals: { home: goals[0], away: goals[1] },
		score: { penalty: { home: null, away: null }, ...over },
	});
	const response = [
		game('NS', [null, null]),
		game('1H', [1, 0]),
		game('HT', [1, 0]),
		game('2H', [1, 1]),
		game('ET', [2, 2]),
		game('P', [2, 2], { penalty: { home: 3, away: 2 } }),
		game('PEN', [2, 2], { penalty: { home: 5, away: 4 } }),
		game('FT', [2, 1]),
		game('PST', [null, null]),
		game('ABD', [1, 0]),
	];
	expect(scores('api-football', { response })).toEqual([
		null,
		'1-0 first-half 63',
		'1-0 half-time',
		'1-1 second-half 63',
		'2-2 extra-time 63',
		'2-2 (3-2) penalties',
		'2-2 (5-4) final',
		'2-1 final',
		null,
		null,
	]);
});

test('football-data.org: the full time of a shoot-out counts its penalties, and they are taken out', () => {
	const game = (status: string, score: object) => ({
		utcDate: '2026-11-21T00:30:00Z',
		competition: { name: 'Copa Libertadores' },
		homeTeam: { name: `Flamengo ${status}` },
		awayTeam: { name: 'Palmeiras' },
		status,
		score,
	});
	const goals = (home: number | null, away: number | null) => ({ home, away });
	const matches = [
		game('TIMED', { fullTime: goals(null, null) }),
		game('IN_PLAY', { fullTime: goals(0, 0) }),
		game('PAUSED', { fullTime: goals(1, 0) }),
		game('FINISHED', { fullTime: goals(3, 1) }),
		{
			...game('FINISHED', {
				duration: 'PENALTY_SHOOTOUT',
				fullTime: goals(7, 5),
				regularTime: goals(2, 2),
				extraTime: goals(1, 1),
				penalties: goals(4, 2),
			}),
			homeTeam: { name: 'Santos' },
		},
		game('POSTPONED', { fullTime: goals(null, null) }),
	];
	expect(scores('football-data-org', { matches })).toEqual([
		null,
		'0-0 running',
		'1-0 half-time',
		'3-1 final',
		'3-3 (4-2) final',
		null,
	]);
});

test('ESPN: both sides stand at 0 before the start, so the state decides', () => {
	const game = (name: string, state: string, clock: string, goals: [string, string]) => ({
		uid: 's:600~l:630~e:1',
		date: '2026-11-21T00:30Z',
		competitions: [
			{
				status: { displayClock: clock, type: { name, state, completed: state === 'post' } },
				competitors: (['home', 'away'] as const).map((homeAway, side) => ({
					homeAway,
					score: goals[side],
					...(name === 'STATUS_FINAL_PEN' ? { shootoutScore: 4 - side } : {}),
					team: { displayName: homeAway === 'home' ? `Flamengo ${name}` : 'Palmeiras' },
				})),
			},
		],
	});
	const events = [
		game('STATUS_SCHEDULED', 'pre', "0'", ['0', '0']),
		game('STATUS_FIRST_HALF', 'in', "45'+2'", ['1', '0']),
		game('STATUS_HALFTIME', 'in', "45'", ['1', '0']),
		game('STATUS_SECOND_HALF', 'in', "58'", ['1', '1']),
		game('STATUS_FIRST_HALF_EXTRA_TIME', 'in', "97'", ['1', '1']),
		game('STATUS_SHOOTOUT', 'in', "120'", ['1', '1']),
		game('STATUS_FULL_TIME', 'post', "90'+8'", ['2', '0']),
		game('STATUS_FINAL_PEN', 'post', "120'", ['3', '3']),
		game('STATUS_POSTPONED', 'post', "0'", ['0', '0']),
		game('STATUS_IN_PROGRESS', 'in', "12'", ['0', '1']),
	];
	expect(scores('espn', { events })).toEqual([
		null,
		'1-0 first-half 45',
		'1-0 half-time',
		'1-1 second-half 58',
		'1-1 extra-time 97',
		'1-1 penalties',
		'2-0 final',
		'3-3 (4-3) final',
		null,
		'0-1 running 12',
	]);
});

test('TheSportsDB: texts of digits, and a progress in minutes', () => {
	const game = (strStatus: string | null, goals: (string | null)[], strProgress = '') => ({
		idEvent: '1',
		strSport: 'Soccer',
		strHomeTeam: `Flamengo ${strStatus}`,
		strAwayTeam: 'Palmeiras',
		strTimestamp: '2026-11-21T00:30:00',
		strStatus,
		strProgress,
		intHomeScore: goals[0],
		intAwayScore: goals[1],
	});
	const events = [
		game('NS', [null, null]),
		game('2H', ['1', '0'], '58'),
		game('Match Finished', ['4', '1']),
		game(null, ['4', '1']),
	];
	expect(scores('thesportsdb', { events })).toEqual([
		null,
		'1-0 second-half 58',
		'4-1 final',
		'4-1 final',
	]);
});

test('openfootball: extra time counts, a half alone is no score', () => {
	const game = (team1: string, over: object) => ({
		date: '2026-11-20',
		team1,
		team2: 'Palmeiras',
		...over,
	});
	const matches = [
		game('A', { score: { ft: [2, 1], ht: [1, 0] } }),
		game('B', { score: { p: [3, 2], et: [1, 1], ft: [0, 0], ht: [0, 0] } }),
		game('C', { score1: 2, score2: 0 }),
		game('D', { score: '3-1 (1-0)' }),
		game('E', { score: { ht: [1, 0] } }),
		game('F', { score: { ft: [1, 0] }, status: 'ABANDONED' }),
		game('G', {}),
		game('H', { score: { ft: [120, 0] } }),
	];
	expect(scores('openfootball-json', { name: 'Copa', matches })).toEqual([
		'2-1 final',
		'1-1 (3-2) final',
		'2-0 final',
		'3-1 final',
		null,
		null,
		null,
		null,
	]);
});

test('a score that football does not know is noted, and the game stays', () => {
	const text = JSON.stringify({
		matches: [{ date: '2026-11-20', team1: 'A', team2: 'B', score: { ft: [120, 0] } }],
	});
	const [game] = readFixtures({ format: 'openfootball-json', text }, unknownNames).games;
	expect(game?.issues.map(({ code }) => code)).toContain('score-unreadable');
	expect(game?.status).toBe('finished');
});

test.each([
	['2-1', '2-1'],
	['2-1 (1-0)', '2-1'],
	['2 x 1', '2-1'],
	['1-0 a.e.t. (0-0)', '1-0'],
	['5-3 pen. 1-1 a.e.t. (1-1, 0-1)', '1-1 5-3'],
	['4-5 pen. (1-1)', '1-1 4-5'],
	['1-1 a.e.t. (1-1, 1-1), 3-4 pen.', '1-1 3-4'],
	['0-0  (aet, 4-2 pen)', '0-0 4-2'],
	['1 x 1 (4 x 3 nos pênaltis)', '1-1 4-3'],
	['3-2 agg.', null],
	['H', null],
	['4-5 pen.', null],
])('the score of %j is %j', (text, expected) => {
	const score = readScoreText(text);
	const shootOut = score?.penalties ? ` ${score.penalties.home}-${score.penalties.away}` : '';
	expect(score && `${score.home}-${score.away}${shootOut}`).toBe(expected);
});

test('Football.TXT: a score before or after the sides, with its notes; none of an abandoned game', () => {
	const text = [
		'= Copa 2026',
		'',
		'Fri Nov 20 2026',
		'  21.30  Flamengo v Palmeiras  2-1 (1-0)',
		'  21.30  Spain  1-1 a.e.t. (1-1, 1-1), 3-4 pen.  Russia',
		'  21.30  England   0-0 Wales   (aet, 4-2 pen)',
		'  21.30  Grêmio  2 (4) - (5) 2 Internacional',
		'  21.30  Bahia v Vitória  1-0 [abandoned]',
		'  21.30  Remo v Paysandu',
	].join('\n');
	expect(scores('football-txt', text)).toEqual([
		'2-1 final',
		'1-1 (3-4) final',
		'0-0 (4-2) final',
		'2-2 (4-5) final',
		null,
		null,
	]);
});

test('a table: one column or two, running games, zeros before the start', () => {
	const rows = [
		'Data;Hora;Mandante;Visitante;Placar;Status',
		'20/11/2026;21:30;Flamengo;Palmeiras;2 x 1;encerrado',
		'20/11/2026;21:30;Santos;Bahia;1 x 0;2º tempo, 63 min',
		'20/11/2026;21:30;Remo;Avaí;0 x 0;agendado',
		'20/11/2026;21:30;Ceará;Vasco;1 x 0;intervalo',
		'20/11/2026;21:30;Inter;Grêmio;;',
	];
	expect(scores('csv', rows.join('\n'))).toEqual([
		'2-1 final',
		'1-0 second-half 63',
		null,
		'1-0 half-time',
		null,
	]);
	const apart = 'Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR\n20/11/2026,Arsenal,Chelsea,3,1,H\n';
	expect(scores('csv', apart)).toEqual(['3-1 final']);
});

test('a calendar: a score between the sides, not one that may be turned round', () => {
	const event = (title: string, day: number) =>
		`BEGIN:VEVENT\nUID:${day}\nDTSTART:202611${day}T210000Z\nSUMMARY:${title}\nEND:VEVENT\n`;
	const titles = ['Flamengo 2-1 Palmeiras', 'Santos 1 x 1 Bahia', 'Remo vs Avaí', 'Vasco at Ceará'];
	const events = titles.map((title, place) => event(title, 10 + place)).join('');
	const text = `BEGIN:VCALENDAR\nX-WR-CALNAME:Futebol\n${events}END:VCALENDAR\n`;
	expect(scores('ics', text)).toEqual(['2-1 final', '1-1 final', null, null]);
});

test('the score of our own table comes back', () => {
	fc.assert(
		fc.property(anyGame(), (game) => {
			const text = exportCsv([game], exportNames());
			const [read] = readFixtures({ format: 'csv', text }, unknownNames).games;
			const isOff = game.status === 'postponed' || game.status === 'cancelled';
			const isEndedOnly = game.status === 'finished' && game.result?.phase !== 'final';
			if (isOff || isEndedOnly || game.result === null) return;
			expect(read?.result && scoreOf(read.result)).toEqual(scoreOf(game.result));
			expect(isSameScore(read?.result ?? null, game.result)).toBe(true);
		}),
	);
});
