import { expect, test } from 'vitest';
import { agendaGames, readAgendaText } from '#tests/support/agenda-reading.ts';

const channels = (text: string) =>
	readAgendaText(text).games.map(({ broadcasts }) =>
		broadcasts.map(({ channel }) => channel).join('/'),
	);

test('S5 a sentence that takes itself back, or tells of rights, gives no channel', () => {
	const list = `
Sábado (21), 15h:
Remo x Iraty
Sergipe x Cambé`;
	for (const lead of [
		'A TV Brasil transmite o torneio, mas ainda não há confirmação na grade da emissora sobre os jogos da estreia.',
		'A TV Brasil detém os direitos de transmissão dos jogos do campeonato.',
	])
		expect(channels(`${lead}\n${list}`), lead).toEqual(['', '']);
	expect(channels(`A TV Brasil exibe os jogos do campeonato.\n${list}`)).toEqual([
		'TV Brasil',
		'TV Brasil',
	]);
	expect(
		channels(
			'Às 16h, o Santos recebe o Bahia, com transmissão da Globo, mas não para o Rio de Janeiro.',
		),
	).toEqual(['Globo']);
});

test('S5 the line before a list says whose games it holds', () => {
	const list = `
22/11, 19h00 Itália x Chile
23/11, 16h00 Jogo dos oitavos (1.º grupo A x 2.º grupo B)`;
	expect(channels(`Estes são todos os jogos da TVI na competição:\n${list}`)).toEqual([
		'TVI',
		'TVI',
	]);
	expect(channels(`Estas são as partidas da Globo no torneio:\n${list}`)).toEqual([
		'Globo',
		'Globo',
	]);
	expect(channels(`Estas são as partidas da Copa América no torneio:\n${list}`)).toEqual(['', '']);
	expect(readAgendaText(list).games[1]).toMatchObject({
		home: { name: '1.º grupo A' },
		away: { name: '2.º grupo B' },
	});
});

test('S5 as many games as the page tells are shown by one station', () => {
	const text = (
		count: string,
	) => `A bola rola às 16h de sábado (21) para Remo e Avaí. Já no domingo (22), às 18h, jogam Sport e CRB.
Os ${count} jogos terão transmissão exclusiva pela TV Brasil, como os da semana que passou.`;
	expect(channels(text('dois'))).toEqual(['TV Brasil', 'TV Brasil']);
});

test('S5 hours of another zone of Brazil, told behind them', () => {
	expect(
		agendaGames(
			'Neste sábado (21), o Santos enfrenta o Bahia, às 15h30, enquanto o Goiás encara o Avaí, às 18h - horários em Mato Grosso do Sul.',
		),
	).toHaveLength(2);
	expect(
		readAgendaText(
			'Neste sábado (21), o Santos enfrenta o Bahia, às 15h30, enquanto o Goiás encara o Avaí, às 18h - horários em Mato Grosso do Sul.',
		).games.map(({ kickoffAt }) => kickoffAt),
	).toEqual(['2026-11-21T19:30:00Z', '2026-11-21T22:00:00Z']);
});

test('S5 typed dashes', () => {
	expect(
		agendaGames(`- 21 nov, sábado:
16:30 Benfica -- Marítimo (SportTV).
19:00 Tondela -- Desportivo das Aves (SportTV).
21:00 Feirense -- Rio Ave (SportTV).`).map((game) => game.slice(0, 16)),
	).toEqual(['2026-11-21 16:30', '2026-11-21 19:00', '2026-11-21 21:00']);
});

const moments = (text: string) =>
	readAgendaText(text).games.map(
		({ date, time, home, away }) => `${date?.slice(5)} ${time} ${home.name} x ${away.name}`,
	);

test('S5 hours in the order of their games', () => {
	expect(
		moments(
			'Chile x Peru e Gana x Senegal jogam no dia 23 de novembro, às 15:00 e 18:00, respectivamente.',
		),
	).toEqual(['11-23 15:00 Chile x Peru', '11-23 18:00 Gana x Senegal']);
});

test('S5 weekdays below a day weeks ahead, one side hosting in its own ground, sides told with their titles', () => {
	expect(
		moments(`A federação publicou nesta sexta (20) a tabela do estadual.
O torneio começa no dia 12 de dezembro, um sábado, com duas partidas. São elas:
19h – Remo x Sampaio Corrêa
21h – Sport x CRB
O Paysandu estreia no domingo (13), às 16h, contra o Avaí. No mesmo horário, o Ceará recebe em seu estádio o Fortaleza.
Também às 18h de domingo, jogam Santos (atual vice-campeão) e Bahia (campeão da Segundona no ano passado).`),
	).toEqual([
		'12-12 19:00 Remo x Sampaio Corrêa',
		'12-12 21:00 Sport x CRB',
		'12-13 16:00 Paysandu x Avaí',
		'12-13 16:00 Ceará x Fortaleza',
		'12-13 18:00 Santos x Bahia',
	]);
});

test('S5 pairs around a dash in prose, with the day or the station behind them', () => {
	const text = `Passam em canal aberto outros jogos, como o Chile-Peru (26 de Novembro, às 19 horas, na TVI), ou o Gana-Senegal (a 1 de Dezembro, às 15 horas, na RTP). Os do México: México-Itália dá na RTP, às 19 horas de 24 de Novembro; México-Suíça passa na TVI no dia 28 às 16 horas.`;
	expect(moments(text)).toEqual([
		'11-26 19:00 Chile x Peru',
		'12-01 15:00 Gana x Senegal',
		'11-24 19:00 México x Itália',
		'11-28 16:00 México x Suíça',
	]);
	expect(channels(text)).toEqual(['TVI', 'RTP', 'RTP', 'TVI']);
});

test('S5 a sentence names the side whose next game it gives', () => {
	expect(
		moments(
			'A seleção brasileira estreia no torneio nesta segunda-feira (23), às 8h (horário de Brasília), contra o Chile.',
		),
	).toEqual(['11-23 08:00 Brasil x Chile']);
});

test('S5 two legs are two of the games that one station shows', () => {
	expect(
		channels(`No sábado (21), às 18h00, se enfrentam Remo (PA) e Floresta (CE).
No sábado seguinte, às 18h00 do dia 28, a bola rola para Floresta (CE) e Remo (PA).
Os dois jogos terão transmissão exclusiva pela TV Brasil.`),
	).toEqual(['TV Brasil', 'TV Brasil']);
});

test('S5 stations in the order of their games, pairs that each stand behind "entre"', () => {
	const both =
		'serão transmitidos por SporTV e Premiere, respectivamente, às 16h e 19h de sábado (21).';
	expect(channels(`Santos x Bahia e Goiás x Avaí ${both}`)).toEqual(['SporTV', 'Premiere']);
	expect(moments(`Santos x Bahia e Goiás x Avaí ${both}`)).toEqual([
		'11-21 16:00 Santos x Bahia',
		'11-21 19:00 Goiás x Avaí',
	]);
	expect(
		moments(
			'Os confrontos entre Remo e Paysandu e entre Sport e CRB serão no sábado (21), às 16h e às 18h30, respectivamente.',
		),
	).toEqual(['11-21 16:00 Remo x Paysandu', '11-21 18:30 Sport x CRB']);
});

test('S5 a label that tells of all games is none of the next one', () => {
	expect(
		channels(`Onde assistir: todos os jogos da rodada passam no Premiere.
21/11 - 16h - Santos x Bahia
22/11 - 18h - Goiás x Avaí`),
	).toEqual(['Premiere', 'Premiere']);
	expect(
		channels(
			'O Palmeiras joga contra o Santos no sábado (21), às 18h, com transmissão da Record em TV aberta e do Premiere em pay-per-view.',
		),
	).toEqual(['Record/Premiere']);
});

test('S5 a side that another game decides, where day and hour are told', () => {
	expect(moments('No dia 29, às 17h, o Chile enfrenta o vencedor de Gana e Senegal.')).toEqual([
		'11-29 17:00 Chile x vencedor de Gana e Senegal',
	]);
});

test('S5 hour, two names that nobody knows around a dash, and who shows it', () => {
	expect(
		moments(`Sábado (21):
19:00 Benfica – Santa Clara (SportTV).
16:30 União Velha – Desportivo das Serras (SportTV).`),
	).toEqual([
		'11-21 19:00 Benfica x Santa Clara',
		'11-21 16:30 União Velha x Desportivo das Serras',
	]);
});

test('S5 results are no games to come', () => {
	expect(
		moments(`Os resultados de ontem:
Remo 2 x 0 Sergipe
Coritiba 0 x 3 Avaí
Sábado (21), 16h - Santos x Bahia`),
	).toEqual(['11-21 16:00 Santos x Bahia']);
});
