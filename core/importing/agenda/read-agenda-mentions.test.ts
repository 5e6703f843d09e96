import { expect, test } from 'vitest';
import { agendaGames, readAgendaText } from '#tests/support/agenda-reading.ts';

const LIST = `Sábado (21/11)
Bahia x Santos - 16h - Premiere
Cruzeiro x Vasco - 18h30 - SporTV
Sport x Remo - 21h - Premiere`;
const LISTED = ['16:00 Bahia x Santos', '18:30 Cruzeiro x Vasco', '21:00 Sport x Remo'];

function sidesOf(text: string): string[] {
	return agendaGames(text).map((game) => /\d\d:\d\d .+ x \S+|\S+ x \S+/u.exec(game)?.[0] ?? game);
}

test('S5 what is taken for a mention is named with its line, so that nothing is left out unseen', () => {
	const past =
		'Na rodada anterior, a emissora exibiu Cruzeiro x Ceará para poucas praças e a audiência ficou abaixo da esperada.';
	const { ignored, totals } = readAgendaText(`${past}\n${LIST}`);
	expect(totals.games).toBe(3);
	expect(ignored).toContainEqual({
		line: 1,
		text: past,
		reason: 'Só cita os times: não foi lida como mais um jogo.',
		harmless: true,
	});
});

test('S5 whom a side has beaten, and against whom it scored', () => {
	expect(
		sidesOf(
			`O Remo venceu Paysandu e Tuna Luso nas duas últimas semanas e volta a campo neste sábado, às 21h.\n${LIST}`,
		),
	).toEqual(LISTED);
	expect(
		sidesOf(`Atacante festeja gol do Bahia contra o Vitória\n20/11/2026 05h00\n${LIST}`),
	).toEqual(LISTED);
	expect(
		sidesOf(
			`Meia comemora com a torcida durante jogo do Santos contra o Guarani - RUI PENA/FOTO SUL\n${LIST}`,
		),
	).toEqual(LISTED);
});

test('S5 the day of an introduction with its ordinal, and today with its number', () => {
	expect(
		agendaGames(
			'A fase será aberta em 1.º de dezembro com a partida entre Remo e Bahia, às 16h30.',
		),
	).toEqual(['2026-12-01 16:30 Remo x Bahia']);
	expect(
		agendaGames(
			'A disputa volta hoje (20) e termina na quinta-feira. O Remo recebe o Avaí, às 19h.',
		),
	).toEqual(['2026-11-20 19:00 Remo x Avaí']);
});

test('S5 a derby as the last of a list, and a game told behind the words of a day', () => {
	expect(
		agendaGames(
			'A liga tem jogos às 11h, incluindo Arsenal x Chelsea, Everton x Fulham e o clássico regional entre Sunderland e Newcastle.',
		).map((game) => game.slice(17)),
	).toEqual(['Arsenal x Chelsea', 'Everton x Fulham', 'Sunderland x Newcastle']);
	expect(
		agendaGames(
			'A Holanda, atual vice do torneio, entra em campo neste sábado, 21, pelas oitavas de final da Eurocopa, quando encara a Suécia, às 16h, em Oslo.',
		),
	).toEqual(['2026-11-21 16:00 Holanda x Suécia euro']);
});

test('S5 a sentence that turns the sides of a listed game changes no name of it', () => {
	expect(
		agendaGames(`Sábado (21/11)
16h – Bahia x Santos – Premiere

O Santos visita o Bahia no sábado (21), às 16h.`),
	).toEqual(['2026-11-21 16:00 Bahia x Santos premiere']);
	expect(
		agendaGames(`Sábado (21/11)
16h – Bahia x Santos – Premiere

O Santos recebe o Bahia no sábado (21), às 16h.`),
	).toEqual(['2026-11-21 16:00 Bahia x Santos premiere']);
});
