import { expect, test } from 'vitest';
import { agendaGames, readAgendaText } from '#tests/support/agenda-reading.ts';

test('S5 records of a programme, one line or one record each', () => {
	expect(
		agendaGames(`JOGOS DE HOJE NA TV
[ { time1: 'Santos', time2: 'Bahia', hora: '16h00', canal: 'Premiere', campeonato: 'Brasileirão' }, { id: 2, time1: 'Remo', time2: 'Avaí', hora: '18h30', canal: 'ESPN, Disney+' } ]`),
	).toEqual([
		'2026-11-20 16:00 Santos x Bahia brasileirao-a premiere',
		'2026-11-20 18:30 Remo x Avaí espn disney-plus',
	]);
	expect(
		agendaGames(`/*JOGOS 21/11*/
{ dataJogo: '21/11/2026', campeonato: 'Série B', fase: '', horaJogo: '21:00',
  mandante: { nome: 'Remo', }, visitante: { nome: 'Avaí', },
  transmissao: [ { nomeCanal: 'ESPN', }, { nomeCanal: 'Disney+', }, ], },
{ dataJogo: '22/11/2026', horaJogo: '16:30', mandante: { nome: 'Santos', }, visitante: { nome: 'Bahia', }, transmissao: [] },`),
	).toEqual([
		'2026-11-21 21:00 Remo x Avaí brasileirao-b espn disney-plus',
		'2026-11-22 16:30 Santos x Bahia',
	]);
});

test('S5 the row of a record shows the record as it was pasted', () => {
	const record = "{ time1: 'Santos', time2: 'Bahia', hora: '16h00', canal: 'Premiere' }";
	expect(
		readAgendaText(`Jogos de hoje\n${record},`).games.map(({ line, text }) => ({ line, text })),
	).toEqual([{ line: 2, text: record }]);
});

test('S5 records of something else are no games', () => {
	expect(agendaGames(`{ nome: 'Fulano', cidade: 'Santos', hora: '16h' }\n{ "a": 1 }`)).toEqual([]);
});

test('S5 sentences that each tell a game are no rows', () => {
	expect(
		agendaGames(
			'A ESPN mostra Santos x Bahia às 16h. A Globo exibe Remo x Avaí às 21h. No SporTV, tem Ceará x Sport às 15h.',
		),
	).toEqual([
		'2026-11-20 16:00 Santos x Bahia espn',
		'2026-11-20 21:00 Remo x Avaí globo',
		'2026-11-20 15:00 Ceará x Sport sportv',
	]);
});

test('S5 cells between semicolons, empty ones among them', () => {
	expect(agendaGames('21/11/2026 ; Série B ;  ; 21:35 ; Remo ; Avaí ; ESPN, Disney+')).toEqual([
		'2026-11-21 21:35 Remo x Avaí brasileirao-b espn disney-plus',
	]);
});

test('S5 place and hour above the sides, on each block', () => {
	expect(
		agendaGames(
			'Porto Alegre, 16 h\nSantos X Bahia\nO Santos não terá o goleiro.\nBelo Horizonte, 18 h\nRemo X Avaí',
		),
	).toEqual(['2026-11-20 16:00 Santos x Bahia', '2026-11-20 18:00 Remo x Avaí']);
	expect(agendaGames('Santos X Bahia\nPacaembu, 16h\nRemo X Avaí\nMangueirão, 18h')).toEqual([
		'2026-11-20 16:00 Santos x Bahia',
		'2026-11-20 18:00 Remo x Avaí',
	]);
});

test('S5 a side that the winner of another game will be', () => {
	expect(agendaGames('16h – Vencedor de Santos x Bahia x Vencedor de Remo x Avaí – Globo')).toEqual(
		['2026-11-20 16:00 Vencedor de Santos/Bahia x Vencedor de Remo/Avaí globo'],
	);
	expect(agendaGames('20h - Grêmio x Vencedor de Remo x Avaí')).toEqual([
		'2026-11-20 20:00 Grêmio x Vencedor de Remo/Avaí',
	]);
	expect(agendaGames('18h - Vencedor da chave A x Santos 20h Remo x Avaí')).toEqual([
		'2026-11-20 18:00 Vencedor da chave A x Santos',
		'2026-11-20 20:00 Remo x Avaí',
	]);
});

test('S5 a game whose day is open, above games that tell theirs', () => {
	expect(agendaGames('A definir – Santos x Bahia – a definir\n21/11, 17h – Remo x Avaí')).toEqual([
		'Santos x Bahia',
		'2026-11-21 17:00 Remo x Avaí',
	]);
});
