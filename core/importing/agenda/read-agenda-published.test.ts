import { expect, test } from 'vitest';
import { agendaGames, readAgendaText } from '#tests/support/agenda-reading.ts';

function bare(text: string): string[] {
	return agendaGames(text).map((game) => game.replace(/^\S+ /u, ''));
}

test('S5 scores without a space are results, whatever stands before and behind them', () => {
	expect(
		agendaGames(`Sábado - 21/11
15:30 - Itapipoca1x0Floresta - Carneirão
20h30 - Botafogo/RJ 1x1 Oeste/SP
Domingo - 22/11
18h30 - Goiás x Sport`),
	).toEqual(['2026-11-22 18:30 Goiás x Sport']);
	const { ignored } = readAgendaText('16:00 - Remo 2x0 Avaí\n18h30 - Goiás x Sport');
	expect(ignored).toEqual([expect.objectContaining({ line: 1, harmless: true })]);
});

test('S5 the first of a month written as a woman would be, and months behind a point', () => {
	expect(
		agendaGames(`1ª de dezembro (terça-feira)
19h30 – Remo x Avaí
5.dez (sábado)
21h – Goiás x Guarani`),
	).toEqual(['2026-12-01 19:30 Remo x Avaí', '2026-12-05 21:00 Goiás x Guarani']);
});

test('S5 headings without a month go on from the heading before', () => {
	expect(
		agendaGames(`Terça (22/12)
Vasco x Fluminense - 21h35
Quarta (23)
Botafogo x Bangu - 18h
Quinta (31)
Santos x Bahia - 18h
Sexta (1)
Remo x Avaí - 16h`).map((game) => game.slice(0, 16)),
	).toEqual(['2026-12-22 21:35', '2026-12-23 18:00', '2026-12-31 18:00', '2027-01-01 16:00']);
});

test('S5 a day below a game says that the hour behind it is of the next game', () => {
	expect(
		agendaGames(`Sáb 21/11/2026 - 17h30
Santos x Bahia
Sáb 21/11/2026
Mangueirão - 18h
Remo x Avaí`),
	).toEqual(['2026-11-21 17:30 Santos x Bahia', '2026-11-21 18:00 Remo x Avaí']);
});

test('S5 ground and hour in the line below the sides', () => {
	expect(
		bare(`Santos x Bahia
no estádio João Azul – em Aracaju às 15h30
Árbitro: Fulano dos Santos
Remo x Avaí
no estádio Beltrano, em Propriá às 17 horas`),
	).toEqual(['15:30 Santos x Bahia', '17:00 Remo x Avaí']);
});

test('S5 games that are still to be arranged have no day, and who plays is no mention', () => {
	expect(
		agendaGames(`Santos x Bahia (21 de novembro, 16h30)
Remo x Avaí (A Definir)`),
	).toEqual(['2026-11-21 16:30 Santos x Bahia', 'Remo x Avaí']);
	expect(
		agendaGames(`Sábado (21/11)
15h – Santos x Bahia, estádio Azul
16h30 – Goiás x Guarani, estádio Verde
Terça-feira (24/11)
Dorense x América, a definir horário e local`),
	).toContain('2026-11-24 Dorense x América');
});

test('S5 clubs told apart by a letter, by points of their own, and as the winner of a group', () => {
	expect(
		bare(`Guarani (J) x Remo - 21/11 (sábado) - 19h30
Caucaia x Fortaleza - 21/11 (sábado) - 21h`),
	).toEqual(['19:30 Guarani (J) x Remo', '21:00 Caucaia x Fortaleza']);
	expect(
		bare(`15h – Serra F.C. X Jaguaré E.C.
17h – Goiás x Venc. Grupo 08
18h – Venc. Grupo 02 x Náutico`),
	).toEqual([
		'15:00 Serra F.C. x Jaguaré E.C.',
		'17:00 Goiás x Venc. Grupo 08',
		'18:00 Venc. Grupo 02 x Náutico',
	]);
});

test('S5 lines that ran into each other behind the channel in parentheses', () => {
	expect(
		bare(
			'Sábado, 21 de novembroSporting CP – Gil Vicente FC, 13H00 (Sport TV)Boavista FC – SC Farense, 15H00 (Sport TV)SL Benfica – Moreirense, 18H30 (BTV)',
		),
	).toEqual([
		expect.stringMatching(/^13:00 Sporting CP x Gil Vicente FC/u),
		expect.stringMatching(/^15:00 Boavista FC x SC Farense/u),
		expect.stringMatching(/^18:30 SL Benfica x Moreirense/u),
	]);
});

test('S5 who shows all games, the games of the competition, or the game of one side', () => {
	const list = 'Sábado (21)\n16h – Santos x Bahia\n18h – Remo x Avaí\n';
	expect(bare(`${list}Os jogos passam na ESPN e no Star+.`)).toEqual([
		'16:00 Santos x Bahia espn star-plus',
		'18:00 Remo x Avaí espn star-plus',
	]);
	expect(bare(`${list}A Record e o Premiere mostram os jogos do estadual.`)).toEqual([
		'16:00 Santos x Bahia',
		'18:00 Remo x Avaí',
	]);
	expect(bare(`${list}A Band transmite o jogo do Bahia na Fonte Nova a partir das 16h.`)).toEqual([
		'16:00 Santos x Bahia band',
		'18:00 Remo x Avaí',
	]);
});

test('S5 hours apart from their minutes, and with their word behind', () => {
	expect(
		bare(`Sábado (21)
15 h 30 Santos x Bahia
Remo x Avaí — às 16h30 horas, no Mangueirão`),
	).toEqual(['15:30 Santos x Bahia', '16:30 Remo x Avaí']);
});
