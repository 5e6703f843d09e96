const NUMBERS = [
	'uma',
	'duas',
	'três',
	'quatro',
	'cinco',
	'seis',
	'sete',
	'oito',
	'nove',
	'dez',
	'onze',
	'doze',
];
const MINUTES: Readonly<Record<string, string>> = {
	meia: '30',
	trinta: '30',
	quinze: '15',
	vinte: '20',
	'quarenta e cinco': '45',
};
const AFTERNOON = 12;
/**
 * From this number on, an hour without 'manhã', 'tarde' or 'noite' is in the morning; smaller ones
 * are after noon.
 */
const EARLIEST = 10;

const SPOKEN = new RegExp(
	`(?<=(?<!\\p{L})(?:[àáa]s|das) )(${NUMBERS.join('|').replace('três', 'tr[êe]s')})(?: horas)?(?: e (${Object.keys(MINUTES).join('|')}))?(?: d[ao] (manhã|tarde|noite))?(?=\\s*(?:[,.;:)]|$)| (?:n[oa]s?|em|com|pel[oa]|contra|diante|[oa]s?|tem|tamb[ée]m|jogam?|entre)(?!\\p{L}))`,
	'giu',
);

/** 'As 20 e 30 tem: …' */
const FIGURES = /(?<=(?<!\p{L})[àáa]s )(\d{1,2}) e ([0-5]\d)(?!\d|\p{L}|[h/]|:\d)/giu;
/** '19 horas e 15 minutos' */
const MINUTES_BEHIND = /(?<!\d)(\d{1,2}) ?h(?:oras)? e ([0-5]?\d) ?min(?:utos)?(?!\p{L})/giu;

/** '3:00 p.m.', '11am' */
const HALF_DAY =
	/(?<![\d:.,/])(1[0-2]|0?\d)(?:[:.]([0-5]\d))?\s?(?:([ap])\.\s?m\.|([ap])m|(P)M)(?!\p{L})/gu;

function inFigures(
	_: string,
	hour: string,
	minutes: string | undefined,
	...parts: (string | undefined)[]
): string {
	const isLate = parts.slice(0, 3).some((part) => part?.toLowerCase() === 'p');
	return `${(Number(hour) % AFTERNOON) + (isLate ? AFTERNOON : 0)}h${minutes ?? '00'}`;
}

/**
 * 'às oito e meia da noite' → 'às 20h30': spelled-out hours. Small numbers without 'manhã' are
 * after noon, when football is played.
 */
export function writeHours(written: string): string {
	const text = /\d/.test(written)
		? written
				.replace(FIGURES, '$1h$2')
				.replace(MINUTES_BEHIND, '$1h$2')
				.replace(HALF_DAY, inFigures)
		: written;
	return text.replace(
		SPOKEN,
		(_, hour: string, minutes: string | undefined, part: string | undefined) => {
			const number = NUMBERS.indexOf(hour.toLowerCase().replace('tres', 'três')) + 1;
			const isLate = part === undefined ? number < EARLIEST : part.toLowerCase() !== 'manhã';
			const late = isLate && number < AFTERNOON ? number + AFTERNOON : number;
			return `${late}h${minutes === undefined ? '' : (MINUTES[minutes.toLowerCase()] ?? '')}`;
		},
	);
}
