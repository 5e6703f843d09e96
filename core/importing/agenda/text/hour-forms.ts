import { type Form, rewrite } from './line-forms.ts';

const CLOCK = String.raw`\d{1,2}(?:h\d{0,2}|:\d{2})`;

const HOUR_FORMS: readonly Form[] = [
	// No month has this number.
	[/^([01]?\d|2[0-3])\.(00|1[3-9]|[2-5]\d)(?=\s*(?:[|–—:-]\s*)?\p{Lu})/u, '$1:$2'],
	[/^(1\d|2[0-3])-(00|15|30|45)(?= ?[–—-] ?\p{L})/u, '$1:$2'],
	[new RegExp(String.raw`(?<=(?:^|\s)[àaÀA]s|[\p{L})],)(?=${CLOCK})`, 'gu'), ' '],
	[new RegExp(String.raw`(?<=^\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)\s?[-–—]\s?(?=${CLOCK})`, 'u'), ' - '],
	// The new hour replaces the old one.
	[
		new RegExp(
			String.raw`(?<!\p{L})das (?:${CLOCK}|\d{1,2} horas) para [àa]s (?=\d{1,2}(?:h|:\d| horas))`,
			'giu',
		),
		'às ',
	],
	[new RegExp(String.raw`(?<=${CLOCK}\s?)\[([^[\]]{2,80})\]$`, 'u'), '($1)'],
	[/(?<=(?<!\p{L})[àáa]s )(\d{1,2}) e ([0-5]\d)(?!\d|\p{L}|[h/]|:\d)/giu, '$1h$2'],
	[/(?<!\d)(\d{1,2}) ?h(?:oras)? e ([0-5]?\d) ?min(?:utos)?(?!\p{L})/giu, '$1h$2'],
	[/(?<!\p{L})(?<!antes do )meio[- ]dia(?!\p{L})/giu, '12h'],
	[/(?<!\p{L})meia[- ]noite(?!\p{L})/giu, '24h'],
];

const NUMBERS = 'uma duas três quatro cinco seis sete oito nove dez onze doze'.split(' ');
const MINUTES: Readonly<Record<string, string>> = {
	meia: '30',
	trinta: '30',
	quinze: '15',
	vinte: '20',
	'quarenta e cinco': '45',
};
const HALF = 12;
/** Smaller numbers are after noon, when football is played, unless 'manhã'. */
const EARLIEST = 10;
const SPOKEN = new RegExp(
	String.raw`(?<=(?<!\p{L})(?:[àáa]s|das) )(${NUMBERS.join('|').replace('ê', '[êe]')})(?: horas)?(?: e (${Object.keys(MINUTES).join('|')}))?(?: d[ao] (manhã|tarde|noite))?(?=\s*(?:[,.;:)]|$)| (?:n[oa]s?|em|com|pel[oa]|contra|diante|[oa]s?|tem|também|jogam?|entre)(?!\p{L}))`,
	'giu',
);
const HALF_DAY =
	/(?<![\d:.,/])(1[0-2]|0?\d)(?:[:.]([0-5]\d))?\s?(?:([ap])\.\s?m\.|([ap])m|(P)M)(?!\p{L})/giu;

function spokenHour(_: string, hour: string, minutes?: string, part?: string): string {
	const number = NUMBERS.indexOf(hour.toLowerCase().replace('tres', 'três')) + 1;
	const isLate = part === undefined ? number < EARLIEST : part.toLowerCase() !== 'manhã';
	const figure = isLate && number < HALF ? number + HALF : number;
	return `${figure}h${MINUTES[minutes?.toLowerCase() ?? ''] ?? ''}`;
}

function hourOfHalf(_: string, hour: string, minutes = '00', ...parts: unknown[]): string {
	const isLate = parts.slice(0, 3).some((part) => part === 'p' || part === 'P');
	return `${(Number(hour) % HALF) + (isLate ? HALF : 0)}h${minutes}`;
}

/** Writes hours as '20h30': 'às oito e meia da noite', '8:30 p.m.'. */
export function writeHours(text: string): string {
	return rewrite(text, HOUR_FORMS).replace(HALF_DAY, hourOfHalf).replace(SPOKEN, spokenHour);
}
