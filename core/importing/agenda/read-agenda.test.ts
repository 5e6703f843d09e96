import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFixtures } from '#core/importing/read-fixtures.ts';
import {
	agendaContext as context,
	agendaGames as games,
	readAgendaText as read,
} from '#tests/support/agenda-reading.ts';

test('kind A: one line a game, competition and channels in fields or parentheses, states by code and by name', () => {
	expect(
		games(`Domingo (22/11)
- 16h – Flamengo x Vasco (Brasileirão) – Globo (menos SP), Premiere
- 16h – Corinthians x Bahia (Brasileirão) – TV Globo para São Paulo e Premiere
• 18h30 - Grêmio x Internacional - Série A - sportv e Premiere 2
20:00 | LaLiga | Sevilla x Betis | ESPN2 / Disney+
22/11/2026 | 21:00 | Brasileirão Série D (quartas) | Maranhão | Barra-SC | SportyNet (TV e YouTube)`),
	).toEqual([
		'2026-11-22 16:00 Flamengo x Vasco brasileirao-a globo-SP premiere',
		'2026-11-22 16:00 Corinthians x Bahia brasileirao-a globo+SP premiere',
		'2026-11-22 18:30 Grêmio x Internacional brasileirao-a sportv premiere-2',
		'2026-11-22 20:00 Sevilla x Betis espanhol espn-2 disney-plus',
		'2026-11-22 21:00 Maranhão x Barra-SC brasileirao-d sportynet',
	]);
});

test('kind B: the channels stand on the next line, bare, behind a label or in a sentence', () => {
	expect(
		games(`Quarta-feira, 18 de novembro
7h: Gana x Sérvia
TV Globo, sportv e CazéTV

19h15 – Avaí x Goiás – Série B
O SporTV (menos SC) e o Premiere transmitem a partida.

21h30 – Botafogo-SP x Novorizontino (Série B)
Transmissão: RedeTV! e Disney+ - 22h – Remo x Coritiba (Série B)
Onde assistir: Desimpedidos`),
	).toEqual([
		'2026-11-18 07:00 Gana x Sérvia globo sportv cazetv',
		'2026-11-18 19:15 Avaí x Goiás brasileirao-b sportv-SC premiere',
		'2026-11-18 21:30 Botafogo-SP x Novorizontino brasileirao-b redetv disney-plus',
		'2026-11-18 22:00 Remo x Coritiba brasileirao-b desimpedidos',
	]);
});

test('kind C: labels below the sides or above them, noise between', () => {
	const text = `1. Brasileirão: Grêmio x Bahia
Texto sobre o confronto, com escalações.
LOCAL: Arena do Grêmio, em Porto Alegre (RS)
HORÁRIO: 16h30min (de Brasília)
ONDE ASSISTIR: SporTV e Premiere
Narração: Fulano de Tal

🏆 Copa do Brasil
⏰ 21h35
Flamengo ⚔️ Palmeiras
📺 Prime Video`;
	expect(games(text)).toEqual([
		'2026-11-20 16:30 Grêmio x Bahia brasileirao-a sportv premiere',
		'2026-11-20 21:35 Flamengo x Palmeiras copa-do-brasil prime-video',
	]);
	expect(read(text).games[0]?.venue).toBe('Arena do Grêmio, em Porto Alegre (RS)');
});

test('kind D: headings carry day, hour, competition, phase and channels', () => {
	expect(
		games(`QUINTA-FEIRA, 19
Eliminatórias da Euro
16h45
Itália x Escócia – ESPN
Portugal x San Marino
Amistosos
21h
Argentina x Curaçao – SporTV

SBT: jogos de sexta à noite
20/11 – sexta-feira – 21h30 – Bolívar (BOL) x Santos

Sem data definida
Vasco x Náutico`),
	).toEqual([
		'2026-11-19 16:45 Itália x Escócia elim-euro espn',
		'2026-11-19 16:45 Portugal x San Marino elim-euro',
		'2026-11-19 21:00 Argentina x Curaçao amistosos sportv',
		'2026-11-20 21:30 Bolívar (BOL) x Santos amistosos sbt',
		'Vasco x Náutico amistosos sbt',
	]);
});

test('kind E: a table without its cells, a whole day on one line', () => {
	expect(
		games(`Data Hora Confronto Transmissão 21/11 – sáb 17h Ituano – SP x Trem – AP Mycujoo 21/11 – sáb 19h15 Goiás – GO x Santos – SP SporTV, Rede Vida

SÁBADO, 21/11/2026

06h00 - WTA de Stuttgart - DAZN 07h00 - Campeonato Italiano: Bologna x Empoli - ESPN BRASIL 11h00 - NBB: Franca x Flamengo (jogo 1 da semifinal) - TNT 16h00 - Campeonato Brasileiro Série A: Flamengo x Cruzeiro - GLOBO (menos MG) e PREMIERE`),
	).toEqual([
		'2026-11-21 17:00 Ituano-SP x Trem-AP mycujoo',
		'2026-11-21 19:15 Goiás-GO x Santos-SP sportv rede-vida',
		'2026-11-21 07:00 Bologna x Empoli italiano espn',
		'2026-11-21 16:00 Flamengo x Cruzeiro brasileirao-a globo-MG premiere',
	]);
});

test('kind F: prose with verbs, several games in a sentence, postponed ones', () => {
	const text = `Brasileirão Série B

O Goiás recebe o CRB às 20h, na Serrinha, com transmissão do Premiere e do SporTV. Já o Avaí visita o Remo às 21h30.

Destaque para Amazonas FC x Coritiba (18h, ESPN4 e Disney+) e Novorizontino x Operário-PR (20h30, RedeTV!).

Campeonato Italiano

Torino x Udinese (7h30) e Lazio x Genoa (13h) estavam previstos, mas os dois jogos foram adiados.`;
	expect(games(text)).toEqual([
		'2026-11-20 20:00 Goiás x CRB brasileirao-b premiere sportv',
		'2026-11-20 21:30 Remo x Avaí brasileirao-b',
		'2026-11-20 18:00 Amazonas FC x Coritiba brasileirao-b espn-4 disney-plus',
		'2026-11-20 20:30 Novorizontino x Operário-PR brasileirao-b redetv',
		'2026-11-20 07:30 Torino x Udinese italiano',
		'2026-11-20 13:00 Lazio x Genoa italiano',
	]);
	expect(read(text).games.map(({ status }) => status)).toEqual([
		...Array(4).fill('scheduled'),
		'postponed',
		'postponed',
	]);
});

test('kind G: a chat message with bold, code and signs', () => {
	expect(
		games(`⚽ *JOGOS DE HOJE* 🏟️
_Sexta-feira, 20/11_

🏆 Brasileirão Série A
*Palmeiras x Cruzeiro*
🕐 Hoje às *21h30* (horário de Brasília)
📍 Allianz Parque
📺 *Onde assistir:* Globo (menos MG), ge tv e Premiere

\`16:30\` *Getafe x Betis* — 16h30 · _LaLiga_`),
	).toEqual([
		'2026-11-20 21:30 Palmeiras x Cruzeiro brasileirao-a globo-MG ge-tv premiere',
		'2026-11-20 16:30 Getafe x Betis espanhol',
	]);
});

test('kind H: a line that lost a side is named, and no loss stops the others', () => {
	const { games: found, ignored } = read(
		'Sexta-feira, 20 de novembro\n19h – x Remo\nVitória x Mirassol – 19h',
	);
	expect(found).toHaveLength(1);
	expect(ignored.filter(({ harmless }) => !harmless)).toEqual([
		{ line: 2, text: '19h – x Remo', reason: 'Parece um jogo, mas não encontramos os dois times.' },
	]);
});

test('a text far too long for an agenda is read until its limit, and says from which line on nothing was read', () => {
	const line = 'Sexta-feira, 20/11, 19h – Vitória x Mirassol – Premiere\n';
	const lines = Math.ceil(120_000 / (line.length - 1)) + 100;
	const { games: found, ignored } = read(`${line.repeat(lines)}21h – Bahia x Santos`);
	expect(found.map(({ home }) => home.name)).toEqual(['Vitória']);
	const [cut] = ignored.filter(({ harmless }) => !harmless);
	expect(cut?.reason).toBe(
		'Texto longo demais para uma agenda: daqui em diante nada foi lido. Divida o texto em partes.',
	);
	expect(cut?.line).toBe(Math.floor(120_000 / (line.length - 1)) + 1);
});

test('hours of another place are that place’s: said in prose, or told by the stations of Portugal', () => {
	const zones = (text: string) => read(text).games.map(({ zone, kickoffAt }) => [zone, kickoffAt]);
	expect(
		zones('Confira os jogos de hoje (horário de MS):\n– 18h – Grêmio x Huracán-ARG (ESPN);'),
	).toEqual([['America/Campo_Grande', '2026-11-20T22:00:00Z']]);
	expect(
		zones(
			'I Liga\nGil Vicente - Arouca, 15:30 (SportTV1)\nMoreirense – Estoril, 18:00 (SportTV2)',
		)[0],
	).toEqual(['Europe/Lisbon', '2026-11-20T15:30:00Z']);
});

test('days: the weekday decides the month, a mismatch is said, midnight is the next day', () => {
	const first = (text: string) => {
		const [game] = read(text).games;
		const codes = (game?.issues ?? []).map(({ code }) => code);
		return [
			game?.date,
			game?.time,
			...codes.filter((code) => code !== 'hours-open' && !code.startsWith('competition')),
		];
	};
	expect(first('Quarta (16)\n20h - Brasil x Peru')).toEqual(['2026-12-16', '20:00']);
	expect(first('Quarta-feira, 20/11\n20h - Brasil x Peru')).toEqual([
		'2026-11-20',
		'20:00',
		'weekday-mismatch',
	]);
	expect(first('20/11 - Brasil x Peru - meia-noite')).toEqual(['2026-11-21', '00:00']);
	expect(first('amanhã, 20h - Brasil x Peru')).toEqual(['2026-11-21', '20:00']);
});

test('without a reference day nothing is invented: only a whole date is one', () => {
	const { referenceDate: _, ...open } = context;
	const { games: found } = readFixtures(
		{ format: 'agenda', text: '22/11/2026\n16h - Brasil x Peru\n23/11\n16h - Gana x Sérvia' },
		open,
	);
	expect(found.map(({ date }) => date)).toEqual(['2026-11-22', null]);
});

test('names with separators, channels with places and names inside, negation and recordings', () => {
	expect(
		games(`20/11/2026
15h - Bósnia e Herzegovina x Trinidad e Tobago - SporTV
16h - Colo-Colo x Deportivo La Guaira - YouTube (GE TV)
17h - Internacional x Red Bull Bragantino - GLOBO (RS, SP(BRAGANÇA)), PREMIERE
18h - Londrina x Cuiabá - sem transmissão
19h - Racing x Lanús - ESPN 2 (gravado)`),
	).toEqual([
		'2026-11-20 15:00 Bósnia e Herzegovina x Trinidad e Tobago sportv',
		'2026-11-20 16:00 Colo-Colo x Deportivo La Guaira ge-tv',
		'2026-11-20 17:00 Internacional x Red Bull Bragantino globo+RS,SP premiere',
		'2026-11-20 18:00 Londrina x Cuiabá',
		'2026-11-20 19:00 Racing x Lanús espn-2',
	]);
});

test('a list that stands twice holds each game once', () => {
	expect(
		games('20/11\n18h – Grêmio x Bahia (ESPN)\nConfira:\n18h – Grêmio x Bahia (ESPN)'),
	).toHaveLength(1);
});

test('any text ends in a report', () => {
	const words = fc.constantFrom(
		' x ',
		'20h',
		' – ',
		'|',
		'(',
		')',
		'Globo',
		'Flamengo',
		'Série A',
		'\n',
		'Onde assistir:',
		'21/11',
		'📺',
		' e ',
		'SP',
		'-',
	);
	fc.assert(
		fc.property(
			fc.array(fc.oneof(words, fc.string({ maxLength: 12 })), { maxLength: 60 }),
			(pieces) => {
				const { games: found, totals } = read(pieces.join(''));
				return (
					found.length === totals.games &&
					found.every(({ confidence }) => confidence > 0 && confidence <= 1)
				);
			},
		),
		{ numRuns: 300 },
	);
});
