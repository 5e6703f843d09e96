import { expect, test } from 'vitest';
import { agendaGames } from '#tests/support/agenda-reading.ts';

test('S5 a table whose cells stand on a line each: its head is no label', () => {
	expect(
		agendaGames(`Data
Hora
Jogo
Transmissão
21/11
16h
Flamengo x Vasco
Globo e Premiere
22/11
11h
Ceará x Sport
Sportv`),
	).toEqual([
		'2026-11-21 16:00 Flamengo x Vasco globo premiere',
		'2026-11-22 11:00 Ceará x Sport sportv',
	]);
});

test('S5 what lost its spaces and tabs', () => {
	expect(
		agendaGames(`Sábado, 21/11
• 16h00Vitória x Fluminense (Série A) – Premiere
⏰ 18:30 - Bahia 🆚 Santos 📺 Premiere
Trem -AP x Manaus, 17h
21/11\t16:30\tCeará\tSport\tSportv`),
	).toEqual([
		'2026-11-21 16:00 Vitória x Fluminense brasileirao-a premiere',
		'2026-11-21 18:30 Bahia x Santos premiere',
		'2026-11-21 17:00 Trem-AP x Manaus',
		'2026-11-21 16:30 Ceará x Sport sportv',
	]);
});

test('S5 a flattened table with group, town and channel; an hour still to be told', () => {
	expect(
		agendaGames(
			'GRUPO HORÁRIO (DE BRASÍLIA) JOGO CIDADE TRANSMISSÃO 9 8h45 América-SP x Inter de Limeira-SP São José do Rio Preto YouTube "Paulistão" 9 11h CSA-AL x Bahia-BA São José do Rio Preto Xsports\n\nA definir – Remo x Vila Nova',
		),
	).toEqual([
		'2026-11-20 08:45 América-SP x Inter de Limeira-SP paulistao-yt',
		'2026-11-20 11:00 CSA-AL x Bahia-BA xsports',
		'2026-11-20 Remo x Vila Nova',
	]);
});
