import { expect, test } from 'vitest';
import { agendaGames } from '#tests/support/agenda-reading.ts';

function bare(text: string): string[] {
	return agendaGames(text).map((game) => game.replace(/^\S+ /u, ''));
}

test('S5 a game without its day, told in prose and in the list', () => {
	expect(
		agendaGames(`A tabela mudou. A partida entre Cruzeiro x Ceará não tem uma data definida ainda.
Sábado (21)
16h - Santos x Bahia
18h - Remo x Avaí
Sem data definida - Cruzeiro x Ceará`),
	).toEqual(
		expect.arrayContaining([
			'Cruzeiro x Ceará',
			'2026-11-21 16:00 Santos x Bahia',
			'2026-11-21 18:00 Remo x Avaí',
		]),
	);
});

test('S5 the rest of the games, told in the middle of a paragraph', () => {
	expect(
		bare(`No sábado, o SporTV mostra um jogo: Santos x Bahia, às 16h. Os demais jogos serão só no Premiere.

21/11 - 18h - Remo x Avaí
21/11 - 20h - Goiás x Guarani`),
	).toEqual([
		'16:00 Santos x Bahia sportv',
		'18:00 Remo x Avaí premiere',
		'20:00 Goiás x Guarani premiere',
	]);
});

test('S5 the day on which a round began is none of its games to come', () => {
	expect(
		agendaGames(
			'A rodada, que arrancou na quinta-feira, prossegue neste domingo com mais jogos. O Santos recebe o Bahia às 15h30.',
		),
	).toEqual(['2026-11-22 15:30 Santos x Bahia']);
});

test('S5 a club is no station, and a station goes without the words behind it', () => {
	expect(
		bare(
			'No Recife, Sport e Náutico encaram-se às 16h30. O Sport, após vencer por dois gols, pode até perder por um gol.',
		),
	).toEqual(['16:30 Sport x Náutico']);
	expect(
		bare(
			'A TV Brasil estreia nesta sexta-feira (20), às 15h, as transmissões da Série D. A partida inaugural será entre Remo e Manaus.',
		),
	).toEqual(['15:00 Remo x Manaus tv-brasil']);
	expect(
		bare(
			'Santos e Coritiba se enfrentam na sexta-feira, às 20h, com transmissão do SporTV e do Premiere para o país inteiro.',
		),
	).toEqual(['20:00 Santos x Coritiba sportv premiere']);
});

test('S5 a town in the name of a club, and the ground behind it', () => {
	expect(
		agendaGames('1ª rodada (21 de novembro)\n- Criciúma x Inter de Lages (Arena Nova)'),
	).toEqual([expect.stringMatching(/Criciúma x Inter de Lages/u)]);
});

test('S5 tonight, beside the day on which another competition goes on', () => {
	expect(
		agendaGames(
			'A Suíça, seleção que mais encantou na primeira rodada do torneio, entra em campo nesta quarta-feira, 25, desta vez contra o Peru. A bola rola às 16h.',
		),
	).toEqual(['2026-11-25 16:00 Suíça x Peru']);
	expect(
		agendaGames(
			'A copa só será retomada na quinta-feira, 26, mas duas partidas agitam o campeonato nesta noite. Às 19h, Bahia e Santos entram em campo, com transmissão do Premiere.',
		),
	).toEqual(['2026-11-20 19:00 Bahia x Santos premiere']);
});

test('S5 when the page was published is no hour of its games', () => {
	for (const stamp of ['20/11/2026 15h37', '20/11/2026 04h00'])
		expect(
			bare(
				`Redação\n\n${stamp}\n\nA semifinal de Copa do Brasil entre Grêmio e Cruzeiro terá transmissão da Globo na noite desta sexta-feira (20).`,
			),
		).toEqual(['Grêmio x Cruzeiro globo']);
	expect(bare('20/11/2026 16h00\n\nGrêmio x Cruzeiro')).toEqual(['16:00 Grêmio x Cruzeiro']);
});

test('S5 a side of which only is said that its game was put off', () => {
	expect(
		bare(
			'Seis times estarão em campo, com exceção do Grêmio, que teve sua partida diante do Peñarol adiada por conta das chuvas.\n21h – Santos x Remo',
		),
	).toEqual(['21:00 Santos x Remo']);
});

test('S5 before noon is no hour', () => {
	expect(
		agendaGames(
			'Sábado (21): pouco antes do meio-dia começa a festa. Remo e Avaí se enfrentam às 16h no Mangueirão.',
		),
	).toEqual(['2026-11-21 16:00 Remo x Avaí']);
});
