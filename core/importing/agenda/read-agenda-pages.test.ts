import { expect, test } from 'vitest';
import { agendaGames, readAgendaText } from '#tests/support/agenda-reading.ts';

/** Sides only, for texts about what is one game. */
const sides = (text: string) =>
	readAgendaText(text).games.map(({ home, away }) => `${home.name} x ${away.name}`);

test('S5 a title that asks for channels is no label of the day, hour or competition below it', () => {
	expect(
		agendaGames(`ONDE ASSISTIR
21/11 – sábado
16h – Flamengo x Vasco – Globo (exceto RS e SC) e Premiere

Canais
Série B
22/11 – domingo
11h – Goiás x Avaí – RedeTV!`),
	).toEqual([
		'2026-11-21 16:00 Flamengo x Vasco globo-RS,SC premiere',
		'2026-11-22 11:00 Goiás x Avaí brasileirao-b redetv',
	]);
});

test('S5 labels inside the line', () => {
	const text = `- 21.11 (sábado) - Ceará x Sport | Castelão, às 16h - Transmissão: RedeTV, ESPN / Disney+
19h: Juventude x Remo - Transmissão: Premiere e Sportv`;
	expect(agendaGames(text)).toEqual([
		'2026-11-21 16:00 Ceará x Sport redetv espn disney-plus',
		'2026-11-21 19:00 Juventude x Remo premiere sportv',
	]);
	expect(readAgendaText(text).games[0]?.venue).toBe('Castelão');
});

test('S5 what stands behind the sides and is no channel is the place', () => {
	const text = `Sábado (21)
- 19h: Coritiba x Santos - Couto Pereira, em Curitiba
- 19h30: Bahia x Remo - Fonte Nova, Salvador (BA)
20h – Guarani x Avaí – Brinco de Ouro da Princesa`;
	expect(agendaGames(text)).toEqual([
		'2026-11-21 19:00 Coritiba x Santos',
		'2026-11-21 19:30 Bahia x Remo',
		'2026-11-21 20:00 Guarani x Avaí',
	]);
	expect(readAgendaText(text).games.map(({ venue }) => venue)).toEqual([
		'Couto Pereira, em Curitiba',
		'Fonte Nova, Salvador (BA)',
		'Brinco de Ouro da Princesa',
	]);
});

test('S5 one hour said for all games of a heading; hour and place above the sides', () => {
	expect(
		agendaGames(`38ª rodada (todos os jogos às 17h)
- 21/11 – Ponte Preta x CRB – Moisés Lucarelli
- 21/11 – Avaí x Ituano – Ressacada

Domingo, 22/11, jogos às 16h30
• Amazonas x Coritiba, no estádio Carlos Zamith

Terça - 24/11 (ida)
18h – Anfield, Liverpool
Liverpool (ING) x Real Madrid (ESP)
Quarta - 25/11 (ida)
17h00 – San Siro, Milão
Milan (ITA) x Porto (POR)`),
	).toEqual([
		'2026-11-21 17:00 Ponte Preta x CRB',
		'2026-11-21 17:00 Avaí x Ituano',
		'2026-11-22 16:30 Amazonas x Coritiba',
		'2026-11-24 18:00 Liverpool (ING) x Real Madrid (ESP)',
		'2026-11-25 17:00 Milan (ITA) x Porto (POR)',
	]);
});

test('S5 an hour of another programme is not the hour of the next game', () => {
	expect(agendaGames('11h – Esporte Espetacular\n16h – Flamengo x Vasco – Globo')).toEqual([
		'2026-11-20 16:00 Flamengo x Vasco globo',
	]);
});

test('S5 a title and its prose are one game, in the order of the title', () => {
	expect(
		agendaGames(`Palmeiras x Flamengo

Às 20h, no Allianz Parque, o Palmeiras recebe o Flamengo pela Copa do Brasil.

Onde assistir: Prime Video (Streaming).

Grêmio x Corinthians

O Corinthians visita o Grêmio às 21h30.

Onde assistir: Globo (TV aberta) e Premiere (pay-per-view).`),
	).toEqual([
		'2026-11-20 20:00 Palmeiras x Flamengo copa-do-brasil prime-video',
		'2026-11-20 21:30 Grêmio x Corinthians globo premiere',
	]);
	expect(sides('21/11\n16h Remo x Avaí\n28/11\n16h Avaí x Remo')).toEqual([
		'Remo x Avaí',
		'Avaí x Remo',
	]);
});

test('S5 channels: feeds told by number, a competition in the list, words before the name', () => {
	expect(
		agendaGames(`19h – Ceará x Sport – sportv 2 e 3
20h Brasil-RS x Ypiranga-RS (Série C, Nosso Futebol)
20h – Nova Iguaçu x Internacional (transmissão Prime Video)
20h – Inter x Corinthians – Globo RS e SP
21h – Santos x Chapadinha (às 21h, em Araraquara, com sportv)
21h30 – Bahia x Remo – Globo (para o Rio de Janeiro, Juiz de Fora-MG e demais estados)`),
	).toEqual([
		'2026-11-20 19:00 Ceará x Sport sportv-2 sportv-3',
		'2026-11-20 20:00 Brasil-RS x Ypiranga-RS brasileirao-c nosso-futebol',
		'2026-11-20 20:00 Nova Iguaçu x Internacional prime-video',
		'2026-11-20 20:00 Inter x Corinthians globo+RS,SP',
		'2026-11-20 21:00 Santos x Chapadinha sportv',
		'2026-11-20 21:30 Bahia x Remo globo+RJ',
	]);
});

test('S5 a dash between two names and at once the hour is a game, although one side is unknown', () => {
	expect(sides('Sp. Braga - Lugar Nenhum FC, 20:30 (SportTV1)')).toEqual([
		'Sp. Braga x Lugar Nenhum FC',
	]);
});

test('S5 a day said once before several games; channels said once behind them', () => {
	expect(
		agendaGames(
			'A rodada se completa no domingo (22) com as partidas entre Mirassol x Vasco (20h) e Avaí x Remo (21h30). Os jogos serão exibidos pelo Premiere.',
		),
	).toEqual([
		'2026-11-22 20:00 Mirassol x Vasco premiere',
		'2026-11-22 21:30 Avaí x Remo premiere',
	]);
});

test('S5 what only sounds like a game is none: states of a channel, two teams of a sentence, other sports of Portugal', () => {
	expect(
		sides(`Bahia e Santos entram hoje em ação.
17h – Avaí x Goiás
Transmissão: Band (para São Paulo e Paraná) e TV Brasil

ANDEBOL
Benfica - FC Porto, 18:00 (BTV)`),
	).toEqual(['Avaí x Goiás']);
});

test('S5 prose: channel and hour said once for two games, a day before the channels, a mention of a team that already plays', () => {
	expect(
		agendaGames(`Neste domingo, a Globo transmitirá Avaí x Cruzeiro (em SP e MG) e Grêmio x Flamengo (no restante do país), às 17h30.

No sábado (21), com transmissão da TV Brasil, Floresta-CE e Altos-PI entram em campo no Castelão. O confronto será às 16h.

Ajax x Benfica – 13h

Líder do grupo, o Ajax visita o PSV antes de descansar.

Às 20h, o Náutico vai jogar em casa contra o Remo.`),
	).toEqual([
		'2026-11-22 17:30 Avaí x Cruzeiro globo+SP,MG',
		'2026-11-22 17:30 Grêmio x Flamengo globo-SP,MG',
		'2026-11-21 16:00 Floresta-CE x Altos-PI tv-brasil',
		'2026-11-21 13:00 Ajax x Benfica',
		'2026-11-21 20:00 Náutico x Remo',
	]);
});

test('S5 a line that says its day is still to be told has none', () => {
	expect(
		agendaGames('22/11 (domingo), às 19h - Sport x Avaí\nSem data definida - Cruzeiro x Ceará'),
	).toEqual(['2026-11-22 19:00 Sport x Avaí', 'Cruzeiro x Ceará']);
});

test('S5 day and hour below the sides, behind a blank line; channels on a service; a table without any sign', () => {
	expect(
		agendaGames(`Botafogo x Madureira

Quarta-feira, 25/11 às 19h

Estádio Nilton Santos

Onde assistir: BandSports e GOAT no YouTube

Nova Iguaçu x Bangu

Quinta-feira, 26/11 às 15h45

Onde assistir: a definir`),
	).toEqual([
		'2026-11-25 19:00 Botafogo x Madureira bandsports canal-goat',
		'2026-11-26 15:45 Nova Iguaçu x Bangu',
	]);
	expect(agendaGames('9h30 Tottenham x Fulham ESPN e Disney+')).toEqual([
		'2026-11-20 09:30 Tottenham x Fulham espn disney-plus',
	]);
});

test('S5 prose above a game that has its own labels tells the same game', () => {
	expect(
		agendaGames(`A rodada tem início às 4h, com o duelo entre Zâmbia e Japão.

Zâmbia x Japão

Data: domingo, 22/11

Horário: 4h`),
	).toEqual(['2026-11-22 04:00 Zâmbia x Japão']);
});

test('S5 hour and competition on a line of their own, above the sides or below them', () => {
	const text = `Quinta-feira, 26 de novembro

19h – Copa do Nordeste
CRB x Sport
Transmissão: SBT (PE, AL) e Premiere

21h30 – Copa Verde
Paysandu x Cuiabá
Transmissão: TV Brasil

Arsenal x Chelsea
Premier League | 12:00
ESPN | Disney+`;
	expect(agendaGames(text)).toEqual([
		'2026-11-26 19:00 CRB x Sport copa-do-nordeste sbt+PE,AL premiere',
		'2026-11-26 21:30 Paysandu x Cuiabá copa-verde tv-brasil',
		'2026-11-26 12:00 Arsenal x Chelsea ingles espn disney-plus',
	]);
});

test('S5 a recording is said before the sides, people are no channels, channels stand behind the place', () => {
	const text = `16h (gravado) - Italiano - Milan x Roma - ESPN 2
18h30 – Goiás x CRB, na Serrinha (RedeTV! e Disney+)
21h – Avaí x Remo
Onde assistir?
SporTV e Premiere transmitem ao vivo, com narração de Fulano e comentários de Sicrano.

Bangu x Madureira: transmissão Premiere (exclusivo)

O jogo acontece às 15h30 em Moça Bonita.`;
	expect(agendaGames(text)).toEqual([
		'2026-11-20 16:00 Milan x Roma italiano espn-2',
		'2026-11-20 18:30 Goiás x CRB redetv disney-plus',
		'2026-11-20 21:00 Avaí x Remo sportv premiere',
		'2026-11-20 15:30 Bangu x Madureira premiere',
	]);
	expect(readAgendaText(text).games[0]?.broadcasts[0]?.note).toBe('gravado');
	expect(readAgendaText(text).games[1]?.venue).toBe('Serrinha');
});
