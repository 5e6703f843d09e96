import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAgendaText } from '#tests/support/agenda-reading.ts';

/** A game as somebody who writes an agenda has it before him. */
type Game = {
	day: number;
	hour: number;
	minute: number;
	home: string;
	away: string;
	competition: string;
	channels: string[];
};

const CLUBS = [
	'Santos',
	'Bahia',
	'Remo',
	'Avaí',
	'Fluminense',
	'Goiás',
	'Cruzeiro',
	'Botafogo',
	'Náutico',
	'Coritiba',
	'Fortaleza',
	'Vasco',
];
const CHANNELS = [
	'Globo',
	'SporTV',
	'Premiere',
	'ESPN',
	'SBT',
	'TNT',
	'CazéTV',
	'Prime Video',
	'Record',
	'Nosso Futebol',
];
const COMPETITIONS = ['Copa do Brasil', 'Série B', 'Libertadores', 'Copa do Nordeste'];
/** From Saturday, 21 November 2026 on. */
const FIRST_DAY = 21;
const WEEKDAYS = ['Sábado', 'Domingo', 'Segunda-feira'];

const twoDigits = (number: number) => String(number).padStart(2, '0');

const HOURS: readonly ((game: Game) => string)[] = [
	({ hour, minute }) => `${hour}h${minute === 0 ? '' : twoDigits(minute)}`,
	({ hour, minute }) => `${twoDigits(hour)}:${twoDigits(minute)}`,
	({ hour, minute }) => `${hour}h${twoDigits(minute)}`,
	({ hour, minute }) => (minute === 0 ? `${hour} horas` : `${hour}h${twoDigits(minute)}min`),
];
const DAYS: readonly ((day: number) => string)[] = [
	(day) => `${WEEKDAYS[day]} (${FIRST_DAY + day})`,
	(day) => `${WEEKDAYS[day]?.toUpperCase()}, ${FIRST_DAY + day}/11`,
	(day) => `${WEEKDAYS[day]}, ${FIRST_DAY + day} de novembro`,
	(day) => `${FIRST_DAY + day}/11/2026`,
	(day) => `📅 ${WEEKDAYS[day]} (${FIRST_DAY + day}/11)`,
];
const LISTS: readonly ((names: readonly string[]) => string)[] = [
	(names) => names.join(', '),
	(names) => names.join(' / '),
	(names) =>
		names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`,
];

/** How the lines of an agenda are written: the same all over the page. */
type Style = {
	hour: (game: Game) => string;
	day: (day: number) => string;
	list: (names: readonly string[]) => string;
	versus: string;
};

const FORMS: Readonly<Record<string, (game: Game, style: Style) => string>> = {
	'hour, sides, competition, channels': (game, { hour, list, versus }) =>
		`${hour(game)} – ${game.home}${versus}${game.away} – ${game.competition} – ${list(game.channels)}`,
	'competition in parentheses': (game, { hour, list, versus }) =>
		`${hour(game)} - ${game.home}${versus}${game.away} (${game.competition}) - ${list(game.channels)}`,
	'channels behind a colon': (game, { hour, list, versus }) =>
		`• ${hour(game)} – ${game.home}${versus}${game.away} – ${game.competition}: ${list(game.channels)}`,
	'competition first': (game, { hour, list, versus }) =>
		`${hour(game)} | ${game.competition} | ${game.home}${versus}${game.away} | ${list(game.channels)}`,
	'all behind the sides': (game, { hour, list, versus }) =>
		`- ${game.home}${versus}${game.away} (${game.competition}) – ${hour(game)} – ${list(game.channels)}`,
	'hour and channels in parentheses': (game, { hour, list, versus }) =>
		`${game.home}${versus}${game.away} (${hour(game)}, ${list(game.channels)})`,
	'channels on the next line': (game, { hour, list, versus }) =>
		`${hour(game)} – ${game.home}${versus}${game.away} – ${game.competition}\nTransmissão: ${list(game.channels)}\n`,
	'hour and channels on the next line': (game, { hour, list, versus }) =>
		`${game.home}${versus}${game.away} (${game.competition})\n${hour(game)} – ${list(game.channels)}\n`,
	labels: (game, { hour, list, versus }) =>
		`⚽ ${game.home}${versus}${game.away}\n🏆 ${game.competition}\n⏰ ${hour(game)}\n📺 ${list(game.channels)}\n`,
	'labels in words': (game, { hour, list, versus }) =>
		`${game.home}${versus}${game.away}\nCompetição: ${game.competition}\nHorário: ${hour(game)} (de Brasília)\nOnde assistir: ${list(game.channels)}\n`,
	'a table with bars': (game, { hour, list, versus }) =>
		`${hour(game)} | ${game.home}${versus}${game.away} | ${game.competition} | ${list(game.channels)}`,
	'a cell for each thing': (game, { hour, list }) =>
		`${hour(game)} | ${game.competition} | ${game.home} | ${game.away} | ${list(game.channels)}`,
	prose: (game, { hour, list, versus }) =>
		versus === ' x '
			? `O ${game.home} recebe o ${game.away} às ${hour(game)}, pela ${game.competition}, com transmissão de ${list(game.channels)}.`
			: `Às ${hour(game)}, ${game.home} e ${game.away} se enfrentam pela ${game.competition}, com transmissão de ${list(game.channels)}.`,
	'hour as a heading': (game, { hour, list, versus }) =>
		`⏰ ${hour(game)}\n${game.home}${versus}${game.away} (${game.competition}) – ${list(game.channels)}`,
};

const game = fc.record({
	day: fc.nat(WEEKDAYS.length - 1),
	hour: fc.integer({ min: 11, max: 23 }),
	minute: fc.constantFrom(0, 15, 30, 45),
	competition: fc.constantFrom(...COMPETITIONS),
	channels: fc.uniqueArray(fc.constantFrom(...CHANNELS), { minLength: 1, maxLength: 3 }),
});
const games = fc
	.tuple(
		fc.array(game, { minLength: 2, maxLength: 5 }),
		fc.shuffledSubarray(CLUBS, { minLength: CLUBS.length }),
	)
	.map(([list, clubs]) =>
		list
			.map(
				(one, at): Game => ({ ...one, home: clubs[2 * at] ?? '', away: clubs[2 * at + 1] ?? '' }),
			)
			.sort((a, b) => a.day - b.day || a.hour - b.hour || a.minute - b.minute),
	);
const style = fc.record({
	hour: fc.constantFrom(...HOURS),
	day: fc.constantFrom(...DAYS),
	list: fc.constantFrom(...LISTS),
	versus: fc.constantFrom(' x ', ' X ', ' vs ', ' × ', ' – ', ' - '),
});

function write(list: readonly Game[], form: string, how: Style): string {
	const days = Map.groupBy(list, ({ day }) => day);
	return [...days]
		.map(([day, own]) => [how.day(day), ...own.map((one) => FORMS[form]?.(one, how))].join('\n'))
		.join('\n\n');
}

const factsOf = ({
	date,
	time,
	home,
	away,
	channels,
}: {
	date: string;
	time: string;
	home: string;
	away: string;
	channels: readonly string[];
}) => `${date} ${time} ${home} x ${away}: ${[...channels].sort().join(', ')}`;

test.each(Object.keys(FORMS))('S5 an agenda comes back as it was written: %s', (form) => {
	fc.assert(
		fc.property(games, style, (list, how) => {
			const read = readAgendaText(write(list, form, how)).games.map((one) =>
				factsOf({
					date: one.date ?? '',
					time: one.time ?? '',
					home: one.home.name,
					away: one.away.name,
					channels: one.broadcasts.map(({ channel }) => channel),
				}),
			);
			const written = list.map((one) =>
				factsOf({
					...one,
					date: `2026-11-${FIRST_DAY + one.day}`,
					time: `${twoDigits(one.hour)}:${twoDigits(one.minute)}`,
				}),
			);
			expect(read.sort()).toEqual(written.sort());
		}),
		{ numRuns: 40 },
	);
});
