import { expect, test } from 'vitest';
import { agendaGames } from '#tests/support/agenda-reading.ts';

function bare(text: string): string[] {
	return agendaGames(text).map((game) => game.replace(/^\S+ /u, ''));
}

test('S5 who shows a game, told with "via" in the middle of prose', () => {
	expect(
		bare(
			'A rodada abre com dois jogos às 13h45. O Porto recebe o Lyon. A partida poderá ser acompanhada via TNT. Simultaneamente, o Ajax recebe o Benfica.',
		),
	).toEqual(['13:45 Porto x Lyon tnt', '13:45 Ajax x Benfica']);
});

test('S5 the competition and its channel in parentheses, although the guide does not know it', () => {
	expect(bare('15h25: Racing x Lanús - Copa da Liga Nova da Argentina (ESPN)')).toEqual([
		'15:25 Racing x Lanús espn',
	]);
});

test('S5 a ground that ends with its state before the hour is no pair', () => {
	expect(
		bare(
			'21.11 (sábado) - Remo x Avaí | Santa Cruz-SP, às 19h15 - Transmissão: ESPN / Disney+, SportyNet e XSports',
		),
	).toEqual([expect.stringMatching(/^19:15 Remo x Avaí espn disney-plus/u)]);
});

test('S5 several games in one sentence: pairs before one verb', () => {
	expect(
		bare(
			'No sábado (21), às 16h, Bahia e Goiás, Remo e Guarani e Santos e Avaí se enfrentam com transmissão do Premiere.',
		),
	).toEqual([
		'16:00 Bahia x Goiás premiere',
		'16:00 Remo x Guarani premiere',
		'16:00 Santos x Avaí premiere',
	]);
});

test('S5 sides told with words around them', () => {
	expect(bare('Mais tarde, às 7h da manhã, a Austrália joga contra a seleção da Irlanda.')).toEqual(
		['07:00 Austrália x Irlanda'],
	);
	expect(
		bare(
			'No dia 21, o adversário da Seleção brasileira será o Uruguai, em Salvador, na Fonte Nova, às 21h45.',
		),
	).toEqual(['21:45 Brasil x Uruguai']);
	expect(
		bare(
			'A Seleção Brasileira, afinal, joga dia 21 de novembro, em Natal, contra a Venezuela, às 18h.',
		),
	).toEqual(['18:00 Brasil x Venezuela']);
	expect(
		agendaGames(
			'Existe ainda um jogo do campeonato nacional marcado para o dia 25, próxima quarta-feira, entre Santos e Avaí.',
		),
	).toEqual(['2026-11-25 Santos x Avaí']);
});

test('S5 the hour told before or behind the sentence that names the sides', () => {
	expect(
		bare(
			'Às 17 horas, será a vez da liga espanhola. O líder Barcelona enfrentará o Sevilla, em briga pelo título.',
		),
	).toEqual(['17:00 Barcelona x Sevilla']);
	expect(
		bare(
			'Arsenal e Chelsea farão o clássico de Londres, em busca do líder.\n\nA ESPN exibirá o confronto de Londres logo pela manhã, às 10h30.',
		),
	).toEqual(['10:30 Arsenal x Chelsea espn']);
});

test('S5 the hour before "enquanto" is of the game before', () => {
	expect(
		bare(
			'Bolívia e Paraguai será na altitude, às 17h, enquanto Colômbia x Equador será em Barranquilla, às 20h.',
		),
	).toEqual(['17:00 Bolívia x Paraguai', '20:00 Colômbia x Equador']);
});

test('S5 the side of which a paragraph tells by its nickname and then as "a seleção"', () => {
	expect(
		bare(
			'A canarinho irá enfrentar o Peru na próxima sexta-feira (27) às 15h30. Depois, a seleção joga contra a Tunísia na terça-feira (1º), às 16h.',
		),
	).toEqual(['15:30 Brasil x Peru', '16:00 Brasil x Tunísia']);
});
