import { expect, test } from 'vitest';
import { agendaGames, readAgendaText } from '#tests/support/agenda-reading.ts';

const confidences = (text: string) =>
	readAgendaText(text).games.map(({ confidence }) => confidence);

test('S5 the introduction names games and one hour for all; the list below says the hour and channels of each', () => {
	expect(
		agendaGames(`A partir das 17h de sábado (21) começam os confrontos da rodada do Campeonato Brasileiro: Santos x Bahia, Vitória x Ceará e Grêmio x Sport.

Confira:

17h – Santos x Bahia – Premiere
19h – Vitória x Ceará – SporTV
21h – Grêmio x Sport – Globo e Premiere`),
	).toEqual([
		'2026-11-21 17:00 Santos x Bahia premiere',
		'2026-11-21 19:00 Vitória x Ceará sportv',
		'2026-11-21 21:00 Grêmio x Sport globo premiere',
	]);
});

test('S5 whom the winner will meet is no game of the list', () => {
	expect(
		agendaGames(`16h: Santos x Bahia (SporTV)
* Quem passar enfrentará o vencedor do jogo Goiás x Avaí na próxima fase.`),
	).toEqual(['2026-11-20 16:00 Santos x Bahia sportv']);
});

test('S5 columns of spaces around the sign are no cells; a date with points and one with bars', () => {
	expect(
		agendaGames(`SÁBADO - DIA 21 / NOVEMBRO / 2026
21.11. 16:00 SANTOS                X BAHIA
21.11. 18:30 GOIÁS             X AVAÍ`),
	).toEqual(['2026-11-21 16:00 SANTOS x BAHIA', '2026-11-21 18:30 GOIÁS x AVAÍ']);
});

test('S5 a page that lost its line breaks: headings and labels glued to names and hours', () => {
	expect(
		agendaGames(`ESPANHOLSevilla x Getafe - 13hTransmissão: ESPN

Elche x Girona - 15h15Transmissão: Disney+

COPA DO BRASILSantos x Bahia - 21h30Transmissão: Globo (exceto MG) e Premiere`),
	).toEqual([
		'2026-11-20 13:00 Sevilla x Getafe espanhol espn',
		'2026-11-20 15:15 Elche x Girona disney-plus',
		'2026-11-20 21:30 Santos x Bahia copa-do-brasil globo-MG premiere',
	]);
});

test('S5 countries behind the names of a Portuguese page', () => {
	expect(
		agendaGames(`Liga dos Campeões, fase de liga:
Ajax, Hol - Marselha, Fra, 17:55 (Sport TV1)
Benfica, Por – Chelsea, 20:00 (Sport TV2)`),
	).toEqual([
		'2026-11-20 17:55 Ajax x Marselha champions Sport TV1?',
		'2026-11-20 20:00 Benfica x Chelsea champions Sport TV2?',
	]);
});

test('S5 the first of a month', () => {
	expect(
		agendaGames(`Terça-feira (1º)
16h - Santos x Bahia (CazéTV)`),
	).toEqual(['2026-12-01 16:00 Santos x Bahia cazetv']);
});

test('S5 below the heading of another sport only a heading of football leads back', () => {
	expect(
		agendaGames(`Futebol
Liga portuguesa:
Benfica - Arouca, 20:00 (Sport TV1)
Andebol
Liga dos Campeões, oitavos de final:
FC Porto - Barcelona, 18:45 (Sport TV2)`).length,
	).toBe(1);
});

test('S5 how a channel is received is no channel', () => {
	expect(
		agendaGames('15h45 - Polônia x Suécia - ESPN, na TV fechada, e Disney+, no streaming;'),
	).toEqual(['2026-11-20 15:45 Polônia x Suécia espn disney-plus']);
});

test('S5 an hour printed once before the games that begin then; what is taken over is a guess', () => {
	const text = `Campeonato Mineiro
10ª rodada
22/11
10h: Uberlândia x Villa Nova
16h: Tombense x Pouso Alegre
América x Atlético
16h30: Cruzeiro x Itabirito`;
	expect(agendaGames(text).map((game) => game.slice(0, 16))).toEqual([
		'2026-11-22 10:00',
		'2026-11-22 16:00',
		'2026-11-22 16:00',
		'2026-11-22 16:30',
	]);
	expect(confidences(text)[2]).toBeLessThan(0.7);
});

test('S5 a far day without a year: the weekday tells the year, else what is to come', () => {
	expect(
		agendaGames(`10/06 (quinta-feira)
16h – Santos x Bahia
24 de maio – Vitória x Ceará – 19h`).map((game) => game.slice(0, 10)),
	).toEqual(['2027-06-10', '2027-05-24']);
});

test('S5 a weekday and a day of the month are one day, whatever stands between; a weekday alone counts from the heading', () => {
	expect(
		agendaGames(`Santos x Bahia – quinta-feira, 26 de novembro – 16h (de Brasília);

1ª rodada (11 e 12 de dezembro)
16h - Vitória x Ceará - sexta-feira
17h - Grêmio x Sport - sábado`).map((game) => game.slice(0, 16)),
	).toEqual(['2026-11-26 16:00', '2026-12-11 16:00', '2026-12-12 17:00']);
});

test('S5 the introduction tells the day with the day of the month alone, and the sides the other way round', () => {
	expect(
		agendaGames(`No dia 28, o São Paulo enfrentará o Tigre, da Argentina, em partida que abre a fase de grupos da Copa Sul-Americana.

28/11 - Tigre (ARG) x São Paulo - 21h - ESPN
29/11 - Santos x Blooming (BOL) - 19h - Paramount+`),
	).toEqual([
		expect.stringMatching(/^2026-11-28 21:00 Tigre \(ARG\) x São Paulo .*espn$/u),
		expect.stringMatching(/^2026-11-29 19:00 Santos x Blooming \(BOL\)/u),
	]);
});

test('S5 day and hour above each game, below an introduction that names one of them', () => {
	expect(
		agendaGames(`O Atlético-MG estreia jogando na Arena MRV contra o Betim, no dia 29 de novembro.
Tabela
29/11 (Dom) – 16h
Atlético-MG x Betim – Arena MRV
02/12 (Qua) – 20h
Tombense x Atlético-MG – Almeidão`).map((game) => game.slice(0, 16)),
	).toEqual(['2026-11-29 16:00', '2026-12-02 20:00']);
});

test('S5 rows that lost their line breaks begin at their dates, or at an hour with a colon; a channel keeps its figure', () => {
	expect(
		agendaGames(`Jogos de ida 24/11 - CSA x Vasco, às 19h (de Brasília), no Rei Pelé 25/11 - Bahia x Retrô-PE, às 19h30, na Fonte Nova
13h - Azerbaijão x Ucrânia – Sportv 2 15h45 - Hungria x Portugal – ESPN 4`),
	).toEqual([
		'2026-11-24 19:00 CSA x Vasco',
		'2026-11-25 19:30 Bahia x Retrô-PE',
		expect.stringMatching(/13:00 Azerbaijão x Ucrânia sportv-2$/u),
		expect.stringMatching(/15:45 Hungria x Portugal espn-4$/u),
	]);
});

test('S5 what is said of a channel is no part of its name', () => {
	expect(
		agendaGames(`Santos x Bahia (16h) – canal ESPN, SporTV (serviço disponível para assinantes do plano completo) e no app Disney+
Vitória x Ceará (18h) – incluindo SporTV 2, Premiere (por confirmar) e CazéTV, no YouTube`),
	).toEqual([
		'2026-11-20 16:00 Santos x Bahia espn sportv disney-plus',
		'2026-11-20 18:00 Vitória x Ceará sportv-2 premiere cazetv',
	]);
});

test('S5 enumerations, results that may come and places of a table are no games', () => {
	expect(
		agendaGames(`Na Europa, França, Inglaterra e Portugal entram em campo às 15h45. Uma vitória do Juventude contra o Bahia livra o time. Nas quartas há duelos cruzados (1º x 8º, 2º x 7º).
16h - Santos x Vitória`),
	).toEqual(['2026-11-20 16:00 Santos x Vitória']);
});

test('S5 Portuguese listings of clubs that nobody knows, abbreviated names and channels with their league', () => {
	expect(
		agendaGames(`Sexta-feira, 27 de novembro
19h30 Sassuolo-Empoli, SPORT.TV2 (Serie A)
Benfica - Arouca, 20:00 (TVI)
Pedras Rubras - Rio Tinto, 21:00 (Canal 11).`).map((game) => game.slice(11)),
	).toEqual([
		expect.stringMatching(/^19:30 Sassuolo x Empoli .*SPORT\.TV2\?$/u),
		expect.stringMatching(/^20:00 Benfica x Arouca TVI\?$/u),
		expect.stringMatching(/^21:00 Pedras Rubras x Rio Tinto Canal 11/u),
	]);
});

test('S5 lists of names are no games; who is said to play is not who plays whom', () => {
	expect(
		agendaGames(`O torneio conta com duas equipes, Corinthians e Palmeiras, que entrarão em campo no sábado (21) pelas quartas de final.
GRUPO A
Santos
Bahia
GRUPO B
Goiás
Avaí
Tabela
21/11 (Sáb) – 16h
Corinthians x Boca Juniors
21/11 (Sáb) – 20h
Palmeiras x Colo-Colo`),
	).toEqual([
		expect.stringMatching(/^2026-11-21 16:00 Corinthians x Boca Juniors/u),
		expect.stringMatching(/^2026-11-21 20:00 Palmeiras x Colo-Colo/u),
	]);
});

test('S5 an introduction with the day of the round: the list tells the day of each game', () => {
	expect(
		agendaGames(`Estadual começa no dia 25 de novembro, com Retrô x Porto e Santa Cruz x Maguary; a primeira rodada tem ainda Petrolina x Sport.
25/11 – 19h – Retrô x Porto (Arena de Pernambuco)
26/11 – 21h – Santa Cruz x Maguary (Arruda)
28/11 – 17h – Petrolina x Sport (Paulo Coelho)`).map((game) => game.slice(0, 16)),
	).toEqual(['2026-11-25 19:00', '2026-11-26 21:00', '2026-11-28 17:00']);
});

test('S5 a clause between the side and its verb; the day of the own sentence before that of another', () => {
	expect(
		agendaGames(
			`A Colômbia, de Carlos Queiroz, recebe o Uruguai no sábado (21), às 16h. Já o Egito, que não joga a Copa desde 1990, enfrenta o Marrocos no domingo (22), às 11h.`,
		),
	).toEqual([
		expect.stringMatching(/^2026-11-21 16:00 Colômbia x Uruguai/u),
		expect.stringMatching(/^2026-11-22 11:00 Egito x Marrocos/u),
	]);
});

test('S5 grounds are no channels and no days; letters in parentheses are a state, a country or a ground', () => {
	const text = `22/11 - domingo
16h: Cianorte x Operário-PR, no Aníbal Toledo, em Aparecida (GO)
17h: Bahia x Peñarol (URU), no Estádio 22 de Junho
18h: Vila Nova x Goiatuba (OBA)
20:00 - FC Porto x Chelsea (Estádio da Luz, Lisboa, TVI)`;
	expect(agendaGames(text).map((game) => game.slice(0, 60))).toEqual([
		'2026-11-22 16:00 Cianorte x Operário-PR',
		'2026-11-22 17:00 Bahia x Peñarol (URU)',
		'2026-11-22 18:00 Vila Nova x Goiatuba',
		'2026-11-22 20:00 FC Porto x Chelsea TVI?',
	]);
	expect(readAgendaText(text).games[2]?.venue).toBe('OBA');
});

test('S5 who shows all games stands in the title of the list; a title that says who does not tells none', () => {
	expect(
		agendaGames(`Confira a grade do SBT com os jogos da semana:
21/11 - 16h - Santos x Bahia`),
	).toEqual(['2026-11-21 16:00 Santos x Bahia sbt']);
	expect(
		agendaGames(`Veja os jogos da rodada que não terão transmissão na TV:
Santos x Bahia (21/11, às 16h)`),
	).toEqual(['2026-11-21 16:00 Santos x Bahia']);
});

test('S5 categories before the sides are no competition; competitions behind them no channels', () => {
	expect(
		agendaGames(`21/11 - Sábado
Sub-20: VASCO x BANGU - TAÇA GUANABARA - FINAL - 15 HORAS
Transmissão: Vasco TV`),
	).toEqual(['2026-11-21 15:00 VASCO x BANGU ppv-clube']);
});

test('S5 listings whose first clubs nobody knows, and those with ground and hour in parentheses', () => {
	expect(
		agendaGames(`Sábado, 21 de novembro:
Pedras Rubras-Rio Tinto, 12:00, 11:00 locais (Canal 11)
Alverca-Rio Ave, 14:00 (Canal 11)
Arouca - Farense (Municipal – 15H30)
União da Ilha-Trofense B (18h00)
FC Porto-Liverpool`).map((game) => game.slice(0, 55)),
	).toEqual([
		expect.stringMatching(/12:00 Pedras Rubras x Rio Tinto/u),
		expect.stringMatching(/14:00 Alverca x Rio Ave/u),
		expect.stringMatching(/15:30 Arouca x Farense/u),
		expect.stringMatching(/18:00 União da Ilha x Trofense B/u),
		expect.stringMatching(/FC Porto x Liverpool/u),
	]);
});
