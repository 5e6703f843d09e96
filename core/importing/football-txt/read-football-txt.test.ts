import { expect, test } from 'vitest';
import type { ReadingContext } from '#core/importing/reading-context.ts';
import { unknownNames } from '#tests/support/unknown-names.ts';
import { readFootballTxt } from './read-football-txt.ts';

function read(text: string, context: Partial<ReadingContext> = { referenceDate: '2026-11-21' }) {
	const reading = readFootballTxt(text, { ...unknownNames, ...context });
	const games = reading.games.map(
		(game) =>
			`${game.line} ${game.date} ${game.time}${game.zone ? ` ${game.zone}` : ''} ${game.home} x ${game.away}`,
	);
	return {
		...reading,
		games,
		raw: reading.games,
		ignored: reading.ignored.map(({ line }) => line),
	};
}

const NEW_FORM = `= Portuguese Primeira Liga 2023/24

# Date       Fri Aug 11 2023 - Sat May 18 2024 (281d)
# Teams      18

▪ Matchday 1
  Fri Aug 11 2023
    20:15  Sporting Clube de Braga v FC Famalicão             1-2 (1-0)
           Moreirense FC           v FC Porto                 1-2
  Sat Aug 12
           Boavista FC             v Sport Lisboa e Benfica   3-2 (0-1)

▪ Matchday 17
  Sat Jan 6
    18:00  FC Arouca               v GD Chaves                [postponed]
`;

test('the new form: year on the first date only, inherited date and hour, roll-over in January', () => {
	const reading = read(NEW_FORM);
	expect(reading.games).toEqual([
		'8 2023-08-11 20:15 Sporting Clube de Braga x FC Famalicão',
		'9 2023-08-11 20:15 Moreirense FC x FC Porto',
		'11 2023-08-12 null Boavista FC x Sport Lisboa e Benfica',
		'15 2024-01-06 18:00 FC Arouca x GD Chaves',
	]);
	expect(reading.raw.map(({ round, status }) => `${round} ${status}`)).toEqual([
		'Matchday 1 finished',
		'Matchday 1 finished',
		'Matchday 1 finished',
		'Matchday 17 postponed',
	]);
	expect(reading.raw[0]?.competition).toBe('Portuguese Primeira Liga 2023/24');
	expect(reading.ignored).toEqual([]);
});

const TOURNAMENT = `= World Cup 2018      # Finals

▪ Round of 16            |  Sat Jun 30 - Tue Jul 3
Group A  |  Russia   Uruguay

▪ Round of 16
Sat Jun 30
 (49) 17:00 UTC+3   France   4-3 (1-1)   Argentina   @ Kazan Arena, Kazan
        (Griezmann 13' (pen.) Pavard 57' Mbappé 64', 68';
         Di María 41' Mercado 48' Agüero 90+3')
 (50) 21:00 UTC+3   Uruguay v Winner Match 12  @ Fisht Stadium, Sochi   ## W12
      [Cavani 7', 62'; Pepe 55']
Sun Jul 1 20:45 CET (22:45 UTC+3)   Spain v Russia
  Spain: De Gea, Nacho, Ramos,
         Piqué, Alba
  Referee: Björn Kuipers
`;

test('a tournament: numbered games, zones, venues; scorers, line-ups and group lists are passed over', () => {
	const reading = read(TOURNAMENT);
	expect(reading.games).toEqual([
		'8 2018-06-30 17:00 +03:00 France x Argentina',
		'11 2018-06-30 21:00 +03:00 Uruguay x Winner Match 12',
		'13 2018-07-01 20:45 +01:00 Spain x Russia',
	]);
	expect(reading.raw.map(({ venue }) => venue)).toEqual([
		'Kazan Arena, Kazan',
		'Fisht Stadium, Sochi',
		null,
	]);
	expect(reading.ignored).toEqual([]);
});

const OLD_FORM = `###################################
# Gauchão - Campeonato Gaúcho 2011
# br.rs.1

Rodada 1 - Turno
[Sab 15/01]
\tGrêmio              0 - 0 Lajeadense
[Dom 16/01]
\tCruzeiro-RS         0 - 0 Internacional

Taça Farroupilha
Semi-finais - Turno
[Qua 2/03]
\tCaxias   1 (2) - (1) 1 São José-RS
`;

test('the old Brazilian form: title in a comment, headings without marks, scores with spaces', () => {
	const reading = read(OLD_FORM);
	expect(reading.games).toEqual([
		'7 2011-01-15 null Grêmio x Lajeadense',
		'9 2011-01-16 null Cruzeiro-RS x Internacional',
		'14 2011-03-02 null Caxias x São José-RS',
	]);
	expect(reading.raw.map(({ round }) => round)).toEqual([
		'Rodada 1 - Turno',
		'Rodada 1 - Turno',
		'Semi-finais - Turno',
	]);
	expect(reading.raw[0]?.competition).toBe('Gauchão - Campeonato Gaúcho 2011');
	expect(reading.ignored).toEqual([]);
});

test('headings without marks that look like two sides, and clubs that look like headings', () => {
	const text = [
		'= Campeonato Carioca 2012',
		'Segunda fase - Grupo A',
		'[Sab 21/01]',
		'\tFlamengo - Bonsucesso',
		'Taça Rio - Rodada 10',
		'[Dom 22/01 17h]',
		'\tGrupo Desportivo Chaves x Vasco',
		'Rodada 2 (Grupo A x Grupo B)',
		'[Qua, 25/Janeiro/2012]',
		'\tBangu 2 x 1 Friburguense',
	].join('\n');
	const reading = read(text);
	expect(reading.games).toEqual([
		'4 2012-01-21 null Flamengo x Bonsucesso',
		'7 2012-01-22 17:00 Grupo Desportivo Chaves x Vasco',
		'10 2012-01-25 null Bangu x Friburguense',
	]);
	expect(reading.raw.map(({ round }) => round)).toEqual([
		'Segunda fase - Grupo A',
		'Taça Rio - Rodada 10',
		'Rodada 2 (Grupo A x Grupo B)',
	]);
});

test('a venue and hour on the line above, and the zone that a comment gives for all hours', () => {
	const reading = read(
		'= Euro 1972\n# All times are local, CET (UTC+1).\n▪ Final\nJune 18 16:00 @ Bruxelles, Stade Heysel\nWest Germany     3-0 Soviet Union\n',
	);
	expect(reading.games).toEqual(['5 1972-06-18 16:00 +01:00 West Germany x Soviet Union']);
	expect(reading.raw[0]).toMatchObject({
		venue: 'Bruxelles, Stade Heysel',
		round: 'Final',
		zone: '+01:00',
	});
});

test('groups of one season start again in its first year', () => {
	const text =
		'= UEFA Europa League 2021/22\n» Group A\n  Thu Sep/16\n  21.00  A FC v B FC\n  Thu Feb/17\n  C FC v D FC\n» Group B\n  Thu Sep/16\n  18.45  E FC v F FC\n';
	expect(read(text).raw.map(({ date }) => date)).toEqual([
		'2021-09-16',
		'2022-02-17',
		'2021-09-16',
	]);
});

test('without a year in the document the path tells it, else weekdays and the reference date, else nothing does', () => {
	const text = 'Rodada 1\n[Sab 25/05]\n\tVitória 2 - 2 Internacional\n';
	expect(read(text, { fileName: 'brazil/2013/seriea.txt' }).raw[0]).toMatchObject({
		date: '2013-05-25',
		issues: [],
	});
	expect(read(text).raw[0]).toMatchObject({
		date: '2024-05-25',
		issues: [{ code: 'year-inferred' }],
	});
	expect(read(text, {})).toMatchObject({
		raw: [{ date: null }],
		warnings: [expect.stringContaining('ano')],
	});
});

test('a weekday that does not fit its date is doubted, not corrected', () => {
	const reading = read(
		'= Copa América 2024\n▪ Final\nSat Jul 14 20:00 UTC-4   Argentina 1-0 Colombia\n',
	);
	expect(reading.raw[0]).toMatchObject({
		date: '2024-07-14',
		issues: [{ code: 'weekday-mismatch' }],
	});
});

test('S5 unreadable lines are named by number; comments, headings and scorers are not', () => {
	const text = [
		'= Liga 2026',
		'Matchday 1',
		'[Sat Feb/30]',
		'  A FC v B FC',
		'[Sun Mar/1]',
		'  25.10  C FC v D FC',
		'  Man City v',
		'  lixo qualquer 12',
		'  Chelsea  bye',
		'# comment',
		`  ${'x'.repeat(2000)}`,
		'  E FC v F FC',
		'__END__',
		'  not read v at all',
	];
	const reading = read(text.join('\n'));
	expect(reading.ignored).toEqual([3, 7, 8, 9, 11]);
	expect(reading.games).toEqual([
		'4 null null A FC x B FC',
		'6 2026-03-01 null C FC x D FC',
		'12 2026-03-01 null E FC x F FC',
	]);
	expect(reading.raw[1]?.issues).toMatchObject([{ code: 'invalid-time' }]);
});

test('clubs that are named after a date, byte order mark, CR line ends and tabs', () => {
	const reading = read(
		'\uFEFF= Paraguay 2025\r[Sat Mar/1]\r\t18:30\t2 de Mayo\tv\t12 de Octubre FC\r\t9 de Octubre (ECU)      v Delfín SC (ECU)\t2-0 (2-0)\0\r',
	);
	expect(reading.games).toEqual([
		'3 2025-03-01 18:30 2 de Mayo x 12 de Octubre FC',
		'4 2025-03-01 18:30 9 de Octubre (ECU) x Delfín SC (ECU)',
	]);
});
