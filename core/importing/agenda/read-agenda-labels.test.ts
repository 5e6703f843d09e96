import { expect, test } from 'vitest';
import { agendaGames, readAgendaText } from '#tests/support/agenda-reading.ts';

test('S5 a chat message with several signs on one line', () => {
	expect(
		agendaGames(`Ceará x Remo
🏆 Série B / ⏰ 19h00 / 📺 ESPN
Goiás x Avaí
🏆 Série B • ⏰ 21h30
📺 Disney+`),
	).toEqual([
		'2026-11-20 19:00 Ceará x Remo brasileirao-b espn',
		'2026-11-20 21:30 Goiás x Avaí brasileirao-b disney-plus',
	]);
});

test('S5 the hour, both sides and the sign between them each on a line of its own', () => {
	expect(
		agendaGames(`Sul-Americana
Semifinal - VOLTA
19h00
Santa Fé Azul
x
IDA 1x0
Grêmio
Paramount+

21h30
Bahia
x
Lanús
ESPN`),
	).toEqual([
		expect.stringMatching(/19:00 Santa Fé Azul x Grêmio .*paramount-plus$/u),
		expect.stringMatching(/21:30 Bahia x Lanús .*espn$/u),
	]);
});

test('S5 labels that repeat what prose told of the game say nothing of the next one', () => {
	expect(
		agendaGames(`Chile x Peru

As duas seleções jogam em Santiago, às 20h30. A partida terá transmissão do SporTV.

Horário: 20h30

Onde assistir: SporTV

Equador x Bolívia

Horário: 18h

Onde assistir: TNT`),
	).toEqual([
		expect.stringMatching(/20:30 Chile x Peru.*sportv$/u),
		expect.stringMatching(/18:00 Equador x Bolívia.*tnt$/u),
	]);
});

test('S5 a second label adds channels, labels one behind the other are read one by one', () => {
	expect(
		agendaGames(`Santos x Bahia
Local: Vila Belmiro. Horário: 16h. TV aberta: Globo
Streaming: Premiere`),
	).toEqual([expect.stringMatching(/16:00 Santos x Bahia.*globo premiere$/u)]);
});

test('S5 channels told once, apart, below a list of hours and sides', () => {
	const text = `10h – Chile x Peru

13h – Gana x Irã

Onde assistir: SporTV e Globoplay`;
	expect(agendaGames(text)).toEqual([
		expect.stringMatching(/Chile x Peru sportv globoplay$/u),
		expect.stringMatching(/Gana x Irã sportv globoplay$/u),
	]);
	expect(readAgendaText(text).games[0]?.confidence).toBeLessThan(0.9);
});

test("S5 a club's own list names whom it meets, and below it day, hour and place", () => {
	const text = `Palmeiras (Grupo A)

  • Inter Miami
    22/11 (domingo) – 19h – MetLife Stadium, Nova Jersey
  • Porto
    26/11 (quinta-feira) – 13h – MetLife Stadium, Nova Jersey

Botafogo (Grupo B)

  • Seattle Sounders
    23/11 (segunda-feira) – 23h – Lumen Field, Seattle`;
	expect(agendaGames(text)).toEqual([
		'2026-11-22 19:00 Palmeiras x Inter Miami',
		'2026-11-26 13:00 Palmeiras x Porto',
		'2026-11-23 23:00 Botafogo x Seattle Sounders',
	]);
	expect(readAgendaText(text).games[0]?.confidence).toBeLessThan(0.7);
	// Where the days stand above the sides each pair is a game.
	expect(
		agendaGames(`Sáb 21/11/2026 • 16:00 • Maracanã
Flamengo
Palmeiras
Sáb 21/11/2026 • 18:30 • Vila Belmiro
Santos
Remo`),
	).toEqual([
		expect.stringMatching(/16:00 Flamengo x Palmeiras/u),
		expect.stringMatching(/18:30 Santos x Remo/u),
	]);
});
