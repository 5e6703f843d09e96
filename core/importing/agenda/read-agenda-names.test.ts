import { expect, test } from 'vitest';
import { agendaGames, readAgendaText } from '#tests/support/agenda-reading.ts';

test('S5 a nickname is the one club of the page that is called so, and a guess', () => {
	const text = `No sábado (21), às 16h, na Arena do Grêmio, o Tricolor recebe o Avaí, com transmissão do Premiere.
No domingo (22), às 18h30, o Timão encara a Macaca na Neo Química Arena. A partida entre Corinthians e Ponte Preta passa na Record.`;
	expect(agendaGames(text)).toEqual([
		'2026-11-21 16:00 Grêmio x Avaí premiere',
		'2026-11-22 18:30 Corinthians x Ponte Preta record',
	]);
	expect(readAgendaText(text).games[0]?.issues.map(({ code }) => code)).toContain('team-guessed');
});

test('S5 a nickname stays where several clubs of the page are called so, or none, and where it would meet itself', () => {
	expect(
		agendaGames(
			'São Paulo e Fluminense jogam no domingo. No sábado (21), às 16h, o Tricolor recebe o Avaí.',
		).at(-1),
	).toMatch(/16:00 Tricolor x Avaí/u);
	expect(agendaGames('No sábado (21), às 16h, o Tricolor recebe o Fluminense.')[0]).toMatch(
		/Tricolor x Fluminense/u,
	);
	expect(agendaGames('16h – Galo Maringá x Atlético-MG – Premiere')[0]).toMatch(
		/Galo Maringá x Atlético-MG/u,
	);
});

test('S5 a people is a national side where the other side is one', () => {
	expect(
		agendaGames(`Também neste sábado (21), os venezuelanos encaram o Peru, às 18h.`).map((game) =>
			game.replace(/ eliminat.*$/u, ''),
		),
	).toEqual([expect.stringMatching(/18:00 Venezuela x Peru/u)]);
	expect(agendaGames('Às 16h, o Benfica recebe os ingleses do Chelsea.').join()).not.toMatch(
		/Inglaterra/u,
	);
});

test('S5 a side whose name is shortened with a point', () => {
	expect(
		agendaGames(`21/11
21h — Real Madrid x At. Madrid – ESPN`),
	).toEqual([expect.stringMatching(/Real Madrid x At\. Madrid .*espn$/u)]);
});
