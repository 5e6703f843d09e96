/**
 * Month names in the languages of the sources, without accents; any prefix of three letters or more
 * is an abbreviation.
 */
const MONTHS: readonly (readonly string[])[] = [
	['january', 'janeiro', 'enero', 'januar', 'janner', 'janvier', 'gennaio'],
	['february', 'fevereiro', 'febrero', 'februar', 'fevrier', 'febbraio'],
	['march', 'marco', 'marzo', 'marz', 'maerz', 'mars', 'mrz'],
	['april', 'abril', 'avril', 'aprile'],
	['may', 'maio', 'mayo', 'mai', 'maggio'],
	['june', 'junho', 'junio', 'juni', 'juin', 'giugno'],
	['july', 'julho', 'julio', 'juli', 'juillet', 'luglio'],
	['august', 'agosto', 'aout'],
	['september', 'setembro', 'septiembre', 'setiembre', 'septembre', 'settembre'],
	['october', 'outubro', 'octubre', 'oktober', 'octobre', 'ottobre'],
	['november', 'novembro', 'noviembre', 'novembre'],
	['december', 'dezembro', 'diciembre', 'dezember', 'decembre', 'dicembre'],
];

/** Weekday names, Sunday first; common two-letter abbreviations are listed. */
const WEEKDAYS: readonly (readonly string[])[] = [
	['sunday', 'domingo', 'sonntag', 'dimanche', 'domenica', 'su', 'so'],
	['monday', 'segunda', 'segunda-feira', 'lunes', 'montag', 'lundi', 'lunedi', 'mo'],
	['tuesday', 'terca', 'terca-feira', 'martes', 'dienstag', 'mardi', 'martedi', 'tu', 'di'],
	[
		'wednesday',
		'quarta',
		'quarta-feira',
		'miercoles',
		'mittwoch',
		'mercredi',
		'mercoledi',
		'we',
		'mi',
	],
	['thursday', 'quinta', 'quinta-feira', 'jueves', 'donnerstag', 'jeudi', 'giovedi', 'th', 'do'],
	['friday', 'sexta', 'sexta-feira', 'viernes', 'freitag', 'vendredi', 'venerdi', 'fr'],
	['saturday', 'sabado', 'samstag', 'sonnabend', 'samedi', 'sabato', 'sa'],
];

/** A word in lower case without accents or final dot. */
function plainWord(word: string): string {
	return word
		.normalize('NFD')
		.replace(/\p{Mn}/gu, '')
		.toLowerCase()
		.replace(/\.$/, '');
}

function positionsIn(
	table: readonly (readonly string[])[],
	word: string,
	shortest: number,
): number[] {
	const plain = plainWord(word);
	return table.flatMap((names, index) =>
		names.some((name) => name === plain || (plain.length >= shortest && name.startsWith(plain)))
			? [index]
			: [],
	);
}

/** Month 1–12 of a name or abbreviation ('Aug', 'agosto', 'Dez.'), or null. */
export function monthOf(word: string): number | null {
	const [position, ...others] = positionsIn(MONTHS, word, 3);
	return position === undefined || others.length > 0 ? null : position + 1;
}

/**
 * Weekdays (0 = Sunday) that a name or abbreviation may mean ('Ter', 'Th', 'sáb'); empty when it is
 * not a weekday.
 */
export function weekdaysOf(word: string): number[] {
	return positionsIn(WEEKDAYS, word, 3);
}
