import { expect, test } from 'vitest';
import { agendaGames, readAgendaText } from '#tests/support/agenda-reading.ts';

const sides = (text: string) =>
	readAgendaText(text).games.map(({ home, away }) => `${home.name} x ${away.name}`);

test('S5 a sign behind a channel that a legend explains by states', () => {
	expect(
		agendaGames('22/11\n16h - Santos x Bahia - Globo* e Premiere\n*SP, BA e região Sul'),
	).toEqual([expect.stringMatching(/globo\+SP,BA,PR,RS,SC premiere$/u)]);
});

test('S5 a legend of games that a dash separates', () => {
	expect(
		agendaGames(
			'Benfica - Arouca (sábado, 18h)*\nAves - Braga (domingo, 15h)\n*Jogo transmitido pela BTV',
		),
	).toEqual(['2026-11-21 18:00 Benfica x Arouca BTV?', '2026-11-22 15:00 Aves x Braga']);
});

test('S5 short names of states, parts of the network and numbers of channels in parentheses', () => {
	expect(
		agendaGames(
			'16h – Santos x Bahia – Globo para o Rio e parte da rede; Premiere (canal 121); SporTV (39 SD/539 HD)',
		),
	).toEqual([expect.stringMatching(/globo\+RJ premiere sportv$/u)]);
});

test('S5 two channels of one sentence, each with its verb, and the states of the first', () => {
	expect(
		agendaGames(
			'Santos e Bahia se enfrentam às 21h30. A Globo transmite a partida na TV aberta para vários estados (SP, PR e BA) e o canal por assinatura Premiere exibe o duelo para todo o Brasil.',
		),
	).toEqual([expect.stringMatching(/globo\+SP,PR,BA premiere$/u)]);
	expect(agendaGames('Já a Record anuncia Fortaleza x Ceará, às 20h, para todo o Brasil.')).toEqual(
		[expect.stringMatching(/record$/u)],
	);
});

test('S5 where each game of one station is seen', () => {
	expect(
		agendaGames(`A TV Globo exibe dois jogos, todos às 16h.
Santos x Bahia vai ao ar para São Paulo e Bahia.
Sport x Grêmio fica restrito ao Rio Grande do Sul e Pernambuco.`),
	).toEqual([
		expect.stringMatching(/16:00 Santos x Bahia.*globo\+SP,BA$/u),
		expect.stringMatching(/16:00 Sport x Grêmio.*globo\+RS,PE$/u),
	]);
});

test('S5 a row of a table without its cells: channels behind a side that nobody knows', () => {
	const row = '23 15h Fortaleza x Alvoradense Azul Xsports';
	expect(agendaGames(`Jogo Cidade Transmissão ${row}`)).toEqual([
		expect.stringMatching(/15:00 Fortaleza x Alvoradense Azul xsports$/u),
	]);
});

test('S5 one known side is enough behind an hour, and a club may have a hyphen or begin with a figure', () => {
	expect(
		sides(
			'15h30 4 de Julho – Aparecidense (DAZN)\n16h CRB - Ji-Paraná\n21h, Colo-Colo x Milan\n20h30: Braga-Sporting, Sport TV1',
		),
	).toEqual([
		'4 de Julho x Aparecidense',
		'CRB x Ji-Paraná',
		'Colo-Colo x Milan',
		'Braga x Sporting',
	]);
});

test('S5 a place and its channels, labelled, on the line below the sides', () => {
	expect(
		agendaGames('19h15: Manaus-AM x Gama-DF\nArena da Amazônia, em Manaus – Transmissão: DAZN'),
	).toEqual([expect.stringMatching(/Manaus-AM x Gama-DF.* dazn$/u)]);
});

test('S5 who shows the game stands before its hour, once for two games and their states', () => {
	expect(
		agendaGames(`Globo, 16h: Santos x Bahia (SP/BA) e Sport x Ceará (PE)
Star+, 13h: Lyon x Nantes`),
	).toEqual([
		expect.stringMatching(/16:00 Santos x Bahia globo\+SP,BA$/u),
		expect.stringMatching(/16:00 Sport x Ceará globo\+PE$/u),
		expect.stringMatching(/13:00 Lyon x Nantes star-plus$/u),
	]);
});

test('S5 channels in parentheses behind a side that nobody knows are no ground', () => {
	expect(agendaGames('20h - Santos x União Azulense (SporTV e Premiere)')).toEqual([
		'2026-11-20 20:00 Santos x União Azulense sportv premiere',
	]);
});

test('S5 a sign of a message whose channel begins with an X', () => {
	expect(agendaGames('Santos x Bahia\n📅 21/11 (sáb) | ⏰ 16h | 📺 TV Brasil e Xsports')).toEqual([
		'2026-11-21 16:00 Santos x Bahia tv-brasil xsports',
	]);
});

test('S5 states behind a minus, two stations of one network, a heading of one channel and a place behind the competition', () => {
	expect(
		agendaGames(`16h – Santos x Bahia – SporTV (- BA) e Premiere
18h – Sport x Ceará – Globo PE, Globo CE e Premiere`),
	).toEqual([
		expect.stringMatching(/sportv-BA premiere$/u),
		expect.stringMatching(/globo\+PE,CE premiere$/u),
	]);
	expect(
		agendaGames(`Fim de semana na Band:
Sábado, 13h: Bayern de Munique x Mainz, pelo Alemão
Domingo, 11h: Ponte Preta x Novorizontino, pela Série B (para SP e PR)`),
	).toEqual([
		expect.stringMatching(/Mainz.* band$/u),
		expect.stringMatching(/Novorizontino.* band\+SP,PR$/u),
	]);
});

test('S5 a channel that nobody knows, told as a transmission, and partners in a heading', () => {
	expect(agendaGames('17h – Avaí x Barra (transmissão da TV Azul)')).toEqual([
		expect.stringMatching(/Avaí x Barra TV Azul\?$/u),
	]);
	expect(agendaGames('BAND EM PARCERIA COM A REDETV!:\n15h – Chile x Peru')).toEqual([
		expect.stringMatching(/Peru band redetv$/u),
	]);
});

test('S5 the title names the station, each line the states before its game', () => {
	expect(
		agendaGames(`Na tela da Globo
Domingo, 22 de novembro
São Paulo, Paraná e Goiás: Coritiba x Santos, 16h
Rio Grande do Sul: Grêmio x Bahia, 16h`),
	).toEqual([
		expect.stringMatching(/Coritiba x Santos globo\+SP,PR,GO$/u),
		expect.stringMatching(/Grêmio x Bahia globo\+RS$/u),
	]);
	expect(agendaGames('16h Santos x Bahia (só no Premiere)')).toEqual([
		expect.stringMatching(/ premiere$/u),
	]);
});

test('S5 rows without cells: a channel in capitals before the next row, and many words behind a known side', () => {
	expect(
		agendaGames(
			'28/11 19h Santos x Bahia Arena Azul HBO Max 28/11 21h30 Barra-SC x Inter de Milão Vila Belmiro HBO Max e Nosso Futebol',
		),
	).toEqual([
		expect.stringMatching(/Santos x Bahia hbo-max$/u),
		expect.stringMatching(/Barra-SC x Inter de Milão hbo-max nosso-futebol$/u),
	]);
});
