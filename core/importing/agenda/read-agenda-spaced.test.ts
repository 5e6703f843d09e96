import { expect, test } from 'vitest';
import { agendaGames } from '#tests/support/agenda-reading.ts';

function bare(text: string): string[] {
	return agendaGames(text).map((game) => game.replace(/^\S+ /u, ''));
}

test('S5 blank lines between all lines part nothing', () => {
	expect(
		bare(
			[
				'Série B',
				'Santos x Bahia',
				'19h',
				'Onde assistir: Disney + e ESPN',
				'Remo x Avaí',
				'21h35',
				'Onde assistir: Disney +',
				'Goiás x Guarani',
				'20h',
				'Onde assistir: TNT',
			].join('\n\n'),
		),
	).toEqual([
		'19:00 Santos x Bahia brasileirao-b disney-plus espn',
		'21:35 Remo x Avaí brasileirao-b disney-plus',
		'20:00 Goiás x Guarani brasileirao-b tnt',
	]);
});

test('S5 a station below a competition shows the games of that competition only', () => {
	expect(
		bare(`Copa do Nordeste
SBT:
10h – Santos x Bahia
Série B
16h – Remo x Avaí`),
	).toEqual(['10:00 Santos x Bahia copa-do-nordeste sbt', '16:00 Remo x Avaí brasileirao-b']);
});

test('S5 the ground behind day and hour, above the sides', () => {
	expect(
		agendaGames(`Sáb 21/11/2026 - 20h30 Frasqueirão
Santos x Bahia
Dom 22/11/2026 - 19h30 Presidente Médici
Remo x Avaí`),
	).toEqual(['2026-11-21 20:30 Santos x Bahia', '2026-11-22 19:30 Remo x Avaí']);
});

test('S5 the games of the next day, announced in a sentence', () => {
	expect(
		agendaGames(`Neste sábado (21/11), os jogos são:
09h15 - Santos x Bahia - ESPN e Disney+ (Padrão)
No domingo, serão mais dois jogos da copa com transmissão. São eles:
09h30 - Remo x Avaí - Disney+ (Premium)`),
	).toEqual([
		'2026-11-21 09:15 Santos x Bahia espn disney-plus',
		'2026-11-22 09:30 Remo x Avaí disney-plus',
	]);
});

test('S5 a cell that says that nobody shows the game, and a channel of the whole country', () => {
	expect(
		bare(
			'Data Horário Jogo Transmissão sábado, 21/11 15h Santos x Bahia Sem transmissão confirmada sábado, 21/11 16h Remo x Avaí sportv',
		),
	).toEqual(['15:00 Santos x Bahia', '16:00 Remo x Avaí sportv']);
	expect(bare('Santos x Bahia, 16h\nTransmissão: Band (em rede nacional) e TV Brasil')).toEqual([
		'16:00 Santos x Bahia band tv-brasil',
	]);
});

test('S5 a name that a competition and a channel share is a heading where no game stands above it, and below a new day', () => {
	expect(
		agendaGames(`Sábado (21)
Paulistão
16h - Santos x Guarani
Domingo (22)
Paulistão
18h - Mirassol x Novorizontino`),
	).toEqual([
		'2026-11-21 16:00 Santos x Guarani estadual-sp',
		'2026-11-22 18:00 Mirassol x Novorizontino estadual-sp',
	]);
});

test('S5 channels with their states in a row without cells, and titles above a line that begins with its day', () => {
	expect(bare('21/11 16:30 Nacional × Milan Globo (RS e SC), TNT')).toEqual([
		expect.stringMatching(/Milan globo\+RS,SC tnt$/u),
	]);
	expect(
		agendaGames(`* Azul Real – Vila do Sol (Série B)
sábado (21/11) – 12h30, Onde ver: TNT
* Santos – Bahia (Série B)
sábado (21/11) – 17h, Onde ver: ESPN
* Remo – Avaí (Série B)
domingo (22/11) – 17h, Onde ver: SBT`),
	).toEqual([
		'2026-11-21 12:30 Azul Real x Vila do Sol brasileirao-b tnt',
		'2026-11-21 17:00 Santos x Bahia brasileirao-b espn',
		'2026-11-22 17:00 Remo x Avaí brasileirao-b sbt',
	]);
});

test('S5 a recording of a game that the list tells live is no other game', () => {
	expect(
		bare(`Sábado (21)
16h00 – Santos x Bahia – ESPN AO VIVO
22h30 – Santos x Bahia – ESPN 2 VT
23h – Remo x Avaí – ESPN 2 VT`),
	).toEqual(['16:00 Santos x Bahia espn', '23:00 Remo x Avaí espn-2']);
});

test('S5 a station of all games in their heading, and rounds behind the away side', () => {
	expect(
		bare('Os duelos de volta, todos na Conmebol TV:\n21 de novembro: Bahia x Santos, às 21h30'),
	).toEqual([expect.stringMatching(/^21:30 Bahia x Santos conmebol/u)]);
	expect(bare('10:00 Remo x Avaí Oitavas\n15:00 Santos x Bahia Rodada 10')).toEqual([
		'10:00 Remo x Avaí',
		'15:00 Santos x Bahia',
	]);
});
