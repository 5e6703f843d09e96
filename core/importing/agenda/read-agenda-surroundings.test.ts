import { expect, test } from 'vitest';
import { agendaGames } from '#tests/support/agenda-reading.ts';

test('S5 words in parentheses behind the home side', () => {
	expect(
		agendaGames(
			'• 6/12 (21h): Peñarol (Uruguai) x Remo\n• 9/12 (21h30): Remo x Colo-Colo (Chile)\n• 13/12 (19h): Avaí (líder) x Remo (vice-líder)\nSábado (21): Goiás x CRB, 16h',
		),
	).toEqual([
		'2026-12-06 21:00 Peñarol (Uruguai) x Remo',
		'2026-12-09 21:30 Remo x Colo-Colo (Chile)',
		'2026-12-13 19:00 Avaí x Remo',
		'2026-11-21 16:00 Goiás x CRB',
	]);
});

test('S5 a competition below a sentence is the heading of what follows', () => {
	expect(
		agendaGames(`Nesta semana o Remo vai enfrentar o Paysandu no Mangueirão em busca da liderança do estadual e da vaga que falta à equipe.
Copa do Nordeste
Ceará x Bahia – Terça-feira (24) – 21h30
Paulistão
Santos x Ituano – Quarta-feira (25) – 15h30
Campeonato Gaúcho
Juventude x Grêmio – Quarta-feira (25) – 19h`).slice(-3),
	).toEqual([
		'2026-11-24 21:30 Ceará x Bahia copa-do-nordeste',
		'2026-11-25 15:30 Santos x Ituano estadual-sp',
		'2026-11-25 19:00 Juventude x Grêmio estadual-rs',
	]);
});

test('S5 day, hour and station on the line below the sides', () => {
	expect(
		agendaGames('Remo x Avaí\nSábado, 15h30 – ESPN\nGoiás x CRB\nDomingo, 18h – SporTV'),
	).toEqual(['2026-11-21 15:30 Remo x Avaí espn', '2026-11-22 18:00 Goiás x CRB sportv']);
});

test('S5 the day on which something was published, or until which it will be, is none of a game', () => {
	expect(
		agendaGames(`O regulamento será divulgado até o dia 5 de dezembro.
A tabela foi publicada nesta sexta-feira (20). O Remo estreia contra o Avaí.
22/11 (19h) Remo x Avaí
26/11 (21h30) Goiás x Remo`),
	).toEqual(['2026-11-22 19:00 Remo x Avaí', '2026-11-26 21:30 Goiás x Remo']);
});

test('S5 day and hour of all games of a round', () => {
	expect(
		agendaGames(
			'O plano do torneio sai até o dia 15 de dezembro.\nVeja a primeira rodada, com todos os jogos marcados para o dia 10 de janeiro, às 17h.\nRemo x Avaí, no Mangueirão\nGoiás x CRB, na Serrinha',
		),
	).toEqual(['2027-01-10 17:00 Remo x Avaí', '2027-01-10 17:00 Goiás x CRB']);
});

test('S5 what coaches say before a game is none', () => {
	expect(
		agendaGames(
			'Liga\n12h00: Silva faz a antevisão ao Benfica-Sporting\nVizela - Marítimo, 15:30 (SportTV1)',
		),
	).toEqual(['2026-11-20 15:30 Vizela x Marítimo SportTV1?']);
});

test('S5 when a page was published stands in its first line', () => {
	expect(
		agendaGames(
			'Finais dos estaduais neste sábado (21) Veja tudo: Esportes|Da Redação 19/11/2026 - 16h37 (Atualizado em 19/11/2026 - 18h40 )\nO SporTV exibe, às 16h, Remo x Avaí.',
		),
	).toEqual(['2026-11-21 16:00 Remo x Avaí sportv']);
});

test('S5 what stands behind several pairs is told of each, and of no pair of another statement', () => {
	expect(
		agendaGames(
			'Remo x Avaí e Goiás x CRB se enfrentam no domingo (22), às 19h, com transmissão do SporTV, enquanto o Santos recebe o Bahia às 21h30.',
		),
	).toEqual([
		'2026-11-22 19:00 Remo x Avaí sportv',
		'2026-11-22 19:00 Goiás x CRB sportv',
		'2026-11-22 21:30 Santos x Bahia',
	]);
	expect(
		agendaGames(
			'Remo e Avaí jogam às 19h; Goiás e CRB entram em campo às 21h30 com exibição no SporTV',
		),
	).toEqual(['2026-11-20 19:00 Remo x Avaí', '2026-11-20 21:30 Goiás x CRB sportv']);
});

test('S5 who shows the last of several games with labels of their own', () => {
	expect(
		agendaGames(
			'Remo x Avaí\n\nHorário: 17h\n\nLocal: Mangueirão\n\nGoiás x CRB\n\nHorário: 19h\n\nLocal: Serrinha\n\nOnde assistir: ESPN',
		),
	).toEqual(['2026-11-20 17:00 Remo x Avaí', '2026-11-20 19:00 Goiás x CRB espn']);
});

test('S5 prose that tells the hour before whom a side meets', () => {
	expect(
		agendaGames(
			'Neste domingo (22), o Palmeiras estreia às 19h enfrentando o Porto, com narração de um convidado. Logo depois, às 23h, o Botafogo mede forças contra o Racing.\nNa segunda-feira (23), o Flamengo entra em campo às 22h para enfrentar o Chelsea.',
		),
	).toEqual([
		'2026-11-22 19:00 Palmeiras x Porto',
		'2026-11-22 23:00 Botafogo x Racing',
		'2026-11-23 22:00 Flamengo x Chelsea',
	]);
});

test('S5 the group of the next row is no part of a station', () => {
	expect(
		agendaGames(
			'GRUPO HORÁRIO JOGO CIDADE TRANSMISSÃO 14 13h Remo-PA x Avaí-SC Itu CazéTV 4 18h15 Goiás-GO x CRB-AL Itu Xsports 2 20h Santos-SP x Bahia-BA Itu CazéTV',
		).map((game) => game.split(' ').at(-1)),
	).toEqual(['cazetv', 'xsports', 'cazetv']);
});

test('S5 who only speaks about a game shows none', () => {
	expect(
		agendaGames(
			'O Goiás encara o Avaí na terça-feira (24), às 13h. Silva será o narrador da partida, com Junior e Pedro Souza nos comentários.',
		),
	).toEqual(['2026-11-24 13:00 Goiás x Avaí']);
});

test('S5 stations with their affiliation, behind a cry', () => {
	expect(
		agendaGames(
			'Vale a vaga! A TV Azul, afiliada da Record no Acre, transmitirá, a partir das 15h, a partida entre Remo e Avaí.\nVale o título! A AZTV Record vai exibir, às 16h, a partida entre Goiás e CRB.',
		),
	).toEqual(['2026-11-20 15:00 Remo x Avaí TV Azul?', '2026-11-20 16:00 Goiás x CRB AZTV Record?']);
});

test('S5 whose turn it is at another hour, and the last pair of a list with the wrong sign', () => {
	expect(
		agendaGames(
			'Às 21h Remo e Avaí se encontram, em partida exclusiva do Premiere, e às 21h30 será a vez do Santos encarar o Bahia.',
		),
	).toEqual(['2026-11-20 21:00 Remo x Avaí premiere', '2026-11-20 21:30 Santos x Bahia']);
	expect(
		agendaGames('Sábado (21) às 16h Remo x Avaí, Santos x Bahia, Goiás x CRB e Ceará e Sport'),
	).toEqual([
		'2026-11-21 16:00 Remo x Avaí',
		'2026-11-21 16:00 Santos x Bahia',
		'2026-11-21 16:00 Goiás x CRB',
		'2026-11-21 16:00 Ceará x Sport',
	]);
});

test('S5 a competition that is a channel as well: the next heading below another one, else who shows the game', () => {
	expect(
		agendaGames(
			'Sábado (21)\nCopa do Brasil\n16h Remo x Avaí\nPremiere\n18h Santos x Bahia\nGlobo\nPaulistão\n20h Ituano x Mirassol\nCazéTV',
		).map((game) => game.split(' ').slice(-2).join(' ')),
	).toEqual(['copa-do-brasil premiere', 'copa-do-brasil globo', 'estadual-sp cazetv']);
	expect(
		agendaGames(
			'CAMPEONATO PAULISTA\nSábado (21)\n16h Ituano x Mirassol\nPaulistão\n18h Santos x Guarani\nCazéTV',
		),
	).toEqual([
		'2026-11-21 16:00 Ituano x Mirassol estadual-sp Paulistão?',
		'2026-11-21 18:00 Santos x Guarani estadual-sp cazetv',
	]);
});

test('S5 the ground and behind a colon who shows the game', () => {
	expect(
		agendaGames(`Sábado, 21
Bahia x Santos – 19h, Fonte Nova: SporTV e Premiere
Remo x Avaí – 20h30, Arena do Mangueirão: Prime Video`),
	).toEqual([
		'2026-11-21 19:00 Bahia x Santos sportv premiere',
		'2026-11-21 20:30 Remo x Avaí prime-video',
	]);
});

test('S5 the hour behind the channels of a label', () => {
	expect(
		agendaGames(`Dia 21 de novembro (sábado)
Bahia x Santos
Fonte Nova, Salvador (BA)
Transmissão: Band – 16h

Remo x Avaí
Mangueirão, Belém (PA)
Transmissão: SporTV e Premiere - 19h30`),
	).toEqual([
		'2026-11-21 16:00 Bahia x Santos band',
		'2026-11-21 19:30 Remo x Avaí sportv premiere',
	]);
});

test('S5 the hour of all these games, told below them', () => {
	expect(
		agendaGames(
			'21/11 - Bahia x Santos\n\n28/11 - Remo x Avaí\n\nTodos estes jogos estão marcados para as 15h.',
		),
	).toEqual(['2026-11-21 15:00 Bahia x Santos', '2026-11-28 15:00 Remo x Avaí']);
});

test('S5 days of the week by their number, and whose station shows a game', () => {
	expect(
		agendaGames(`Domingo
18h30min
Remo x Avaí – Mangueirão
2ª Feira – 20 horas
Goiás x Sport – TV Cultura (afiliada da Band no Norte) e SporTV
3ª-feira, 21h
Ceará x Vitória – Castelão`),
	).toEqual([
		'2026-11-22 18:30 Remo x Avaí',
		'2026-11-23 20:00 Goiás x Sport tv-cultura sportv',
		'2026-11-24 21:00 Ceará x Vitória',
	]);
});

test('S5 two channels that lost what stood between them, and one of several words', () => {
	expect(
		agendaGames(`Sábado, 21/11
16h – Bahia x Santos – GloboPremiere
18h – Remo x Avaí – SporTV Premiere
20h – Ceará x Vitória – ESPN Brasil`),
	).toEqual([
		'2026-11-21 16:00 Bahia x Santos globo premiere',
		'2026-11-21 18:00 Remo x Avaí sportv premiere',
		'2026-11-21 20:00 Ceará x Vitória espn',
	]);
});

test('S5 rows that lost their cells and begin with their group', () => {
	expect(
		agendaGames(`Jogos da Copinha deste sábado (21)
Grupo 7 8h45 Meia Lua x Bahia Estádio Novo Horizonte de Cima CazéTV Grupo 7 11h Avaí x Ponte Preta Estádio Novo Horizonte de Cima SporTV Grupo 12 15h45 Remo x Santos Arena Dois Rios CazéTV`),
	).toEqual([
		'2026-11-21 08:45 Meia Lua x Bahia cazetv',
		'2026-11-21 11:00 Avaí x Ponte Preta sportv',
		'2026-11-21 15:45 Remo x Santos cazetv',
	]);
});
