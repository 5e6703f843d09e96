import { zonesOfLabel } from '#core/importing/hours/written-zones.ts';
import { GUIDE_ZONE } from '#core/site/dates.ts';

/** An hour in a text, with its start and end offsets. */
type Clock = { time: string; start: number; end: number };

/** '15h', '16h30min', '21:30', '8:00h', '19 horas'. Not '2:1', '15/10' or a part of a word. */
const CLOCK =
	/(?<![\d\p{L}:/,.+-])([01]?\d|2[0-4])(?:\s?h(?:oras?|rs?|s)?(?:([0-5]\d)h(?![\p{L}\d])|\s?([0-5]\d)(?!\d|\/|\s?(?:de\s(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)|h))(?:\s?min(?:utos)?|m)?)?|:([0-5]\d)(?::00)?(?:\s?h(?:rs?|oras?|s)?)?|\.?\s(?:horas?|hrs?))(?![\p{L}\d])/giu;

/** All hours of a text, in order; '24:00' means the end of the day. */
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
/** 'horário de MS', '16h (em MS)', '(de Brasília)' */
const ZONE = new RegExp(
	String.raw`[([]?\s*(?:(?:n[oa]s?|pel[oa]|d[eo]|em)\s+)?(?:hor[áa]rios?|horas?|fuso)\s+(?:(?:oficial|local)\s+)*(?:d[eoa]l?|em|en|n[oa])\s+(${PLACE})|(?<=\dh?\d{0,2} ?)\((?:em|n[oa]|d[eoa]) (${PLACE})\)|(?:\(\s*|(?<!\p{L})de\s+)(bras[íi]lia|bsb)(?!\p{L})`,
	'giu',
);
const MOST_WORDS = 4;

/** The zone of one place that hours are named after; null for an unknown or ambiguous one. */
export function zoneOfPlace(place: string): string | null {
	const [only, second] = zonesOfLabel(place);
	return only === undefined || second !== undefined || only.zone.startsWith('@') ? null : only.zone;
}

/** The zone that a text gives for its hours, and the text without it. */
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

/** Zones whose hours stay as written: those of Brazil and Portugal. */
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

/** Whether hours of this zone are converted to Brasília time. */
export function isNeighbour(zone: string): boolean {
	return !OWN_ZONES.has(zone);
}

const NUMBERS = 'uma|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze';
const MINUTES: Readonly<Record<string, string>> = {
	meia: '30',
	trinta: '30',
	quinze: '15',
	vinte: '20',
	'quarenta e cinco': '45',
};
const HALF = 12;
/** Smaller numbers without 'manhã' are after noon, when football is played. */
const EARLIEST = 10;
const SPOKEN = new RegExp(
	`(?<=(?<!\\p{L})(?:[àáa]s|das) )(${NUMBERS})(?: horas)?(?: e (${Object.keys(MINUTES).join('|')}))?(?: d[ao] (manhã|tarde|noite))?(?=\\s*(?:[,.;:)]|$)| (?:n[oa]s?|em|com|pel[oa]|contra|diante|[oa]s?|tem|também|jogam?|entre)(?!\\p{L}))`,
	'giu',
);
const NOON = /(?<!\p{L})(?<!antes do )(?:meio([- ])dia|meia[- ]noite)(?!\p{L})/giu;
/** 'As 20 e 30', '19 horas e 15 minutos' */
const FIGURES = /(?<=(?<!\p{L})[àáa]s )(\d{1,2}) e ([0-5]\d)(?!\d|\p{L}|[h/]|:\d)/giu;
const MINUTES_BEHIND = /(?<!\d)(\d{1,2}) ?h(?:oras)? e ([0-5]?\d) ?min(?:utos)?(?!\p{L})/giu;
/** '3:00 p.m.', '11am' */
const HALF_DAY =
	/(?<![\d:.,/])(1[0-2]|0?\d)(?:[:.]([0-5]\d))?\s?(?:([ap])\.\s?m\.|([ap])m|(P)M)(?!\p{L})/gu;

type Groups = (string | undefined)[];

/** 'às oito e meia da noite' → 'às 20h30': spelled-out hours in figures. */
export function writeHours(text: string): string {
	return text
		.replace(FIGURES, '$1h$2')
		.replace(MINUTES_BEHIND, '$1h$2')
		.replace(NOON, (_, isDay?: string) => (isDay === undefined ? '24h' : '12h'))
		.replace(HALF_DAY, (_, hour: string, minutes?: string, ...parts: Groups) => {
			const isLate = parts.slice(0, 3).some((part) => part?.toLowerCase() === 'p');
			return `${(Number(hour) % HALF) + (isLate ? HALF : 0)}h${minutes ?? '00'}`;
		})
		.replace(SPOKEN, (_, hour: string, minutes?: string, part?: string) => {
			const word = hour.toLowerCase().replace('tres', 'tr[êe]s').replace('três', 'tr[êe]s');
			const number = NUMBERS.split('|').indexOf(word) + 1;
			const isLate = part === undefined ? number < EARLIEST : part.toLowerCase() !== 'manhã';
			const late = isLate && number < HALF ? number + HALF : number;
			return `${late}h${MINUTES[minutes?.toLowerCase() ?? ''] ?? ''}`;
		});
}
