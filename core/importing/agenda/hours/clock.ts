import { GUIDE_ZONE } from '#core/site/dates.ts';
import { NEIGHBOUR_PLACES } from './neighbour-zones.ts';

/** An hour in a text, with its start and end offsets. */
type Clock = { time: string; start: number; end: number };

/**
 * '15h', '15h00', '16h30min', '21:30', '8:00h', '10h30h', '19 horas', '11h:', '20h 30'. Not '2:1',
 * '15/10' or a part of a word.
 */
const CLOCK =
	/(?<![\d\p{L}:/,.+-])([01]?\d|2[0-4])(?:\s?h(?:oras?|rs?|s)?(?:([0-5]\d)h(?![\p{L}\d])|\s?([0-5]\d)(?!\d|\/|\s?(?:de\s(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)|h))(?:\s?min(?:utos)?|m)?)?|:([0-5]\d)(?::00)?(?:\s?h(?:rs?|oras?|s)?)?|\.?\s(?:horas?|hrs?))(?![\p{L}\d])/giu;
const WORDS: readonly (readonly [RegExp, string])[] = [
	[/(?<!\p{L})(?<!antes do )meio[- ]dia(?!\p{L})/iu, '12:00'],
	[/(?<!\p{L})meia[- ]noite(?!\p{L})/iu, '24:00'],
];

/** A cheap pre-check: most texts have no hour, and this runs often. */
const HAS_HOUR = /\d|mei[ao]/iu;

/** All hours of a text, in order; '24:00' means the end of the day. */
export function findClocks(text: string): Clock[] {
	if (!HAS_HOUR.test(text)) return [];
	const clocks = [...text.matchAll(CLOCK)].map((match) => {
		const start = match.index;
		return {
			time: `${(match[1] ?? '').padStart(2, '0')}:${match[2] ?? match[3] ?? match[4] ?? '00'}`,
			start,
			end: start + match[0].length,
		};
	});
	for (const [pattern, time] of WORDS) {
		const match = pattern.exec(text);
		if (match) clocks.push({ time, start: match.index, end: match.index + match[0].length });
	}
	return clocks.filter(({ time }) => time <= '24:00').sort((a, b) => a.start - b.start);
}

const HOUR_WORDS = String.raw`(?:\(|\[)?\s*(?:n[oa]s?\s+|pel[oa]\s+|d[eo]\s+|em\s+)?(?:hor[áa]rios?|horas?|fuso)(?:\s+oficial)?\s+(?:local\s+)?(?:d[eoa]l?|en|em|n[oa])\s+`;
const ZONE_PLACES: readonly (readonly [string, string])[] = [
	[String.raw`bras[íi]lia(?:[-\s]?\(?DF\)?)?|bsb|DF`, GUIDE_ZONE],
	['mato grosso do sul|MS|campo grande', 'America/Campo_Grande'],
	['mato grosso|MT|cuiab[áa]', 'America/Cuiaba'],
	['manaus|amazonas|AM', 'America/Manaus'],
	['acre|AC|rio branco', 'America/Rio_Branco'],
	['rond[ôo]nia|RO|porto velho', 'America/Porto_Velho'],
	['roraima|RR|boa vista', 'America/Boa_Vista'],
	['fernando de noronha|noronha', 'America/Noronha'],
	['lisboa|portugal(?: continental)?', 'Europe/Lisbon'],
	['londres|inglaterra', 'Europe/London'],
	...NEIGHBOUR_PLACES,
];
const ZONES = ZONE_PLACES.map(
	([places, zone]) =>
		[new RegExp(`${HOUR_WORDS}(?:${places})(?![\\p{L}])\\s*[)\\]]?`, 'iu'), zone] as const,
);
const BRASILIA = /\(\s*(?:de\s+)?(?:bras[íi]lia|bsb)\s*\)|(?<!\p{L})de\s+bras[íi]lia(?!\p{L})/iu;

/** 'às 6h (em MS)': next to an hour, a state code is never a ground. */
const STATE_BEHIND = ZONE_PLACES.flatMap(([places, zone]) => {
	const codes = places
		.split('|')
		.filter((place) => /^[A-Z]{2}$/u.test(place) || place === 'mato grosso do sul');
	const pattern = new RegExp(
		String.raw`(?<=\dh?\d{0,2} ?)\((?:em|n[oa]|de|d[oa]) (?:${codes.join('|')})\)`,
		'iu',
	);
	return codes.length === 0 ? [] : [[pattern, zone] as const];
});

/** A cheap pre-check: every zone pattern above contains one of these words. */
const HAS_ZONE = /hor|fuso|bras|bsb|\((?:em|n[oa]|d[eoa]) /iu;

/**
 * The zone that a text gives for its hours ('horário de MS', '(de Brasília)'), and the text without
 * it.
 */
export function takeZone(text: string): { zone: string; rest: string } | null {
	if (!HAS_ZONE.test(text)) return null;
	for (const [pattern, zone] of [...ZONES, ...STATE_BEHIND, [BRASILIA, GUIDE_ZONE] as const]) {
		if (pattern.test(text))
			return { zone, rest: text.replace(pattern, ' ').replace(/\s+/gu, ' ').trim() };
	}
	return null;
}
