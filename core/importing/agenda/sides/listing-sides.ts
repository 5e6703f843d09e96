import { WEEKDAYS } from '#core/football-pt/patterns.ts';
import { isUf } from '#core/football-pt/uf.ts';
import { readLabel } from '#core/football-pt/words.ts';
import type { KnowsTeam, Matchup } from './sides.ts';

/**
 * 'Rabo de Peixe-Praiense (16h30)', 'Feirense - Marítimo, 14:00': two names directly followed by
 * the hour.
 */
const LISTED =
	/^((?!\d)[\p{L}\d](?:[\p{L}\d.’'/ ]|-(?=\p{L})){1,36}?)\s?[-–—]\s?(\p{Lu}(?:[\p{L}\d.’'/ ]|-(?=\p{L})){1,36}?)(?=(?:,\s*|\s*\(|\s+[-–—|]\s+)(?:[àa]s\s+)?\d{1,2}(?:[hH:](?:\d{2})?|\shoras)(?!\d))/u;

/**
 * '20h00 Girona-Espanhol, Eleven 1 (La Liga)', '14h00 - Leixões-Tondela (Canal 11)': the hour, two
 * names, then the channel.
 */
const LISTED_BEHIND_HOUR =
	/^\d{1,2}(?:h\d{2}|:\d{2})\s(?:[-–—]\s)?((?!\d)[\p{L}\d](?:[\p{L}\d.’' ]){1,36}?)-(\p{Lu}(?:(?!\s[A-Z]{3})[\p{L}\d.’' ]){1,36}?)(?=,\s\p{L}|\s\([^()]{2,40}\)\s*$)/u;

/** One known side is enough when the line has the form of a listing. */
export function listed(text: string, knows: KnowsTeam): Matchup | null {
	const behindHour = LISTED_BEHIND_HOUR.exec(text);
	const [, home, away] = LISTED.exec(text) ?? behindHour ?? [];
	if (!home || !away || !(knows(home) || knows(away)) || knows(`${home}-${away}`)) return null;
	const after = text
		.slice(text.indexOf(away, text.indexOf(home) + home.length) + away.length)
		.trim();
	return {
		home,
		away,
		before: text.slice(0, text.indexOf(home)).replace(/[\s–—-]+$/u, ''),
		after,
		weak: true,
	};
}

/**
 * 'Cova da Piedade - Académica, 16h00', 'Trofense-B SAD (15h30)', 'ASA – Lobito (Coqueiros –
 * 16H00)': the whole line has the form of a listing.
 */
const WHOLE_LISTING =
	/^((?!\d{1,2}[h:.])[\p{L}\d](?:[\p{L}\d.’'º/ ]|-(?=\p{L})){1,36}?)\s?[-–—]\s?((?!\d{1,2}[h:.])[\p{Lu}\d](?:[\p{L}\d.’'º/ ]|-(?=\p{L})){1,36}?)\s?(?:, ?(\d{1,2}(?:[hH]\d{2}|:\d{2})(?:, \d{1,2}:\d{2} [^()]{3,10})?(?: [-–—] [^-–—]{2,30}|\s\([^()]{2,40}\))?)|\(((?:[^()]{3,40}\s?[-–—,]\s?)?\d{1,2}(?:[hH](?:\d{2})?|:\d{2})(?:, [^()]{2,40})?)\s?\))\.?(\s?[–—-]\s[^–—()]{2,40})?$/u;
/** '19h45 Mónaco-Nimes, Eleven Sports 2 (Ligue 1)', '14h00: Rio Ave-Paredes – Canal 11' */
const HOUR_LISTING =
	/^(\d{1,2}(?:h\d{2}|:\d{2})):?\s((?!\d)[\p{L}\d][\p{L}\d.’' ]{2,36}?)-(\p{Lu}[\p{L}\d.’' ]{2,36}?(?:\s(?:SAD|SAF|SC|FC|B))?)((?:,|\s[–—-])\s.{2,60}|\s[A-Z]{3,}.{0,60})?$/u;

/** The sides of such a line, even if both names are unknown. */
export function listingSides(text: string): Matchup | null {
	const whole = WHOLE_LISTING.exec(text);
	if (whole?.[1] && whole[2])
		return {
			home: whole[1],
			away: whole[2],
			before: '',
			after: `${whole[3] ?? whole[4] ?? ''}${whole[5] ?? ''}`.replace(
				/, \d{1,2}:\d{2} loca(?:l|is)/u,
				'',
			),
			weak: true,
		};
	const [, hour = '', home, away, after = ''] = HOUR_LISTING.exec(text) ?? [];
	// '13h00: Fulano fala do Benfica-Sporting'
	const isName = home !== undefined && !/ \p{Ll}{4,} /u.test(home);
	return isName && away
		? { home, away, before: hour, after: after.replace(/^,\s/u, ''), weak: true }
		: null;
}

const NAME = /^(?!\d{1,2}[h:.])[\p{Lu}\d][\p{L}\d.’'º/ -]{1,36}$/u;
const HOUR = /^(?:[àa]s )?\d{1,2}(?:h\d{0,2}|:\d{2})(?:\s?h(?:oras?)?)?(?: \([^()]{3,40}\))?$/iu;

/**
 * 'Marítimo - UD Leiria – Sport TV – 18h45': two names, then fields. One field is an hour, and the
 * others name channels according to `isShown`. Null for other lines.
 */
export function rowSides(text: string, isShown: (field: string) => boolean): Matchup | null {
	const [home = '', away = '', ...fields] = text.split(/\s+[-–—|]\s+/u);
	const hours = fields.filter((field) => HOUR.test(field));
	if (![home, away].every((name) => NAME.test(name)) || fields.length < 2 || hours.length !== 1)
		return null;
	if (!fields.every((field) => hours.includes(field) || isShown(field))) return null;
	return { home, away, before: '', after: `| ${fields.join(' | ')}`, weak: true };
}

/**
 * '9h - Vila Nova do Itu - União Rancho Grande', '15h Aimoré – Veranópolis (FGF TV)', '22/11 | 16h
 * | Ivinhema - Velo Clube | TVE'
 */
const DASHED =
	/^(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\s*(?:\(\p{L}+\)\s*)?(?:[-–—|,]\s*)?)?(?:\d{1,2}(?:[hH]\d{0,2}(?:min)?|:\d{2}[hH]?)(?:\s*[-–—|:,]\s*|\s+))((?:\p{Lu}|\d{1,2} de )(?:[\p{L}\d.’' ]|-(?=\p{L})){1,36}?)\s+[-–—]\s+((?:\p{Lu}|\d{1,2} de )(?:[\p{L}\d.’' ]|-(?=\p{L})){1,36}?)(?=$|\s*[(|,;]|\s+[-–—]\s)/u;

const WORDS = String.raw`\p{Lu}[\p{L}\d.’']*(?:[ -](?:d[aeo]s? )?[\p{Lu}\d][\p{L}\d.’']*){0,3}`;
const TITLE = new RegExp(
	String.raw`^(?:[Jj]ogo(?: \d+)?\s?[:–-]\s*)?(${WORDS})\s[-–—]\s(${WORDS})((?:\s\([^()]{3,40}\))?(?:(?:\s[-–—]|[,:])\s.{2,80})?)$`,
	'u',
);
/** Below a title: an hour, a date or the emoji of a label. */
const FACTS_BELOW = new RegExp(
	String.raw`^\s*(?:[-•*]\s)?(?:\d{1,2}(?:h\d{0,2}|:\d{2})|\d{1,2}/\d{1,2}|(?:${WEEKDAYS})(?:-feira)?[ ,(]|[🕐-🕧⏰⏱🕰📅📆🗓🏆📺📍🏟])`,
	'iu',
);

/** The lines around a possible pair of sides, and whether a heading gives its hour. */
type LinesAround = { above: string; below: string; isTimed: boolean };

function isTitle(text: string): boolean {
	return TITLE.test(text.trim()) && !isUf(text.trim().slice(-2));
}

/**
 * 'Azul Real - Vila do Sol': a game title. Requires an hour in a heading, an hour or label below,
 * or a similar neighbouring line.
 */
export function titleSides(text: string, { above, below, isTimed }: LinesAround): Matchup | null {
	const [, home, away, after = ''] = isTitle(text) ? (TITLE.exec(text) ?? []) : [];
	const hasFactsBelow =
		FACTS_BELOW.test(below) || (readLabel(below.trim()) ?? { value: '' }).value !== '';
	if (!home || !away || !(isTimed || hasFactsBelow || isTitle(above) || isTitle(below)))
		return null;
	return { home, away, before: '', after: after.trim(), weak: true };
}

/** The sides of a line of the form 'hour, name, dash, name', even if both are unknown. */
export function dashedSides(text: string): Matchup | null {
	const [whole = '', home, away] = DASHED.exec(text) ?? [];
	if (!home || !away) return null;
	return {
		home,
		away,
		before: text.slice(0, text.indexOf(home)).replace(/[\s\-–—|:]+$/u, ''),
		after: text.slice(whole.length).trim(),
		weak: true,
	};
}
