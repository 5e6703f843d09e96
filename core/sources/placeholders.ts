import { addDays } from '#core/site/dates.ts';
import type { SeasonRule } from './game-source.ts';

/** Days around today that a window `{de}` … `{ate}` covers: ten, as some services allow no more. */
const DAYS_BACK = 1;
const DAYS_AHEAD = 8;
/** A season that begins in autumn is over by the end of June. */
const FIRST_MONTH_OF_AUTUMN_SEASON = 7;

/** What may be known when an address is made. `day` = YYYY-MM-DD in São Paulo. */
export type Moment = { day: string; season: SeasonRule };

type Values = { day: string; from: string; until: string; year: number; begins: number };

/** The value of each placeholder that depends on the day. */
const VALUES: Readonly<Record<string, (values: Values, season: SeasonRule) => string>> = {
	dia: ({ day }) => day,
	'dia-compacto': ({ day }) => compact(day),
	de: ({ from }) => from,
	'de-compacto': ({ from }) => compact(from),
	ate: ({ until }) => until,
	'ate-compacto': ({ until }) => compact(until),
	ano: ({ year }) => String(year),
	temporada: ({ begins }) => String(begins),
	'temporada-curta': (values, season) => span(values, season, (end) => String(end).slice(2)),
	'temporada-longa': (values, season) => span(values, season, String),
};

/** The service's code of the competition; filled when a source is made from an entry. */
export const COMPETITION_PLACEHOLDER = '{competicao}';
/** The key; filled when the address is asked, never stored or shown. */
export const KEY_PLACEHOLDER = '{chave}';

/** The template with its days and seasons filled. Braces with other words stay as they are. */
export function fillDays(template: string, { day, season }: Moment): string {
	const year = Number(day.slice(0, 4));
	const hasBegun = Number(day.slice(5, 7)) >= FIRST_MONTH_OF_AUTUMN_SEASON;
	const begins = season === 'year' || hasBegun ? year : year - 1;
	const values = {
		...{ day, year, begins },
		...{ from: addDays(day, -DAYS_BACK), until: addDays(day, DAYS_AHEAD) },
	};
	return template.replaceAll(
		/\{([a-z-]+)\}/g,
		(written, name: string) => VALUES[name]?.(values, season) ?? written,
	);
}

function span({ begins }: Values, season: SeasonRule, end: (year: number) => string): string {
	return season === 'year' ? String(begins) : `${begins}-${end(begins + 1)}`;
}

function compact(day: string): string {
	return day.replaceAll('-', '');
}
