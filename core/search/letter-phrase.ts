/**
 * Recognises a single letter of a term in a comparable text: it says something only right after the
 * word that stands before it in the term, 'b' in 'serie b' or 'd' in 'copa do brasil', never in
 * 'serie b1'. `before` and `letter` as `normalize` makes them.
 */
export function letterPhrase(before: string, letter: string): RegExp {
	return new RegExp(`(?:^| )${before}[^ ]* (?:(?:d[aeo]s?|e|x|vs?) )?${letter}(?![^ ]*\\d)`, 'u');
}
