import { expect, test } from 'vitest';
import { agendaGames, readAgendaText } from '#tests/support/agenda-reading.ts';

const LIST = 'Sábado (21)\n15h – Santos x Bahia\n17h – Remo x Avaí';
const shown = (channels: string) => [
	`2026-11-21 15:00 Santos x Bahia${channels}`,
	`2026-11-21 17:00 Remo x Avaí${channels}`,
];

test.each([
	[
		'Os confrontos começam neste sábado (21), com transmissão ao vivo e gratuita pela CazéTV, disponível no Disney+.',
		' cazetv',
	],
	['A rodada da competição terá transmissão do SporTV e do Premiere.', ' sportv premiere'],
])('S5 who shows the list below: %s', (sentence, channels) => {
	expect(agendaGames(`${sentence}\n${LIST}`)).toEqual(shown(channels));
});

test('S5 who shows the list, below it', () => {
	expect(
		agendaGames(
			`${LIST}\nTodas as partidas terão transmissão ao vivo na ESPN e sportv, além do streaming via Disney+.`,
		),
	).toEqual(shown(' espn sportv disney-plus'));
});

test.each([
	[
		'A competição passa na ESPN. O campeonato também teve transmissão da Globo na temporada passada.',
	],
	['Os últimos jogos da competição terão transmissão do SporTV e do Premiere.'],
])('S5 no claim about the games of the list: %s', (sentence) => {
	expect(agendaGames(`${sentence}\n${LIST}`).join()).not.toMatch(/globo|premiere/u);
});

test('S5 a list whose lines tell channels is not touched', () => {
	expect(
		agendaGames(
			'A rodada da competição terá transmissão do SporTV e do Premiere.\n15h – Santos x Bahia – Globo\n17h – Remo x Avaí',
		),
	).toEqual(['2026-11-20 15:00 Santos x Bahia globo', '2026-11-20 17:00 Remo x Avaí']);
});

test('S5 a footnote is of the games with its sign, whatever its words', () => {
	expect(
		agendaGames(
			'Sábado (21)\n15h – Santos x Bahia\n17h – Remo x Avaí*\n\n*Jogos com transmissão da TV Record',
		),
	).toEqual(['2026-11-21 15:00 Santos x Bahia', '2026-11-21 17:00 Remo x Avaí record']);
});

test('S5 a station of its own whose name ends with a state', () => {
	expect(agendaGames('16h - Santos x Bahia - TVE MS')).toEqual([
		'2026-11-20 16:00 Santos x Bahia tve-ms',
	]);
});

test('S5 of whom the transmission of the game is, and a channel that is called so', () => {
	expect(
		agendaGames(
			'O Remo visita o Santos no sábado (21/11), às 17 horas. A transmissão do duelo ficará por conta da Band, SporTV e Premiere.',
		),
	).toEqual(['2026-11-21 17:00 Santos x Remo band sportv premiere']);
	expect(
		readAgendaText('16h - Santos x Bahia, com transmissão pelo Canal GOAT.').games[0]?.broadcasts[0]
			?.channel,
	).toBe('Canal GOAT');
});

test('S5 an hour that was moved, and a game that was put off among games that each tell their day', () => {
	expect(
		agendaGames('21/11 (sábado), Santos vs. Bahia, das 19h30 para as 20h30 na Vila Belmiro'),
	).toEqual(['2026-11-21 20:30 Santos x Bahia']);
	expect(agendaGames('Santos x Bahia (sábado, dia 21, 16h): Globo\nRemo x Avaí: Adiado')).toEqual([
		'2026-11-21 16:00 Santos x Bahia globo',
		'Remo x Avaí',
	]);
});
