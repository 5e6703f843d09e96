import { expect, test } from 'vitest';
import { agendaGames, readAgendaText } from '#tests/support/agenda-reading.ts';

test('S5 the list of one club names the opponents alone, and who is at home', () => {
	const text = `Próximos três jogos do Bahia na temporada
VS Grêmio (F), Arena (RS), às 21h30 de domingo (22/11) – 36ª rodada do Brasileirão
x Santos (C), Fonte Nova (BA), às 16h de quarta-feira (25/11)
VS Sport (F), Ilha do Retiro (PE), a definir – 38ª rodada do Brasileirão`;
	expect(agendaGames(text)).toEqual([
		expect.stringMatching(/^2026-11-22 21:30 Grêmio x Bahia/u),
		expect.stringMatching(/^2026-11-25 16:00 Bahia x Santos/u),
		expect.stringMatching(/^Sport x Bahia/u),
	]);
});

test('S5 prose about one club leaves it out, and the verb as well', () => {
	const text = `SUB-20: Bahia na tela do SporTV
A estreia no dia 21 de novembro, um sábado, será contra o Coritiba, às 16 horas, com transmissão do SporTV. Dia 24, o tricolor de aço enfrentará o Santos, às 17h30; dia 27, o Ceará, às 15h30; e dia 30, o Grêmio, às 19 horas, com transmissão do SporTV.
O cruzamento será: 1º G1 x 2º G2; 1º G2 x 2º G1.`;
	expect(agendaGames(text)).toEqual([
		'2026-11-21 16:00 Bahia x Coritiba sportv',
		'2026-11-24 17:30 Bahia x Santos',
		'2026-11-27 15:30 Bahia x Ceará',
		'2026-11-30 19:00 Bahia x Grêmio sportv',
	]);
	expect(readAgendaText(text).games.every(({ confidence }) => confidence < 0.7)).toBe(true);
});

test('S5 a list that lost one side of a game is no list of one club', () => {
	expect(
		agendaGames(
			`Jogos da 1ª rodada:\n21/11, 19h: x Palmeiras – Arena\n21/11, 20h: Chapecoense x Santos`,
		),
	).toEqual(['2026-11-21 20:00 Chapecoense x Santos']);
});

test('S5 what a clause says of a side before it plays', () => {
	expect(
		agendaGames(`As equipes do estado jogam no sábado, 21.
Às 17h, o Sergipe, vice-campeão do estado, estreia contra o Capivariano.`),
	).toEqual(['2026-11-21 17:00 Sergipe x Capivariano']);
});

test('S5 a club’s own list whose fields are parted by dashes', () => {
	expect(
		agendaGames(`Agenda do Grêmio:
21/11 (sábado) – 21h – São Paulo (F) – Premiere
25/11 (quarta) – 19h30 – Bahia (casa) – SporTV`),
	).toEqual([
		'2026-11-21 21:00 São Paulo x Grêmio premiere',
		'2026-11-25 19:30 Grêmio x Bahia sportv',
	]);
});

test('S5 a host and a visitor that nobody knows, at an hour; a journey to the other side', () => {
	expect(
		agendaGames(`O FC Porto recebe o Lusitânia de Paredes no sábado, às 18h00, com transmissão do SporTV.
O Sporting desloca-se ao terreno do Rio Ave no domingo, dia 22, às 20h30 (SporTV).`),
	).toEqual([
		'2026-11-21 18:00 FC Porto x Lusitânia de Paredes sportv',
		'2026-11-22 20:30 Rio Ave x Sporting sportv',
	]);
});
