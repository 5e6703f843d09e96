import { expect, test } from 'vitest';
import { agendaGames, readAgendaText } from '#tests/support/agenda-reading.ts';

const moments = (text: string) =>
	readAgendaText(text).games.map(
		({ date, time, home, away }) => `${date?.slice(5)} ${time} ${home.name} x ${away.name}`,
	);

test('S5 a station named at the beginning of a sentence shows what the next ones tell, until they name another', () => {
	const text = `No Canal 11 a manhã abre com o encontro entre Espanha e Escócia, às 11h30. À tarde é a vez da Noruega a defrontar a Suécia às 15h00 e Bélgica a jogar contra a Sérvia às 17h00.
Já na ESPN há dois jogos do Brasileirão, com Ceará-Sport às 23h00 e Vitória-Bahia às 23h30.
O SporTV dá o torneio de verão (Itália-México, 13h00 e Chile-Peru, 20h00) e ainda ténis em Paris.`;
	expect(agendaGames(text)).toEqual([
		expect.stringMatching(/11-20 11:30 Espanha x Escócia .*Canal 11\?$/u),
		expect.stringMatching(/11-20 15:00 Noruega x Suécia .*Canal 11\?$/u),
		expect.stringMatching(/11-20 17:00 Bélgica x Sérvia .*Canal 11\?$/u),
		expect.stringMatching(/11-20 23:00 Ceará x Sport .*espn$/u),
		expect.stringMatching(/11-20 23:30 Vitória x Bahia .*espn$/u),
		expect.stringMatching(/13:00 Itália x México .*sportv$/u),
		expect.stringMatching(/20:00 Chile x Peru .*sportv$/u),
	]);
	expect(readAgendaText(text).games.every(({ confidence }) => confidence < 0.7)).toBe(true);
});

test('S5 the announcement of one station: it shows the games for which nothing else is told', () => {
	const text = `A TVE abre neste sábado (21) a temporada do estadual: são vinte partidas ao vivo na emissora.
No domingo (22) tem Juazeirense e Jacuipense, às 15h45 (pré-jogo).
Doce Mel x Barcelona de Ilhéus
Quando: Sábado (21), às 16h
Juazeirense x Jacuipense
Quando: Domingo (22), às 16h`;
	expect(
		readAgendaText(text).games.map(
			({ time, broadcasts }) => `${time} ${broadcasts.map(({ channel }) => channel)}`,
		),
	).toEqual(['16:00 TVE', '16:00 TVE']);
	expect(readAgendaText(text).games.every(({ confidence }) => confidence < 0.9)).toBe(true);
});

test('S5 a station of one game says nothing of the others', () => {
	const text = `A Globo transmite Santos x Bahia, às 16h. Veja os jogos da rodada:
18h - Goiás x Avaí
19h - Remo x Paysandu`;
	expect(agendaGames(text).filter((game) => game.includes('globo'))).toHaveLength(1);
});

test('S5 one hour for all games but one', () => {
	expect(
		moments(
			`A rodada tem três jogos marcados para este domingo, todos às 15h30, com exceção de Grêmio x Sport, às 10h30, em Canoas. Os demais embates são: Santos x Bahia e Goiás x Avaí.`,
		),
	).toEqual([
		'11-22 10:30 Grêmio x Sport',
		'11-22 15:30 Santos x Bahia',
		'11-22 15:30 Goiás x Avaí',
	]);
});

test('S5 what was shown last week, and the title of a list, are no games of it', () => {
	expect(
		moments(`Na última quarta-feira quase todo o país viu pela Globo a partida entre Cruzeiro x Cerro Porteño, inclusive nas parabólicas.
Lazio-Sevilla
Os jogos do dia:
Club Brugge - Lazio, 17:55 (ESPN)
Leipzig - Chelsea, 20:00 (ESPN 2)`),
	).toEqual(['11-20 17:55 Club Brugge x Lazio', '11-20 20:00 Leipzig x Chelsea']);
});

test('S5 later sentences tell who shows the game, where, and its hour', () => {
	const text = `Neste domingo, pela sétima rodada, Santos e Bahia voltam a se enfrentar na Vila Belmiro. A TV Globo mostra a partida, a partir das 16h, para São Paulo, mais três estados e o Distrito Federal, com dois comentaristas. No Premiere, que exibe o confronto para todo o país, a narração é de outra equipe.
Na sexta-feira, às 20h, Ceará e Sport medem forças em Fortaleza. O Ceará lidera com 31 pontos – seis a mais do que o segundo.`;
	expect(agendaGames(text)).toEqual([
		expect.stringMatching(/^2026-11-22 16:00 Santos x Bahia .*globo\+SP,DF/u),
		expect.stringMatching(/^2026-11-20 20:00 Ceará x Sport$/u),
	]);
	expect(agendaGames(text)[0]).toContain('premiere');
});

test('S5 stations of Portugal as headings of a list', () => {
	expect(agendaGames('Sport TV1\n15h30: Moreirense-Arouca\nSport TV2\n20h15: Roma-Torino')).toEqual(
		[
			expect.stringMatching(/15:30 Moreirense x Arouca Sport TV1\?$/u),
			expect.stringMatching(/20:15 Roma x Torino Sport TV2\?$/u),
		],
	);
});

test('S5 one station for several games of a row; grounds and words of time are no channels', () => {
	expect(
		agendaGames(`Às 19h, Caxias x Londrina e, às 21h30, Remo x Avaí. A DAZN transmite todos.
No mesmo horário, no Premiere: Bahia x Ceará. Mais tarde, às 23h, também no Premiere: Sport x Vitória.
Corinthians x São Paulo: o clássico começa às 16h deste domingo, dia 22, na Neo Química Arena, com Globo e Premiere.`).map(
			(game) => game.slice(11),
		),
	).toEqual([
		'19:00 Caxias x Londrina dazn',
		'21:30 Remo x Avaí dazn',
		'21:30 Bahia x Ceará premiere',
		'23:00 Sport x Vitória premiere',
		'16:00 Corinthians x São Paulo globo premiere',
	]);
});

test('S5 the station of a state, the ways by which a channel is received, and an hour with its letter twice', () => {
	expect(
		agendaGames(`Sábado (21/11)
Bahia x Santos, 16h (TV Globo do RJ e Premiere)
Cruzeiro x Vasco, 18h30h (Band de Minas Gerais)
Goiás x Avaí, 19h - TV Cultura (YouTube e Facebook)
Vila Nova x Remo, 20h - TV Brasil (TV aberta canal 2.1; Claro canal 15)
Sport x Náutico, 21h (YouTube do Bahia)`),
	).toEqual([
		'2026-11-21 16:00 Bahia x Santos globo+RJ premiere',
		'2026-11-21 18:30 Cruzeiro x Vasco band+MG',
		'2026-11-21 19:00 Goiás x Avaí tv-cultura',
		'2026-11-21 20:00 Vila Nova x Remo tv-brasil',
		'2026-11-21 21:00 Sport x Náutico YouTube do Bahia?',
	]);
});
