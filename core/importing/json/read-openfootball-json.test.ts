import { expect, test } from 'vitest';
import { unknownNames } from '#tests/support/unknown-names.ts';
import { readOpenfootballJson } from './read-openfootball-json.ts';

function read(text: string) {
	const { games, ignored, warnings } = readOpenfootballJson(text, unknownNames);
	const shown = games.map(
		(game) =>
			`${game.line} ${game.date} ${game.time}${game.zone ? ` ${game.zone}` : ''} ${game.home} x ${game.away} ${game.status}`,
	);
	return { shown, games, ignored, lines: ignored.map(({ line }) => line), warnings };
}

const LEAGUE = `{
  "name": "Brasileiro Série B 2025",
  "matches": [
    {
      "round": "Matchday 1",
      "date": "2025-04-04",
      "time": "19:00",
      "team1": "Goiás GO",
      "team2": "Amazonas FC AM",
      "score": { "ht": [1, 0], "ft": [1, 0] }
    },
    { "date": "2025-04-05", "team1": "Vila Nova GO", "team2": "CRB AL", "score": {} },
    { "date": "2025-04-05", "team1": "Avaí SC", "team2": "Remo PA", "score": {}, "status": "postponed" },
    { "date": "2025-04-05", "time": "TBD", "team1": "Coritiba PR", "team2": "Operário PR", "status": "cancelled" }
  ]
}`;

test('a league: line of each object, results, hours still undefined, statuses', () => {
	const reading = read(LEAGUE);
	expect(reading.shown).toEqual([
		'4 2025-04-04 19:00 Goiás GO x Amazonas FC AM finished',
		'12 2025-04-05 null Vila Nova GO x CRB AL scheduled',
		'13 2025-04-05 null Avaí SC x Remo PA postponed',
		'14 2025-04-05 null Coritiba PR x Operário PR cancelled',
	]);
	expect(reading.games[0]).toMatchObject({
		competition: 'Brasileiro Série B 2025',
		round: 'Matchday 1',
	});
});

test('a World Cup: hours with their offset, group, ground; the older form with rounds, team objects and stadium', () => {
	const present =
		'{"name":"World Cup 2026","matches":[{"date":"2026-06-11","time":"13:00 UTC-6","team1":"Mexico","team2":"W49","group":"Group A","ground":"Mexico City"}]}';
	const older =
		'{"name":"World Cup 2014","rounds":[{"name":"Matchday 1","matches":[{"num":1,"date":"2014-06-12","time":"17:00","timezone":"UTC-3","team1":{"name":"Brazil","code":"BRA"},"team2":{"name":"Croatia","code":"CRO"},"score1":3,"score2":1,"stadium":{"key":"sp","name":"Arena de São Paulo"},"city":"São Paulo"}]}]}';
	expect(read(present).shown).toEqual(['1 2026-06-11 13:00 -06:00 Mexico x W49 scheduled']);
	expect(read(present).games[0]).toMatchObject({ round: 'Group A', venue: 'Mexico City' });
	expect(read(older).shown).toEqual(['1 2014-06-12 17:00 -03:00 Brazil x Croatia finished']);
	expect(read(older).games[0]).toMatchObject({ round: 'Matchday 1', venue: 'Arena de São Paulo' });
});

test('files of teams, stadiums, standings and groups hold no games and say what they hold', () => {
	const kinds: [string, string][] = [
		['[{"name":"Mexico","fifa_code":"MEX"}]', 'times'],
		['{"name":"World Cup 2014","stadiums":[{"city":"Rio"}]}', 'estádios'],
		['{"groups":[{"name":"Group A","standings":[]}]}', 'classificação'],
		['{"groups":[{"name":"Group A","teams":["Brazil"]}]}', 'grupos'],
	];
	for (const [text, kind] of kinds)
		expect(read(text), text).toMatchObject({
			games: [],
			warnings: [expect.stringContaining(kind)],
		});
});

test('S5 a bad match costs itself only, with its line and reason', () => {
	const text = LEAGUE.replace('"team2": "CRB AL"', '"team2": ""').replace(
		'"date": "2025-04-05", "team1": "Avaí SC"',
		'"date": "2025-02-30", "team1": "Avaí SC"',
	);
	const reading = read(text.replace('"matches": [', '"matches": [7,'));
	expect(reading.lines).toEqual([1, 12, 13]);
	expect(reading.shown).toHaveLength(2);
});

test('S5 damaged JSON names the place where it breaks, and every whole match is still read', () => {
	const cut = read(LEAGUE.slice(0, LEAGUE.indexOf('"Coritiba') + 4));
	expect(cut.shown).toHaveLength(3);
	expect(cut.ignored.map(({ line, reason }) => [line, reason.startsWith('JSON inválido')])).toEqual(
		[
			[14, true],
			[14, false],
		],
	);
	const comma = read(LEAGUE.replace('"score": {} },', '"score": {} }'));
	expect(comma.shown).toHaveLength(4);
	expect(comma.lines).toEqual([13]);
	expect(comma.games[0]?.competition).toBe('Brasileiro Série B 2025');
});

test('a date outside the announced season and a key written twice are said', () => {
	const reading = read(
		'{"name":"English League One 2025/26","matches":[{"date":"2025-01-01","team1":"A","team2":"B","team1":"C"}]}',
	);
	expect(reading.games[0]).toMatchObject({
		home: 'C',
		date: '2025-01-01',
		issues: [{ code: 'date-outside-season' }],
	});
	expect(reading.warnings).toEqual([expect.stringContaining('team1')]);
});
