import { expect, test } from 'vitest';
import { agendaGames, readAgendaText } from '#tests/support/agenda-reading.ts';

test('S5 an exported chat: who sent a message, and when, is no part of a game', () => {
	expect(
		agendaGames(`20/11/2026 09:12 - Tonho: jogos de amanhã
20/11/2026 09:13 - Tonho: 16h Santos x Bahia - Premiere
20/11/2026 09:14 - Biu: e o Guarani?
20/11/2026 09:15 - Tonho: 20h30 Guarani x Avaí - RedeTV!`),
	).toEqual(['2026-11-21 16:00 Santos x Bahia premiere', '2026-11-21 20:30 Guarani x Avaí redetv']);
});

test('S5 lines of an agenda that look like those of a chat keep their day and hour', () => {
	expect(
		agendaGames(`21/11/2026 16:00 - Série B: Avaí x Goiás
22/11/2026 18:30 - Série B: Guarani x Sport`),
	).toEqual(['2026-11-21 16:00 Avaí x Goiás brasileirao-b', '2026-11-22 18:30 Guarani x Sport brasileirao-b']);
});

test('S5 the legs of a tie stand below its sides; the second is at home of the other side', () => {
	const text = `Quartas de final

- Santos x Bahia (transmissão da ESPN)

Ida: dia 25, 21h30

Volta: dia 2, 19h

- Grêmio x Sport

Jogo de ida: 26/11, às 20h
Jogo de volta: 03/12, às 20h`;
	expect(agendaGames(text)).toEqual([
		'2026-11-25 21:30 Santos x Bahia espn',
		'2026-12-02 19:00 Bahia x Santos espn',
		'2026-11-26 20:00 Grêmio x Sport',
		'2026-12-03 20:00 Sport x Grêmio',
	]);
	const [first, second] = readAgendaText(text).games;
	expect(second?.confidence).toBeLessThan(first?.confidence ?? 0);
});

test('S5 a title that names the visitor first tells the game of the list below', () => {
	expect(
		agendaGames(`Bahia x Santos será o jogo de abertura da rodada
A tabela foi divulgada nesta quinta. O confronto está marcado para as 19h, na Vila Belmiro, em Santos.
Primeira rodada
21 de novembro (sábado), 19h
Santos x Bahia SAF
20h
Guarani x Avaí`),
	).toEqual(['2026-11-21 19:00 Santos x Bahia SAF', '2026-11-21 20:00 Guarani x Avaí']);
});
