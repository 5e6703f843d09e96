import { expect, test } from 'vitest';
import { agendaGames, readAgendaText } from '#tests/support/agenda-reading.ts';

test('S5 channels told once below the list, and the games that are shown elsewhere', () => {
	const text = `Sábado, 21/11
16h – Santos x Bahia
18h30 – Cruzeiro x Ceará
21h – Vasco x Mirassol

Todos os jogos no Premiere, exceto Vasco x Mirassol (Prime Video).`;
	expect(agendaGames(text)).toEqual([
		expect.stringMatching(/Santos x Bahia premiere$/u),
		expect.stringMatching(/Cruzeiro x Ceará premiere$/u),
		expect.stringMatching(/Vasco x Mirassol prime-video$/u),
	]);
	expect(readAgendaText(text).games[0]?.confidence).toBeLessThan(0.9);
});

test('S5 the rest of the games, said in a sentence', () => {
	expect(
		agendaGames(`16h Santos x Bahia (Globo)
18h30 Cruzeiro x Ceará
21h Vasco x Mirassol
Os demais jogos serão transmitidos pelo Premiere.`).map((game) => game.split(' ').at(-1)),
	).toEqual(['globo', 'premiere', 'premiere']);
});

test('S5 how a channel is received, radio, and games without television', () => {
	expect(
		agendaGames(`16h – Santos x Bahia | Rádio: Tupi e Jovem Pan | TV: Globo e Premiere
18h – Goiás x Avaí – só tempo real
O Grêmio enfrenta o Sport às 20h. A partida será transmitida em canal aberto pelo SBT e na rede fechada pela ESPN, além do Disney+.
O Ceará recebe o Remo às 21h, jogo que poderá ser assistido apenas no serviço de pay-per-view Premiere.`).map(
			(game) => game.replace(/^\S+ \S+ .*? x \S+ ?/u, ''),
		),
	).toEqual(['globo premiere', '', 'sbt espn disney-plus', 'premiere']);
});

test('S5 a legend below the list tells who shows the games that its signs stand behind', () => {
	const text = `16h Santos x Bahia*
18h30 Cruzeiro x Ceará**
21h Vasco x Mirassol*

* Premiere
** SporTV (menos MG) e Premiere`;
	expect(agendaGames(text).map((game) => game.replace(/^.* x \S+ /u, ''))).toEqual([
		'premiere',
		'sportv-MG premiere',
		'premiere',
	]);
	expect(readAgendaText(text).games[0]?.text).toBe('16h Santos x Bahia*');
	expect(
		agendaGames(`*16h Santos x Bahia*
* Premiere`),
	).toEqual([expect.stringMatching(/Santos x Bahia premiere$/u)]);
});

test('S5 a press release calls its only channel "a emissora"', () => {
	expect(
		agendaGames(
			'A TV Brasil leva o futebol feminino ao público. No sábado (21), às 15h, a emissora pública exibe o duelo entre Santos e Grêmio.',
		),
	).toEqual([expect.stringMatching(/15:00 Santos x Grêmio.* tv-brasil$/u)]);
});

test('S5 one station shows two games: in some states, and in the rest of the country', () => {
	const shown = (text: string) => agendaGames(text).map((game) => game.split(' ').at(-1));
	expect(
		shown(
			'Neste domingo, a Globo transmitirá Santos x Cruzeiro (em SP e MG) e Grêmio x Flamengo (no restante do País), às 17h30.',
		),
	).toEqual(['globo+SP,MG', 'globo-SP,MG']);
});

test('S5 a whole sentence names the channels, and a later one that tells an hour of its own', () => {
	const shown = (text: string) =>
		agendaGames(text).map((game) => game.replace(/^.*? x \S+ ?/u, ''));
	expect(
		shown(
			`Ceará e Remo se enfrentam no sábado (21), às 20h30. A partida terá transmissão ao vivo do SporTV, na TV fechada e através do Prime Video. (veja a programação completa)`,
		),
	).toEqual(['sportv prime-video']);
	expect(
		shown(
			'O Guarani recebe o Avaí no sábado (21), às 21h. A TV Brasil transmite o confronto logo depois da novela, a partir das 20h45.',
		),
	).toEqual(['tv-brasil']);
});
