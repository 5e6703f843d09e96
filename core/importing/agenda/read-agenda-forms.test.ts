import { expect, test } from 'vitest';
import { agendaGames, readAgendaText } from '#tests/support/agenda-reading.ts';

function bare(text: string): string[] {
	return agendaGames(text).map((game) => game.replace(/^\S+ /u, ''));
}

test('S5 channels behind a colon: competition and ground before it are neither', () => {
	expect(
		bare(`Sábado (21)
16h – Santos x Bahia – Copa do Brasil: TNT, SporTV
18h – Remo x Avaí, no Mangueirão: Globo e Premiere
19h – Goiás x Guarani – Paulistão: Record/ESPN 4
20h – Ceará x Sport, no Castelão, TV: Band
21h – Náutico x Vasco, nos Aflitos, no Premiere e na ESPN`),
	).toEqual([
		'16:00 Santos x Bahia copa-do-brasil tnt sportv',
		'18:00 Remo x Avaí globo premiere',
		'19:00 Goiás x Guarani estadual-sp record espn-4',
		'20:00 Ceará x Sport band',
		'21:00 Náutico x Vasco premiere espn',
	]);
});

test('S5 a group that names competition and channels, one of them in some states only', () => {
	expect(bare('16h30: Santos x Remo — Campeonato Paulista (TV Globo (menos SP) / GE TV)')).toEqual([
		'16:30 Santos x Remo estadual-sp globo-SP ge-tv',
	]);
});

test('S5 hour and channels in one line below the sides', () => {
	expect(
		bare(`Sábado (21)
• Santos x Bahia (Copa do Brasil)
16:00, SBT / Prime Video
• Remo x Avaí
18h15 | Ao vivo: TNT
• Goiás x Guarani
20h – Ao vivo: Goat; Band`),
	).toEqual([
		'16:00 Santos x Bahia copa-do-brasil sbt prime-video',
		'18:15 Remo x Avaí tnt',
		'20:00 Goiás x Guarani canal-goat band',
	]);
});

test('S5 an hour that stands above the first game is a heading, and so are the next ones on each day', () => {
	expect(
		agendaGames(`Sábado (21)
⏰ 15h15
Santos x Bahia (Premiere)
Remo x Avaí (HBO Max)
⏰ 16h00
Goiás x Guarani (DAZN)
Domingo (22)
⏰ 11h
Ceará x Sport (TNT)
⏰ 18h
Náutico x Vasco (TNT)`),
	).toEqual([
		'2026-11-21 15:15 Santos x Bahia premiere',
		'2026-11-21 15:15 Remo x Avaí hbo-max',
		'2026-11-21 16:00 Goiás x Guarani dazn',
		'2026-11-22 11:00 Ceará x Sport tnt',
		'2026-11-22 18:00 Náutico x Vasco tnt',
	]);
});

test('S5 a channel that has the sport in its name is no heading of the sport', () => {
	expect(
		bare(`Nosso Futebol:
14h45 - Santos x Bahia
Premiere:
15h45 - Remo x Avaí`),
	).toEqual(['14:45 Santos x Bahia nosso-futebol', '15:45 Remo x Avaí premiere']);
});

test('S5 the second word of a name before its competition is no town', () => {
	expect(bare('21h — Caxias × Real Brasília (Copa do Brasil)')).toEqual([
		'21:00 Caxias x Real Brasília copa-do-brasil',
	]);
});

test('S5 a whole day in one line, the sides around dashes', () => {
	expect(
		agendaGames(
			'Sábado, 21/11 Série B 13h45 — Santos – Bahia — TV: Premiere / TNT. 16h — Remo – Avaí — TV: SportyNet. Domingo, 22/11 Série B 11h — Goiás – Guarani — TV: SBT. 18h — Ceará – Sport — TV: Band.',
		),
	).toEqual([
		'2026-11-21 13:45 Santos x Bahia brasileirao-b premiere tnt',
		'2026-11-21 16:00 Remo x Avaí brasileirao-b sportynet',
		'2026-11-22 11:00 Goiás x Guarani brasileirao-b sbt',
		'2026-11-22 18:00 Ceará x Sport brasileirao-b band',
	]);
});

test('S5 sides that nobody knows beside others of the same form', () => {
	expect(
		bare(`Jogos de hoje
* 16h – Azul Real - Vila do Sol – Série B
* 18h – Remo - Avaí – Série B
* 20h – Goiás - Guarani – Série B`),
	).toEqual([
		'16:00 Azul Real x Vila do Sol brasileirao-b',
		'18:00 Remo x Avaí brasileirao-b',
		'20:00 Goiás x Guarani brasileirao-b',
	]);
	expect(
		bare(
			'Santos - Bahia (16h, Nosso Futebol); Remo - Avaí (17h, ESPN); Azul Real - Vila do Sol (19h, TNT);',
		),
	).toEqual([
		'16:00 Santos x Bahia nosso-futebol',
		'17:00 Remo x Avaí espn',
		'19:00 Azul Real x Vila do Sol tnt',
	]);
	expect(
		bare(`Sábado (21)
Santos - Bahia – SporTV – 16h00
Azul Real - Vila do Sol – Premiere - 18h00
Remo - Avaí – Premiere – 20h00`),
	).toEqual([
		'16:00 Santos x Bahia sportv',
		'18:00 Azul Real x Vila do Sol premiere',
		'20:00 Remo x Avaí premiere',
	]);
});

test('S5 columns with two spaces between them', () => {
	expect(
		agendaGames(`Data  Hora  Jogo  TV
21/11  18h30  Santos - Bahia  Band/SporTV
21/11  20:00  Azul Real - Vila do Sol  TV Brasil e RedeTV
21/11  21:00  Remo - Avaí  SBT`),
	).toEqual([
		'2026-11-21 18:30 Santos x Bahia band sportv',
		'2026-11-21 20:00 Azul Real x Vila do Sol tv-brasil redetv',
		'2026-11-21 21:00 Remo x Avaí sbt',
	]);
});

test('S5 hour, ground and town below the sides', () => {
	expect(
		agendaGames(`21/11 (sáb) – Vitória x Flamengo (35ª Brasileirão)
20h – Barradão – Salvador (BA)
25/11 (qua) – Flamengo x Bahia (36ª Brasileirão)
16h – Maracanã – Rio de Janeiro (RJ)`),
	).toEqual(
		['2026-11-21 20:00 Vitória x Flamengo', '2026-11-25 16:00 Flamengo x Bahia'].map((game) =>
			expect.stringContaining(game),
		),
	);
});

test('S5 of a local hour and one of Brasília the second counts', () => {
	expect(
		bare(`Sábado, 21 de novembro — Vélez Sarsfield x Santos (José Amalfitani) — 20h local | 21h BRT.
Sábado, 21 de novembro — Peñarol x Bahia — 18h (Brasília) / 17h (hora local)`),
	).toEqual(['21:00 Vélez Sarsfield x Santos', '18:00 Peñarol x Bahia']);
});

test('S5 a result between games to come takes neither their day nor their hour', () => {
	expect(
		agendaGames(`Sexta-feira - 20/11
Santos 1 x 1 Bahia
Sábado - 21/11 - 15 horas
Remo x Avaí
16h - Goiás x Guarani`),
	).toEqual(['2026-11-21 15:00 Remo x Avaí', '2026-11-21 16:00 Goiás x Guarani']);
});

test('S5 an undefined ground below a game leaves its day alone', () => {
	expect(
		agendaGames(`Sábado - 21 de novembro
15h30
Santos x Bahia
A definir
16h
Remo x Avaí`),
	).toEqual(['2026-11-21 15:30 Santos x Bahia', '2026-11-21 16:00 Remo x Avaí']);
});

test('S5 the zone of all hours, told below the list', () => {
	const { games } = readAgendaText(`Sábado (21)
16h - Santos x Bahia
*Todos os jogos citados acima são no horário de Rondônia.`);
	expect(games.map(({ zone }) => zone)).toEqual(['America/Porto_Velho']);
});

test('S5 hours typed with a dash, and the score of the first leg', () => {
	expect(
		bare(`Sábado (21)
15-30 - Santos x Bahia
São Paulo x Remo – 19h – Morumbi / Ida: 0 x 0
Goiás x Avaí – 21h30 – Serrinha / Ida: 2 x 0 GOI`),
	).toEqual(['15:30 Santos x Bahia', '19:00 São Paulo x Remo', '21:30 Goiás x Avaí']);
});
