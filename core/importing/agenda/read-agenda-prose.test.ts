import { expect, test } from 'vitest';
import { agendaGames, readAgendaText } from '#tests/support/agenda-reading.ts';

test('S5 hours as announcers say them', () => {
	expect(
		agendaGames(
			`No sábado, dia 21, Santos e Bahia se enfrentam, às três da tarde. Mais tarde, às seis e meia, o Guarani recebe o Avaí. E, às oito e quinze da noite, o Grêmio enfrenta o Sport.`,
		).map((game) => game.slice(0, 16)),
	).toEqual(['2026-11-21 15:00', '2026-11-21 18:30', '2026-11-21 20:15']);
});

test('S5 one hour for all games, said in a sentence; what is taken over so is a guess', () => {
	const text = `A última rodada decide tudo neste sábado (21). Todos os jogos serão realizados às 15h, em todo o país.
Veja os jogos:
Santos x Bahia (Premiere)
Goiás x Avaí (SporTV)`;
	expect(agendaGames(text)).toEqual([
		'2026-11-21 15:00 Santos x Bahia premiere',
		'2026-11-21 15:00 Goiás x Avaí sportv',
	]);
	expect(readAgendaText(text).games.every(({ confidence }) => confidence < 0.7)).toBe(true);
});

test('S5 captions of pictures and games that are over are none to come', () => {
	expect(
		agendaGames(`Benfica-FC Porto (António Prado/Lusa)
O empate entre Corinthians e Fortaleza em 0 a 0 foi o único jogo de ontem, às 21h. Santos e Palmeiras ficaram no 2 a 2.
16h - Grêmio x Vasco - Globo`),
	).toEqual(['2026-11-20 16:00 Grêmio x Vasco globo']);
});

test('S5 the hour behind each pair of games', () => {
	expect(
		agendaGames(
			`Ainda jogam: Guiné x Egito e Japão x Paraguai (12h); França x México e Mali x Israel (16h).`,
		),
	).toEqual([
		expect.stringMatching(/12:00 Guiné x Egito$/u),
		expect.stringMatching(/12:00 Japão x Paraguai$/u),
		expect.stringMatching(/16:00 França x México$/u),
		expect.stringMatching(/16:00 Mali x Israel$/u),
	]);
});

test('S5 the day of the final in the introduction is not that of the list', () => {
	expect(
		agendaGames(`A grande final é sempre disputada no aniversário de São Paulo, em 25 de janeiro, mas ainda não tem um local definido.
Santos x Bahia (17h)
Onde assistir: SporTV`),
	).toEqual(['2026-11-20 17:00 Santos x Bahia sportv']);
});

test('S5 weekdays behind the sides, under a round of several days', () => {
	expect(
		agendaGames(`Grupo A:
1ª rodada (27 de novembro e 28 de novembro)
13h - Alemanha x Escócia - sexta-feira
10h - Hungria x Suíça - sábado`).map((game) => game.slice(0, 16)),
	).toEqual(['2026-11-27 13:00', '2026-11-28 10:00']);
});
