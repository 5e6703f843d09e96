import { expect, test } from 'vitest';
import { agendaGames, readAgendaText } from '#tests/support/agenda-reading.ts';

const sides = (text: string) =>
	readAgendaText(text).games.map(({ home, away }) => `${home.name} x ${away.name}`);
const days = (text: string) => readAgendaText(text).games.map(({ date }) => date);

test('S5 a table pasted with its semicolons', () => {
	expect(
		agendaGames(
			'Data;Hora;Jogo;Onde passa\n21/11;16h;Santos x Bahia;Globo (SP, BA...), Premiere\n22/11;11h;Sport x Ceará;Premiere',
		),
	).toEqual([
		expect.stringMatching(/^2026-11-21 16:00 Santos x Bahia globo\+SP,BA premiere$/u),
		expect.stringMatching(/^2026-11-22 11:00 Sport x Ceará premiere$/u),
	]);
});

test('S5 places in the table behind the sides', () => {
	expect(sides('SANTOS (16º / 37) x BAHIA (8º / 45), 16h')).toEqual(['SANTOS x BAHIA']);
});

test('S5 a ground called after a day', () => {
	expect(days('Sábado - 21/11\n17h - São Bernardo x Ituano (1º de Maio) - DAZN')).toEqual([
		'2026-11-21',
	]);
});

test('S5 a weekday that does not fit a day of this week is a mistake of the page', () => {
	expect(days('Nesta quarta-feira, 19, às 16h, Santos x Bahia')).toEqual(['2026-11-19']);
	// Far from today the weekday tells which month is meant.
	expect(days('Quarta-feira, 9, às 16h, Santos x Bahia')).toEqual(['2026-12-09']);
});

test('S5 the full day of an introduction says more than the “today” of a title', () => {
	const text = `Jogos de futebol hoje na TV
Confira todos os jogos deste sábado, dia 21 de novembro, os horários e onde assistir cada um deles.
16h - Santos x Bahia (Premiere)`;
	expect(days(text)).toEqual(['2026-11-21']);
});

test('S5 games of the past that a sentence mentions are no games', () => {
	expect(
		sides(`Na quarta-feira (25)
21h30 – Santos x Bahia
Transmissão: Globo
Na rodada anterior, a emissora exibiu Cruzeiro x Ceará para poucas praças e a audiência ficou abaixo da esperada.
Jogo de ida: Sport 1 x 0 Vitória`),
	).toEqual(['Santos x Bahia']);
});

test('S5 one hour and one channel for several games, told behind them', () => {
	expect(
		agendaGames(`A TV Globo exibe três partidas da rodada, todas às 16h.
Santos x Bahia
Cruzeiro x Ceará`).map((game) => /16:00/u.test(game)),
	).toEqual([true, true]);
	expect(
		agendaGames(
			'Chile x Peru, às 13h, e Gana x Irã, às 16h. Os dois terão transmissão exclusiva do SporTV.',
		),
	).toEqual([
		expect.stringMatching(/13:00 Chile x Peru sportv$/u),
		expect.stringMatching(/16:00 Gana x Irã sportv$/u),
	]);
});
