import { zonesOfLabel } from '#core/importing/hours/written-zones.ts';
import { GUIDE_ZONE } from '#core/site/dates.ts';

type Clock = { time: string; start: number; end: number };

/** Not '2:1', '15/10' or a part of a word. */
const CLOCK =
	/(?=\d)(?<![\d\p{L}:/,.+-])([01]?\d|2[0-4])(?:\s?h(?:oras?|rs?|s)?(?:([0-5]\d)h(?![\p{L}\d])|\s?([0-5]\d)(?!\d|\/|\s?de\s(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez))(?:\s?min(?:utos)?|m)?)?|:([0-5]\d)(?::00)?(?:\s?h(?:rs?|oras?|s)?)?|\.?\s(?:horas?|hrs?))(?![\p{L}\d])/giu;

/** All hours (HH:MM) in order; '24:00' is the end of the day. */
export function findClocks(text: string): Clock[] {
	return [...text.matchAll(CLOCK)]
		.map(({ index: start, ...match }) => ({
			time: `${(match[1] ?? '').padStart(2, '0')}:${match[2] ?? match[3] ?? match[4] ?? '00'}`,
			start,
			end: start + match[0].length,
		}))
		.filter(({ time }) => time <= '24:00');
}

const PLACE = String.raw`\p{L}+(?:[ -]\p{L}+){0,3}`;
const ZONE = new RegExp(
	String.raw`[([]?\s*(?:(?:n[oa]s?|pel[oa]|d[eo]|em)\s+)?(?:hor[áa]rios?|horas?|fuso)\s+(?:(?:oficial|local)\s+)*(?:d[eoa]l?|em|en|n[oa])\s+(${PLACE})|(?<=\dh?\d{0,2} ?)\((?:em|n[oa]|d[eoa]) (${PLACE})\)|(?:\(\s*|(?<!\p{L})de\s+)(bras[íi]lia|bsb)(?!\p{L})`,
	'giu',
);
const MOST_WORDS = 4;

/** The zone of a place; null when unknown or ambiguous. */
export function zoneOfPlace(place: string): string | null {
	const [only, second] = zonesOfLabel(place);
	return only === undefined || second !== undefined || only.zone.startsWith('@') ? null : only.zone;
}

/** The zone of a text's hours, and the text without it; null for none. */
export function takeZone(text: string): { zone: string; rest: string } | null {
	for (const { 0: found, index, ...groups } of text.matchAll(ZONE)) {
		const words = (groups[1] ?? groups[2] ?? groups[3] ?? '').split(' ');
		for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--) {
			const zone = zoneOfPlace(words.slice(0, count).join(' '));
			if (zone === null) continue;
			const behind = words.slice(count).join(' ');
			const end = index + found.length - behind.length;
			const rest = `${text.slice(0, index)} ${text.slice(end).replace(/^\s*[)\]]/u, '')}`;
			return { zone, rest: rest.replace(/\s+/gu, ' ').trim() };
		}
	}
	return null;
}

/** Hours of Brazil and Portugal stay as written. */
const OWN_ZONES: ReadonlySet<string> = new Set([
	GUIDE_ZONE,
	'America/Campo_Grande',
	'America/Cuiaba',
	'America/Manaus',
	'America/Rio_Branco',
	'America/Porto_Velho',
	'America/Boa_Vista',
	'America/Noronha',
	'Europe/Lisbon',
	'Europe/London',
]);

/** Whether hours of this zone become Brasília time. */
export function isNeighbour(zone: string): boolean {
	return !OWN_ZONES.has(zone);
}

const LONGEST_AHEAD = 12;

/** Whether a row is one hour, with at most a short word before. */
export function isLoneHour(row: string): boolean {
	const [clock, second] = findClocks(row);
	if (!clock || second || clock.start > LONGEST_AHEAD) return false;
	const ahead = row.slice(0, clock.start).replace(/hor[áa]rio|jogos?/iu, '');
	const behind = row.slice(clock.end).replace(/[\s:.–-]|horas?|\(.*\)/giu, '');
	return !/\p{L}{4}/u.test(ahead) && behind === '';
}
