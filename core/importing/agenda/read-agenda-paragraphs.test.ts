import { expect, test } from 'vitest';
import { agendaGames } from '#tests/support/agenda-reading.ts';

function bare(text: string): string[] {
	return agendaGames(text).map((game) => game.replace(/^\S+ /u, ''));
}

test('S5 who publishes the page shows no game', () => {
	expect(
		bare(`O UOL Esporte mostra para você abaixo como estão as partidas dos clubes brasileiros:
21/11 – Sábado – 21h30 – Bolívar x Palmeiras
22/11 – Domingo – 16h – Santos x Grêmio`),
	).toEqual(['21:30 Bolívar x Palmeiras', '16:00 Santos x Grêmio']);
});

test('S5 training grounds are places', () => {
	expect(
		bare('Grupo A – 8h30 – Santos x Internacional – CT Sorocaba 1 – Sorocaba, São Paulo'),
	).toEqual(['08:30 Santos x Internacional']);
});

test('S5 games of tonight below a sentence', () => {
	expect(
		agendaGames(`A rodada segue na segunda-feira (23) com Bahia x Internacional.
Além disso, a outra copa terá quatro times do país estreando nesta noite. Os confrontos são:
– 18h – Corinthians x Lanús (ESPN)`),
	).toEqual([
		expect.stringMatching(/^2026-11-23 Bahia/u),
		'2026-11-20 18:00 Corinthians x Lanús espn',
	]);
});

test('S5 a sentence with an hour opens what the next one tells', () => {
	expect(
		bare(
			'No sábado (21), Remo e Avaí entram em campo no Castelão. O confronto será realizado às 16h. Na sequência, às 19h, a bola rola no estádio de Natal. O duelo será entre Goiás e Guarani.',
		),
	).toEqual(['16:00 Remo x Avaí', '19:00 Goiás x Guarani']);
});

test('S5 the day before the second game of a sentence is its own', () => {
	expect(
		agendaGames(
			'Neste sábado (dia 21), vai ao ar Gama x Caldense, às 16 horas, e no domingo (22) Remo x Independente, às 19 horas.',
		),
	).toEqual(['2026-11-21 16:00 Gama x Caldense', '2026-11-22 19:00 Remo x Independente']);
});

test('S5 what was played already, with the station that showed it', () => {
	expect(
		bare(
			'A primeira partida na grade foi realizada nessa quarta-feira, de Remo x Fast Clube, pela terceira rodada. O clássico Portuguesa x Bangu vai ao ar nesta quinta, às 15 horas, na TV Brasil.',
		),
	).toEqual([expect.stringMatching(/^15:00 Portuguesa x Bangu/u)]);
});

test('S5 who shows the game of the paragraph before', () => {
	expect(
		bare(`Logo às 13h45, o Manchester City enfrenta o Lyon, na França.

Até aqui, o Lyon lidera com quatro pontos. A partida tem transmissão da TNT e HBO Max. No mesmo horário, o Porto recebe o Sporting. O jogo pode ser acompanhado pelo canal Space.`),
	).toEqual(['13:45 Manchester City x Lyon tnt hbo-max', '13:45 Porto x Sporting space']);
});

test('S5 all so many games of a competition on the channel of a station', () => {
	expect(
		bare(`A abertura fica por conta da Argentina, que recebe o Canadá, às 20h desta sexta-feira.
Todas as 32 partidas estarão disponíveis para assistir no canal do SporTV e pelo Globoplay.
21/11 - Chile x Peru - 21h
22/11 - México x Jamaica - 22h`),
	).toEqual([
		'20:00 Argentina x Canadá sportv globoplay',
		'21:00 Chile x Peru sportv globoplay',
		'22:00 México x Jamaica sportv globoplay',
	]);
});

test('S5 the hour before "que só joga" is of another game', () => {
	expect(
		agendaGames(
			'Domingo, às 10h, o Chelsea pode abrir pontos sobre o Liverpool, que só joga pela rodada na terça-feira, contra o Southampton.',
		),
	).not.toEqual([expect.stringContaining('10:00')]);
});
