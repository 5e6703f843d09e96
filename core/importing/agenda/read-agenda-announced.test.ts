import { expect, test } from 'vitest';
import { agendaGames } from '#tests/support/agenda-reading.ts';

function bare(text: string): string[] {
	return agendaGames(text).map((game) => game.replace(/^\S+ /u, ''));
}

test('S5 day and hour above the competition: the hour stays', () => {
	expect(
		agendaGames(`21/11 (sábado), 16h

Campeonato Cearense

Ceará x Fortaleza – TV Cidade e DAZN

22/11 (domingo), 16h30

Campeonato Gaúcho

Grêmio x Caxias – RBS e Premiere`),
	).toEqual([
		expect.stringContaining('2026-11-21 16:00 Ceará x Fortaleza'),
		expect.stringContaining('2026-11-22 16:30 Grêmio x Caxias'),
	]);
});

test('S5 games that were moved: from when, and to when', () => {
	expect(
		agendaGames(`Santos x Bahia
De: 22/11, domingo, às 19h
Para: 21/11, sábado, às 17h (Horário de Brasília)

Remo x Avaí
De: 21/11, sábado, às 20h
Para: 22/11, domingo, às 21h30`),
	).toEqual(['2026-11-21 17:00 Santos x Bahia', '2026-11-22 21:30 Remo x Avaí']);
});

test('S5 a station that nobody knows, in a line that other games have as well', () => {
	expect(
		bare(`21/11 (sábado)
Santos x Bahia
19h
SporTV e Premiere
21/11 (sábado)
Remo x Avaí
21h
GZH e azul.play`),
	).toEqual(['19:00 Santos x Bahia sportv premiere', '21:00 Remo x Avaí gzh azul.play?']);
});

test('S5 the day of a paragraph that goes on', () => {
	expect(
		agendaGames(
			'No sábado (21), Bahia e Vitória decidem o título, às 17h. Já domingo (22) será movimentado. Flamengo e Fluminense decidem a taça, às 18h. Ceará e Fortaleza jogam às 18h30, no Castelão.',
		),
	).toEqual([
		'2026-11-21 17:00 Bahia x Vitória',
		'2026-11-22 18:00 Flamengo x Fluminense',
		'2026-11-22 18:30 Ceará x Fortaleza',
	]);
});

test('S5 a byline and a teaser that was cut off are no games', () => {
	expect(
		bare(`A rodada começa com dois jogos: Santos x Bahia, Remo x Av..
Redação - 21 de novembro de 2026, 11:15
A rodada começa com dois jogos neste sábado (21): Santos x Bahia e Remo x Avaí, os dois às 16h.`),
	).toEqual(expect.not.arrayContaining([expect.stringMatching(/Redação|Av$/u)]));
});

test('S5 one more who shows the game, in a sentence of its own', () => {
	expect(
		agendaGames(`Santos x Bahia
O jogo acontece às 19h deste sábado, 21. A Globo transmite a partida na TV aberta para São Paulo e Bahia. O torcedor também pode ver o jogo pelo canal por assinatura Premiere.`),
	).toEqual(['2026-11-21 19:00 Santos x Bahia globo+SP,BA premiere']);
});

test('S5 blocks of sides that nobody knows, beside others of the same form: their labels are their own', () => {
	expect(
		bare(`Jogos de hoje
⚽ Santos - Bahia
⏰ 16h
📺 Globo

⚽ Azul Real - Vila do Sol
⏰ 18h
📺 Premiere

⚽ Remo - Avaí
⏰ 20h
📺 TNT`),
	).toEqual([
		'16:00 Santos x Bahia globo',
		'18:00 Azul Real x Vila do Sol premiere',
		'20:00 Remo x Avaí tnt',
	]);
});

test('S5 hours with a point behind a comma', () => {
	expect(
		bare(`Sábado, 21 nov:
Santos - Bahia, 20.00 (SporTV).
Remo - Avaí, 16.00.`),
	).toEqual(['20:00 Santos x Bahia sportv', '16:00 Remo x Avaí']);
});

test('S5 a game whose day is open below games that have theirs', () => {
	expect(
		agendaGames(`A emissora mostra dois jogos no sábado
- Santos x Bahia – 21/11, sábado, 19h
- Remo x Avaí – 21/11, sábado, 21h30
- Goiás x Guarani – a definir`),
	).toEqual(['2026-11-21 19:00 Santos x Bahia', '2026-11-21 21:30 Remo x Avaí', 'Goiás x Guarani']);
});
