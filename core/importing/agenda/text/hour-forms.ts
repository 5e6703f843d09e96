const CLOCK = String.raw`\d{1,2}(?:h\d{0,2}|:\d{2})`;
/** '28/01 -18h - Remo x Avaí' */
const DASH_AHEAD = new RegExp(
	String.raw`(?<=^\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)\s?[-–—]\s?(?=${CLOCK})`,
	'u',
);
/** 'às 19h no Brasil (Globo)' */
const IN_BRAZIL = new RegExp(
	String.raw`(?<=${CLOCK}) n[oe] (?:hor[áa]rio d[eo] )?Brasil(?=\s?[(,.;)]|$)`,
	'gu',
);
/** 'às19h' */
const GLUED_WORD = new RegExp(String.raw`(?<=(?:^|\s)[àa]s)(?=${CLOCK})`, 'giu');
/** 'Recife (PE),19h' */
const GLUED_COMMA = new RegExp(String.raw`(?<=[\p{L})]),(?=${CLOCK})`, 'gu');
/** 'Domingo, 14h30 [ESPN]' */
const BRACKETS = new RegExp(String.raw`(?<=${CLOCK}\s?)\[([^[\]]{2,80})\]$`, 'u');
/** '15h00 locais/16h00 continente': the hour of the Azores, then that of Lisbon. */
const AZORES = new RegExp(
	String.raw`(?<![\d:])${CLOCK}\sloca(?:l|is)\s?[\/(]\s?(${CLOCK})\s(?:d?n?o\s)?continente\)?`,
	'giu',
);
/** 'das 18h30 para as 18 horas': the new hour replaces the old one. */
const MOVED = new RegExp(
	String.raw`(?<!\p{L})das (?:${CLOCK}|\d{1,2} horas) para [àa]s (?=\d{1,2}(?:h|:\d| horas))`,
	'giu',
);
const TOWN = String.raw`\s?de (\p{Lu}[\p{L} ]{2,24}?)`;
/** '17:00 de Sinop/18:00 de Goiânia': the hour of the town, then that of Brasília. */
const TWO_TOWNS = new RegExp(
	String.raw`(?<![\d:])(${CLOCK})${TOWN}\s?\/\s?(${CLOCK})${TOWN}(?=\s[-–—]|[,;|)]|$)`,
	'gu',
);

/** Hours by which states trail Brasília, at most; no mainland state is ahead of it. */
const MOST_BEHIND = 2;

function laterHour(whole: string, ...hours: string[]): string {
	const [first = '', , second = ''] = hours;
	if (/lisboa|bras[íi]lia/iu.test(whole)) return whole;
	const ahead = Number.parseInt(second, 10) - Number.parseInt(first, 10);
	return ahead > 0 && ahead <= MOST_BEHIND ? second : whole;
}

/** Rewrites hours in the most common form, whatever surrounds them. */
export function writeHourForms(text: string): string {
	if (!/\d(?:h|:\d)/iu.test(text)) return text;
	return text
		.replace(GLUED_WORD, ' ')
		.replace(GLUED_COMMA, ', ')
		.replace(DASH_AHEAD, ' - ')
		.replace(IN_BRAZIL, '')
		.replace(AZORES, '$1')
		.replace(MOVED, 'às ')
		.replace(BRACKETS, '($1)')
		.replace(TWO_TOWNS, laterHour);
}
