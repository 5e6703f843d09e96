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
	).toEqual([
		'2026-11-21 16:00 Avaí x Goiás brasileirao-b',
		'2026-11-22 18:30 Guarani x Sport brasileirao-b',
	]);
});

test('S5 ordinals are no weekdays, and a day told for the next games is theirs', () => {
	expect(
		agendaGames(`Em busca da segunda vaga, o Santos enfrenta o Bahia nesta sexta-feira (20), às 19h.
O Avaí recebe o Goiás neste sábado (21), às 16h, e pode deixar a quinta colocação.`),
	).toEqual(['2026-11-20 19:00 Santos x Bahia', '2026-11-21 16:00 Avaí x Goiás']);
});

test('S5 what is shown before a game begins earlier than the game', () => {
	expect(
		agendaGames(
			`No sábado (21), a bola rola para Grêmio e Sport, no Sul. A transmissão começa às 16h45 e a bola rola às 17h.`,
		),
	).toEqual(['2026-11-21 17:00 Grêmio x Sport']);
});

test('S5 titles in capitals, and below them prose that tells the hour', () => {
	expect(
		agendaGames(`SANTOS X UNIÃO SERRANA (CLÁSSICO)

O Santos recebe o União Serrana neste sábado (21) às 15h, na Vila.

VITÓRIA X SPORT (18H30)`),
	).toEqual(['2026-11-21 15:00 SANTOS x UNIÃO SERRANA', '2026-11-21 18:30 VITÓRIA x SPORT']);
});

test('S5 a game put off in its heading, lists of the neighbours', () => {
	const text = `Sábado, 21/11
17h00 Atlético-MG x São Paulo (Arena MRV) | Premiere

Quarta-feira (02/12) - 20h [ADIADO]
Santos x Vitória
Premiere

Domingo 22/11
14h Racing vs. Boca Juniors (ESPN 2)
Lanús vs. Huracán, a las 21.15 hs. por la ESPN`;
	expect(agendaGames(text)).toEqual([
		'2026-11-21 17:00 Atlético-MG x São Paulo premiere',
		'2026-12-02 20:00 Santos x Vitória premiere',
		'2026-11-22 14:00 Racing x Boca Juniors espn-2',
		'2026-11-22 21:15 Lanús x Huracán espn',
	]);
	expect(readAgendaText(text).games[1]?.status).toBe('postponed');
});
