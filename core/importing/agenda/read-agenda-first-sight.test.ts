import { expect, test } from 'vitest';
import { agendaGames } from '#tests/support/agenda-reading.ts';

test('S5 the weekday behind a date tells its year', () => {
	expect(agendaGames('16h - Chile x Peru (12/6, sábado), no Estádio Nacional')).toEqual([
		'2027-06-12 16:00 Chile x Peru',
	]);
});

test('S5 a question above the games of its day', () => {
	expect(
		agendaGames(
			'Segunda-feira (23/11)\n- 19h - Remo x Avaí\nQuais são os jogos dos campeonatos da Europa nesta manhã de domingo?\n- 9h - Arsenal x Chelsea',
		),
	).toEqual(['2026-11-23 19:00 Remo x Avaí', '2026-11-22 09:00 Arsenal x Chelsea']);
});

test('S5 neither day nor hour is set', () => {
	expect(
		agendaGames(
			'Rodada do sábado (21)\nRemo x Avaí - 21/11 - 16h\nGoiás x Guarani - data e horário a definir - Serrinha',
		),
	).toEqual(['2026-11-21 16:00 Remo x Avaí', 'Goiás x Guarani']);
});

test('S5 a page that tells which day is its today', () => {
	expect(
		agendaGames(
			'A rodada começa hoje (18/11) com tudo.\nJOGOS DE HOJE\n16h Remo x Avaí\n18h Goiás x Guarani',
		),
	).toEqual(['2026-11-18 16:00 Remo x Avaí', '2026-11-18 18:00 Goiás x Guarani']);
});

test('S5 kinds of channels are none', () => {
	expect(
		agendaGames(`16h Remo x Avaí | Onde assistir: RAI, canal italiano`).map((game) =>
			game.replace(/^.* x \S+ /u, ''),
		),
	).toEqual(['RAI?']);
});

test('S5 a day that was glued to the games of the day before', () => {
	expect(
		agendaGames(
			'QUINTA-FEIRA (26/11)\n19h – Chile x Peru – (SporTV) 21h30 – Bolívia x Uruguai – (SporTV) SEXTA-FEIRA (27/11) 19h – Equador x Paraguai – (SporTV)',
		).map((game) => game.slice(0, 16)),
	).toEqual(['2026-11-26 19:00', '2026-11-26 21:30', '2026-11-27 19:00']);
});

test('S5 who shows a game behind words about it, and its hour in the next sentence', () => {
	expect(
		agendaGames(`Às 19h, o Santos recebe o Bahia. Os torcedores poderão assistir o confronto na ESPN e no Disney+.
Depois, Chile e Peru fazem o duelo da noite. As seleções se enfrentam às 21h em Santiago. O público pode acompanhar a partida gratuitamente pelo SBT e, no canal fechado, ESPN Brasil.`),
	).toEqual([
		'2026-11-20 19:00 Santos x Bahia espn disney-plus',
		'2026-11-20 21:00 Chile x Peru sbt espn',
	]);
});
