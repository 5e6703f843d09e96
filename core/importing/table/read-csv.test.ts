import { expect, test } from 'vitest';
import type { ReadingContext } from '#core/importing/reading-context.ts';
import { unknownNames } from '#tests/support/unknown-names.ts';
import { readCsv } from './read-csv.ts';

function read(text: string, over: Partial<ReadingContext> = {}) {
	const reading = readCsv(text, { ...unknownNames, referenceDate: '2026-11-21', ...over });
	const { ignored, warnings, tables } = reading;
	const games = [...reading.games];
	const shown = games.map(({ line, date, time, zone, hours, home, away, status }) =>
		[
			line,
			date,
			time,
			zone ?? hours?.map((hour) => hour.zone).join('/') ?? null,
			`${home} x ${away}`,
			status === 'scheduled' ? null : status,
		]
			.filter((part) => part !== null)
			.join(' '),
	);
	return {
		games,
		shown,
		ignored: ignored.map(({ line, reason }) => `${line} ${reason}`),
		warnings,
		columns: tables?.[0]?.columns ?? [],
	};
}

test('Portuguese headers, semicolons, a weekday beside the date, several channels with their places', () => {
	const { shown, games } = read(
		'Data;Dia;Hora;Mandante;Visitante;Campeonato;Rodada;Estádio;Onde assistir\n' +
			'21/11/2026;sáb;21h30;Flamengo;Palmeiras;Brasileirão Série A;35;Maracanã;Globo (menos RS), Premiere\n' +
			'22/11/2026;dom;a definir;Bahia;Vitória;Brasileirão Série A;35;Fonte Nova;\n',
	);
	expect(shown).toEqual([
		'2 2026-11-21 21:30 Flamengo x Palmeiras',
		'3 2026-11-22 Bahia x Vitória',
	]);
	expect(games[0]).toMatchObject({
		competition: 'Brasileirão Série A',
		round: 'Matchday 35',
		venue: 'Maracanã',
	});
	expect(games[0]?.channels).toEqual([
		{ name: 'Globo', include: [], exclude: ['RS'], note: null },
		{ name: 'Premiere', include: [], exclude: [], note: null },
	]);
});

test('English headers, twelve-hour clock, quoted cells over two lines, a byte order mark', () => {
	const { shown } = read(
		'\uFEFFDate,Time,"Home Team",Away Team,Notes\n20/9/25,1PM,TUSKER,KCB,"first line\nsecond ""line"""\n21/9/25,7.30 pm,"Gor, Mahia",Bandari,\n',
	);
	expect(shown).toEqual([
		'2 2025-09-20 13:00 TUSKER x KCB',
		'4 2025-09-21 19:30 Gor, Mahia x Bandari',
	]);
});

test('the order of day and month is that of the whole column; Excel numbers and decimal commas', () => {
	expect(read('Date,Home,Away\n04/05/2026,A1,B1\n04/25/2026,B1,A1\n').shown).toEqual([
		'2 2026-04-05 A1 x B1',
		'3 2026-04-25 B1 x A1',
	]);
	expect(read('Date,Home,Away\n04/05/2026,A1,B1\n').shown).toEqual(['2 2026-05-04 A1 x B1']);
	expect(
		read('Data;Hora;Casa;Fora\n46347;0,8958333;Santos;Remo\n46347,75;;Remo;Santos\n').shown,
	).toEqual(['2 2026-11-21 21:30 Santos x Remo', '3 2026-11-21 18:00 Remo x Santos']);
});

test('football-data.co.uk: hours are UK time, results mean a game was played', () => {
	const { shown, games } = read(
		'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR\nE0,16/08/2025,15:00,Leeds,Everton,1,0,H\nE0,30/08/2026,12:30,Everton,Leeds,,,\n',
	);
	expect(shown).toEqual([
		'2 2025-08-16 15:00 Europe/London Leeds x Everton finished',
		'3 2026-08-30 12:30 Europe/London Everton x Leeds',
	]);
	expect(games[0]).toMatchObject({ competition: 'Premier League', area: 'England' });
});

test('fixturedownload.com: day and hour in one column, the zone in the name of the file', () => {
	const text =
		'Match Number,Round Number,Date,Location,Home Team,Away Team,Result\n1,1,15/08/2025 20:00,Anfield,Liverpool,Bournemouth,4 - 2\n';
	expect(read(text, { fileName: 'epl-2025-GMTStandardTime.csv' }).shown).toEqual([
		'2 2025-08-15 20:00 Europe/London Liverpool x Bournemouth finished',
	]);
	expect(read(text, { fileName: 'epl-2025-UTC.csv' }).shown[0]).toContain('20:00 UTC');
	expect(read(text, { fileName: 'mls-2025-EasternStandardTime.csv' }).shown[0]).toContain(
		'20:00 America/New_York',
	);
});

test('no header, or one of unknown words: dates, hours and the two columns of the same names are found by content', () => {
	const names = ['Aa Fc', 'Bb Fc', 'Cc Fc', 'Dd Fc', 'Ee Fc'];
	const rows = names.map(
		(home, index) => `2026-11-2${index},16:00,${home},${names[(index + 1) % 5]}`,
	);
	const expected = names.map(
		(home, index) => `${index + 1} 2026-11-2${index} 16:00 ${home} x ${names[(index + 1) % 5]}`,
	);
	expect(read(rows.join('\n')).shown).toEqual(expected);
	const titled = read(['quando,que horas são,primeiro,segundo', ...rows].join('\n'));
	expect(titled.shown).toEqual(
		expected.map((line, index) => line.replace(/^\d/, String(index + 2))),
	);
	expect(titled.columns.map(({ field, by }) => `${field} ${by}`)).toEqual([
		'date content',
		'time content',
		'home content',
		'away content',
	]);
});

test('what the operator says of a column wins, by header or by letter', () => {
	const text = 'Data,X1,X2,Nota\n2026-11-21,Santos,Remo,SporTV\n';
	const { shown, games, columns } = read(text, {
		columns: { X1: 'away', C: 'home', Nota: 'channels' },
	});
	expect(shown).toEqual(['2 2026-11-21 Remo x Santos']);
	expect(games[0]?.channels).toMatchObject([{ name: 'SporTV' }]);
	expect(columns[1]).toEqual({ header: 'X1', field: 'away', by: 'given' });
});

test('one column for both teams; rows that only hold a day or repeat the header', () => {
	const { shown, ignored } = read(
		'Hora\tJogo\tCanal\n21/11/2026\t\t\n16h\tSantos x Remo\tPremiere\nHora\tJogo\tCanal\n22/11/2026\t\t\n18h30\tBahia x Vitória\t-\n\tintervalo\t\n',
	);
	expect(shown).toEqual(['3 2026-11-21 16:00 Santos x Remo', '6 2026-11-22 18:30 Bahia x Vitória']);
	expect(ignored).toEqual(['7 Falta um dos times.']);
});

test('one team and its opponent, at home or away; without the own team a side stays open', () => {
	expect(
		read(
			'Data,Time,Adversário,Mando\n21/11/2026,Itabaiana,CRB,Casa\n22/11/2026,Itabaiana,Remo,Fora\n',
		).shown,
	).toEqual(['2 2026-11-21 Itabaiana x CRB', '3 2026-11-22 Remo x Itabaiana']);
	const { games } = read('Date,Opponent,HomeAway\n2026-07-04,Helsby,Away\n');
	expect(games[0]).toMatchObject({
		home: 'Helsby',
		away: 'A definir',
		issues: [{ code: 'owner-unknown' }],
	});
});

test('F24 bad rows are named with their number and the rest is read', () => {
	const { shown, ignored, warnings } = read(
		'Data,Mandante,Visitante,Canal,Canal\n30/02/2026,Santos,Remo,,\n21/11/2026,Santos,,,\n21/11/2026,Bahia,Vitória,Globo,SBT\n',
	);
	expect(shown).toEqual(['4 2026-11-21 Bahia x Vitória']);
	expect(ignored).toEqual(['2 A data “30/02/2026” não existe.', '3 Falta um dos times.']);
	expect(warnings).toEqual([
		'Linha 1: a coluna “Canal” aparece mais de uma vez; confira qual delas foi usada.',
	]);
});

test('a table without teams says so; a list of lines that is an agenda is read as one', () => {
	expect(read('a,b,c\n1,2,3\n').ignored[0]).toContain('Não encontramos as colunas dos times');
	expect(read('21/11/2026\n16h - Santos x Remo - Premiere\n').shown).toEqual([
		'2 2026-11-21 16:00 Santos x Remo',
	]);
});
