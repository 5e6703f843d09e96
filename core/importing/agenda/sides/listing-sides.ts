import { WEEKDAYS } from '#core/football-pt/patterns.ts';
import { isUf } from '#core/football-pt/uf.ts';
import type { KnowsTeam, Matchup } from './sides.ts';

/** 'Remo - Avaí, 16h'. */
const WHOLE_LISTING =
	/^((?!\d{1,2}[h:.])[\p{L}\d](?:[\p{L}\d.’'º/ ]|-(?=\p{L})){1,36}?)\s?[-–—]\s?((?!\d{1,2}[h:.])[\p{Lu}\d](?:[\p{L}\d.’'º/ ]|-(?=\p{L})){1,36}?)\s?(?:, ?(\d{1,2}(?:[hH]\d{2}|:\d{2})(?:, \d{1,2}:\d{2} [^()]{3,10})?(?: [-–—] [^-–—]{2,30}|\s\([^()]{2,40}\))?)|\(((?:[^()]{3,40}\s?[-–—,]\s?)?\d{1,2}(?:[hH](?:\d{2})?|:\d{2})(?:, [^()]{2,40})?)\s?\))\.?(\s?[–—-]\s[^–—()]{2,40})?$/u;
const LOCAL_HOUR = /, \d{1,2}:\d{2} loca(?:l|is)/u;
const DASHED =
	/^(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\s*(?:\(\p{L}+\)\s*)?(?:[-–—|,]\s*)?)?(?:\d{1,2}(?:[hH]\d{0,2}(?:min)?|:\d{2}[hH]?)(?:\s*[-–—|:,]\s*|\s+))((?:\p{Lu}|\d{1,2} de )(?:[\p{L}\d.’' ]|-(?=\p{L})){1,36}?)\s+[-–—]\s+((?:\p{Lu}|\d{1,2} de )(?:[\p{L}\d.’' ]|-(?=\p{L})){1,36}?)(?=$|\s*[(|,;]|\s+[-–—]\s)/u;

/** The sides of a strict listing line; null for others. */
export function listingSides(text: string): Matchup | null {
	const [, home, away, behind, inside, more = ''] = WHOLE_LISTING.exec(text) ?? [];
	if (!home || !away) return null;
	const after = `${behind ?? inside ?? ''}${more}`.replace(LOCAL_HOUR, '');
	return { home, away, before: '', after, weak: true };
}

/** The same with the hour first and a known side; null for others. */
export function listed(text: string, knows: KnowsTeam): Matchup | null {
	const found = listingSides(text);
	if (!found || !/^\d/u.test(found.after) || knows(`${found.home}-${found.away}`)) return null;
	return knows(found.home) || knows(found.away) ? found : null;
}

/** The sides of '16h Remo - Avaí'; null for others. */
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

const WORDS = String.raw`\p{Lu}[\p{L}\d.’']*(?:[ -](?:d[aeo]s? )?[\p{Lu}\d][\p{L}\d.’']*){0,3}`;
const TITLE = new RegExp(
	String.raw`^(?:[Jj]ogo(?: \d+)?\s?[:–-]\s*)?(${WORDS})\s[-–—]\s(${WORDS})((?:\s\([^()]{3,40}\))?(?:(?:\s[-–—]|[,:])\s.{2,80})?)$`,
	'u',
);
const FACTS_BELOW = new RegExp(
	String.raw`^\s*(?:[-•*]\s)?(?:\d{1,2}(?:h\d{0,2}|:\d{2})|\d{1,2}/\d{1,2}|(?:${WEEKDAYS})(?:-feira)?[ ,(]|[🕐-🕧⏰⏱🕰📅📆🗓🏆📺📍🏟])`,
	'iu',
);

/** `isTimed`: a heading gives the hour. */
type LinesAround = { above: string; below: string; isTimed: boolean };

function isTitle(text: string): boolean {
	return TITLE.test(text.trim()) && !isUf(text.trim().slice(-2));
}

/** The sides of a title near an hour, facts or another title; null for others. */
export function titleSides(text: string, { above, below, isTimed }: LinesAround): Matchup | null {
	const [, home, away, after = ''] = isTitle(text) ? (TITLE.exec(text) ?? []) : [];
	if (!home || !away || !(isTimed || FACTS_BELOW.test(below) || isTitle(above) || isTitle(below)))
		return null;
	return { home, away, before: '', after: after.trim(), weak: true };
}
