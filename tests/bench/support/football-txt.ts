import { addDays } from '#core/site/dates.ts';
import type { Team } from '#core/teams/team.ts';

const CLUBS = 20;
const FIRST_YEAR = 2000;
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');
const HOURS = ['11.00', '16.00', '16.00', '18.30', '18.30', '19.00', '20.30', '21.30', '', ''];

/**
 * Seasons of a league of 20 clubs in Football.TXT, one document of about `games` games: the layout
 * that openfootball publishes (double round robin, hour left out where it is the one of the line
 * above).
 */
export function leagueSeasons(clubs: readonly Team[], games: number): string {
	const names = clubs.slice(0, CLUBS).map(({ shortName }) => shortName);
	const seasons = Math.ceil(games / (CLUBS * (CLUBS - 1)));
	return Array.from({ length: seasons }, (_, place) => season(names, FIRST_YEAR + place)).join(
		'\n\n',
	);
}

function season(names: string[], year: number): string {
	const first = `${year}-04-08`;
	const rounds = doubleRoundRobin(names).map((pairs, place) => {
		const day = addDays(first, place * 7);
		const lines = pairs.map(
			([home, away], line) => `    ${(HOURS[line] ?? '').padEnd(5)}  ${home.padEnd(24)} v ${away}`,
		);
		return [`» Matchday ${place + 1}`, `  ${written(day)}`, ...lines].join('\n');
	});
	return [`= Brasileiro Série A ${year}`, '', ...rounds].join('\n');
}

function written(day: string): string {
	const date = new Date(`${day}T12:00:00Z`);
	return `${WEEKDAYS[date.getUTCDay()]} ${MONTHS[date.getUTCMonth()]}/${date.getUTCDate()} ${date.getUTCFullYear()}`;
}

/**
 * Circle method: the first stays, the others go round; the second half is the first with the
 * grounds changed.
 */
function doubleRoundRobin(names: string[]): [string, string][][] {
	const half = Array.from({ length: names.length - 1 }, (_, round) => {
		const [fixed = '', ...rest] = names;
		const circle = [fixed, ...rest.slice(round), ...rest.slice(0, round)];
		return circle
			.slice(0, names.length / 2)
			.map((home, place): [string, string] => [home, circle.at(-1 - place) ?? '']);
	});
	return [
		...half,
		...half.map((pairs) => pairs.map(([home, away]): [string, string] => [away, home])),
	];
}
