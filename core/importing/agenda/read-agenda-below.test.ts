import { expect, test } from 'vitest';
import { agendaGames, readAgendaText } from '#tests/support/agenda-reading.ts';

test('S5 day, hour and station in brackets below the sides, a station that nobody knows among them', () => {
	const page = (station: string) =>
		`Santos x Bahia\nDomingo, 14h30 [${station}]\n\nRemo x Avaí\nSábado, 16h30 [SporTV e Premiere]`;
	const second = '2026-11-21 16:30 Remo x Avaí sportv premiere';
	expect(agendaGames(page('ESPN'))).toEqual(['2026-11-22 14:30 Santos x Bahia espn', second]);
	expect(agendaGames(page('Canal da Serra'))).toEqual([
		'2026-11-22 14:30 Santos x Bahia Canal da Serra?',
		second,
	]);
});

test('S5 what a line in parentheses says of the other leg is of no game of the list', () => {
	expect(
		agendaGames(`Sábado, 21

16h – Santos x Bahia

Transmissão no canal TNT

(jogo de volta dia 1º de dezembro, às 18h)`),
	).toEqual(['2026-11-21 16:00 Santos x Bahia tnt']);
});

test('S5 hours glued to their word or behind a dash', () => {
	expect(agendaGames('Santos x Bahia - Sábado (21/11), às19h - Vila Belmiro')).toEqual([
		'2026-11-21 19:00 Santos x Bahia',
	]);
	expect(agendaGames('21/11 -18h - Santos x Bahia')).toEqual(['2026-11-21 18:00 Santos x Bahia']);
});

test('S5 rows of a table whose clubs nobody knows, below rows of the same form', () => {
	expect(
		agendaGames(
			'21/11/2026; Série B; 16:30; Remo; Avaí; ESPN\n22/11/2026; Copa Azul; 22:00; Serra Verde; Vale Branco; Canal GOAT',
		),
	).toEqual([
		'2026-11-21 16:30 Remo x Avaí brasileirao-b espn',
		'2026-11-22 22:00 Serra Verde x Vale Branco canal-goat',
	]);
});

test('S5 a channel seen on a service is that channel', () => {
	expect(
		readAgendaText(
			'16h - Santos x Bahia - SporTV e YouTube (Desimpedidos)',
		).games[0]?.broadcasts.map(({ channel }) => channel),
	).toEqual(['SporTV', 'Desimpedidos']);
	expect(
		agendaGames('16h - Santos x Bahia\nTransmissão: canal oficial do Santos no YouTube.'),
	).toEqual(['2026-11-20 16:00 Santos x Bahia canal oficial do Santos no YouTube?']);
	expect(agendaGames('16h - Santos x Bahia\nTransmissão: canal Serra TV no YouTube')).toEqual([
		'2026-11-20 16:00 Santos x Bahia Serra TV?',
	]);
});

test('S5 dashes between the sides of listings of Portugal', () => {
	const sides = (text: string) =>
		agendaGames(text).map((game) => game.replace(/^\S+ (?:\S+ )/u, '').split(' Sport')[0]);
	expect(
		sides(
			'22 de janeiro (sexta-feira)\nFamalicão-Estoril (15.30 horas - Sport TV)\nSporting-Braga (18.00 horas - Sport TV)',
		),
	).toEqual([
		expect.stringContaining('Famalicão x Estoril'),
		expect.stringContaining('Sporting x Braga'),
	]);
});

test('S5 an hour glued to the comma before it; a channel, and behind it the service on which it is seen', () => {
	expect(
		agendaGames('DOMINGO, 22 de novembro\nSANTOS (2º) x BAHIA (14º),\nAflitos, Recife (PE),19h.'),
	).toEqual(['2026-11-22 19:00 SANTOS x BAHIA']);
	expect(
		agendaGames(
			'Santos x Bahia: Às 16h, na Vila Belmiro. A partida terá transmissão pelo canal Serra Azul TV, no YouTube.',
		),
	).toEqual(['2026-11-20 16:00 Santos x Bahia Serra Azul TV?']);
	expect(agendaGames('16h - Santos x Bahia - TNT e Facebook do SBT')).toEqual([
		'2026-11-20 16:00 Santos x Bahia tnt Facebook do SBT?',
	]);
});

test('S5 a year that lost a digit; day, hour and ground below the sides', () => {
	expect(
		agendaGames(
			'Santos x Bahia\n\nData: 21/11/026\n\nHorário: 21h\n\nRemo x Avaí\n\nData: 22/11/026\n\nHorário: 19h',
		),
	).toEqual(['2026-11-21 21:00 Santos x Bahia', '2026-11-22 19:00 Remo x Avaí']);
	expect(
		agendaGames(`Quais são os jogos da 1ª rodada?
Santos x Bahia
Sábado (21/11), às 15h, no Estádio da Serra (Serra, SP)
Remo x Avaí
Domingo (22/11), às 11h, no Baenão (Belém, PA)`),
	).toEqual(['2026-11-21 15:00 Santos x Bahia', '2026-11-22 11:00 Remo x Avaí']);
});
