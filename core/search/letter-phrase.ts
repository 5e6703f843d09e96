/**
 * Matches a single letter of a term in a comparable text. It must directly follow the term's
 * previous word: 'b' in 'serie b' or 'd' in 'copa do brasil', never in 'serie b1'. `before` and
 * `letter` come from `normalize`.
 */
export function letterPhrase(before: string, letter: string): RegExp {
	return new RegExp(`(?:^| )${before}[^ ]* (?:(?:d[aeo]s?|e|x|vs?) )?${letter}(?![^ ]*\\d)`, 'u');
}
