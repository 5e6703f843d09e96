const WEEKDAYS: Readonly<Record<string, string>> = {
	lunes: 'segunda-feira',
	martes: 'terça-feira',
	miércoles: 'quarta-feira',
	miercoles: 'quarta-feira',
	jueves: 'quinta-feira',
	viernes: 'sexta-feira',
};
const MONTHS: Readonly<Record<string, string>> = {
	enero: 'janeiro',
	febrero: 'fevereiro',
	marzo: 'março',
	mayo: 'maio',
	junio: 'junho',
	julio: 'julho',
	septiembre: 'setembro',
	setiembre: 'setembro',
	octubre: 'outubro',
	noviembre: 'novembro',
	diciembre: 'dezembro',
};
const WEEKDAY = new RegExp(`(?<!\\p{L})(?:${Object.keys(WEEKDAYS).join('|')})(?!\\p{L})`, 'giu');
const MONTH = new RegExp(`(?<=\\d (?:de )?)(?:${Object.keys(MONTHS).join('|')})(?!\\p{L})`, 'giu');
/** 'a las 16 hs. por Telefé', 'vía ESPN y SporTV': the channels, up to the end of the line. */
const SHOWN_BY =
	/(?:(?<=\d\s?(?:hs?\.?|horas?)?),?\s(?:por|en)|,?\svía)\s(?=\p{Lu}|la TV|el Canal|los canales)((?:(?!\. )[^()]){2,100}?)(?=\.?$|[()])/u;
/** '(hora en Perú, 9:00 p.m. en España)' */
const OTHER_HOURS = /(?<=\(hora (?:de|en) [^(),]{2,30}),[^()]{2,80}(?=\))/giu;
const WORDS: readonly (readonly [RegExp, string])[] = [
	[/(?<!\p{L})a las? (?=\d)/giu, 'às '],
	[/ recib(?:e|irá) al? (?=\p{Lu})/gu, ' recebe o '],
	[/ (visita|enfrenta)(rá)? al (?=\p{Lu})/gu, ' $1$2 o '],
	[/(?<=\d)\s?hs\.?(?=[\s,)]|$)/gu, 'h'],
	[/ por (?:la|el) (?=\p{Lu})/gu, ' pela '],
];

/**
 * Translates the Spanish words of agendas: 'Lunes 29, a las 19 hs. por la TV Pública' →
 * 'segunda-feira 29, às 19h pela TV Pública'.
 */
export function fromSpanish(text: string): string {
	const named = text
		.replace(WEEKDAY, (word) => WEEKDAYS[word.toLowerCase()] ?? word)
		.replace(MONTH, (word) => MONTHS[word.toLowerCase()] ?? word)
		.replace(OTHER_HOURS, '')
		.replace(
			SHOWN_BY,
			(_, names: string) =>
				` | Transmissão: ${names.replace(/^(?:la|el|los canales)\s/u, '').replace(/\sy\s(?=\p{Lu})/gu, ' e ')}`,
		);
	return WORDS.reduce((written, [words, form]) => written.replace(words, form), named);
}
