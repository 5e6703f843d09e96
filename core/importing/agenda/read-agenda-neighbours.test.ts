import { expect, test } from 'vitest';
import { agendaGames, readAgendaText } from '#tests/support/agenda-reading.ts';

test('S5 pages of the neighbours: weekdays, months and stations in Spanish', () => {
	expect(
		agendaGames(`Viernes 20 de noviembre
Racing vs. Huracán, a las 21.15 hs. por Canal Doce
Lunes 23
Lanús vs. Platense, a las 19 hs. por la TV Pública`),
	).toEqual([
		expect.stringMatching(/^2026-11-20 21:15 Racing x Huracán .*Canal Doce\?$/u),
		expect.stringMatching(/^2026-11-23 19:00 Lanús x Platense .*TV Pública\?$/u),
	]);
});

test('S5 an hour of the afternoon in the time of a neighbour is written as that of Brasília', () => {
	expect(
		agendaGames(`Sevilla vs. Betis: 3:00 p.m. (hora en Perú, 9:00 p.m. en España) vía ESPN y SporTV.
Genoa vs. Parma : 11:30 a.m. (hora de México) vía ESPN (SKY)`),
	).toEqual([
		expect.stringMatching(/^2026-11-20 17:00 Sevilla x Betis espn sportv$/u),
		expect.stringMatching(/^2026-11-20 14:30 Genoa x Parma espn$/u),
	]);
});

test('S5 hours country by country below a game: that of Brazil counts, else the first', () => {
	expect(
		agendaGames(`Arsenal vs Lille
Hora:
12.00 Ciudad de México
13.00 Perú, Colombia y Ecuador
15.00 Argentina, Uruguay y Brasil.
TV: ESPN
Porto vs Celtic
Bolivia y Venezuela: 14:00 horas
TV: TNT`),
	).toEqual([
		expect.stringMatching(/^2026-11-20 15:00 Arsenal x Lille espn$/u),
		expect.stringMatching(/^2026-11-20 15:00 Porto x Celtic/u),
	]);
});

test('S5 letters that were read in another encoding, in parts of a page', () => {
	const text = `O sábado tem Avaí e GrÃªmio, Ã s 16h, no estádio da Ressacada
Bragantino x SÃ£o Paulo, Ã\u00a0s 18h - SporTV
1Âª rodada`;
	const [first, second] = readAgendaText(text).games;
	expect([first?.home.name, first?.away.name, first?.time]).toEqual(['Avaí', 'Grêmio', '16:00']);
	expect([second?.away.name, second?.time]).toEqual(['São Paulo', '18:00']);
});
